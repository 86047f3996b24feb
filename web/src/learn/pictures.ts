import { foldersOf } from '../gameFolders'
import type { Action } from '../games/contract'

/** A fixed position, for a chapter of the rules. */
export interface Picture {
  view: unknown
  /** The hexes in the corners of what is shown. */
  window: string[]
  legal: Action[] | null
  chosen: Action | null
  outlined: string[]
}

const FILES = import.meta.glob<Picture>('/src/games/**/lesson/pictures/*.json', { import: 'default' })

/** The pictures of a game's rules, by chapter. */
export async function picturesOf(game: string): Promise<Record<string, Picture>> {
  const folder = `/src/games/${foldersOf(game).at(-1)}/`
  const mine = Object.entries(FILES).filter(([path]) => path.startsWith(folder))
  return Object.fromEntries(
    await Promise.all(mine.map(async ([path, load]) => [path.split('/').at(-1)!.replace('.json', ''), await load()])),
  )
}
