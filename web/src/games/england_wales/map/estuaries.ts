import type { Point } from '../../../board/hexes'
import type { Atlas } from './atlas'
import { across, cornersOf, sideTowards } from './lattice'

/** A barrier: water that no track crosses. */
export interface Estuary {
  name: string
  /** Corners of hexes, from the sea inland. */
  course: Point[]
  /** Half the water's width on the way to each of them. */
  widths: number[]
}

const MOUTH = 13
const HEAD = 5

export function estuaries(atlas: Atlas): Estuary[] {
  const names = [...new Set(atlas.board.barriers.map(({ name }) => name))]
  return names.map((name) => {
    const course = courseOf(atlas, name)
    const last = Math.max(1, course.length - 1)
    return { name, course, widths: course.map((_, at) => MOUTH + ((HEAD - MOUTH) * at) / last) }
  })
}

function courseOf(atlas: Atlas, name: string): Point[] {
  const steps = atlas.board.barriers
    .filter((barrier) => barrier.name === name)
    .map(({ a, b }) => ends(a, sideTowards(a, b)))
  const corners = steps.flat()
  const open = corners.filter((one) => corners.filter((other) => same(one, other)).length === 1)
  const start = open.find((corner) => atSea(atlas, corner)) ?? open[0]!
  const course = [start]
  for (let left = steps; left.length > 0;) {
    const step = left.find((one) => one.some((corner) => same(corner, course.at(-1)!)))
    if (!step) break
    course.push(step.find((corner) => !same(corner, course.at(-1)!))!)
    left = left.filter((one) => one !== step)
  }
  return course
}

function ends(hex: string, side: number): Point[] {
  const corners = cornersOf(hex)
  return [corners[side]!, corners[(side + 1) % 6]!]
}

function same(one: Point, other: Point): boolean {
  return Math.hypot(one.x - other.x, one.y - other.y) < 1
}

/** Whether one of the three hexes that meet in a corner is sea. */
function atSea(atlas: Atlas, corner: Point): boolean {
  const dry = atlas.hexes.filter((hex) => cornersOf(hex).some((one) => same(one, corner)))
  return dry.some((hex) =>
    [0, 1, 2, 3, 4, 5].some(
      (side) => !atlas.has(across(hex, side)) && ends(hex, side).some((one) => same(one, corner)),
    ),
  )
}
