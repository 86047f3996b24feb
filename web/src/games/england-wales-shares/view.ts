/** What a seat sees of the share game, as its view.py declares it. Money is in thousands throughout. */
import type { EnglandWalesBoard, Good } from '../england-wales/board'
import type { MapView, Side } from '../england-wales/view'

export interface SharesBoard extends EnglandWalesBoard {
  shares: { companies: string[]; min_price: number; max_price: number; dividend_max_multiple: number }
}

export interface CompanyView {
  id: string
  controller: number | null
  price: number
  rank: number
  funds: number
  bonds: number
  bonds_free: number
  income: number
  income_due: number
  means: number
  links: number
  available: number
  treasury: number
  issued: number
  shares: number[]
  final_price: number
}

export interface SeatView {
  cash: number
  shares: Record<string, number>
  share_value: number
  value: number
  companies: string[]
}

export type Source = 'available' | 'issued'

export interface AuctionView {
  initial: boolean
  proposer: number
  company: string | null
  source: Source | null
  high: number
  high_bidder: number | null
  low: number
  limits: (number | null)[]
  withdrawn: boolean[]
}

export interface Exit {
  side: Side
  hex: string
  terrain: 'plain' | 'river' | 'mountain'
  crossing: boolean
  cost: number
  beyond: string | null
  city: string | null
  total: number
  shares_issued: number
  bonds_taken: number
}

export interface BuildView {
  company: string
  second: boolean
  link: number | null
  city: string
  laid: number
  cost: number
  means: number
  exits: Exit[]
}

export interface Way {
  side: Side
  link: number
  company: string
  city: string
  own: number
  foreign: number
  arrives: boolean
  incomes: Record<string, number>
}

export interface DeliveryView {
  company: string
  city: string
  colour: Good
  at: string
  steps: Way[]
  ways: Way[]
}

export interface DividendView {
  amount: number
  each: number
  seats: number[]
  bank: number
  kept: number
  price: number
}

export interface PayoutView {
  company: string
  most_repaid: number
  scale: DividendView[]
}

export interface MergerView {
  target: string
  price: number
  each: number
  shares_issued: number
  bonds_taken: number
  seats: number[]
  funds: number
  bonds: number
  links: number
}

export interface VoteView {
  company: string
  buyer: string
  target: string
  waiting: number[]
  answered: number[]
  own: 'yes' | 'no' | null
}

export type Phase =
  | 'propose'
  | 'open'
  | 'raise'
  | 'act'
  | 'start'
  | 'side'
  | 'tile'
  | 'second'
  | 'cube'
  | 'via'
  | 'repay'
  | 'dividend'
  | 'merge'
  | 'vote'
  | 'over'

export interface SharesView extends MapView {
  players: number
  phase: Phase
  to_move: number | null
  turn: number
  round: number
  first: number
  order: string[]
  acting: string | null
  emptied: number
  emptied_to_end: number
  last_turn: number | null
  turn_limit: number
  ending: string
  bag: Partial<Record<Good, number>>
  companies: CompanyView[]
  stacks: Record<string, string[]>
  seats: SeatView[]
  auction: AuctionView | null
  build: BuildView | null
  delivery: DeliveryView | null
  payout: PayoutView | null
  mergers: MergerView[]
  vote: VoteView | null
}
