import type { Direction } from '../../board/hexes'

export type City = 'chicago' | 'kansas_city'

export type Ground = 'land' | 'river' | City

export interface CellView {
  ground: Ground
  open: boolean
  tile: string | null
  rotation: number | null
}

/** A mark a locomotive could run to, and the edges it would leave by on the way. */
export interface Reach {
  cell: string
  entry: Direction | null
  steps: number
  way: Direction[]
}

export interface LocomotiveView {
  cell: string
  /** The edge over which it came; null in a city. */
  entry: Direction | null
  last_run: number
  /** Cells to Kansas City; null before it is placed. */
  distance: number | null
  reach: Reach[]
}

export interface SlotView {
  slot: string
  ground: 'land' | 'river'
  open: boolean
  tile: string | null
}

export type Phase =
  | 'laying_source'
  | 'laying_course'
  | 'laying_city'
  | 'revealing'
  | 'walking'
  | 'exchanging'
  | 'turning'
  | 'running'
  | 'over'

export interface RockIslandView {
  players: number
  phase: Phase
  to_move: number | null
  active: number
  first: number
  turn: number
  round: number
  max_rounds: number
  ending: string
  edition: string
  /** null before the first turn. */
  dice: { crew: number; locomotive: number | null } | null
  cells: Record<string, CellView>
  crews: (string | null)[]
  /** None before Chicago is placed. */
  locomotives: LocomotiveView[]
  reserve: SlotView[]
  remaining: Record<string, number>
  removed: Record<string, number>
  opening: { left: number; cells: string[] } | null
  turning: { cell: string; laid: boolean; rotations: number[] } | null
  exchange: boolean
  run: { steps: number; left: number | null; passed: { cell: string; entry: Direction }[] } | null
  laying: { placed: number; river: string[]; choices: string[] } | null
}
