import type { Point } from '../../../board/hexes'

const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
}
const ASIDE = 2.8

/** The area an arrow key leads to: the nearest in that direction. */
export function step(middles: Map<string, Point>, from: string, key: string): string | null {
  const way = WAYS[key]
  const here = middles.get(from)
  if (!way || !here) return null
  const rated = [...middles].flatMap(([id, { x, y }]) => {
    const ahead = (x - here.x) * way[0] + (y - here.y) * way[1]
    const aside = Math.abs((x - here.x) * way[1]) + Math.abs((y - here.y) * way[0])
    return ahead > 2 && id !== from ? [{ id, far: ahead + aside * ASIDE }] : []
  })
  return rated.length > 0 ? rated.reduce((best, one) => (one.far < best.far ? one : best)).id : null
}
