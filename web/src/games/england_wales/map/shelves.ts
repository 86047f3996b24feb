import type { Point } from '../../../board/hexes'

export interface Place extends Point {
  scale: number
}

const GAP = 1.2

/** Where so many cubes stand on the plate of a city: in rows, as large as they can be. */
export function shelves(count: number): Place[] {
  const { across, down, size } = room(count)
  const step = size + GAP
  return Array.from({ length: count }, (_, at) => {
    const row = Math.floor(at / across)
    const here = row === down - 1 ? count - row * across : across
    return { x: ((at % across) - (here - 1) / 2) * step, y: (row - (down - 1) / 2) * step, scale: size / 10 }
  })
}

const PLATE = { width: 38, height: 26 }
const LARGEST = 13

function room(count: number): { across: number; down: number; size: number } {
  const ways = [1, 2, 3, 4].map((down) => {
    const across = Math.max(1, Math.ceil(count / down))
    const size = Math.min((PLATE.width + GAP) / across - GAP, (PLATE.height + GAP) / down - GAP, LARGEST)
    return { across, down, size }
  })
  return ways.reduce((best, way) => (way.size > best.size ? way : best))
}
