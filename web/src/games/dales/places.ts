import type { GameEvent } from '../contract'

/** Where on the board an event happened: areas, spaces of the auction, trains. */
export function places({ arguments: args }: GameEvent): string[] {
  const areas = [args.origin, args.area].filter(Boolean) as string[]
  const space = args.space === undefined ? [] : [`space-${args.space}`]
  return [...areas, ...space, ...(args.train ? [args.train as string] : [])]
}
