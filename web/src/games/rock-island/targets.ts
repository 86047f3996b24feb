import type { Direction } from '../../board/hexes'
import type { Action } from '../contract'
import { across, COLUMNS, edgeOf, EDGES, edgeTowards } from './field'
import type { Reach, RockIslandView } from './view'

/** What a click on a cell or on a tile of the reserve means. */
export type Picked =
  | { kind: 'actions'; actions: Action[]; then: string[] }
  | { kind: 'hold'; cell: string | null }
  | { kind: 'refused'; text: string }

const CHICAGO_PLACEMENT = 8

/** The places an action can be picked at: a cell, a slot of the reserve, or both. */
export function placesOf(view: RockIslandView, { verb, arguments: given }: Action): string[] {
  switch (verb) {
    case 'source':
      return [`A${given.column}`]
    case 'course':
      return present(across(view.laying!.river.at(-1)!, edgeOf(given.direction as Direction)))
    case 'city':
      return [`${given.row}${cityColumn(view)}`]
    case 'reveal':
    case 'crew':
      return [given.cell!]
    case 'exchange':
      return [given.cell!, given.slot!]
    case 'rotate':
      return present(view.turning?.cell ?? null)
    case 'run':
      return present(across(runner(view), edgeOf(given.direction as Direction)))
    case 'end':
      return [runner(view)]
    default:
      return []
  }
}

function present(cell: string | null): string[] {
  return cell ? [cell] : []
}

function cityColumn(view: RockIslandView): number {
  return view.laying?.placed === CHICAGO_PLACEMENT ? COLUMNS : 1
}

function runner(view: RockIslandView): string {
  return view.locomotives[view.active]!.cell
}

/** The legal actions by the place where they are picked. */
export function targets(view: RockIslandView, legal: Action[] | null): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of legal ?? []) {
    for (const place of placesOf(view, action)) found.set(place, [...(found.get(place) ?? []), action])
  }
  return found
}

/** Farther marks that the running locomotive can be sent to at once, by cell. */
export function destinations(view: RockIslandView, legal: Action[] | null): Map<string, Reach> {
  if (!legal?.some(({ verb }) => verb === 'run')) return new Map()
  const far = view.locomotives[view.active]!.reach.filter(({ way, cell }) => way.length > 1 && cell !== runner(view))
  return new Map([...far].reverse().map((reach) => [reach.cell, reach]))
}

/** What picking a place does, with what is chosen so far and the cell whose tile is to be exchanged. */
export function pick(
  view: RockIslandView,
  legal: Action[],
  place: string,
  chosen: Action | null,
  held: string | null,
): Picked {
  const here = targets(view, legal).get(place) ?? []
  if (view.phase === 'turning' && here.length > 0) return actions([nextRotation(view, here, chosen)])
  if (view.phase === 'exchanging') return exchange(view, legal, here, place, held)
  if (here.length > 0) return actions(here)
  const far = destinations(view, legal).get(place)
  const [first, ...rest] = (far?.way ?? []).map((direction) => `run ${direction}`)
  const step = legal.find(({ text }) => text === first)
  return step ? actions([step], rest) : { kind: 'refused', text: question(view, place) }
}

function actions(found: Action[], then: string[] = []): Picked {
  return { kind: 'actions', actions: found, then }
}

/** Each tap shows the next way the tile may lie. */
function nextRotation(view: RockIslandView, turns: Action[], chosen: Action | null): Action {
  const order = [...turns].sort((one, other) => rotationOf(one) - rotationOf(other))
  const now =
    chosen?.verb === 'rotate'
      ? rotationOf(chosen)
      : (view.cells[view.turning!.cell]?.rotation ?? 0) - (view.turning!.laid ? 1 : 0)
  return order.find((turn) => rotationOf(turn) > now) ?? order[0]!
}

export function rotationOf(action: Action): number {
  return Number(action.arguments.rotation)
}

/** The action that leaves an open tile as it lies. */
export function leaving(view: RockIslandView, legal: Action[]): Action | undefined {
  if (!view.turning || view.turning.laid) return undefined
  return legal.find(
    (action) => action.verb === 'rotate' && rotationOf(action) === view.cells[view.turning!.cell]?.rotation,
  )
}

/** First the tile that goes, if there are several, then the one that comes. */
function exchange(view: RockIslandView, legal: Action[], here: Action[], place: string, held: string | null): Picked {
  const exchanges = legal.filter(({ verb }) => verb === 'exchange')
  const cells = [...new Set(exchanges.map((action) => action.arguments.cell!))]
  const going = held ?? (cells.length === 1 ? cells[0]! : null)
  const isSlot = place in slots(view)
  if (!isSlot && here.length > 0) return { kind: 'hold', cell: held === place ? null : place }
  const fitting = here.filter((action) => going === null || action.arguments.cell === going)
  if (isSlot && fitting.length > 0) return actions(fitting)
  const cell = isSlot ? (going ?? view.crews[view.active]!) : place
  const slot = isSlot ? place : view.cells[place]?.ground === 'river' ? 'river1' : 'land1'
  return { kind: 'refused', text: `exchange ${cell} ${slot}` }
}

function slots(view: RockIslandView): Record<string, true> {
  return Object.fromEntries(view.reserve.map(({ slot }) => [slot, true]))
}

/** The action somebody may have had in mind, to ask why it cannot be done. */
function question(view: RockIslandView, place: string): string {
  if (place in slots(view)) return `exchange ${view.crews[view.active]} ${place}`
  switch (view.phase) {
    case 'laying_source':
      return `source ${place.slice(1)}`
    case 'laying_course':
      return `course ${EDGES[edgeTowards(view.laying!.river.at(-1)!, place)]}`
    case 'laying_city':
      return `city ${place[0]}`
    case 'revealing':
      return `reveal ${place}`
    case 'running':
      return place === runner(view) ? 'end' : `run ${EDGES[edgeTowards(runner(view), place)]}`
    default:
      return `crew ${place}`
  }
}
