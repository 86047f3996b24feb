/** Hexes with a point at the top, in rows of which the odd ones are shifted right by half a hex ("odd-r"). */

export const RADIUS = 30
export const WIDTH = Math.sqrt(3) * RADIUS
export const ROW = 1.5 * RADIUS

export interface Point {
  x: number
  y: number
}

export const DIRECTIONS = ['e', 'ne', 'nw', 'w', 'sw', 'se'] as const
export type Direction = (typeof DIRECTIONS)[number]

const STEPS: Record<'even' | 'odd', [number, number][]> = {
  even: [
    [0, 1],
    [-1, 0],
    [-1, -1],
    [0, -1],
    [1, -1],
    [1, 0],
  ],
  odd: [
    [0, 1],
    [-1, 1],
    [-1, 0],
    [0, -1],
    [1, 0],
    [1, 1],
  ],
}

export function parse(hex: string): [row: number, col: number] {
  const [row = 0, col = 0] = hex.split(',').map(Number)
  return [row, col]
}

export function centre(hex: string): Point {
  const [row, col] = parse(hex)
  return { x: WIDTH * (col + (row & 1 ? 0.5 : 0)), y: ROW * row }
}

export function neighbour(hex: string, direction: Direction): string {
  const [row, col] = parse(hex)
  const [down, right] = STEPS[row & 1 ? 'odd' : 'even'][DIRECTIONS.indexOf(direction)]!
  return `${row + down},${col + right}`
}

export function neighbours(hex: string): string[] {
  return DIRECTIONS.map((direction) => neighbour(hex, direction))
}

/** The direction of a neighbouring hex, or null if it is none. */
export function towards(from: string, to: string): Direction | null {
  return DIRECTIONS.find((direction) => neighbour(from, direction) === to) ?? null
}

/** Degrees, clockwise from east as on a screen. */
export function bearing(direction: Direction): number {
  return -60 * DIRECTIONS.indexOf(direction)
}

/** From the middle of a hex towards a neighbour; 0.5 is on their common edge. */
export function along(direction: Direction, part: number): Point {
  const angle = (bearing(direction) * Math.PI) / 180
  return { x: Math.cos(angle) * WIDTH * part, y: Math.sin(angle) * WIDTH * part }
}

export function corners(middle: Point, radius = RADIUS): Point[] {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 180) * (60 * corner - 90)
    return { x: middle.x + radius * Math.cos(angle), y: middle.y + radius * Math.sin(angle) }
  })
}

export function path(points: Point[], closed = true): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`
}

/** A hex around the origin. */
export function outline(radius = RADIUS): string {
  return path(corners({ x: 0, y: 0 }, radius))
}
