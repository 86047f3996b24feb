export type City = 'chicago' | 'kansas_city'

/** A connected piece of track on a tile, between edges 0 to 5 of the unturned tile. */
export interface Group {
  edges: number[]
  lines: [number, number][]
}

export interface TileType {
  id: string
  kind: 'land' | 'river'
  count: number
  /** The smallest rotation that gives the same picture. */
  period: number
  groups: Group[]
}

export interface RockIslandBoard {
  tile_types: TileType[]
  cities: Record<City, { exits: number[] }>
  dice: Record<string, { crew: number[]; locomotive: number[] | null }>
  opening: { max_distance: number }
}
