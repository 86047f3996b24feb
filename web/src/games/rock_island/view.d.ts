/** What a seat may see, as branchline.games.rock_island.view declares it. Written by `make docs`. */

export interface RockIslandView {
  players: number
  phase: Phase
  to_move: number | null
  active: number
  first: number
  turn: number
  round: number
  max_rounds: number
  ending: Ending
  edition: Edition
  /** None before the first turn. */
  dice: Dice | null
  cells: Record<string, CellView>
  crews: (string | null)[]
  /** For each seat, by the number on the crew's die: the cells where its crew could stop now. */
  walks: Record<string, string[]>[]
  /** None before Chicago is placed. */
  locomotives: LocomotiveView[]
  reserve: SlotView[]
  remaining: Record<string, number>
  removed: Record<string, number>
  opening: Opening | null
  turning: Turning | null
  exchange: boolean
  run: Run | null
  laying: Laying | null
}

export type Phase = 'laying_source' | 'laying_course' | 'laying_city' | 'revealing' | 'walking' | 'exchanging' | 'turning' | 'running' | 'over'

export type Ending = '' | 'arrival' | 'round_limit'

export type Edition = 'mattel' | 'hans_im_glueck' | 'hans_im_glueck_expert'

export interface Dice {
  crew: number
  locomotive: number | null
}

export interface CellView {
  ground: Ground
  open: boolean
  tile: string | null
  rotation: number | null
}

export type Ground = 'land' | 'river' | 'chicago' | 'kansas_city'

export interface LocomotiveView {
  cell: string
  /** The edge over which it came; None in a city. */
  entry: Direction | null
  last_run: number
  /** Cells to Kansas City; None before that is placed. */
  distance: number | null
  reach: Reach[]
}

export type Direction = 'e' | 'se' | 'sw' | 'w' | 'nw' | 'ne'

/** A mark at which a run could end, and the edges over which it would leave cells on the way. */
export interface Reach {
  cell: string
  entry: Direction | null
  steps: number
  way: Direction[]
  /** The step there ends the game, and so the run. */
  wins: boolean
}

export interface SlotView {
  slot: string
  ground: ReserveGround
  open: boolean
  tile: string | null
}

export type ReserveGround = 'land' | 'river'

export interface Opening {
  left: number
  cells: string[]
}

export interface Turning {
  cell: string
  laid: boolean
  rotations: number[]
  /** For each of the rotations. */
  ends: Turned[]
}

/** What becomes of the ends of a tile's track if it lies so. */
export interface Turned {
  rotation: number
  /** They meet track of a neighbour. */
  joined: Direction[]
  /** They look at a tile that nobody has seen. */
  hidden: Direction[]
  cut: Direction[]
}

export interface Run {
  steps: number
  left: number | null
  passed: Entered[]
}

export interface Entered {
  cell: string
  entry: Direction
}

export interface Laying {
  placed: number
  river: string[]
  choices: string[]
}
