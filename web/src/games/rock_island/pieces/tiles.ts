import type { City, Group, RockIslandBoard, TileType } from '../board'

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
