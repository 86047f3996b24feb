import type { Point } from '../../../board/hexes'
import type { Bounds } from '../../../board/camera'

/** Whether there is land at a point. */
export type Land = (point: Point) => boolean

const CELL = 4
const SOFT = 1

/** The outlines of the land within a frame: closed rings, as a pen would draw them. */
export function shores(land: Land, frame: Bounds): Point[][] {
  const columns = Math.ceil(frame.width / CELL) + 2
  const rows = Math.ceil(frame.height / CELL) + 2
  const at = (column: number, row: number): Point => ({
    x: frame.x + (column - 1) * CELL,
    y: frame.y + (row - 1) * CELL,
  })
  const wet = (column: number, row: number) => column === 0 || row === 0 || column === columns || row === rows
  const dry = new Uint8Array((columns + 1) * (rows + 1))
  const index = (column: number, row: number) => row * (columns + 1) + column
  for (let row = 0; row <= rows; row++)
    for (let column = 0; column <= columns; column++)
      dry[index(column, row)] = !wet(column, row) && land(at(column, row)) ? 1 : 0
  return walks(edges(dry, columns, rows, index)).map((ring) => softened(ring.map(({ x, y }) => at(x, y))))
}

/** Steps along the sides of cells with land to the right, by where they begin. */
function edges(
  dry: Uint8Array,
  columns: number,
  rows: number,
  index: (column: number, row: number) => number,
): Map<string, Point[]> {
  const next = new Map<string, Point[]>()
  const add = (from: Point, to: Point) =>
    next.set(`${from.x},${from.y}`, [...(next.get(`${from.x},${from.y}`) ?? []), to])
  for (let row = 1; row <= rows; row++)
    for (let column = 1; column <= columns; column++) {
      const here = dry[index(column, row)]
      const [x, y] = [column - 0.5, row - 0.5]
      const [corner, below, beside] = [
        { x, y },
        { x, y: y + 1 },
        { x: x + 1, y },
      ]
      if (here !== dry[index(column - 1, row)]) add(here ? below : corner, here ? corner : below)
      if (here !== dry[index(column, row - 1)]) add(here ? corner : beside, here ? beside : corner)
    }
  return next
}

function walks(next: Map<string, Point[]>): Point[][] {
  const found: Point[][] = []
  while (next.size > 0) {
    const ring: Point[] = []
    let from = next.keys().next().value!
    for (let ways = next.get(from); ways; ways = next.get(from)) {
      const to = ways.pop()!
      if (ways.length === 0) next.delete(from)
      ring.push(to)
      from = `${to.x},${to.y}`
    }
    found.push(ring)
  }
  return found
}

/** Each point moves to the middle of its neighbours, a few times; then every other one is enough. */
function softened(ring: Point[]): Point[] {
  let now = ring
  for (let turn = 0; turn < SOFT; turn++)
    now = now.map((_, at) => mean([-2, -1, 0, 1, 2].map((by) => now[(at + by + now.length) % now.length]!)))
  return now.filter((_, at) => at % 2 === 0)
}

function mean(points: Point[]): Point {
  return {
    x: points.reduce((sum, { x }) => sum + x, 0) / points.length,
    y: points.reduce((sum, { y }) => sum + y, 0) / points.length,
  }
}

/** Whether a point lies inside a ring. */
export function inside(ring: Point[], { x, y }: Point): boolean {
  let within = false
  for (let at = 0, before = ring.length - 1; at < ring.length; before = at++) {
    const [one, other] = [ring[at]!, ring[before]!]
    if (one.y > y !== other.y > y && x < ((other.x - one.x) * (y - one.y)) / (other.y - one.y) + one.x) within = !within
  }
  return within
}

/** How far a point is from a line between two others. */
export function distance({ x, y }: Point, from: Point, to: Point): number {
  const length = (to.x - from.x) ** 2 + (to.y - from.y) ** 2 || 1
  const part = Math.min(1, Math.max(0, ((x - from.x) * (to.x - from.x) + (y - from.y) * (to.y - from.y)) / length))
  return Math.hypot(x - from.x - part * (to.x - from.x), y - from.y - part * (to.y - from.y))
}
