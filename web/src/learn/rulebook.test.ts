import { expect, test } from 'vitest'
import english from '$branchline/games/rocket/words/rules.en.md?raw'
import french from '$branchline/games/rocket/words/rules.fr.md?raw'
import { chapterOf, parse, search, spans } from './rulebook'

const book = parse(english)

test('every line of the rules finds its place', () => {
  expect(book.title).toBe('Stephenson’s Rocket')
  expect(book.chapters.map(({ id }) => id).slice(0, 3)).toEqual(['SR-1', 'SR-2', 'SR-3'])
  expect(book.chapters.flatMap(({ clauses }) => clauses)).toHaveLength(english.match(/^- \*\*/gm)!.length)
})
test('both languages have the same clauses', () => {
  const ids = (source: string) =>
    parse(source).chapters.flatMap(({ id, clauses }) => [id, ...clauses.map((clause) => clause.id)])
  expect(ids(french)).toEqual(ids(english))
})
test('clauses named in a clause become links, and each of them exists', () => {
  expect(spans('see *N* (SR-2.6), `true`')).toEqual([
    { kind: 'text', text: 'see ' },
    { kind: 'em', text: 'N' },
    { kind: 'text', text: ' (' },
    { kind: 'clause', text: 'SR-2.6' },
    { kind: 'text', text: '), ' },
    { kind: 'code', text: 'true' },
  ])
  const named = book.chapters
    .flatMap(({ lead, clauses }) => [...lead, ...clauses.map(({ text }) => text)])
    .flatMap(spans)
    .filter(({ kind }) => kind === 'clause')
  expect(named.filter(({ text }) => !chapterOf(book, text))).toEqual([])
})
test('searching ignores accents and order', () => {
  expect(search(book, 'locomotive LEAVING').flatMap(({ clauses }) => clauses.map(({ id }) => id))).toContain('SR-6.2')
  expect(search(parse(french), 'interpretation').length).toBeGreaterThan(0)
  expect(search(book, 'xylophone')).toEqual([])
})
test('a chapter that a game shares with its family is one, and stands where the game has it', () => {
  const own = '# Whist\n## WH-1 First\n- **WH-1.1** Sit.\n## FA-1 Your cards\n- **FA-1.10** Sort.\n- **FA-1.1** Cut.'
  const family = '## FA-1 Cards\nAll of them.\n- **FA-1.2** Deal.\n## FA-2 Play\n- **FA-2.1** Lead.'
  const { chapters } = parse(`${own}\n${family}`)
  expect(chapters.map(({ id, title }) => `${id} ${title}`)).toEqual(['WH-1 First', 'FA-1 Your cards', 'FA-2 Play'])
  expect(chapters[1]!.lead).toEqual(['All of them.'])
  expect(chapters.flatMap(({ clauses }) => clauses.map(({ id }) => id))).toEqual([
    'WH-1.1',
    'FA-1.1',
    'FA-1.2',
    'FA-1.10',
    'FA-2.1',
  ])
})
