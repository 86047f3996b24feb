/** Where rails lie: straight through a hex, or in an arc that meets its sides at a right angle. */
import { path, RADIUS, type Point } from '../../../board/hexes'
import type { Atlas } from './atlas'
import { across, middleOf, opposite, sideMiddle, SIDES, sideTowards } from './lattice'
import type { LinkView, Side, TileView } from '../normal/view'

const PIECES = 8
const BEND = 1.5 * RADIUS

export function numberOf(side: Side): number {
  return SIDES.indexOf(side)
}

/** The line of a tile, from the middle of one side to that of another. */
export function tileLine(hex: string, enter: number, leave: number): Point[] {
  const [from, to] = [sideMiddle(hex, enter), sideMiddle(hex, leave)]
  if (opposite(enter) === leave) return [from, to]
  const inner = (enter - leave + 6) % 6 === 2 ? (leave + 1) % 6 : (enter + 1) % 6
  const centre = middleOf(across(hex, inner))
  const [start, end] = [from, to].map(({ x, y }) => Math.atan2(y - centre.y, x - centre.x))
  const sweep = shortest(end! - start!)
  return Array.from({ length: PIECES + 1 }, (_, at) => {
    const angle = start! + (sweep * at) / PIECES
    return { x: centre.x + BEND * Math.cos(angle), y: centre.y + BEND * Math.sin(angle) }
  })
}

function shortest(angle: number): number {
  return Math.atan2(Math.sin(angle), Math.cos(angle))
}

export function tilePath({ hex, enter, leave }: TileView): string {
  return path(tileLine(hex, numberOf(enter), numberOf(leave)), false)
}

/** A whole link, from the middle of its first city to that of its last, or to its open end. */
export function linkLine(atlas: Atlas, { cities, tiles }: LinkView): Point[] {
  const rails = tiles.flatMap(({ hex, enter, leave }) => tileLine(hex, numberOf(enter), numberOf(leave)))
  return [atlas.middleOf(cities[0]!), ...rails, ...(cities[1] ? [atlas.middleOf(cities[1])] : [])]
}

export function linkPath(atlas: Atlas, link: LinkView): string {
  return path(linkLine(atlas, link), false)
}

/** The middle of the link's middle tile, where its owner's letter stands. */
export function badgePlace({ tiles }: LinkView): Point | null {
  const tile = tiles[Math.floor((tiles.length - 1) / 2)]
  if (!tile) return null
  const line = tileLine(tile.hex, numberOf(tile.enter), numberOf(tile.leave))
  return line.length > 2 ? line[PIECES / 2]! : middleOf(tile.hex)
}

/** Tiles that lead over a track laid earlier: their sides lie on either side of it. */
export function bridges(links: LinkView[]): Map<number, TileView[]> {
  const below = new Map<string, TileView>()
  const found = new Map<number, TileView[]>()
  for (const { id, tiles } of links)
    for (const tile of tiles) {
      const first = below.get(tile.hex)
      if (!first) below.set(tile.hex, tile)
      else if (crosses(first, tile)) found.set(id, [...(found.get(id) ?? []), tile])
    }
  return found
}

/** The tile that would be laid next: from the tile before it, or the city it started from, out by a side. */
export function nextTile(
  atlas: Atlas,
  build: { city: string; exits: { hex: string }[] } | null,
  link: LinkView | undefined,
  leave: Side,
): TileView | null {
  const hex = build?.exits[0]?.hex
  if (!build || !hex) return null
  const last = link?.tiles.at(-1)
  const enter = last ? opposite(numberOf(last.leave)) : sideTowards(hex, atlas.placeOf(build.city))
  return enter < 0 ? null : { hex, enter: SIDES[enter]!, leave }
}

function crosses(one: TileView, other: TileView): boolean {
  const [from, to] = [numberOf(one.enter), numberOf(one.leave)]
  const within = (side: Side) => (numberOf(side) - from + 6) % 6 < (to - from + 6) % 6
  return within(other.enter) !== within(other.leave)
}
