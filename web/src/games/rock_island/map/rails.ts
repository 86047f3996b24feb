/** Where rails lie on an unturned tile around the origin: straights, and arcs that meet every edge at a right angle. */
import { RADIUS, WIDTH, type Point } from '../../../board/hexes'
import type { Group } from '../board'

export interface Pose extends Point {
  /** Degrees, clockwise from east. */
  angle: number
}

const INNER = WIDTH / 2
const TURN = Math.PI / 180

interface Arc {
  centre: Point
  radius: number
  start: number
  sweep: number
}

/** From the middle of the tile towards an edge; 1 is on the edge. */
export function towardsEdge(edge: number, part = 1): Point {
  return { x: Math.cos(edge * 60 * TURN) * INNER * part, y: Math.sin(edge * 60 * TURN) * INNER * part }
}

/** Sixths from one edge to the other, the short way round: 3 is straight on, 1 the narrowest curve. */
function bend(from: number, to: number): number {
  const ahead = (to - from + 6) % 6
  return ahead > 3 ? ahead - 6 : ahead
}

function arcOf(from: number, to: number): Arc | null {
  const sixths = bend(from, to)
  if (Math.abs(sixths) === 3) return null
  const [far, radius] = Math.abs(sixths) === 2 ? [2 * INNER, 1.5 * RADIUS] : [RADIUS, RADIUS / 2]
  const middle = (from * 60 + sixths * 30) * TURN
  const centre = { x: Math.cos(middle) * far, y: Math.sin(middle) * far }
  const edge = towardsEdge(from)
  const sweep = -Math.sign(sixths) * (Math.PI - (Math.abs(sixths) * Math.PI) / 3)
  return { centre, radius, start: Math.atan2(edge.y - centre.y, edge.x - centre.x), sweep }
}

/** A turntable, where every way leads over the middle. */
export function isHub(group: Group): boolean {
  return group.edges.length === 6
}

/** A point of the line between two edges, and which way a locomotive looks there; 0 and 1 are on the edges. */
export function spot(group: Group, from: number, to: number, part: number): Pose {
  if (isHub(group))
    return part < 0.5 ? straight(from, 1 - 2 * part, from * 60 + 180) : straight(to, 2 * part - 1, to * 60)
  const arc = arcOf(from, to)
  if (!arc) return straight(to, 2 * part - 1, to * 60)
  const at = arc.start + arc.sweep * part
  return {
    x: arc.centre.x + arc.radius * Math.cos(at),
    y: arc.centre.y + arc.radius * Math.sin(at),
    angle: at / TURN + Math.sign(arc.sweep) * 90,
  }
}

function straight(edge: number, part: number, angle: number): Pose {
  return { ...towardsEdge(edge, part), angle }
}

/** A line as a path, moved aside by so much: both rails are such paths. */
export function linePath(from: number, to: number, aside = 0, middle: Point = { x: 0, y: 0 }): string {
  const arc = arcOf(from, to)
  const [start, end] = [towardsEdge(from), towardsEdge(to)]
  if (!arc) {
    const normal = (to * 60 + 90) * TURN
    const shift = { x: middle.x + Math.cos(normal) * aside, y: middle.y + Math.sin(normal) * aside }
    return `M${pair(start, shift)}L${pair(end, shift)}`
  }
  const radius = arc.radius + aside
  const rim = (angle: number) =>
    pair({ x: arc.centre.x + radius * Math.cos(angle), y: arc.centre.y + radius * Math.sin(angle) }, middle)
  return `M${rim(arc.start)}A${radius} ${radius} 0 0 ${arc.sweep > 0 ? 1 : 0} ${rim(arc.start + arc.sweep)}`
}

function pair({ x, y }: Point, shift: Point = { x: 0, y: 0 }): string {
  return `${(x + shift.x).toFixed(2)} ${(y + shift.y).toFixed(2)}`
}

/** How far along a line the group's stop mark is. */
export function stopOn(groups: Group[], group: Group, from: number): number {
  const stem =
    group.lines.length > 1 ? group.edges.find((edge) => group.lines.every((line) => line.includes(edge))) : undefined
  if (stem !== undefined) return from === stem ? 0.3 : 0.7
  if (!crossed(groups, group)) return 0.5
  // Two lines that cross without meeting have their marks on either side of the bridge.
  const share = groups.indexOf(group) === 0 ? 0.74 : 0.26
  return from === group.lines[0]![0] ? share : 1 - share
}

function crossed(groups: Group[], group: Group): boolean {
  const across = ({ lines }: Group) => lines.length === 1 && Math.abs(bend(...lines[0]!)) === 3
  return across(group) && groups.some((other) => other !== group && across(other))
}

/** The stop marks of a tile, one for each group. */
export function marks(groups: Group[]): Point[] {
  return groups.map((group) => {
    if (!isHub(group) && group.lines.length > 2) return { x: 0, y: 0 }
    const [from, to] = group.lines[0]!
    return spot(group, from, to, stopOn(groups, group, from))
  })
}
