import type { Action } from '../../contract'
import { verbsOf } from '../../turn'
import type { Atlas } from '../map/atlas'
import { destinationAt, stepsTo } from '../map/destinations'
import { across, sideTowards, SIDES } from '../map/lattice'
import { numberOf } from '../map/rails'
import { arrives, ends, sideTo, textsOf, towards, type Picked } from '../targets'
import type { Side } from '../normal/view'
import { TURN } from './turn'
import type { Exit, SharesView, Step } from './view'

/** Steps of a longer action: they are played at once, because its last step is what counts. */
const STEPS = verbsOf(TURN).steps

/** The hex from which track goes on: the city it leaves, or the hex where the next tile goes. */
export function headOf(atlas: Atlas, { phase, build }: SharesView): string | null {
  if (!build) return null
  return phase === 'side' ? atlas.placeOf(build.city) : (build.exits[0]?.hex ?? null)
}

/** The hex an action points at; some have none. */
export function destination(atlas: Atlas, view: SharesView, { verb, arguments: given }: Action): string | null {
  if (verb === 'start' || verb === 'cube') return atlas.placeOf(given.city!)
  if (verb === 'via') return placeBy(atlas, view, given.side!)
  const head = verb === 'side' || verb === 'tile' ? headOf(atlas, view) : null
  return head && across(head, numberOf(given.side as Side))
}

function placeBy(atlas: Atlas, view: SharesView, side: string): string | null {
  const way = wayBy(view, side)
  return way ? atlas.placeOf(way.city) : null
}

export function exitBy(view: SharesView, side: string | undefined): Exit | undefined {
  return view.build?.exits.find((exit) => exit.side === side)
}

export function wayBy(view: SharesView, side: string | undefined): Step | undefined {
  return view.delivery?.ways.find((way) => way.side === side)
}

/** The legal actions by the hex they point at. */
export function targets(atlas: Atlas, view: SharesView, legal: Action[] | null): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of legal ?? []) {
    const hex = destination(atlas, view, action)
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), action])
  }
  return found
}

/** A step that can be followed by another: what completes a link or a delivery is none. */
export function isStep(view: SharesView, action: Action): boolean {
  if (action.verb === 'tile') return !exitBy(view, action.arguments.side)?.city
  return action.verb === 'via' ? !arrives(view, action) : STEPS.includes(action.verb)
}

/** What a click on a hex means. */
export function pick(atlas: Atlas, view: SharesView, legal: Action[], hex: string): Picked {
  if (view.phase === 'act') return beginning(atlas, view, legal, hex)
  const route = ends(atlas, view, legal).get(hex)
  if (route) return towards(legal, textsOf(route))
  const here = targets(atlas, view, legal).get(hex) ?? []
  if (here.length === 1 && isStep(view, here[0]!)) return { kind: 'step', action: here[0]! }
  if (here.length > 0) return { kind: 'actions', actions: here, then: [] }
  const goal = destinationAt(atlas, view.build, hex)
  if (goal) return towards(legal, stepsTo(goal, view.phase))
  return { kind: 'refused', text: wish(atlas, view, hex) }
}

/** With no action begun, a city offers every kind of action that could be about it. */
function beginning(atlas: Atlas, view: SharesView, legal: Action[], hex: string): Picked {
  const city = atlas.cityAt(hex)
  const fits: Record<string, boolean> = {
    build: city !== undefined,
    deliver: Object.keys(view.cities[city?.id ?? '']?.cubes ?? {}).length > 0,
  }
  const actions = legal.filter(({ verb }) => fits[verb])
  return actions.length > 0 ? { kind: 'kinds', actions, city: hex } : { kind: 'refused', text: wish(atlas, view, hex) }
}

/** What someone who picked this hex probably wanted, for the rules to answer; null where it means nothing. */
function wish(atlas: Atlas, view: SharesView, hex: string): string | null {
  const city = atlas.cityAt(hex)?.id
  const cubes = city ? Object.keys(view.cities[city]?.cubes ?? {}) : []
  const side = SIDES[sideTowards(headOf(atlas, view) ?? '', hex)]
  switch (view.phase) {
    case 'side':
    case 'tile':
      return side ? `${view.phase} ${side}` : null
    case 'cube':
      return city ? `cube ${city} ${cubes[0] ?? atlas.board.goods.colours[0]}` : null
    case 'via': {
      const way = sideTo(view.links, view.delivery?.at, city)
      return way && `via ${way}`
    }
    case 'act':
    case 'start':
      return `start ${city ?? hex}`
    default:
      return null
  }
}

/** Once an action has begun at a place, its next step there follows by itself. */
export function following(atlas: Atlas, view: SharesView, legal: Action[], at: string): Action[] {
  return (targets(atlas, view, legal).get(at) ?? []).filter(({ verb }) => verb === 'start' || verb === 'cube')
}

/** The link that brought the cube of one view to its end in the next: the one that explains whose income rose. */
export function lastWay({ delivery, companies }: SharesView, now: SharesView): Step[] {
  const routes = delivery?.routes.filter(({ steps }) => steps.length === 1) ?? []
  const rose = (id: string) =>
    (now.companies.find((one) => one.id === id)?.income ?? 0) - (companies.find((one) => one.id === id)?.income ?? 0)
  const told = routes.find(({ incomes }) => Object.entries(incomes).every(([id, steps]) => rose(id) === steps))
  return (told ?? routes[0])?.steps ?? []
}
