/** The way of a locomotive over the field, as a curve it can be drawn along. */
import type { Direction, Point } from '../../../board/hexes'
import { across, edgeOf, middleOf, opposite } from './field'
import { spot, stopOn, towardsEdge, type Pose } from './rails'
import { boxOf, groupAt, isCity } from '../pieces/tiles'
import type { RockIslandBoard } from '../board'
import type { RockIslandView } from '../view'

export interface Standing {
  cell: string
  entry: Direction | null
}

/** One cell of a run: in over an edge, out over another; null where it begins or ends. */
interface Leg {
  cell: string
  from: number | null
  to: number | null
}

const PIECES = 10

/** The points of a run from where a locomotive stands, out over one edge after another. */
export function course(board: RockIslandBoard, view: RockIslandView, start: Standing, way: Direction[]): Pose[] {
  return legs(start, way).flatMap((leg, index) =>
    index === 0 ? leaving(board, view, leg, start) : passing(board, view, leg),
  )
}

function legs(start: Standing, way: Direction[]): Leg[] {
  const found: Leg[] = []
  let [cell, from]: [string | null, number | null] = [start.cell, null]
  for (const direction of way) {
    const to = edgeOf(direction)
    if (cell) found.push({ cell, from, to })
    cell = cell && across(cell, to)
    from = opposite(to)
  }
  if (cell) found.push({ cell, from, to: null })
  return found
}

function leaving(board: RockIslandBoard, view: RockIslandView, { cell, to }: Leg, { entry }: Standing): Pose[] {
  if (to === null) return [poseOf(board, view, { cell, entry })]
  const came = entry === null ? null : edgeOf(entry)
  if (came === null)
    return placed(
      cell,
      [0, 0.5, 1].map((part) => ({ ...towardsEdge(to, part), angle: to * 60 })),
    )
  return came === to ? reversed(stretch(board, view, cell, came, null)) : stretch(board, view, cell, came, to, true)
}

function passing(board: RockIslandBoard, view: RockIslandView, { cell, from, to }: Leg): Pose[] {
  return stretch(board, view, cell, from!, to)
}

/** The line over a cell, or its part up to the stop mark, or its part from the stop mark on. */
function stretch(
  board: RockIslandBoard,
  view: RockIslandView,
  cell: string,
  from: number,
  to: number | null,
  fromMark = false,
): Pose[] {
  const here = view.cells[cell]!
  if (isCity(here.ground)) {
    const inward = [1, 0.5, 0].map((part) => ({ ...towardsEdge(from, part), angle: from * 60 + 180 }))
    const outward = to === null ? [] : [0.5, 1].map((part) => ({ ...towardsEdge(to, part), angle: to * 60 }))
    return placed(cell, [...inward, ...outward])
  }
  const line = lineFrom(board, view, cell, from, to)
  if (!line) return []
  const first = fromMark ? line.stop : 0
  const last = to === null ? line.stop : 1
  return placed(
    cell,
    Array.from({ length: PIECES + 1 }, (_, piece) => line.at(first + ((last - first) * piece) / PIECES)),
  )
}

interface Line {
  stop: number
  at: (part: number) => Pose
}

/** A line of a turned tile that begins at an edge; where it may end in several places, the straightest. */
function lineFrom(
  board: RockIslandBoard,
  view: RockIslandView,
  cell: string,
  from: number,
  to: number | null,
): Line | null {
  const { tile, rotation } = view.cells[cell]!
  const type = boxOf(board).get(tile ?? '')
  const group = type && groupAt(type, rotation ?? 0, from)
  if (!type || !group) return null
  const own = (edge: number) => (edge - (rotation ?? 0) + 12) % 6
  const ends = group.lines.filter((line) => line.includes(own(from))).map(([a, b]) => (a === own(from) ? b : a))
  const end = to === null ? (ends.find((edge) => edge === opposite(own(from))) ?? ends[0]!) : own(to)
  return {
    stop: stopOn(type.groups, group, own(from)),
    at: (part) => turned(spot(group, own(from), end, part), rotation ?? 0),
  }
}

/** Where a locomotive stands, and which way it looks. */
export function poseOf(board: RockIslandBoard, view: RockIslandView, { cell, entry }: Standing): Pose {
  const line = entry === null ? null : lineFrom(board, view, cell, edgeOf(entry), null)
  return placed(cell, [line ? line.at(line.stop) : { x: 0, y: 0, angle: 180 }])[0]!
}

function turned({ x, y, angle }: Pose, rotation: number): Pose {
  const by = (rotation * Math.PI) / 3
  return {
    x: x * Math.cos(by) - y * Math.sin(by),
    y: x * Math.sin(by) + y * Math.cos(by),
    angle: angle + rotation * 60,
  }
}

function placed(cell: string, poses: Pose[]): Pose[] {
  const { x, y } = middleOf(cell)
  return poses.map((pose) => ({ x: x + pose.x, y: y + pose.y, angle: pose.angle }))
}

function reversed(poses: Pose[]): Pose[] {
  return [...poses].reverse().map((pose) => ({ ...pose, angle: pose.angle + 180 }))
}

/** How a locomotive got from one place to the next, as far as can be told. */
export function wayBetween(before: RockIslandView, after: RockIslandView, seat: number): Direction[] | null {
  const [from, to] = [before.locomotives[seat], after.locomotives[seat]]
  if (!from || !to || from.cell === to.cell) return null
  return from.reach.find((reach) => reach.cell === to.cell && reach.entry === to.entry)?.way ?? null
}

export function drawnAlong(points: Point[]): string {
  return points.length > 1 ? `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}` : ''
}
