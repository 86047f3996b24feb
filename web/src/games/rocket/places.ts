import type { GameEvent } from '../contract'

/** Where on the board an event happened: hexes, towns and, for a whole line, companies. */
export function places({ name, arguments: args }: GameEvent): string[] {
  const hexes = [args.origin, args.hex].filter(Boolean) as string[]
  if (hexes.length > 0) return hexes
  if (args.town) return [args.town as string]
  if (name === 'line_absorbed') return [args.into as string]
  return args.company ? [args.company as string] : []
}
