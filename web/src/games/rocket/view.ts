import type { Direction } from '../../board/hexes'

export interface CompanyView {
  id: string
  status: 'live' | 'autonomous' | 'absorbed'
  locomotive: string | null
  facing: Direction | null
  line: string[]
  towns: string[]
  worth: number
  bank: number
  shares: number[]
  supplementary: number[]
  stations: number[]
}

export interface VetoView {
  company: string
  aim: Direction
  exits: Direction[]
  high: number
  bidder: number | null
  direction: Direction | null
}

export interface RocketView {
  players: number
  phase: 'act' | 'put_down' | 'veto' | 'answer' | 'over'
  to_move: number | null
  active: number
  actions_done: number
  advanced: string[]
  ending: string
  tiles_left: number
  passengers_left: number
  stall: number
  companies: CompanyView[]
  stations: Record<string, number>
  cities: Record<string, Record<string, number>>
  seats: {
    cash: number | null
    projected: number | null
    stations_left: number
    passengers: number
    tokens: Record<string, Record<string, number>>
  }[]
  lifted: string | null
  veto: VetoView | null
}
