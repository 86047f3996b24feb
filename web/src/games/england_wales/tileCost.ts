import type { Atlas } from './map/atlas'
import type { LinkView } from './normal/view'

/** What a tile in a hex would cost: the next one, or one after it. */
export interface Price {
  hex: string
  cost: number
  later: boolean
}

/** What a tile in a hex would cost, without any card. */
export function tileCost(atlas: Atlas, links: LinkView[], hex: string, surcharge: number): number | null {
  const terrain = atlas.hexAt.get(hex)?.terrain
  if (!terrain || terrain === 'city') return null
  const crossed = links.some(({ tiles }) => tiles.some((tile) => tile.hex === hex))
  return atlas.board.terrain_costs[terrain] + (crossed ? surcharge : 0)
}

/** One way to go on with track: the tile it lays next, and the hex it points into. */
interface Exit {
  hex: string
  cost: number
  beyond: string | null
}

/** The prices on the map while track is laid: of the next tile, and of those that could follow it. */
export function pricesOf(exits: Exit[], costBeyond: (hex: string) => number | null): Price[] {
  const next = new Map(exits.map(({ hex, cost }) => [hex, { hex, cost, later: false }]))
  const after = exits.flatMap(({ beyond }) => {
    const cost = beyond === null || next.has(beyond) ? null : costBeyond(beyond)
    return cost === null ? [] : [{ hex: beyond!, cost, later: true }]
  })
  return [...next.values(), ...after]
}
