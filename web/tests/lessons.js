import { readdir, readFile } from 'node:fs/promises'

const GAMES = new URL('../src/games/', import.meta.url)

/** A match file of a game's guided lesson. */
export async function lessonMatch(game, name) {
  const paths = (await readdir(GAMES, { recursive: true })).filter((path) => path.endsWith(`lesson/${name}.json`))
  const matches = await Promise.all(paths.map(async (path) => JSON.parse(await readFile(new URL(path, GAMES), 'utf8'))))
  return matches.find((match) => match.game === game)
}
