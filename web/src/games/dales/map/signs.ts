import type { Point } from '../../../board/hexes'
import type { Atlas } from './atlas'
import type { Border } from '../board'

const BEND = 0.4

export function midpoint({ segment: [[ax, ay], [bx, by]] }: Border): Point {
  return { x: (ax + bx) / 2, y: (ay + by) / 2 }
}

/** A shape that points along x, turned and put in its place. */
function placed(shape: [number, number][], at: Point, towards: Point): string {
  const length = Math.hypot(towards.x - at.x, towards.y - at.y) || 1
  const [right, down] = [(towards.x - at.x) / length, (towards.y - at.y) / length]
  return shape
    .map(([x, y]) => `${(at.x + x * right - y * down).toFixed(1)} ${(at.y + x * down + y * right).toFixed(1)}`)
    .join('L')
}

/** From each hill or hop field to the towns its goods are loaded in. */
export function arrows(atlas: Atlas): string {
  const shape: [number, number][] = [
    [-9, -1],
    [1, -1],
    [1, -4],
    [8, 0],
    [1, 4],
    [1, 1],
    [-9, 1],
  ]
  return Object.entries(atlas.board.arrows)
    .flatMap(([from, towns]) =>
      towns.map((town) => {
        const border = atlas.beside.get(from)?.get(town)
        const at = border ? midpoint(border) : halfway(atlas.middle(from), atlas.middle(town))
        return `M${placed(shape, kept(at, atlas.board.canvas), atlas.middle(town))}Z`
      }),
    )
    .join('')
}

/** No nearer to the edge of the sheet than a sign is long. */
function kept({ x, y }: Point, { width, height }: { width: number; height: number }): Point {
  return { x: Math.min(Math.max(x, 11), width - 11), y: Math.min(Math.max(y, 11), height - 11) }
}

function halfway(one: Point, other: Point): Point {
  return { x: (one.x + other.x) / 2, y: (one.y + other.y) / 2 }
}

/** Chevrons over borders that may be crossed one way only. */
export function doors(atlas: Atlas, extended: boolean): string {
  const shape: [number, number][] = [
    [-4, -6],
    [4, 0],
    [-4, 6],
  ]
  return atlas.board.borders
    .filter((border) => border.only_from && (extended || !border.option))
    .map((border) => {
      const to = border.a === border.only_from ? border.b : border.a
      return `M${placed(shape, midpoint(border), atlas.middle(to))}`
    })
    .join('')
}

/** Crosses along borders that never carry track. */
export function walls(atlas: Atlas): string {
  return atlas.board.borders
    .filter(({ why }) => why === 'forbidden')
    .map(({ segment: [[ax, ay], [bx, by]] }) => {
      return [0, 0.5, 1]
        .map((part) => {
          const [x, y] = [ax + (bx - ax) * part, ay + (by - ay) * part]
          return `M${x - 3.5} ${y - 3.5}L${x + 3.5} ${y + 3.5}M${x + 3.5} ${y - 3.5}L${x - 3.5} ${y + 3.5}`
        })
        .join('')
    })
    .join('')
}

/** The course of a track over a border, from middle to middle. */
export function course(atlas: Atlas, border: Border): string {
  const [from, over, to] = [atlas.middle(border.a), midpoint(border), atlas.middle(border.b)]
  const point = ({ x, y }: Point) => `${x.toFixed(1)} ${y.toFixed(1)}`
  const short = (end: Point) => point({ x: over.x + (end.x - over.x) * BEND, y: over.y + (end.y - over.y) * BEND })
  return `M${point(from)}L${short(from)}Q${point(over)} ${short(to)}L${point(to)}`
}
