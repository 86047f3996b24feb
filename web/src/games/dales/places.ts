import type { GameEvent } from '../contract'

/** Where on the board an event happened: areas, spaces of the auction, trains. */
export function places({ arguments: told }: GameEvent): string[] {
  const areas = [told.origin, told.area].filter(Boolean) as string[]
  const space = told.space === undefined ? [] : [`space-${told.space}`]
  return [...areas, ...space, ...(told.train ? [told.train as string] : [])]
}
