import type { Bounds } from '../../../board/camera'
import { RADIUS, ROW, WIDTH, type Point } from '../../../board/hexes'
import { middleOf } from './field'

export const FIELD: Bounds = { x: -WIDTH / 2, y: -RADIUS, width: WIDTH * 12.5, height: ROW * 7 + 2 * RADIUS }
const SIDE = 56
const TOP = 102
const BOTTOM = 104

/** The whole map sheet: the field, its title above, the reserve below. */
export const SHEET: Bounds = {
  x: FIELD.x - SIDE,
  y: FIELD.y - TOP,
  width: FIELD.width + 2 * SIDE,
  height: FIELD.height + TOP + BOTTOM,
}

/** The sheet, or only the part around some cells. */
export function frameOf(part?: string[]): Bounds {
  if (!part) return SHEET
  const middles = part.map((place) => (place in SLOTS ? slotMiddle(place) : middleOf(place)))
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))]
  return {
    x: left - WIDTH * 0.62,
    y: top - RADIUS * 1.12,
    width: right - left + WIDTH * 1.24,
    height: bottom - top + RADIUS * 2.24,
  }
}

const SLOT_STEP = 56
const SLOTS: Record<string, number> = { land1: 0, land2: 1, land3: 2, land4: 3, river1: 4.25, river2: 5.25 }

/** Where a tile of the reserve lies. */
export function slotMiddle(slot: string): Point {
  const across = 5.25 * SLOT_STEP
  return { x: FIELD.x + FIELD.width / 2 - across / 2 + (SLOTS[slot] ?? 0) * SLOT_STEP, y: FIELD.y + FIELD.height + 64 }
}
