import type { Point } from '../../board/hexes'
import type { Area, DalesBoard } from './types'

export interface Lettering {
  /** Lines of the name. */
  lines: string[]
  size: number
  /** Middle of the first line's base, from the area's middle. */
  x: number
  y: number
  /** Pieces stand on the other side of the area's middle. */
  above: boolean
  /** It stands on something else, so it is only shown from near. */
  crowded: boolean
}

interface Box {
  left: number
  right: number
  top: number
  bottom: number
}

const SIZES = { company: 15, major: 15.5, minor: 12.5 }
const LAND = 9.2
const WIDE = 0.53
const LONG = 13
const EDGE = 5
const CROWDED = 60
const PIECES = { width: 34, height: 15 }

/** Where each name stands: above or below its place, wherever it covers less. The important come first. */
export function lettering(board: DalesBoard, middles: Map<string, Point>): Map<string, Lettering> {
  const taken: Box[] = []
  const found = new Map<string, Lettering>()
  const rank = (area: Area) => ['company', 'major', 'minor'].indexOf(area.town ?? '') + (area.town ? 0 : 9)
  for (const area of [...board.areas].sort((one, other) => rank(one) - rank(other))) {
    const middle = middles.get(area.id)!
    const ways = [false, true].map((above) => wayOf(area, above, middle, board.canvas))
    const best = ways.reduce((one, other) => (cover(other.boxes, taken) < cover(one.boxes, taken) - 1 ? other : one))
    const crowded = !area.town && cover(best.boxes.slice(0, 1), taken) > CROWDED
    if (!crowded) taken.push(...best.boxes)
    found.set(area.id, { ...best.letters, crowded })
  }
  return found
}

function wayOf(area: Area, above: boolean, middle: Point, canvas: DalesBoard['canvas']): { letters: Omit<Lettering, 'crowded'>; boxes: Box[] } {
  const size = area.town ? SIZES[area.town] : LAND
  const lines = broken(area.name.replace(/ \(.*/, ''))
  const tall = lines.length * size * 1.02
  const off = area.town ? (area.town === 'minor' ? 7 : 9) : 5
  const y = above ? -off - tall + size * 0.86 : off + size * 0.86
  const width = Math.max(...lines.map((line) => line.length)) * size * WIDE
  const top = middle.y + y - size * 0.86
  const x = Math.max(width / 2 + EDGE, Math.min(canvas.width - width / 2 - EDGE, middle.x)) - middle.x
  const name = { left: middle.x + x - width / 2, right: middle.x + x + width / 2, top, bottom: top + tall }
  const side = middle.y + (above ? off : -off - PIECES.height)
  const pieces = { left: middle.x - PIECES.width / 2, right: middle.x + PIECES.width / 2, top: side, bottom: side + PIECES.height }
  const edge = top < 4 || name.bottom > canvas.height - 4 ? [{ left: 0, right: 40, top: -40, bottom: 0 }] : []
  return { letters: { lines, size, x, y, above }, boxes: [name, ...(area.town || area.goods ? [pieces] : []), ...edge] }
}

/** A long name stands on two lines. */
function broken(name: string): string[] {
  if (name.length <= LONG || !name.includes(' ')) return [name]
  const spaces = [...name.matchAll(/ /g)].map(({ index }) => index)
  const cut = spaces.reduce((best, at) => (Math.abs(at - name.length / 2) < Math.abs(best - name.length / 2) ? at : best))
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
