import { neighbour, parse } from '../../../board/hexes'

/** The hex an arrow key leads to. Up and down keep to a column, wherever the rows lie. */
export function step(land: Set<string>, hex: string, key: string): string | null {
  const odd = parse(hex)[0] % 2 === 1
  const ways = {
    ArrowLeft: ['w', 'nw', 'sw'],
    ArrowRight: ['e', 'ne', 'se'],
    ArrowUp: odd ? ['nw', 'ne'] : ['ne', 'nw'],
    ArrowDown: odd ? ['sw', 'se'] : ['se', 'sw'],
  }[key] as ('e' | 'ne' | 'nw' | 'w' | 'sw' | 'se')[] | undefined
  return ways?.map((way) => neighbour(hex, way)).find((next) => land.has(next)) ?? null
}
