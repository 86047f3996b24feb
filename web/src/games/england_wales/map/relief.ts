import type { Point } from '../../../board/hexes'
import { middleOf } from './lattice'

/** Peaks of one row of hexes: those further south are drawn over them. */
export interface Range {
  row: number
  bodies: string
  shades: string
}

const PLACES: Point[] = [
  { x: -11, y: -7 },
  { x: 10, y: -10 },
  { x: -2, y: 5 },
  { x: 14, y: 8 },
  { x: -15, y: 11 },
]

/** Every mountain hex as a handful of peaks, engraved: bodies, and the shade on their eastern slopes. */
export function ranges(hexes: string[]): Range[] {
  const peaks = hexes
    .flatMap((hex) => PLACES.map((place, at) => peakAt(hex, place, at)))
    .sort((one, other) => one.y - other.y)
  const rows = [...new Set(peaks.map(({ y }) => Math.round(y / 9)))]
  return rows.map((row) => {
    const here = peaks.filter(({ y }) => Math.round(y / 9) === row)
    return { row, bodies: here.map(body).join(''), shades: here.map(shade).join('') }
  })
}

interface Peak extends Point {
  width: number
  height: number
  lean: number
}

function peakAt(hex: string, place: Point, at: number): Peak {
  const middle = middleOf(hex)
  const [one, two, three] = [1, 2, 3].map((salt) => chance(middle.x + at * 17 * salt, middle.y - at * 31 * salt))
  const small = at > 2 ? 0.74 : 1
  return {
    x: middle.x + place.x + one! * 3,
    y: middle.y + place.y + two! * 2.5 + 4,
    width: (8.4 + three! * 1.4) * small,
    height: (12.5 + one! * 3) * small,
    lean: two! * 1.6,
  }
}

function body({ x, y, width, height, lean }: Peak): string {
  const top = { x: x + lean, y: y - height }
  return `M${n(x - width)} ${n(y)}L${n(x - width * 0.45)} ${n(y - height * 0.52)}L${n(x - width * 0.3)} ${n(y - height * 0.5)}L${n(top.x)} ${n(top.y)}L${n(x + width * 0.4)} ${n(y - height * 0.5)}L${n(x + width * 0.55)} ${n(y - height * 0.47)}L${n(x + width)} ${n(y)}`
}

/** The side away from the morning light, and a few strokes down the other. */
function shade({ x, y, width, height, lean }: Peak): string {
  const top = { x: x + lean, y: y - height }
  return `M${n(top.x)} ${n(top.y)}L${n(x + width * 0.4)} ${n(y - height * 0.5)}L${n(x + width * 0.55)} ${n(y - height * 0.47)}L${n(x + width)} ${n(y)}L${n(x + width * 0.3)} ${n(y)}L${n(x + width * 0.12)} ${n(y - height * 0.42)}L${n(x + width * 0.02 + lean * 0.4)} ${n(y - height * 0.5)}Z`
}

const n = (value: number) => value.toFixed(1)

/** Between -1 and 1, always the same for the same place. */
export function chance(x: number, y: number): number {
  const value = Math.sin(x * 12.9898 + y * 78.233) * 43758.5453
  return (value - Math.floor(value)) * 2 - 1
}
