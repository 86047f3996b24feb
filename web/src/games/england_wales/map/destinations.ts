import type { Atlas } from './atlas'
import { across, opposite, sideTowards, SIDES } from './lattice'
import { numberOf } from './rails'
import type { Destination, Side, TileView } from '../normal/view'

/** The link in hand, as both games of the family show it. */
export interface Built {
  city: string
  exits: { hex: string }[]
  destinations: Destination[]
}

/** A view in which the link in hand is led to no city, only on by a hex. */
export function hexByHex<View extends { build: Built | null }>(view: View): View {
  return view.build ? { ...view, build: { ...view.build, destinations: [] } } : view
}

/** The city on a hex, where the link in hand can be led to it. */
export function destinationAt(atlas: Atlas, build: Built | null, hex: string | null): Destination | null {
  const city = hex && atlas.cityAt(hex)?.id
  return build?.destinations.find((one) => one.city === city) ?? null
}

/** The actions that lay the whole way, one after the other. */
export function stepsTo({ sides }: Pick<Destination, 'sides'>, phase: string): string[] {
  return sides.map((side, at) => `${at === 0 ? phase : 'tile'} ${side}`)
}

/** The tiles of a way: from the city that the link leaves, or on from its last tile. */
export function tilesTo(
  atlas: Atlas,
  phase: string,
  build: Built,
  last: TileView | undefined,
  { sides }: Pick<Destination, 'sides'>,
): TileView[] {
  const [first, ...exits] = sides.map(numberOf)
  const start = atlas.placeOf(build.city)
  if (phase === 'side') return tilesFrom(across(start, first!), first!, exits)
  const hex = build.exits[0]?.hex
  if (!hex) return []
  return tilesFrom(hex, last ? numberOf(last.leave) : sideTowards(start, hex), [first!, ...exits])
}

function tilesFrom(hex: string, heading: number, exits: number[]): TileView[] {
  const [leave, ...rest] = exits
  if (leave === undefined) return []
  const tile = { hex, enter: SIDES[opposite(heading)] as Side, leave: SIDES[leave] as Side }
  return [tile, ...tilesFrom(across(hex, leave), leave, rest)]
}
