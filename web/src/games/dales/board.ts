import type { Colour, Company } from './view'

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
  companies: Record<Company, { name: string }>
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

export const COLOURS: Colour[] = ['white', 'brown', 'red', 'green']

/** What influence is for, and which colours serve for it. */
export const USES: { use: string; colours: Colour[] }[] = [
  { use: 'white', colours: ['white'] },
  { use: 'brown', colours: ['brown'] },
  { use: 'companies', colours: ['red', 'green'] },
]
