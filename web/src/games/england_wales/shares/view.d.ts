/** What a seat may see, as branchline.games.england_wales.shares.view declares it. Written by `make docs`. */

/** The owner of a link is the number of a company. */
export interface SharesView extends MapView {
  players: number
  phase: Phase
  to_move: number | null
  /** 0 in the initial auctions. */
  turn: number
  round: number
  first: number
  /** The companies in the order of the present phase; empty in auctions. */
  order: string[]
  acting: string | null
  emptied: number
  emptied_to_end: number
  /** Empty-city markers on the board, how many bring the end, and how many are missing to that. */
  emptied_left: number
  last_turn: number | null
  turn_limit: number
  ending: Ending
  bag: Partial<Record<Colour, number>>
  companies: CompanyView[]
  /** By price, the markers from bottom to top. */
  stacks: Record<string, string[]>
  seats: SeatView[]
  auction: AuctionView | null
  build: BuildView | null
  delivery: DeliveryView | null
  payout: PayoutView | null
  /** What the acting company may propose; during a vote, what it has proposed. */
  mergers: MergerView[]
  vote: VoteView | null
}

/** What both games of the family show of the map. */
export interface MapView {
  cities: Record<string, CityView>
  links: LinkView[]
}

export interface CityView {
  /** The colour it accepts now; None for grey. */
  colour: Colour | null
  /** The colour of its New City tile. */
  tile: Colour | null
  /** By colour; colours without a cube are left out. */
  cubes: Partial<Record<Colour, number>>
  /** Whether it has an empty-city marker. */
  emptied: boolean
}

export type Colour = 'red' | 'yellow' | 'blue' | 'purple' | 'black'

/** A chain of tiles from one city to another, or to an open end. */
export interface LinkView {
  id: number
  owner: number
  /** The city it started from; once it is complete, both its ends in the order of the board. */
  cities: string[]
  /** The side by which it leaves the first city. City and side name a link in `resume CITY SIDE`. */
  side: Side
  tiles: TileView[]
  complete: boolean
  /** Of an unfinished link: the hex its open end points into. */
  beyond: string | null
}

export type Side = 'ne' | 'e' | 'se' | 'sw' | 'w' | 'nw'

/** One tile of a link, in the order from its first city on. */
export interface TileView {
  hex: string
  /** The side that faces the first city, or the tile before. */
  enter: Side
  leave: Side
}

export type Phase = 'propose' | 'open' | 'raise' | 'act' | 'start' | 'side' | 'tile' | 'second' | 'cube' | 'via' | 'repay' | 'dividend' | 'merge' | 'vote' | 'over'

export type Ending = '' | 'empty_cities' | 'turn_limit'

export interface CompanyView {
  id: string
  controller: number | null
  price: number
  /** Its place when the companies are ordered from the highest marker to the lowest, from 1. */
  rank: number
  funds: number
  bonds: number
  /** How many more its links allow. */
  bonds_free: number
  /** The income marker. */
  income: number
  /** What it would receive for that at the end of the rounds. */
  income_due: number
  /** The most it could pay for track or a merger now. */
  means: number
  links: number
  available: number
  treasury: number
  issued: number
  /** By seat. */
  shares: number[]
  /** Those of players and those in the issued box: a dividend is divided by them. */
  issued_shares: number
  /** The most that each of them could be paid now. */
  most_each: number
  /** If the game ended now. */
  final_price: number
}

export interface SeatView {
  cash: number
  /** By company; those without a share are left out. */
  shares: Record<string, number>
  share_value: number
  /** Cash and shares, if the game ended now. */
  value: number
  /** Those it controls. */
  companies: string[]
}

export interface AuctionView {
  initial: boolean
  proposer: number
  company: string | null
  source: Source | null
  high: number
  high_bidder: number | null
  /** The lowest bid that may be made now; 0 before a share is put up. */
  low: number
  /** What each seat could still pay; None for those who are out. */
  limits: (number | null)[]
  withdrawn: boolean[]
}

export type Source = 'available' | 'issued'

/** The link in hand. */
export interface BuildView {
  company: string
  second: boolean
  link: number | null
  city: string
  laid: number
  cost: number
  means: number
  exits: Exit[]
  /** The cities that its means can lead the link to. */
  destinations: Destination[]
}

/** One way to go on with the track: the tile it lays (or, from a city, would lay next), and where it points. */
export interface Exit {
  side: Side
  hex: string
  terrain: Ground
  crossing: boolean
  cost: number
  beyond: string | null
  /** The city this tile would reach, which completes the link and pays for it. */
  city: string | null
  /** The cost of the link with this tile. */
  total: number
  shares_issued: number
  /** What the company would have to raise for it. */
  bonds_taken: number
  /** What a tile in the hex beyond would cost; None where no tile can lie. */
  cost_beyond: number | null
}

export type Ground = 'plain' | 'river' | 'mountain'

/** A city that the link in hand can be led to, and the cheapest way there. */
export interface Destination {
  city: string
  /** What is still to be chosen, in this order, each as in `side` or `tile`. */
  sides: Side[]
  /** Of the tiles still to be laid. */
  cost: number
}

/** The cube in hand. */
export interface DeliveryView {
  company: string
  city: string
  colour: Colour
  at: string
  steps: Step[]
  /** The links it may take now. */
  ways: Step[]
  /** How it can come to its end, those with the most links of the company's own first. */
  routes: Route[]
  /** Whether there are routes that are not listed. */
  more_routes: boolean
}

export interface Step {
  side: Side
  link: number
  company: string
  /** Where it leads. */
  city: string
}

/** A way from where the cube is to its end. */
export interface Route {
  steps: Step[]
  own: number
  /** Links on the whole way. */
  foreign: number
  /** By how much it moves the income markers of the companies. */
  incomes: Record<string, number>
}

export interface PayoutView {
  company: string
  most_repaid: number
  /** Every number of bonds that may be repaid, from none up. */
  repayments: RepaymentView[]
  /** Every dividend that may be chosen, from nothing up. */
  scale: DividendView[]
}

export interface RepaymentView {
  repaid: number
  funds: number
  /** What the company would have left. */
  bonds: number
}

export interface DividendView {
  amount: number
  each: number
  /** What each seat gets. */
  seats: number[]
  bank: number
  /** What the company keeps. */
  kept: number
  price: number
}

export interface MergerView {
  target: string
  price: number
  each: number
  shares_issued: number
  bonds_taken: number
  /** What each seat gets. */
  seats: number[]
  funds: number
  bonds: number
  /** The buyer's afterwards. */
  links: number
  /** Of the buyer, then of the company it would buy. */
  ballots: BallotView[]
}

/** Who decides for a company on a merger. */
export interface BallotView {
  company: string
  /** Those who are asked. */
  asked: number[]
  /** Who has said yes by proposing it. */
  said: number | null
  /** Whether the vote of the player in control settles it, so that no other shareholder is asked. */
  alone: boolean
}

export interface VoteView {
  /** Whose shareholders vote. */
  company: string
  buyer: string
  target: string
  waiting: number[]
  answered: number[]
  /** What one has answered oneself. */
  own: Answer | null
}

export type Answer = 'no' | 'yes'
