import type { Component } from 'svelte'

/** Drawings of a game's rules that are no positions of a match, by chapter. Each gets the board. */
export type Drawings = Record<string, Component<{ board: never }>[]>

const FILES = import.meta.glob<{ drawings: Drawings }>('./*/drawings.ts')

export async function drawingsOf(game: string): Promise<Drawings> {
  return (await FILES[`./${game}/drawings.ts`]?.())?.drawings ?? {}
}
