import type { Point } from '../../../board/hexes'
import { depth, inside } from './middle'
import { chance, drawn } from './pen'
import type { Area, DalesBoard, Line } from '../board'

const HIGH = 6.2
const LOW = 8.5
const LONGEST = 13
const POLES = { across: 10.5, down: 11.5 }

/** All strokes that show the lie of the land: hachures of hills, sides of valleys, poles of hop fields. */
export interface Relief {
  hills: string
  valleys: string
  hops: string
  trees: string
}

export function reliefOf(board: DalesBoard, middles: Map<string, Point>): Relief {
  const of = (fits: (area: Area) => boolean, draw: (area: Area) => string) =>
    board.areas.filter(fits).map(draw).join('')
  const wooded = (area: Area) => area.kind === 'hill' && area.goods === null
  const ring = (area: Area) => drawn(area.polygons[0]!, true, board.canvas.width, board.canvas.height)
  return {
    hills: of(
      (area) => area.kind === 'hill' && !wooded(area),
      (area) => hachures(ring(area), middles.get(area.id)!),
    ),
    valleys: of(
      (area) => area.kind === 'valley',
      (area) => slopes(ring(area), middles.get(area.id)!),
    ),
    hops: of(
      (area) => area.kind === 'hop',
      (area) => poles(area.polygons[0]!),
    ),
    trees: of(wooded, (area) => woods(area.polygons[0]!)),
  }
}

/** Wedges that run down a hill, thick at the top, in two rows. */
function hachures(ring: Point[], top: Point): string {
  return [
    [0.93, 0.7, HIGH],
    [0.58, 0.4, HIGH * 1.5],
  ]
    .map(([foot, head, gap]) =>
      spaced(ring, gap!)
        .map((point) => wedge(point, top, head!, foot!))
        .join(''),
    )
    .join('')
}

/** Short wedges that fall from the edge into a valley. */
function slopes(ring: Point[], bottom: Point): string {
  return spaced(ring, LOW)
    .map((point) => wedge(point, bottom, 0.97, 0.86))
    .join('')
}

/** From one share of the way out to another, pointed at its end. */
function wedge(edge: Point, centre: Point, thick: number, thin: number): string {
  const shake = chance(edge.x, edge.y) * 0.06
  const at = (part: number) => ({ x: centre.x + (edge.x - centre.x) * part, y: centre.y + (edge.y - centre.y) * part })
  const [from, far] = [at(thick + shake), at(thin + shake * 1.4)]
  const whole = Math.hypot(far.x - from.x, far.y - from.y) || 1
  const part = Math.min(1, (LONGEST + shake * 40) / whole)
  const to = { x: from.x + (far.x - from.x) * part, y: from.y + (far.y - from.y) * part }
  const length = whole * part
  const [right, down] = [((to.y - from.y) / length) * 0.75, (-(to.x - from.x) / length) * 0.75]
  return `M${f(from.x - right)} ${f(from.y - down)}L${f(from.x + right)} ${f(from.y + down)}L${f(to.x)} ${f(to.y)}Z`
}

function spaced(ring: Point[], gap: number): Point[] {
  return ring.flatMap((from, index) => {
    const to = ring[(index + 1) % ring.length]!
    const steps = Math.max(1, Math.round(Math.hypot(to.x - from.x, to.y - from.y) / gap))
    return Array.from({ length: steps }, (_, step) => ({
      x: from.x + ((to.x - from.x) * step) / steps,
      y: from.y + ((to.y - from.y) * step) / steps,
    }))
  })
}

/** Rows of hop poles with their vines. */
function poles(ring: Line): string {
  return planted(ring, POLES.across, POLES.down, 6)
    .map(
      ({ x, y }) =>
        `M${f(x)} ${f(y + 4)}V${f(y - 4)}M${f(x - 2)} ${f(y + 1.6)}L${f(x + 2)} ${f(y - 0.2)}M${f(x - 2)} ${f(y - 1.4)}L${f(x + 2)} ${f(y - 3.2)}`,
    )
    .join('')
}

function woods(ring: Line): string {
  return planted(ring, 13, 12, 6)
    .map(
      ({ x, y }) =>
        `M${f(x)} ${f(y - 5)}L${f(x + 3.4)} ${f(y + 2.4)}H${f(x - 3.4)}ZM${f(x)} ${f(y + 2.4)}V${f(y + 4.6)}`,
    )
    .join('')
}

/** Staggered places inside a ring, away from its edge. */
function planted(ring: Line, across: number, down: number, margin: number): Point[] {
  const [xs, ys] = [ring.map(([x]) => x), ring.map(([, y]) => y)]
  const rows = Math.ceil((Math.max(...ys) - Math.min(...ys)) / down)
  const columns = Math.ceil((Math.max(...xs) - Math.min(...xs)) / across)
  const places = Array.from({ length: rows * columns }, (_, at) => {
    const row = Math.floor(at / columns)
    const x = Math.min(...xs) + ((at % columns) + (row % 2 ? 0.5 : 0)) * across
    const y = Math.min(...ys) + (row + 0.5) * down
    return { x: x + chance(x, y) * 1.2, y: y + chance(y, x) * 1.2 }
  })
  return places.filter((place) => inside(ring, place) && depth(ring, place) > margin)
}

function f(value: number): string {
  return value.toFixed(1)
}
