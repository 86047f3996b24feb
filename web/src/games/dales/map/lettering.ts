import type { Point } from '../../../board/hexes'
import type { Area, DalesBoard } from '../board'

export interface Lettering {
  /** Lines of the name. */
  lines: string[]
  size: number
  /** Middle of the first line's base, from the area's middle. */
  x: number
  y: number
  /** Where the pieces stand, from the area's middle. */
  stock: Point
  /** It stands on something else, so it is only shown from near. */
  crowded: boolean
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

/** One way to letter an area, and what it would cover. */
interface Way {
  letters: Omit<Lettering, 'crowded'>
  name: Box
  pieces: Box[]
}

const SIZES = { company: 15, major: 15.5, minor: 12.5 }
const LAND = 9.2
const WIDE = 0.53
const LONG = 13
const EDGE = 5
const CROWDED = 60
/** How much larger than its size a name of the land is at the reach where it first appears. */
const GROWN = 1.75
const PIECES = { width: 32, height: 16 }
const SIDES = { above: { x: 0, y: -1 }, below: { x: 0, y: 1 }, left: { x: -1, y: 0 }, right: { x: 1, y: 0 } }

/** Where each name stands, and its pieces: wherever they cover less. The important come first. */
export function lettering(board: DalesBoard, middles: Map<string, Point>): Map<string, Lettering> {
  const taken: Box[] = []
  const found = new Map<string, Lettering>()
  const rank = (area: Area) =>
    ['company', 'major', 'minor'].indexOf(area.town ?? '') + (area.town ? 0 : area.goods ? 8 : 9)
  for (const area of [...board.areas].sort((one, other) => rank(one) - rank(other))) {
    const all = waysOf(area, middles.get(area.id)!, board.canvas).map((way) => ({
      way,
      cost: cover([way.name], taken) + 3 * cover(way.pieces, taken) + outside(way, board.canvas),
    }))
    const { way } = all.reduce((best, one) => (one.cost < best.cost - 1 ? one : best))
    const name = area.town ? way.name : grown(way.name)
    const crowded = !area.town && cover([name], taken) > CROWDED
    taken.push(...way.pieces, ...(crowded ? [] : [name]))
    found.set(area.id, { ...way.letters, crowded })
  }
  return found
}

function waysOf(area: Area, middle: Point, canvas: DalesBoard['canvas']): Way[] {
  const places = area.town ? (['above', 'below'] as const) : (['above', 'below', 'left', 'right'] as const)
  const names = area.town ? [] : [false, true]
  return places.flatMap((side) =>
    (names.length > 0 ? names : [side === 'below']).map((above) => wayOf(area, above, SIDES[side], middle, canvas)),
  )
}

function wayOf(area: Area, above: boolean, side: Point, middle: Point, canvas: DalesBoard['canvas']): Way {
  const size = area.town ? SIZES[area.town] : LAND
  const lines = broken(area.name.replace(/ \(.*/, ''))
  const tall = lines.length * size * 1.02
  const off = area.town ? (area.town === 'minor' ? 7 : 9) : 5
  const y = above ? -off - tall + size * 0.86 : off + size * 0.86
  const width = Math.max(...lines.map((line) => line.length)) * size * WIDE
  const x = Math.max(width / 2 + EDGE, Math.min(canvas.width - width / 2 - EDGE, middle.x)) - middle.x
  const top = middle.y + y - size * 0.86
  const name = { left: middle.x + x - width / 2, right: middle.x + x + width / 2, top, bottom: top + tall }
  const stock = { x: side.x * (PIECES.width / 2 + 3), y: side.y < 0 ? -off - 6 : side.y > 0 ? off + 10 : 0 }
  return {
    letters: { lines, size, x, y, stock },
    name,
    pieces: area.town || area.goods ? [around(middle.x + stock.x, middle.y + stock.y)] : [],
  }
}

function grown({ left, right, top, bottom }: Box): Box {
  const [wider, higher] = [((right - left) * (GROWN - 1)) / 2, (bottom - top) * (GROWN - 1)]
  return { left: left - wider, right: right + wider, top: top - higher, bottom }
}

function around(x: number, y: number): Box {
  return {
    left: x - PIECES.width / 2,
    right: x + PIECES.width / 2,
    top: y - PIECES.height / 2,
    bottom: y + PIECES.height / 2,
  }
}

/** How far a way leaves the sheet. */
function outside({ name, pieces }: Way, { width, height }: DalesBoard['canvas']): number {
  return [name, ...pieces].reduce(
    (sum, box) => sum + Math.max(0, 4 - box.top, box.bottom - height + 4, 2 - box.left, box.right - width + 2) * 60,
    0,
  )
}

/** A long name stands on two lines. */
function broken(name: string): string[] {
  if (name.length <= LONG || !name.includes(' ')) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const cut = spaces.reduce((best, at) =>
    Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best,
  )
  return [name.slice(0, cut), name.slice(cut + 1)]
}

function cover(boxes: Box[], taken: Box[]): number {
  return boxes.flatMap((box) => taken.map((other) => overlap(box, other))).reduce((sum, part) => sum + part, 0)
}

function overlap(one: Box, other: Box): number {
  const width = Math.min(one.right, other.right) - Math.max(one.left, other.left)
  const height = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top)
  return width > 0 && height > 0 ? width * height : 0
}
