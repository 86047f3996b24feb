import { centre, corners, neighbour, path, type Direction } from './hexes'

const SIDES: Direction[] = ['ne', 'e', 'se', 'sw', 'w', 'nw']

/** All edges of the hexes as one path, each edge once. */
export function grid(hexes: string[]): string {
  const inside = new Set(hexes)
  return hexes.map((hex) => edges(hex, inside)).join('')
}

function edges(hex: string, inside: Set<string>): string {
  const points = corners(centre(hex))
  return SIDES.map((direction, side) =>
    side < 3 || !inside.has(neighbour(hex, direction)) ? path([points[side]!, points[(side + 1) % 6]!], false) : '',
  ).join('')
}
