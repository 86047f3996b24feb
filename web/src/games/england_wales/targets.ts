import type { Action } from '../contract'
import { verbsOf } from '../turn'
import type { Atlas } from './map/atlas'
import { destinationAt, stepsTo } from './map/destinations'
import { across, opposite, sideTowards, SIDES } from './map/lattice'
import { numberOf } from './map/rails'
import { TURN } from './normal/turn'
import type { EnglandWalesView, LinkView, Side, Step } from './normal/view'

/** Steps of a longer action: they are played at once, because its last step is what counts. */
const STEPS = verbsOf(TURN).steps

/** The open link that a city and a side name. */
export function openLink(view: EnglandWalesView, city: string, side: string): LinkView | undefined {
  return view.links.find((link) => !link.complete && link.cities[0] === city && link.side === side)
}

/** The hex an action points at; some have none. */
export function destination(atlas: Atlas, view: EnglandWalesView, { verb, arguments: given }: Action): string | null {
  switch (verb) {
    case 'start':
    case 'place':
    case 'cube':
    case 'grow':
      return atlas.placeOf(given.city!)
    case 'resume':
      return openLink(view, given.city!, given.side!)?.beyond ?? null
    case 'side':
    case 'tile':
      return ahead(atlas, view, given.side as Side)
    case 'via':
      return cityBy(atlas, view, given.side as Side)
    default:
      return null
  }
}

/** The hex from which track goes on: the city it leaves, or the hex where the next tile goes. */
export function headOf(atlas: Atlas, { phase, build, links }: EnglandWalesView): string | null {
  if (!build) return null
  if (phase === 'side') return atlas.placeOf(build.city)
  return build.exits[0]?.hex ?? links.find(({ id }) => id === build.link)?.beyond ?? null
}

function ahead(atlas: Atlas, view: EnglandWalesView, side: Side): string | null {
  const head = headOf(atlas, view)
  return head && across(head, numberOf(side))
}

function cityBy(atlas: Atlas, view: EnglandWalesView, side: Side): string | null {
  const step = view.delivery?.routes.find(({ steps }) => steps[0]?.side === side)?.steps[0]
  return step ? atlas.placeOf(step.city) : null
}

/** The legal actions by the hex they point at. */
export function targets(atlas: Atlas, view: EnglandWalesView, legal: Action[] | null): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of legal ?? []) {
    const hex = destination(atlas, view, action)
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), action])
  }
  return found
}

/** A way of a cube to its end, as both games of the family list it. */
export interface Carried {
  steps: { side: Side; link: number; city: string }[]
}

/** Where the listed ways of the cube in hand end, the best one for each place. */
export function ends<Way extends Carried>(
  atlas: Atlas,
  view: { phase: string; delivery: { routes: Way[] } | null },
  legal: Action[] | null,
): Map<string, Way> {
  const found = new Map<string, Way>()
  if (!legal || view.phase !== 'via') return found
  for (const route of view.delivery?.routes ?? []) {
    const place = atlas.placeOf(route.steps.at(-1)!.city)
    if (!found.has(place)) found.set(place, route)
  }
  return found
}

/** What a click on a hex means. */
export type Picked =
  | { kind: 'step'; action: Action }
  | { kind: 'actions'; actions: Action[]; then: string[] }
  | { kind: 'kinds'; actions: Action[]; city: string }
  | { kind: 'refused'; text: string | null }

export function pick(atlas: Atlas, view: EnglandWalesView, legal: Action[], hex: string): Picked {
  const city = atlas.cityAt(hex)?.id
  if (view.phase === 'act') return beginning(atlas, view, legal, hex)
  const route = ends(atlas, view, legal).get(hex)
  if (route) return towards(legal, textsOf(route))
  const here = targets(atlas, view, legal).get(hex) ?? []
  if (here.length === 1 && isStep(view, here[0]!)) return { kind: 'step', action: here[0]! }
  if (here.length > 0) return { kind: 'actions', actions: here, then: [] }
  const goal = destinationAt(atlas, view.build, hex)
  if (goal) return towards(legal, [...stepsTo(goal, view.phase), 'finish none'])
  return { kind: 'refused', text: wish(atlas, view, hex, city) }
}

/** The first of several actions, and the texts of those that follow it. */
export function towards(legal: Action[], [first, ...then]: string[]): Picked & { kind: 'actions' } {
  return { kind: 'actions', actions: legal.filter(({ text }) => text === first), then }
}

