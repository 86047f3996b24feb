import type { Component } from 'svelte'
import { ownFile } from '../gameFolders'

/** Drawings of a game's rules that are no positions of a match, by chapter. Each gets the board. */
export type Drawings = Record<string, Component<{ board: never }>[]>

const FILES = import.meta.glob<{ drawings: Drawings }>('/src/games/**/lesson/drawings.ts')

export async function drawingsOf(game: string): Promise<Drawings> {
  return (await ownFile(FILES, game, 'lesson/drawings.ts')?.())?.drawings ?? {}
}
