/** What a seat may see, as branchline.games.england_wales.normal.view declares it. Written by `make docs`. */

export interface EnglandWalesView extends MapView {
  players: number
  phase: Phase
  to_move: number | null
  turn: number
  /** 1 to 3; 0 before the action rounds. */
  round: number
  /** Whose action it is, in the action rounds. */
  active: number | null
  /** With the one being taken: more than 1 after a Railroad Executive. */
  actions_left: number
  /** The owner of the first-player marker. */
  first: number
  order: number[]
  emptied: number
  emptied_to_end: number
  /** Empty-city markers on the board, how many bring the end, and how many are missing to that. */
  emptied_left: number
  /** The turn after which the game ends, once that is known. */
  last_turn: number | null
  turn_limit: number
  ending: Ending
  bag: Partial<Record<Colour, number>>
  /** New City tiles by colour. */
  tiles_left: Partial<Record<Colour, number>>
  lines: LineView[]
  cards: CardsView
  seats: SeatView[]
  /** The cheapest tile, before a build has begun. */
  tile: Purchase | null
  urbanise: Purchase | null
  /** What these would cost the player to move, where they are legal. */
  upgrade: Purchase | null
  auction: AuctionView | null
  build: BuildView | null
  delivery: DeliveryView | null
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

export type Phase = 'keep' | 'auction' | 'act' | 'start' | 'side' | 'tile' | 'place' | 'cube' | 'via' | 'card' | 'industry' | 'grow' | 'inspect' | 'over'

export type Ending = '' | 'empty_cities' | 'turn_limit'

export interface LineView {
  id: string
  ends: string[]
  points: number
  /** Who has scored it. */
  seat: number | null
}

export interface CardsView {
  /** Face up. */
  display: CardView[]
  /** Those of them that the player to move may take, at once or as this action. */
  takeable: string[]
  /** Cards face down. */
  deck: number
  /** What those are, in no order: all other cards are in sight or gone. */
  unseen: Record<string, number>
}

export interface CardView {
  id: string
  kind: CardKind
  count: number
  /** What it brings: achievements once, hotels for each cube; else 0. */
  points: number
  city: string | null
}

export type CardKind = 'achievement' | 'permanent' | 'single_use' | 'interrupt' | 'immediate'

export interface SeatView {
  cash: number
  bonds: number
  engine: number
  position: number
  /** What the next income phase pays at this position, before interest. */
  income: number
  interest: number
  /** What that leaves, interest paid. */
  net_income: number
  /** What the next level costs; None at the last one. */
  next_engine: number | null
  cards: CardView[]
  /** Colours that count towards the Passenger Line. */
  tracker: Colour[]
  /** Completed ones. */
  links: number
  deliveries: number
  red_deliveries: number
  /** Whether a delivery of theirs was stopped this turn. */
  inspected: boolean
  baron_kept: boolean
  /** Their own, to themselves; everyone's once the game is over. */
  baron: BaronView | null
  /** The two to choose from, to the seat itself and only until it has chosen. */
  barons_dealt: BaronView[]
  /** Position less bonds; with the baron once the game is over. */
  score: number
}

export interface BaronView {
  id: string
  points: number
  measure: Measure
  fewest: boolean
  strict: boolean
  cities: string[]
  /** As things stand. */
  fulfilled: boolean
}

export type Measure = 'connected' | 'links' | 'longest_chain' | 'mountain_tiles' | 'cities' | 'engine_level' | 'bonds' | 'red_deliveries' | 'cash'

/** What something costs the player to move now, and the bonds it would take. Money is in thousands throughout. */
export interface Purchase {
  cost: number
  bonds: number
}

export interface AuctionView {
  /** The highest bid, 0 if there is none. */
  high: number
  bidder: number | null
  /** The seats that are out of it. */
  passed: number[]
  /** All that the seat to move may bid. */
  bids: Bid[]
}

export interface Bid extends Purchase {
  amount: number
}

/** The build in hand. */
export interface BuildView {
  /** Its number in `links`; None until it has left its city. */
  link: number | null
  /** Where the link started. */
  city: string
  laid: number
  /** Tiles laid in this action, and how many it allows. */
  limit: number
  /** Tiles of this action. */
  terrain: Record<Ground, number>
  crossings: number
  /** Tracks crossed in this action, and what each of them costs. */
  surcharge: number
  complete: boolean
  /** Every legal `side` or `tile`. */
  exits: Exit[]
  /** Every legal `finish`, with what would be paid. */
  finishes: Finish[]
  /** The cities within reach of this action. */
  destinations: Destination[]
}

export type Ground = 'plain' | 'river' | 'mountain'

/** One way to go on with the track: the tile it lays (or, from a city, would lay next), and where it points. */
export interface Exit {
  side: Side
  /** Where the tile goes; for the first side out of a city, the hex that side leads to. */
  hex: string
  terrain: Ground
  /** Whether the hex already carries a track. */
  crossing: boolean
  cost: number
  /** The hex the track would point into; None for the first side out of a city. */
  beyond: string | null
  /** The city this tile would reach, which completes the link. */
  city: string | null
  /** The bonds that the build would take with this tile, without any card. */
  bonds: number
  /** What a tile in the hex beyond would cost; None where no tile can lie. */
  cost_beyond: number | null
}

export interface Finish extends Purchase {
  /** As in `finish CARDS`. */
  cards: Saving
}

export type Saving = 'none' | 'tunnel' | 'grant' | 'both'

/** A city that the link in hand can be led to, and the cheapest way there. */
export interface Destination {
  city: string
  /** What is still to be chosen, in this order, each as in `side` or `tile`. */
  sides: Side[]
  /** Of the tiles still to be laid. */
  cost: number
}

/** The delivery in hand, or the one declared that an inspector may stop. */
export interface DeliveryView {
  seat: number
  city: string
  colour: Colour
  steps: Step[]
  /** The city reached so far. */
  at: string
  links_left: number
  /** While the way is being chosen: how it can go on, most points for the mover first; the last step carries it out. Once it is declared: the one way it takes, with nothing left to choose. */
  routes: Route[]
  /** Whether there are ways that are not listed. */
  more_routes: boolean
}

export interface Step {
  side: Side
  link: number
  owner: number
  /** The city it leads to. */
  city: string
}

/** A legal way from where the cube is to its end. */
export interface Route {
  steps: Step[]
  /** For each seat, for the whole way: links, hotels and achievements. */
  points: number[]
  /** Achievements the mover would claim. */
  cards: string[]
}
