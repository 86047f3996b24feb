import { path, type Point } from '../../board/hexes'
import type { Atlas } from './atlas'
import { linkLine } from './rails'
import type { DeliveryView, LinkView, MapView, Step } from './view'

/** The way of a cube over the map, from the middle of a city to that of the last one. */
export function routeLine(atlas: Atlas, links: LinkView[], from: string, steps: Step[]): Point[] {
  let at = from
  return steps.flatMap(({ link, city }) => {
    const found = links.find(({ id }) => id === link)
    const line = found ? linkLine(atlas, found) : [atlas.middleOf(at), atlas.middleOf(city)]
    const ahead = !found || found.cities[0] === at ? line : [...line].reverse()
    at = city
    return ahead
  })
}

export function routePath(atlas: Atlas, links: LinkView[], from: string, steps: Step[]): string {
  return path(routeLine(atlas, links, from, steps), false)
}

/** The view as far as it tells which cubes moved. */
type Seen = MapView & { delivery: DeliveryView | null; seats: { position: number }[] }

/** The delivery that was carried out between two views, with its whole way; null if none was. */
export function carried(before: Seen, now: Seen): { from: string; steps: Step[]; delivery: DeliveryView } | null {
  const delivery = before.delivery
  if (!delivery || now.delivery) return null
  const count = (view: Seen) => view.cities[delivery.city]?.cubes[delivery.colour] ?? 0
  if (count(now) !== count(before) - 1) return null
  const last = delivery.routes.filter(({ steps }) => steps.length <= 1)
  const gains = now.seats.map(({ position }, seat) => position - before.seats[seat]!.position)
  const route = last.find(({ points }) => points.every((point, seat) => point === gains[seat])) ?? last[0]
  return { from: delivery.city, steps: [...delivery.steps, ...(route?.steps ?? [])], delivery }
}
