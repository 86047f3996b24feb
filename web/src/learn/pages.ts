import { foldersOf, folderOf } from '../gameFolders'
import { parseAid, type Aid } from './aid'
import { parse, type Rulebook } from './rulebook'

type Texts = Record<string, () => Promise<string>>
const RULES = import.meta.glob(
  ['$branchline/games/*/words/rules.{en,fr}.md', '$branchline/games/*/*/words/rules.{en,fr}.md'],
  { query: '?raw', import: 'default' },
) as Texts
const AIDS = import.meta.glob(
  ['$branchline/games/*/words/aid.{en,fr}.md', '$branchline/games/*/*/words/aid.{en,fr}.md'],
  { query: '?raw', import: 'default' },
) as Texts

/** The rules of a game: its own page, and then the one its family shares. */
export async function rulesOf(game: string, language: string): Promise<Rulebook | null> {
  const texts = await read(RULES, game, `rules.${language}.md`)
  return texts.length > 0 ? parse(texts.reverse().join('\n')) : null
}

/** The page of a game that one keeps beside the table. */
export async function aidOf(game: string, language: string): Promise<Aid | null> {
  const [text] = await read(AIDS, game, `aid.${language}.md`)
  return text ? parseAid(text) : null
}

function read(files: Texts, game: string, name: string): Promise<string[]> {
  const paths = foldersOf(game).flatMap((folder) =>
    Object.keys(files).filter((path) => folderOf(path) === folder && path.endsWith(name)),
  )
  return Promise.all(paths.map((path) => files[path]!()))
}
