import type { Point } from '../../../board/hexes'
import type { Line } from '../board'

const STRIDE = 11
const CALM = 16

/** How the surveyor's hand trembles: the same at the same place, so that neighbours still meet. */
function tremble({ x, y }: Point, width: number, height: number): Point {
  const calm = Math.min(1, Math.max(0, Math.min(x, y, width - x, height - y) / CALM))
  const right = Math.sin(x * 0.071 + 2.3 * Math.sin(y * 0.043)) * 2.4 + Math.sin(y * 0.19 + x * 0.05) * 1.1
  const down = Math.sin(y * 0.067 + 2.1 * Math.sin(x * 0.047)) * 2.4 + Math.sin(x * 0.17 - y * 0.06) * 1.1
  return { x: x + right * calm, y: y + down * calm }
}

/** A line of the data as a hand draws it. */
export function drawn(line: Line, closed: boolean, width: number, height: number): Point[] {
  const points = line.map(([x, y]) => ({ x, y }))
  const dense = points.flatMap((from, index) => {
    const to = points[index + 1] ?? (closed ? points[0] : undefined)
    return to ? between(from, to) : [from]
  })
  return dense.map((point) => tremble(point, width, height))
}

function between(from: Point, to: Point): Point[] {
  const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / STRIDE))
  return Array.from({ length: steps }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }))
}

export function stroke(points: Point[], closed: boolean): string {
  return `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}${closed ? 'Z' : ''}`
}

/** Between -1 and 1, always the same for the same place. */
export function chance(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}
