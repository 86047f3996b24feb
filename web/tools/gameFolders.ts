import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** The game of each folder, as the GAME on its first page declares it: `{ 'dales/nuremberg': 'nuremberg' }`. */
export function gameFolders(games: string): Record<string, string> {
  return Object.fromEntries(
    readdirSync(games, { recursive: true, encoding: 'utf8' })
      .filter((path) => path.endsWith('__init__.py'))
      .map((path) => [dirname(path), idOf(readFileSync(join(games, path), 'utf8'))])
      .filter(([, id]) => id),
  )
}

function idOf(source: string): string | undefined {
  return /\bGAME = Game\(\s*id="([^"]+)"/.exec(source)?.[1]
}
