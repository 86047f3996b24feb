/** What a seat sees, as the game's view.py declares it. Money is in thousands throughout. */
import type { Good } from './board'

export type Side = 'ne' | 'e' | 'se' | 'sw' | 'w' | 'nw'

export interface TileView {
  hex: string
  enter: Side
  leave: Side
}

export interface LinkView {
  id: number
  owner: number
  cities: string[]
  side: Side
  tiles: TileView[]
  complete: boolean
  beyond: string | null
}

export interface CityView {
  colour: Good | null
  tile: Good | null
  cubes: Partial<Record<Good, number>>
  emptied: boolean
}

export interface Purchase {
  cost: number
  bonds: number
}

export interface Bid extends Purchase {
  amount: number
}

export interface AuctionView {
  high: number
  bidder: number | null
  passed: number[]
  bids: Bid[]
}

export interface Exit {
  side: Side
  hex: string
  terrain: 'plain' | 'river' | 'mountain'
  crossing: boolean
  cost: number
  beyond: string | null
  city: string | null
}

export interface Finish extends Purchase {
  cards: 'none' | 'tunnel' | 'grant' | 'both'
}

export interface BuildView {
  link: number | null
  city: string
  laid: number
  limit: number
  terrain: Record<'plain' | 'river' | 'mountain', number>
  crossings: number
  complete: boolean
  exits: Exit[]
  finishes: Finish[]
}

export interface Step {
  side: Side
  link: number
  owner: number
  city: string
}

export interface Route {
  steps: Step[]
  points: number[]
  cards: string[]
}

export interface DeliveryView {
  seat: number
  city: string
  colour: Good
  steps: Step[]
  at: string
  links_left: number
  routes: Route[]
  more_routes: boolean
}

export interface LineView {
  id: string
  ends: string[]
  points: number
  seat: number | null
}

export interface CardView {
  id: string
  kind: 'achievement' | 'permanent' | 'single_use' | 'interrupt' | 'immediate'
  count: number
  points: number
  city: string | null
}

export interface BaronView {
  id: string
  points: number
  measure: string
  fewest: boolean
  strict: boolean
  cities: string[]
  fulfilled: boolean
}

export interface SeatView {
  cash: number
  bonds: number
  engine: number
  position: number
  income: number
  interest: number
  cards: CardView[]
  tracker: Good[]
  links: number
  deliveries: number
  red_deliveries: number
  inspected: boolean
  baron_kept: boolean
  baron: BaronView | null
  barons_dealt: BaronView[]
  score: number
}

export type Phase =
  | 'keep'
  | 'auction'
  | 'act'
  | 'start'
  | 'side'
  | 'tile'
  | 'place'
  | 'cube'
  | 'via'
  | 'card'
  | 'industry'
  | 'grow'
  | 'inspect'
  | 'over'

/** What both games of the family show of the map. */
export interface MapView {
  cities: Record<string, CityView>
  links: LinkView[]
}

export interface EnglandWalesView extends MapView {
  players: number
  phase: Phase
  to_move: number | null
  turn: number
  round: number
  active: number | null
  actions_left: number
  first: number
  order: number[]
  emptied: number
  emptied_to_end: number
  last_turn: number | null
  turn_limit: number
  ending: string
  bag: Record<Good, number>
  tiles_left: Partial<Record<Good, number>>
  lines: LineView[]
  cards: { display: CardView[]; deck: number; unseen: Record<string, number> }
  seats: SeatView[]
  urbanise: Purchase | null
  upgrade: Purchase | null
  auction: AuctionView | null
  build: BuildView | null
  delivery: DeliveryView | null
}
