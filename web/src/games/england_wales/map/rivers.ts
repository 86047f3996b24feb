import type { Point } from '../../../board/hexes'
import type { Atlas } from './atlas'
import { RIVERS } from './geography'
import { between, cornersOf, middleOf, sideMiddle, sideTowards } from './lattice'

const SPRING = 0.8
const MOUTH = 3.1
const BROOK = 1.7
const LONG = 8
const BEND = 7
const STEPS = 8

/** Every river as an outline that grows wider downstream. */
export function rivers(atlas: Atlas): string {
  return Object.values(RIVERS)
    .map((hexes) => river(winding(atlas, hexes), Math.min(1, hexes.length / LONG)))
    .join('')
}

function river(line: Point[], size: number): string {
  const reach = BROOK + (MOUTH - BROOK) * size
  const widths = line.map((_, at) => SPRING + (reach - SPRING) * (at / (line.length - 1)))
  const left = line.map((point, at) => aside(line, at, point, widths[at]!))
  const right = line.map((point, at) => aside(line, at, point, -widths[at]!)).reverse()
  return `M${[...left, ...right].map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`
}

/** From side to side of each hex, bending now one way, now the other. */
function winding(atlas: Atlas, places: string[]): Point[] {
  const gates = places.slice(1).map((place, at) => gate(places[at]!, place))
  const source = middleOf(places[0]!)
  const spring = between(source, gates[0]!, atlas.hexAt.get(places[0]!)?.terrain === 'river' ? -0.6 : 0.15)
  const nodes = [spring, ...gates, ...(flowsInto(atlas, places) ? [middleOf(places.at(-1)!)] : [])]
  return nodes.slice(1).flatMap((to, at) => {
    const from = nodes[at]!
    const through = at > 0 && at < gates.length && !places[at]!.includes(':')
    const control = bent(through ? middleOf(places[at]!) : between(from, to), from, to, at)
    const steps = Array.from({ length: STEPS }, (_, step) => curve(from, control, to, step / STEPS))
    return at === nodes.length - 2 ? [...steps, to] : steps
  })
}

/** Where a river goes from one place to the next: over the side between two hexes, or over a corner. */
function gate(from: string, to: string): Point {
  const [hex, corner] = to.split(':')
  return corner === undefined ? sideMiddle(from, sideTowards(from, to)) : cornersOf(hex!)[Number(corner)]!
}

/** The last hex is one the river flows into, rather than the sea. */
function flowsInto(atlas: Atlas, places: string[]): boolean {
  const [before, last] = places.slice(-2)
  return atlas.has(last!) && !atlas.blocked(before!, last!)
}

function bent(middle: Point, from: Point, to: Point, at: number): Point {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1
  const by = (at % 2 ? BEND : -BEND) * (length > 35 ? 1 : 0.3)
  return { x: middle.x - ((to.y - from.y) / length) * by, y: middle.y + ((to.x - from.x) / length) * by }
}

function curve(from: Point, control: Point, to: Point, part: number): Point {
  return between(between(from, control, part), between(control, to, part), part)
}

function aside(line: Point[], at: number, point: Point, by: number): Point {
  const [before, after] = [line[Math.max(0, at - 1)]!, line[Math.min(line.length - 1, at + 1)]!]
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1
  return { x: point.x - ((after.y - before.y) / length) * by, y: point.y + ((after.x - before.x) / length) * by }
}
