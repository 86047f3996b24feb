import type { GameEvent } from '../contract'

/** Where on the board an event happened: areas, spaces of the auction, trains. */
export function places({ name, arguments: args }: GameEvent): string[] {
  // A counter is drawn for every space at once, which marks none of them.
  if (name === 'counter_drawn') return []
  const areas = [args.origin, args.area].filter(Boolean) as string[]
  const space = args.space === undefined ? [] : [`space-${args.space}`]
  return [...areas, ...space, ...(args.train ? [args.train as string] : [])]
}
