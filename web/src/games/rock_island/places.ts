import type { GameEvent } from '../contract'

/** Where on the board an event happened: cells and slots of the reserve. */
export function places({ arguments: args }: GameEvent): string[] {
  return [args.origin, args.cell, args.slot].filter(Boolean) as string[]
}
