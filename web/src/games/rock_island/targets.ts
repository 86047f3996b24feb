import type { Direction } from '../../board/hexes'
import type { Action } from '../contract'
import { across, edgeOf, EDGES, edgeTowards } from './map/field'
import type { Reach, RockIslandView } from './view'

/** What a click on a cell or on a tile of the reserve means. */
export type Picked =
  | { kind: 'actions'; actions: Action[]; then: string[] }
  | { kind: 'hold'; place: string | null }
  | { kind: 'refused'; text: string; /** No track leads there. */ cut?: boolean }

/** The places an action can be picked at: a cell, a slot of the reserve, or both. */
export function placesOf(view: RockIslandView, { verb, arguments: given }: Action): string[] {
  switch (verb) {
    case 'source':
      return [`A${given.column}`]
    case 'course':
      return present(across(view.laying!.river.at(-1)!, edgeOf(given.direction as Direction)))
    case 'city':
      return present(view.laying!.choices.find((cell) => cell[0] === given.row) ?? null)
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

function runner(view: RockIslandView): string {
  return view.locomotives[view.active]!.cell
}

/** The legal actions by the place where they are picked; with one of two tiles in hand, what it may be exchanged for. */
export function targets(
  view: RockIslandView,
  legal: Action[] | null,
  held: string | null = null,
): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of legal ?? []) {
    const places = placesOf(view, action)
    for (const place of places)
      if (held === null || isSlot(view, place) === isSlot(view, held) || places.includes(held))
        found.set(place, [...(found.get(place) ?? []), action])
  }
  return found
}

/** Farther marks that the running locomotive can be sent to at once, by cell. */
export function destinations(view: RockIslandView, legal: Action[] | null): Map<string, Reach> {
  if (!legal?.some(({ verb }) => verb === 'run')) return new Map()
  const far = view.locomotives[view.active]!.reach.filter(({ way, cell }) => way.length > 1 && cell !== runner(view))
  return new Map([...far].reverse().map((reach) => [reach.cell, reach]))
}

/** What picking a place does, with what is chosen so far and the tile in hand, of the map or of the reserve. */
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
  const near = here.length === 1 && here[0]!.verb === 'run' ? here[0]!.arguments.direction! : null
  if (here.length > 0 && !near) return actions(here)
  const way = near ? [near] : (destinations(view, legal).get(place)?.way ?? [])
  const [first, ...rest] = way.map((direction) => `run ${direction}`)
  const step = legal.find(({ text }) => text === first)
  if (!step) return { kind: 'refused', text: question(view, place), cut: isCutOff(view, place) }
  return actions([step], [...rest, ...stop(view, way)])
}

/** Where a run can go no further the turn ends, unless the game does. */
function stop(view: RockIslandView, way: string[]): string[] {
  const along = view.locomotives[view.active]!.reach.filter(({ way: other }) =>
    way.every((direction, at) => other[at] === direction),
  )
  return along.some((reach) => reach.way.length > way.length || reach.wins) ? [] : ['end']
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

/** The tile that goes and the one that comes, in either order; where only one can go, only the other is asked for. */
function exchange(view: RockIslandView, legal: Action[], here: Action[], place: string, held: string | null): Picked {
  const cells = new Set(legal.flatMap(({ verb, arguments: given }) => (verb === 'exchange' ? given.cell! : [])))
  const comes = isSlot(view, place)
  const other = held !== null && isSlot(view, held) !== comes ? held : comes && cells.size === 1 ? [...cells][0]! : null
  const fitting = here.filter((action) => other !== null && placesOf(view, action).includes(other))
  if (fitting.length > 0) return actions(fitting)
  if (other === null && here.length > 0) return { kind: 'hold', place: held === place ? null : place }
  const cell = comes ? (other ?? view.crews[view.active]!) : place
  const slot = comes ? place : (other ?? (view.cells[place]?.ground === 'river' ? 'river1' : 'land1'))
  return { kind: 'refused', text: `exchange ${cell} ${slot}` }
}

function isSlot(view: RockIslandView, place: string): boolean {
  return view.reserve.some(({ slot }) => slot === place)
}

/** Whether a run was to go farther than to the next tile: what is wrong lies somewhere on the way. */
function isCutOff(view: RockIslandView, place: string): boolean {
  if (view.phase !== 'running' || isSlot(view, place)) return false
  const near = EDGES.map((_, edge) => across(runner(view), edge))
  return place !== runner(view) && !near.includes(place)
}

/** The action somebody may have had in mind, to ask why it cannot be done. */
function question(view: RockIslandView, place: string): string {
  if (isSlot(view, place)) return `exchange ${view.crews[view.active]} ${place}`
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
