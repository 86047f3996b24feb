import { foldersOf } from '../gameFolders'
import type { Turn } from '../games/turn'

const FILES = import.meta.glob<Turn>('/src/games/**/turn.ts', { import: 'TURN' })

/** The declared turn of a game, its own or its family's. */
export async function turnOf(game: string): Promise<Turn | null> {
  const found = foldersOf(game).map((folder) => FILES[`/src/games/${folder}/turn.ts`])
  return (await found.findLast((load) => load !== undefined)?.()) ?? null
}
