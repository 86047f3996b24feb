import type { Point } from '../../../board/hexes'
import type { Line } from '../board'

const FINE = 22

/** Whether a point lies inside a ring. */
export function inside(ring: Line, { x, y }: Point): boolean {
  return ring.reduce((within, [ax, ay], index) => {
    const [bx, by] = ring[(index + 1) % ring.length]!
    return ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax ? !within : within
  }, false)
}

/** How far a point is from the edge of a ring. */
export function depth(ring: Line, { x, y }: Point): number {
  return Math.min(
    ...ring.map(([ax, ay], index) => {
      const [bx, by] = ring[(index + 1) % ring.length]!
      const length = (bx - ax) ** 2 + (by - ay) ** 2 || 1
      const part = Math.min(1, Math.max(0, ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / length))
      return Math.hypot(x - ax - part * (bx - ax), y - ay - part * (by - ay))
    }),
  )
}

/** Where an area has most room around a point. */
function roomiest(ring: Line): Point {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [width, height] = [Math.max(...xs) - left, Math.max(...ys) - top]
  const grid = Array.from({ length: FINE * FINE }, (_, at) => ({
    x: left + (width * ((at % FINE) + 0.5)) / FINE,
    y: top + (height * (Math.floor(at / FINE) + 0.5)) / FINE,
  }))
  const rated = grid.filter((point) => inside(ring, point)).map((point) => ({ point, room: depth(ring, point) }))
  return rated.reduce((best, one) => (one.room > best.room ? one : best)).point
}

/** Where an area's pieces stand and its tracks meet: the given place, unless that is too near the edge. */
export function middleOf(ring: Line, [x, y]: [number, number]): Point {
  const given = { x, y }
  const best = roomiest(ring)
  const part = Math.min(1, depth(ring, given) / (0.72 * depth(ring, best)))
  if (inside(ring, given) && part >= 1) return given
  return { x: best.x + (x - best.x) * part * 0.5, y: best.y + (y - best.y) * part * 0.5 }
}
