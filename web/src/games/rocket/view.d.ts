/** What a seat may see, as branchline.games.rocket.view declares it. Written by `make docs`. */

export interface RocketView {
  players: number
  phase: Phase
  to_move: number | null
  active: number
  actions_done: number
  advanced: string[]
  ending: Ending
  tiles_left: number
  passengers_left: number
  stall: number
  companies: CompanyView[]
  /** How many companies have shares in the bank. */
  selling: number
  goods: Record<string, Majority>
  passengers: Majority
  stations: Record<string, number>
  cities: Record<string, Record<string, number>>
  seats: SeatView[]
  lifted: string | null
  veto: VetoView | null
}

export type Phase = 'act' | 'put_down' | 'veto' | 'answer' | 'over'

export type Ending = '' | 'last_share' | 'last_tile' | 'last_share_and_tile' | 'standstill'

export interface CompanyView {
  id: string
  status: Status
  locomotive: string | null
  facing: Direction | null
  line: string[]
  towns: string[]
  worth: number
  bank: number
  shares: number[]
  supplementary: number[]
  stations: number[]
  /** Shares of both kinds. */
  held: number[]
  held_places: number[]
  /** The place at which each seat would be paid for these: 1, 2, or 0 for none. */
  station_places: number[]
}

export type Status = 'live' | 'autonomous' | 'absorbed'

export type Direction = 'e' | 'ne' | 'nw' | 'w' | 'sw' | 'se'

/** How many of something each seat has, and the place at which it would be paid for that: 1, 2, or 0 for none. */
export interface Majority {
  counts: number[]
  places: number[]
}

export interface SeatView {
  cash: number | null
  projected: number | null
  stations_left: number
  passengers: number
  tokens: Record<string, Record<string, number>>
}

export interface VetoView {
  company: string
  aim: Direction
  exits: Direction[]
  high: number
  bidder: number | null
  direction: Direction | null
}
