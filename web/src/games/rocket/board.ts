export interface Company {
  id: string
  abbr: string
  name: string
  start_town: string
}

export interface Town {
  id: string
  name: string
  kind: 'start' | 'city' | 'railway'
  hex: string
  company?: string
  tokens?: Record<string, number>
}

export interface RocketBoard {
  map: string
  goods: { id: string }[]
  passenger_tokens: number
  shares_per_company: number
  track_tiles: number
  stations_per_player: number
  companies: Company[]
  towns: Town[]
  hexes: { id: string }[]
}
