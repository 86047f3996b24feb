import type { GameEvent } from '../contract'

/** Where on the board an event happened: hexes, towns and, for a whole line, companies. */
export function places({ name, arguments: told }: GameEvent): string[] {
  const hexes = [told.origin, told.hex].filter(Boolean) as string[]
  if (hexes.length > 0) return hexes
  if (told.town) return [told.town as string]
  if (name === 'line_absorbed') return [told.into as string]
  return told.company ? [told.company as string] : []
}
