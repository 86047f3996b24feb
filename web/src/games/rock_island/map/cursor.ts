import type { Direction } from '../../../board/hexes'
import { across, edgeOf, ROWS } from './field'

/** The cell an arrow key leads to. Up and down keep to a column, wherever the rows lie. */
export function step(cell: string, key: string): string | null {
  const shifted = ROWS.indexOf(cell[0]!) % 2 === 1
  const ways: Record<string, Direction[]> = {
    ArrowLeft: ['w'],
    ArrowRight: ['e'],
    ArrowUp: shifted ? ['nw', 'ne'] : ['ne', 'nw'],
    ArrowDown: shifted ? ['sw', 'se'] : ['se', 'sw'],
  }
  return ways[key]?.map((way) => across(cell, edgeOf(way))).find((next) => next !== null) ?? null
}
