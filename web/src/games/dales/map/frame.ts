import type { Bounds } from '../../../board/camera'
import type { Atlas } from './atlas'

const MARGIN = 26
const AROUND = 55

/** The edge of the map sheet, or of a part of it around some areas. */
export function frameOf(atlas: Atlas, part?: string[]): Bounds {
  const { width, height } = atlas.board.canvas
  if (!part) return { x: -MARGIN, y: -MARGIN, width: width + 2 * MARGIN, height: height + 2 * MARGIN }
  const middles = part.map((area) => atlas.middle(area))
  const [x, y] = [
    Math.min(...middles.map((point) => point.x)) - AROUND,
    Math.min(...middles.map((point) => point.y)) - AROUND,
  ]
  return {
    x,
    y,
    width: Math.max(...middles.map((point) => point.x)) + AROUND - x,
    height: Math.max(...middles.map((point) => point.y)) + AROUND - y,
  }
}
