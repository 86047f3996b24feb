import { across, opposite, SIDES } from '../map/lattice'
import type { LinkView, Side } from '../normal/view'

/** A link written as the examples of the rules write it: the sides by which it leaves each hex, that of its city first. */
export function linkFrom(id: number, owner: number, cities: string[], start: string, sides: Side[]): LinkView {
  const tiles = sides
    .slice(1)
    .map((leave, at) => ({ hex: hexAfter(start, sides.slice(0, at + 1)), enter: entry(sides[at]!), leave }))
  return { id, owner, cities, side: sides[0]!, tiles, complete: cities.length === 2, beyond: null }
}

function hexAfter(start: string, sides: Side[]): string {
  return sides.reduce((hex, side) => across(hex, SIDES.indexOf(side)), start)
}

function entry(side: Side): Side {
  return SIDES[opposite(SIDES.indexOf(side))]!
}
