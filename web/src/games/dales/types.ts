export type Company = 'red' | 'green'
export type Colour = 'white' | 'brown' | Company
export type Line = [x: number, y: number][]

export interface Area {
  id: string
  name: string
  kind: 'plain' | 'valley' | 'hill' | 'lowland' | 'hop'
  town: null | 'minor' | 'major' | 'company'
  owner: Company | null
  goods: string | null
  leave_only?: boolean
  /** Only there with this option, and then the same area as another. */
  option?: string
  part_of?: string
  at: [number, number]
  polygons: Line[]
}

export interface Border {
  id: string
  a: string
  b: string
  cost: number | null
  passable: boolean
  river: boolean
  why?: string
  only_from?: string
  option?: string
  segment: [[number, number], [number, number]]
}

export interface Side {
  auction: { space: number; row: 'top' | 'bottom'; min_bid: number }[]
}

export interface DalesBoard {
  id: string
  canvas: { width: number; height: number }
  companies: Record<Company, { name: string; short: string }>
  goods: Record<string, { profit: number; loads_at: 'area' | 'arrow_town' }>
  areas: Area[]
  borders: Border[]
  arrows: Record<string, string[]>
  rivers: { name: string; lines: Line[] }[]
  special: { south_extension: { adds: string; to: string } | null }
  sides: Record<string, Side>
  influence_tracks: { min: number; max: number }
  profit_loss_track: { min: number; max: number }
  player_pieces: { investment_cubes: number; tracks: number }
}

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

export const COLOURS: Colour[] = ['white', 'brown', 'red', 'green']
