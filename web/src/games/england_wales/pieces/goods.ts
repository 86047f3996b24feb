import { settings } from '../../../settings.svelte'
import { inkOn } from '../../../palette'
import type { CityColour, Good } from '../board'

const PAINT: Record<string, Record<CityColour, string>> = {
  livery: { red: '#c8322b', yellow: '#f2c230', blue: '#2f78c4', purple: '#8e44ad', black: '#2b2b2e', grey: '#b9b6ab' },
  distinct: {
    red: '#d55e00',
    yellow: '#f0e442',
    blue: '#0072b2',
    purple: '#cc79a7',
    black: '#1a1a1a',
    grey: '#b9b6ab',
  },
  contrast: {
    red: '#c1121f',
    yellow: '#ffd60a',
    blue: '#0077ff',
    purple: '#7b2cbf',
    black: '#0b0b0b',
    grey: '#c9c9c9',
  },
}

/** A sign for each colour, in a square of 10 around the origin: colour alone never tells. */
export const SIGNS: Record<Good, string> = {
  red: 'M0-3A3 3 0 1 1 0 3A3 3 0 1 1 0-3Z',
  yellow: 'M0-3.2L3.3 2.6H-3.3Z',
  blue: 'M-2.7-2.7H2.7V2.7H-2.7Z',
  purple: 'M0-3.6L3.6 0L0 3.6L-3.6 0Z',
  black: 'M-1.1-3.3H1.1V-1.1H3.3V1.1H1.1V3.3H-1.1V1.1H-3.3V-1.1H-1.1Z',
}

/** How goods and cities are painted, in the reader's palette. */
export function paint(colour: CityColour): { colour: string; ink: string } {
  const found = (PAINT[settings.palette] ?? PAINT.livery!)[colour]
  return { colour: found, ink: inkOn(found) }
}