/** A step that can be followed by another: nothing is final yet. */
export function isStep(view: EnglandWalesView, action: Action): boolean {
  return action.verb === 'via' ? !arrives(view, action) : STEPS.includes(action.verb)
}

/** Whether a link brings the cube to its end. */
export function arrives(
  { delivery }: { delivery: { routes: Carried[] } | null },
  { arguments: given }: Action,
): boolean {
  return delivery?.routes.some(({ steps }) => steps.length === 1 && steps[0]!.side === given.side) ?? false
}

/** The steps of a way. */
export const textsOf = ({ steps }: Carried): string[] => steps.map(({ side }) => `via ${side}`)

/** With no action begun, a place offers every kind of action that could be about it. */
function beginning(atlas: Atlas, view: EnglandWalesView, legal: Action[], hex: string): Picked {
  const city = atlas.cityAt(hex)
  const open = view.links.find((link) => link.beyond === hex && link.owner === view.to_move)
  const now = city && view.cities[city.id]
  const fits: Record<string, boolean> = {
    build: city !== undefined || open !== undefined,
    deliver: Object.keys(now?.cubes ?? {}).length > 0,
    urbanise: now !== undefined && now.colour === null,
  }
  const actions = legal.filter(({ verb }) => fits[verb])
  if (actions.length === 0) return { kind: 'refused', text: wish(atlas, view, hex, city?.id) }
  return { kind: 'kinds', actions, city: hex }
}

/** What someone who picked this hex probably wanted, for the rules to answer; null where it means nothing. */
function wish(atlas: Atlas, view: EnglandWalesView, hex: string, city: string | undefined): string | null {
  const colours = atlas.board.goods.colours
  const stocked = city && colours.find((good) => view.cities[city]?.cubes[good])
  switch (view.phase) {
    case 'side':
    case 'tile':
      return asked(view.phase, SIDES[sideTowards(headOf(atlas, view) ?? '', hex)])
    case 'place':
    case 'industry':
      return `place ${city ?? hex} ${Object.keys(view.tiles_left)[0] ?? 'yellow'}`
    case 'cube':
      return `cube ${city ?? hex} ${stocked ?? colours[0]}`
    case 'via':
      return asked('via', sideTo(view.links, view.delivery?.at, city))
    case 'grow':
      return `grow ${city ?? hex}`
    default:
      return begunBy(view, hex) ?? `start ${city ?? hex}`
  }
}

function asked(verb: string, side: Side | null | undefined): string | null {
  return side ? `${verb} ${side}` : null
}

/** The side by which a link leads from one city to another; without one, a side by which none leaves. */
export function sideTo(links: LinkView[], at: string | undefined, city: string | undefined): Side | null {
  if (!at || !city || at === city) return null
  const used = links.flatMap((link) => leaving(link, at))
  return (
    links.filter(({ cities }) => cities.includes(city)).flatMap((link) => leaving(link, at))[0] ??
    SIDES.find((side) => !used.includes(side)) ??
    null
  )
}

/** The side by which a link leaves one of its cities. */
function leaving({ cities, side, tiles }: LinkView, at: string): Side[] {
  if (cities[0] === at) return [side]
  return cities[1] === at ? [SIDES[opposite(numberOf(tiles.at(-1)!.leave))]!] : []
}

/** The unfinished link that points here, or lies here. */
function begunBy(view: EnglandWalesView, hex: string): string | null {
  const link = view.links.find(
    ({ complete, beyond, tiles }) => !complete && (beyond === hex || tiles.some((tile) => tile.hex === hex)),
  )
  return link ? `resume ${link.cities[0]} ${link.side}` : null
}

/** Once an action has begun at a place, or with a card, its next step there follows by itself. */
export function following(atlas: Atlas, view: EnglandWalesView, legal: Action[], at: string): Action[] {
  const verbs = ['start', 'resume', 'cube', 'place']
  const here = (targets(atlas, view, legal).get(at) ?? []).filter(({ verb }) => verbs.includes(verb))
  return [...here, ...legal.filter(({ verb, arguments: given }) => verb === 'card' && given.card === at)]
}

/** The step that brought the cube of one view to its end in the next: the one that explains who gained what. */
export function lastStep({ delivery, seats }: EnglandWalesView, now: EnglandWalesView): Step[] {
  const last = delivery?.routes.filter(({ steps }) => steps.length <= 1) ?? []
  const gains = now.seats.map(({ position }, seat) => position - (seats[seat]?.position ?? 0))
  const route = last.find(({ points }) => points.every((point, seat) => point === gains[seat])) ?? last[0]
  return route?.steps ?? []
}
