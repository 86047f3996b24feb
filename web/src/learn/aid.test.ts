import { expect, test } from 'vitest'
import english from '$branchline/games/rocket/words/aid.en.md?raw'
import french from '$branchline/games/rocket/words/aid.fr.md?raw'
import { parseAid } from './aid'

test('an aid has sections with a few points each', () => {
  const { title, sections } = parseAid(english)
  expect(title).toContain('Stephenson’s Rocket')
  expect(sections.map(({ title }) => title)).toEqual(['Your turn', 'What pays', 'How it ends'])
  expect(sections.flatMap(({ points }) => points)).toHaveLength(english.match(/^- /gm)!.length)
  expect(sections[0]!.lead).toHaveLength(1)
})
test('it has the same shape in both languages', () => {
  const shape = (source: string) => parseAid(source).sections.map(({ lead, points }) => [lead.length, points.length])
  expect(shape(french)).toEqual(shape(english))
})
