import { ROW, WIDTH, type Point } from '../../../board/hexes'
import type { Atlas } from './atlas'
import { estuaries, type Estuary } from './estuaries'
import { BEYOND, COAST, type Degrees } from './geography'
import { across, cornersOf, middleOf } from './lattice'
import { distance, inside, type Land } from './shore'

/** So far the sea may reach into a hex of land, and land beyond it. */
const BITE = 13
const SPREAD = 23

/** Where a place on the globe lies on the map. */
export function projected(atlas: Atlas, places: Degrees[]): Point[] {
  const { lat0, lat_per_row, lon0, lon_per_x } = atlas.board.layout.centre_fit
  return places.map(({ north, east }) => ({
    x: ((east - lon0) / lon_per_x) * WIDTH,
    y: ((north - lat0) / lat_per_row) * ROW,
  }))
}

/** Land as it is drawn: the true coast, wherever it leaves each hex of land dry and each hex of sea wet. */
export function landOf(atlas: Atlas): Land {
  const coast = projected(atlas, COAST)
  const waters = estuaries(atlas)
  const inland = new Set(
    atlas.hexes.filter((hex) => sides(hex).every((near) => atlas.has(near) && !atlas.blocked(hex, near))),
  )
  return (point) => {
    const hex = hexNear(point)
    if (inland.has(hex)) return true
    const shore = sides(hex).flatMap((near, side) =>
      atlas.has(near) === atlas.has(hex) ? [] : [toSide(point, hex, side)],
    )
    const away = Math.min(...shore)
    if (!atlas.has(hex)) return away < SPREAD && inside(coast, point) && !flooded(waters, point)
    return (away > BITE || inside(coast, point)) && !flooded(waters, point)
  }
}

/** What lies beyond the board, as far as it is seen. */
export function beyondOf(atlas: Atlas): Point[][] {
  return Object.values(BEYOND).map((places) => projected(atlas, places))
}

function sides(hex: string): string[] {
  return [0, 1, 2, 3, 4, 5].map((side) => across(hex, side))
}

function toSide(point: Point, hex: string, side: number): number {
  const corners = cornersOf(hex)
  return distance(point, corners[side]!, corners[(side + 1) % 6]!)
}

function flooded(waters: Estuary[], point: Point): boolean {
  return waters.some(({ course, widths }) =>
    course.some((to, at) => at > 0 && distance(point, course[at - 1]!, to) < widths[at]!),
  )
}

/** The hex in which a point lies. */
export function hexNear({ x, y }: Point): string {
  const row = Math.round(y / ROW)
  const near = [row - 1, row, row + 1].map((one) => `${Math.round(x / WIDTH - (one & 1 ? 0.5 : 0))},${one}`)
  const far = (hex: string) => Math.hypot(middleOf(hex).x - x, middleOf(hex).y - y)
  return near.reduce((best, hex) => (far(hex) < far(best) ? hex : best))
}
