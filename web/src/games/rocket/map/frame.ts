import type { Bounds } from '../../../board/camera'
import { centre, RADIUS, WIDTH } from '../../../board/hexes'
import type { Atlas } from './atlas'

const MARGIN = 34

/** The edge of the map sheet around all the land, or of a part of it around some hexes. */
export function frameOf(atlas: Atlas, part?: string[]): Bounds {
  const middles = (part ?? atlas.hexes).map(centre)
  const margin = part ? -6 : MARGIN
  const [left, right] = [Math.min(...middles.map(({ x }) => x)), Math.max(...middles.map(({ x }) => x))]
  const [top, bottom] = [Math.min(...middles.map(({ y }) => y)), Math.max(...middles.map(({ y }) => y))]
  const x = left - WIDTH / 2 - margin
  const y = top - RADIUS - margin
  return { x, y, width: right + WIDTH / 2 + margin - x, height: bottom + RADIUS + margin - y }
}
