import { parse, type Rulebook } from './rulebook'

const TEXTS = import.meta.glob<string>(
  ['$branchline/games/*/words/rules.{en,fr}.md', '$branchline/games/*/*/words/rules.{en,fr}.md'],
  { query: '?raw', import: 'default' },
)

/** The rules of a game in a language; null for a game that has none. */
export async function rulebookOf(game: string, language: string): Promise<Rulebook | null> {
  const own = Object.keys(TEXTS).find((path) => path.replaceAll('_', '-').includes(`/${game}/words/rules.${language}.`))
  if (!own) return null
  const pages = [...new Set([own, familyPage(own)])].map((path) => TEXTS[path]?.() ?? '')
  return parse((await Promise.all(pages)).join('\n'))
}

/** A game of a family has its own page, and then the one the family shares. */
function familyPage(own: string): string {
  return own.replace(/(\/games\/[^/]+)\/[^/]+\/words\//, '$1/words/')
}
