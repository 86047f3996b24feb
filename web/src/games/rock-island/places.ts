import type { GameEvent } from '../contract'

/** Where on the board an event happened: cells and slots of the reserve. */
export function places({ arguments: told }: GameEvent): string[] {
  return [told.origin, told.cell, told.slot].filter(Boolean) as string[]
}
