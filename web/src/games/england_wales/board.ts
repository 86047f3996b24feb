export type Good = 'red' | 'yellow' | 'blue' | 'purple' | 'black'
export type CityColour = Good | 'grey'
export type Terrain = 'plain' | 'river' | 'mountain' | 'city'

export interface City {
  id: string
  code: string
  name: string
  col: number
  row: number
  colour: CityColour
  cubes: number
}

export interface Hex {
  id: string
  col: number
  row: number
  terrain: Terrain
  city?: string
}

export interface Card {
  id: string
  name: string
  kind: 'achievement' | 'permanent' | 'single_use' | 'interrupt' | 'immediate'
  start: boolean
  copies: number
  vp?: number
  city?: string
}

export interface Baron {
  id: string
  name: string
  vp: number
  rule: 'most' | 'fewest' | 'connected'
  measure?: string
  cities?: string[]
  strict?: boolean
}

export interface MajorLine {
  id: string
  ends: [string, string]
  vp: number
}

export interface EnglandWalesBoard {
  layout: { centre_fit: { lat0: number; lat_per_row: number; lon0: number; lon_per_x: number } }
  goods: { colours: Good[]; per_colour: number }
  terrain_costs: Record<'plain' | 'river' | 'mountain', number>
  tiles_per_build: number
  urbanise_cost: number
  bond: { value: number; interest: number; vp: number }
  engine_levels: { max: number; cost_to_reach: Record<string, number>; cost_to_reach_linear: Record<string, number> }
  income_by_position: number[]
  income_beyond_100: number
  rounds_per_turn: number
  turn_limit: number
  end_empty_cities: Record<string, number>
  new_city_tiles: Record<string, number>
  operation_cards: Card[]
  baron_cards: Baron[]
  major_lines: MajorLine[]
  cities: City[]
  barriers: { a: string; b: string; name: string }[]
  hexes: Hex[]
}
