export type Company = 'red' | 'green'

export type Colour = 'white' | 'brown' | Company

/** Markers on one space of a track, from the bottom to the top. */
export interface Stack {
  level: number
  pile: number[]
}

export interface Space {
  space: number
  minimum: number
  printed: Partial<Record<Colour, number>>
  /** Points its winner takes as red or green. */
  choice: number
  drawn: Colour | null
  bid: { seat: number; cubes: number } | null
}

export interface Train {
  id: string
  cost: number
  row: number
  places: { passengers: number; goods: number }
  buyer: number | null
  carried: Record<string, number>
}

export interface Needs {
  points: number
  red: number
  green: number
  white: number
  slack: number
}

export interface Extension extends Needs {
  area: string
  border: string
}

export interface Building extends Needs {
  areas: string[]
  borders: string[]
  cubes: number
  /** Points still to be paid in influence of any colour. */
  choose: number
  extensions: Extension[]
}

export interface Sale {
  company: Company
  areas: string[]
  borders: string[]
  cost: number
  extensions: { area: string; border: string }[]
  can_finish: boolean
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
  trains: string[]
  room: { passengers: number; goods: number }
  passed: boolean
}

export type Phase =
  | 'bid'
  | 'choose_colour'
  | 'build'
  | 'extend'
  | 'pay'
  | 'train'
  | 'exchange'
  | 'load_train'
  | 'sell'
  | 'sell_extend'
  | 'over'

export type Owner = number | Company

export interface DalesView {
  players: number
  turn: number
  turns: number
  side: string
  phase: Phase
  to_move: number | null
  ending: string
  link: 'open' | 'paid' | null
  orders: { player: number[]; build: number[]; train: number[] }
  areas: Record<string, { owners: Company[]; pieces: Record<string, number> }>
  tracks: Record<string, Owner>
  auction: Space[]
  settling: number | null
  influence: Record<Colour, Stack[]>
  balance: Stack[]
  trains: Train[]
  companies: Record<Company, { laid: number; left: number }>
  seats: SeatView[]
  line: Building | null
  payment: { due: number; spent: Record<string, number>; left: Record<string, number> } | null
  purchase: { train: string; due: number; spent: Record<string, number>; left: Record<string, number> } | null
  boarding: { area: string; item: string; trains: string[] } | null
  sale: Sale | null
}
