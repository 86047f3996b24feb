import type { Atlas } from './atlas'
import type { LinkView } from './view'

/** What a tile in a hex would cost, without any card. */
export function tileCost(atlas: Atlas, links: LinkView[], hex: string, surcharge: number): number | null {
  const terrain = atlas.hexAt.get(hex)?.terrain
  if (!terrain || terrain === 'city') return null
  const crossed = links.some(({ tiles }) => tiles.some((tile) => tile.hex === hex))
  return atlas.board.terrain_costs[terrain] + (crossed ? surcharge : 0)
}
