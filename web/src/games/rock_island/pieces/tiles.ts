import { across, opposite } from '../map/field'
import type { City, Group, RockIslandBoard, TileType } from '../board'
import type { RockIslandView } from '../view'

/** The tile types of the box, by name. */
export type Box = Map<string, TileType>

const known = new WeakMap<object, Box>()

export function boxOf(board: RockIslandBoard): Box {
  const found = known.get(board) ?? new Map(board.tile_types.map((type) => [type.id, type]))
  known.set(board, found)
  return found
}

export function isCity(ground: string): ground is City {
  return ground === 'chicago' || ground === 'kansas_city'
}

/** The cell's edges that a tile turned so far has track at. */
export function trackEdges(type: TileType | undefined, rotation: number): number[] {
  return (type?.groups ?? []).flatMap(({ edges }) => edges.map((edge) => (edge + rotation) % 6))
}

/** The group of a tile that reaches one of the cell's edges. */
export function groupAt(type: TileType, rotation: number, edge: number): Group | undefined {
  return type.groups.find(({ edges }) => edges.includes((edge - rotation + 12) % 6))
}

export interface Ends {
  edge: number
  /** It meets a neighbour's track, is cut off, or looks at a tile nobody has seen. */
  fate: 'joined' | 'cut' | 'unknown'
}

/** What becomes of the ends of a tile's track if it lies so. */
export function endsOf(
  board: RockIslandBoard,
  view: RockIslandView,
  cell: string,
  tile: string,
  rotation: number,
): Ends[] {
  const box = boxOf(board)
  return trackEdges(box.get(tile), rotation).map((edge) => {
    const beside = across(cell, edge)
    const there = beside ? view.cells[beside] : undefined
    if (there && !there.open && !isCity(there.ground)) return { edge, fate: 'unknown' }
    const offered = !there
      ? []
      : isCity(there.ground)
        ? board.cities[there.ground].exits
        : trackEdges(box.get(there.tile ?? ''), there.rotation ?? 0)
    return { edge, fate: offered.includes(opposite(edge)) ? 'joined' : 'cut' }
  })
}
