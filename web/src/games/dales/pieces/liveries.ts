import { inkOn } from '../../../palette'
import { settings } from '../../../settings.svelte'
import type { Colour, Company } from '../view'

/** Whose a track is: a seat's or a company's. */
export type Owner = number | Company

export const PAINT: Record<string, Record<Company, string>> = {
  livery: { red: '#a3242c', green: '#2c7a4c' },
  distinct: { red: '#d55e00', green: '#009e73' },
  contrast: { red: '#c1121f', green: '#12703f' },
}
const OFFICE = { white: '#f7f2e4', brown: '#7a4a22' }

/** How a company is painted, in the reader's palette. */
export function livery(company: Company): { colour: string; ink: string } {
  const colour = (PAINT[settings.palette] ?? PAINT.livery!)[company]
  return { colour, ink: inkOn(colour) }
}

/** A colour of influence. */
export function shade(colour: Colour): { colour: string; ink: string } {
  if (colour === 'red' || colour === 'green') return livery(colour)
  return { colour: OFFICE[colour], ink: inkOn(OFFICE[colour]) }
}

/** Strokes on a player's track: the second mark, besides the letter, for eyes that see few colours. */
export const STRIPES = ['', '7 5', '2 4', '11 3 2 3', '4 3']
