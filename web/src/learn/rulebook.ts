/** The rules as the game's own text has them: chapters of clauses, each with its number. */

export interface Clause {
  id: string
  text: string
  /** It is about something a table may choose otherwise. */
  option: boolean
}

export interface Chapter {
  id: string
  title: string
  lead: string[]
  clauses: Clause[]
}

export interface Rulebook {
  title: string
  lead: string[]
  chapters: Chapter[]
}

export type Span = { kind: 'text' | 'em' | 'code' | 'clause'; text: string }

/** A game's page; below it may stand its family's, whose chapters join those of the same number. */
export function parse(source: string): Rulebook {
  const book: Rulebook = { title: '', lead: [], chapters: [] }
  let chapter: Chapter | undefined
  for (const block of source.split(/\n+/)) {
    const heading = /^## (\S+) (.+)$/.exec(block)
    const clause = /^- \*\*(\S+)\*\* (.+)$/.exec(block)
    if (block.startsWith('# ')) book.title = block.slice(2)
    else if (heading) chapter = chapterNamed(book, heading[1]!, heading[2]!)
    else if (clause && chapter) chapter.clauses.push(clauseOf(clause[1]!, clause[2]!))
    else if (block.trim()) add((chapter ?? book).lead, block)
  }
  book.chapters.forEach(({ clauses }) => clauses.sort(asLearned))
  return book
}

/** The rows of a table are one paragraph. */
function add(lead: string[], block: string): void {
  if (block.startsWith('|') && lead.at(-1)?.startsWith('|')) lead.push(`${lead.pop()}\n${block}`)
  else lead.push(block)
}

export interface Grid {
  head: string[]
  rows: string[][]
  /** The columns that are numbers. */
  numbers: boolean[]
}

/** A paragraph that is a table, in its cells. */
export function gridOf(paragraph: string): Grid | null {
  if (!paragraph.startsWith('|')) return null
  const [head = [], marks = [], ...rows] = paragraph.split('\n').map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  )
  return { head, rows, numbers: marks.map((mark) => mark.endsWith(':')) }
}

function clauseOf(id: string, text: string): Clause {
  return { id, text, option: text.startsWith('Option `') }
}

/** In the order of their numbers, what a table may choose otherwise last. */
function asLearned(one: Clause, other: Clause): number {
  return Number(one.option) - Number(other.option) || one.id.localeCompare(other.id, 'en', { numeric: true })
}

function chapterNamed(book: Rulebook, id: string, title: string): Chapter {
  const known = book.chapters.find((chapter) => chapter.id === id)
  if (known) return known
  book.chapters.push({ id, title, lead: [], clauses: [] })
  return book.chapters.at(-1)!
}

/** A text in its parts: emphasis, settings, and the numbers of other clauses, which become links. */
export function spans(text: string): Span[] {
  const marks = /\*([^*]+)\*|`([^`]+)`|\b([A-Z]{2,}-(?:[A-Z]+-)?\d+(?:\.\d+)?)\b/g
  const found: Span[] = []
  let from = 0
  for (const match of text.matchAll(marks)) {
    if (match.index > from) found.push({ kind: 'text', text: text.slice(from, match.index) })
    const kind = match[1] ? 'em' : match[2] ? 'code' : 'clause'
    found.push({ kind, text: (match[1] ?? match[2] ?? match[3])! })
    from = match.index + match[0].length
  }
  if (from < text.length) found.push({ kind: 'text', text: text.slice(from) })
  return found
}

/** What is left of the rules when looking for some words, in any order, whatever their accents. */
export function search(book: Rulebook, wanted: string): Chapter[] {
  const words = plain(wanted).split(/\s+/).filter(Boolean)
  if (words.length === 0) return book.chapters
  const fits = (text: string) => words.every((word) => plain(text).includes(word))
  return book.chapters
    .map((chapter) => ({
      ...chapter,
      lead: chapter.lead.filter(fits),
      clauses: chapter.clauses.filter((clause) => fits(`${clause.id} ${clause.text} ${chapter.title}`)),
    }))
    .filter((chapter) => chapter.lead.length + chapter.clauses.length > 0)
}

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/[*`]/g, '')
}

/** The chapter a clause belongs to. */
export function chapterOf(book: Rulebook, id: string): Chapter | undefined {
  return book.chapters.find((chapter) => chapter.id === id || chapter.clauses.some((clause) => clause.id === id))
}
