/** What a seat may see, as branchline.games.dales.view declares it. Written by `make docs`. */

export interface DalesView {
  players: number
  turn: number
  turns: number
  side: string
  phase: Phase
  to_move: number | null
  ending: Ending
  link: Link | null
  orders: Orders
  areas: Record<string, Area>
  /** By border: the seat or the company whose track lies there. */
  tracks: Record<string, number | Company>
  auction: Space[]
  settling: number | null
  influence: Record<Colour, Stack[]>
  balance: Stack[]
  trains: Train[]
  companies: Record<Company, CompanyTrack>
  seats: SeatView[]
  /** Where a line can start, by area: the influence to pay there; areas where none is due are left out. */
  starts: Record<string, StartNeeds>
  line: Building | null
  payment: Payment | null
  purchase: Purchase | null
  boarding: Boarding | null
  sale: Sale | null
}

export type Phase = 'bid' | 'choose_colour' | 'build' | 'extend' | 'pay' | 'train' | 'exchange' | 'load_train' | 'sell' | 'sell_extend' | 'over'

export type Ending = '' | 'last_turn'

export type Link = 'open' | 'paid'

export interface Orders {
  player: number[]
  build: number[]
  train: number[]
  /** The one that the present phase follows. */
  present: number[]
}

export interface Area {
  owners: Company[]
  pieces: Record<string, number>
}

export type Company = 'red' | 'green'

/** A space of the auction. */
export interface Space {
  space: number
  minimum: number
  /** What the next bid would have to be. */
  lowest_bid: number
  printed: Partial<Record<Colour, number>>
  /** Points its winner takes as red or green. */
  choice: number
  drawn: Colour | null
  bid: Bid | null
}

export type Colour = 'white' | 'brown' | 'red' | 'green'

export interface Bid {
  seat: number
  cubes: number
}

/** Markers on one space of a track, from the bottom to the top. */
export interface Stack {
  level: number
  pile: number[]
}

export interface Train {
  id: string
  cost: number
  row: number
  places: Places
  buyer: number | null
  carried: Record<string, number>
  /** What the player to move would pay, while trains are bought. */
  price: TrainPrice | null
}

export interface Places {
  passengers: number
  goods: number
}

export interface TrainPrice {
  brown: number
  /** Points of other colours or cubes, for the brown ones that are missing. */
  other: number
}

export interface CompanyTrack {
  laid: number
  left: number
}

export interface SeatView {
  hand: number
  stock: number
  bids: number
  influence: Record<Colour, number>
  balance: number
  laid: number
  supply: number
  points: number
  collection: Record<string, number>
  sets: number
  projected: number
  counted: Counted
  trains: string[]
  room: Places
  passed: boolean
}

/** What makes up the total, as it would be now. */
export interface Counted {
  points: number
  sets: number
  balance: number
  tracks: number
}

export interface StartNeeds {
  red: number
  green: number
  white: number
}

/** The line in hand. */
export interface Building extends Needs {
  areas: string[]
  borders: string[]
  cubes: number
  /** Points still to be paid in influence of any colour. */
  choose: number
  extensions: Extension[]
}

export interface Needs {
  points: number
  red: number
  green: number
  white: number
  slack: number
}

/** How a line could go on, and what that would add. */
export interface Extension extends Needs, Step {
}

export interface Step {
  area: string
  border: string
}

export interface Payment {
  due: number
  spent: Record<string, number>
  left: Record<string, number>
}

export interface Purchase extends Payment {
  train: string
}

export interface Boarding {
  area: string
  item: string
  trains: string[]
}

export interface Sale {
  company: Company
  areas: string[]
  borders: string[]
  cost: number
  extensions: Step[]
  can_finish: boolean
}
