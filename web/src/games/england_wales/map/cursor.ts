import type { Atlas } from './atlas'
import { across } from './lattice'

const [NE, E, SE, SW, W, NW] = [0, 1, 2, 3, 4, 5]

/** The hex an arrow key leads to. Up and down keep to a column, wherever the rows lie. */
export function step(atlas: Atlas, hex: string, key: string): string | null {
  const odd = Number(hex.split(',')[1]) % 2 === 1
  const ways: Record<string, number[]> = {
    ArrowLeft: [W, NW, SW],
    ArrowRight: [E, NE, SE],
    ArrowUp: odd ? [NW, NE] : [NE, NW],
    ArrowDown: odd ? [SW, SE] : [SE, SW],
  }
  return ways[key]?.map((side) => across(hex, side)).find((next) => atlas.has(next)) ?? null
}
