import { path, type Point } from '../../../board/hexes'
import type { Atlas } from './atlas'
import type { Good } from '../board'
import { linkLine } from './rails'
import type { LinkView, MapView } from '../normal/view'

/** A link a cube travels, and the city it leads to. */
interface Leg {
  link: number
  city: string
}

/** A cube on its way over the map. */
export interface Journey {
  good: Good
  line: Point[]
}

/** The way of a cube over the map, from the middle of a city to that of the last one. */
export function routeLine(atlas: Atlas, links: LinkView[], from: string, legs: Leg[]): Point[] {
  let at = from
  return legs.flatMap(({ link, city }) => {
    const found = links.find(({ id }) => id === link)
    const line = found ? linkLine(atlas, found) : [atlas.middleOf(at), atlas.middleOf(city)]
    const ahead = !found || found.cities[0] === at ? line : [...line].reverse()
    at = city
    return ahead
  })
}

export function routePath(atlas: Atlas, links: LinkView[], from: string, legs: Leg[]): string {
  return legs.length === 0 ? '' : path(routeLine(atlas, links, from, legs), false)
}

/** A delivery on its way, as both games of the family show it. */
export interface Delivery<Step extends Leg> {
  city: string
  colour: Good
  steps: Step[]
}

/** The journey of a cube that was carried out between two views; null if none was. `last`: the legs still missing before. */
export function carried(
  atlas: Atlas,
  before: MapView & { delivery: Delivery<Leg> | null },
  now: MapView & { delivery: Delivery<Leg> | null },
  last: Leg[],
): Journey | null {
  const delivery = before.delivery
  if (!delivery || now.delivery) return null
  const count = (view: MapView) => view.cities[delivery.city]?.cubes[delivery.colour] ?? 0
  if (count(now) !== count(before) - 1) return null
  return { good: delivery.colour, line: routeLine(atlas, now.links, delivery.city, [...delivery.steps, ...last]) }
}
