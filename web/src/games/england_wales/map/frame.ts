import type { Bounds } from '../../../board/camera'
import { RADIUS, WIDTH } from '../../../board/hexes'
import type { Atlas } from './atlas'
import { middleOf } from './lattice'

const MARGIN = 20
const AROUND = 4

/** The edge of the map sheet around all the land, or of a part of it around some hexes. */
export function frameOf(atlas: Atlas, part?: string[]): Bounds {
  const middles = (part ?? atlas.hexes).map(middleOf)
  const margin = part ? AROUND : MARGIN
  const [xs, ys] = [middles.map(({ x }) => x), middles.map(({ y }) => y)]
  const x = Math.min(...xs) - WIDTH / 2 - margin
  const y = Math.min(...ys) - RADIUS - margin
  return { x, y, width: Math.max(...xs) + WIDTH / 2 + margin - x, height: Math.max(...ys) + RADIUS + margin - y }
}
