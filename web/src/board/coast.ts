import { centre, corners, neighbour, type Direction, type Point } from './hexes'

/** Between its corners `n` and `n + 1`, a hex borders on this neighbour. */
const ACROSS: Direction[] = ['ne', 'e', 'se', 'sw', 'w', 'nw']
const OUTWARD = 5

/** The outlines of a set of hexes, each a closed ring of corners, pushed a little out to sea. */
export function rings(hexes: string[]): Point[][] {
  const land = new Set(hexes)
  const next = new Map<string, Point[]>()
  for (const hex of hexes) {
    const points = corners(centre(hex))
    ACROSS.forEach((direction, side) => {
      if (land.has(neighbour(hex, direction))) return
      const [from, to] = [points[side]!, points[(side + 1) % 6]!]
      next.set(key(from), [...(next.get(key(from)) ?? []), to])
    })
  }
  const found: Point[][] = []
  while (next.size > 0) found.push(walk(next))
  return found.map((ring) => ring.map((point) => pushed(point, hexes)))
}

function key({ x, y }: Point): string {
  return `${Math.round(x)},${Math.round(y)}`
}

function walk(next: Map<string, Point[]>): Point[] {
  const ring: Point[] = []
  let from = next.keys().next().value!
  for (let ways = next.get(from); ways; ways = next.get(from)) {
    const to = ways.pop()!
    if (ways.length === 0) next.delete(from)
    ring.push(to)
    from = key(to)
  }
  return ring
}

/** Away from the land that meets in this corner. */
function pushed(corner: Point, hexes: string[]): Point {
  const near = hexes.map(centre).filter((middle) => Math.hypot(middle.x - corner.x, middle.y - corner.y) < 31)
  const away = near.reduce((sum, middle) => ({ x: sum.x + corner.x - middle.x, y: sum.y + corner.y - middle.y }), {
    x: 0,
    y: 0,
  })
  const length = Math.hypot(away.x, away.y) || 1
  return { x: corner.x + (away.x / length) * OUTWARD, y: corner.y + (away.y / length) * OUTWARD }
}

/** Bends a ring the way a pen would: a small tremor, the same each time, then rounded corners. */
export function drawn(ring: Point[], tremor = 3): Point[] {
  const shaken = halved(ring).map(({ x, y }) => ({ x: x + tremor * noise(x, y), y: y + tremor * noise(y, -x) }))
  return rounded(rounded(shaken))
}

function halved(ring: Point[]): Point[] {
  return ring.flatMap((point, index) => {
    const after = ring[(index + 1) % ring.length]!
    return [point, { x: (point.x + after.x) / 2, y: (point.y + after.y) / 2 }]
  })
}

function rounded(ring: Point[]): Point[] {
  return ring.flatMap((point, index) => {
    const after = ring[(index + 1) % ring.length]!
    return [0.25, 0.75].map((part) => ({
      x: point.x + (after.x - point.x) * part,
      y: point.y + (after.y - point.y) * part,
    }))
  })
}

function noise(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}
