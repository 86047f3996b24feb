/** The field of 8 rows and 12 columns. Edges are numbered clockwise from the east; a cell is `D11`. */
import { centre, neighbour, parse, type Direction, type Point } from '../../../board/hexes'

export const ROWS = [...'ABCDEFGH']
export const COLUMNS = 12
export const EDGES: Direction[] = ['e', 'se', 'sw', 'w', 'nw', 'ne']
export const CELLS = ROWS.flatMap((row) => Array.from({ length: COLUMNS }, (_, column) => `${row}${column + 1}`))
const FIELD = new Set(CELLS)

export function hexOf(cell: string): string {
  return `${ROWS.indexOf(cell[0]!)},${Number(cell.slice(1)) - 1}`
}

function cellAt(hex: string): string | null {
  const [row, column] = parse(hex)
  const cell = `${ROWS[row] ?? '?'}${column + 1}`
  return FIELD.has(cell) ? cell : null
}

export function middleOf(cell: string): Point {
  return centre(hexOf(cell))
}

export function edgeOf(direction: Direction): number {
  return EDGES.indexOf(direction)
}

export function opposite(edge: number): number {
  return (edge + 3) % 6
}

/** The cell on the other side of an edge, if there is one. */
export function across(cell: string, edge: number): string | null {
  return cellAt(neighbour(hexOf(cell), EDGES[edge]!))
}

/** The edge that looks towards another cell, however far it is. */
export function edgeTowards(from: string, to: string): number {
  const [a, b] = [middleOf(from), middleOf(to)]
  const angle = (Math.atan2(b.y - a.y, b.x - a.x) * 180) / Math.PI
  return (Math.round(angle / 60) + 6) % 6
}

/** Steps from neighbour to neighbour, whatever track there is. */
export function distance(one: string, other: string): number {
  const [rowA, columnA] = parse(hexOf(one))
  const [rowB, columnB] = parse(hexOf(other))
  const right = columnA - Math.floor(rowA / 2) - (columnB - Math.floor(rowB / 2))
  const down = rowA - rowB
  return Math.max(Math.abs(right), Math.abs(down), Math.abs(right + down))
}
