import { neighbour, towards, type Direction } from '../../board/hexes'
import type { Action } from '../contract'
import type { Atlas } from './map/atlas'
import type { CompanyView, RocketView } from './view'

/** What a click on a hex means. */
export type Picked =
  | { kind: 'actions'; actions: Action[] }
  | { kind: 'hold'; company: string | null; actions: Action[] }
  | { kind: 'refused'; text: string }

export function companyOf(view: RocketView, id: string): CompanyView | undefined {
  return view.companies.find((company) => company.id === id)
}

export function locomotiveAt(view: RocketView, hex: string): CompanyView | undefined {
  return view.companies.find((company) => company.locomotive === hex)
}

/** The hex where an action takes effect; passing has none. */
export function destination(atlas: Atlas, view: RocketView, action: Action): string | null {
  const { hex, town, company, direction } = action.arguments
  switch (action.verb) {
    case 'token':
      return atlas.towns.get(town!)?.hex ?? null
    case 'station':
    case 'lift':
      return hex!
    case 'advance':
      return ahead(view, company!, direction as Direction)
    case 'bid':
      return view.veto && ahead(view, view.veto.company, direction as Direction)
    case 'match':
      return view.veto && ahead(view, view.veto.company, view.veto.aim)
    case 'yield':
      return view.veto?.direction ? ahead(view, view.veto.company, view.veto.direction) : null
    default:
      return null
  }
}

function ahead(view: RocketView, company: string, direction: Direction): string | null {
  const from = companyOf(view, company)?.locomotive
  return from ? neighbour(from, direction) : null
}

/** The legal actions by the hex where they take effect. */
export function targets(atlas: Atlas, view: RocketView, legal: Action[] | null): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of legal ?? []) {
    const hex = destination(atlas, view, action)
    if (hex !== null) found.set(hex, [...(found.get(hex) ?? []), action])
  }
  return found
}

export function pick(atlas: Atlas, view: RocketView, legal: Action[], hex: string, held: string | null): Picked {
  const here = targets(atlas, view, legal).get(hex) ?? []
  if (view.phase === 'veto' || view.phase === 'answer') return fitting(here, bidding(legal, hex))
  if (view.phase === 'put_down') return fitting(here, `station ${hex}`)
  const advances = held === null ? [] : here.filter((action) => action.arguments.company === held)
  const locomotive = locomotiveAt(view, hex)
  if (locomotive && advances.length === 0) return hold(legal, here, locomotive, held)
  return held === null ? fitting(here, guess(atlas, view, hex)) : fitting(advances, `advance ${held} ${hex}`)
}

/** The lowest bid that may be made, to send the locomotive where it may not go. */
function bidding(legal: Action[], hex: string): string {
  const bid = legal.find(({ verb }) => verb === 'bid')
  return `bid ${bid?.arguments.shares ?? 1} ${hex}`
}

function fitting(actions: Action[], otherwise: string): Picked {
  return actions.length > 0 ? { kind: 'actions', actions } : { kind: 'refused', text: otherwise }
}

/** A locomotive is taken in hand, or let go again. A station under it may still be lifted. */
function hold(legal: Action[], here: Action[], { id, facing }: CompanyView, held: string | null): Picked {
  if (held === id) return { kind: 'hold', company: null, actions: [] }
  const goes = legal.some((action) => action.verb === 'advance' && action.arguments.company === id)
  const lifts = here.filter((action) => action.verb === 'lift')
  if (goes || lifts.length > 0) return { kind: 'hold', company: goes ? id : null, actions: lifts }
  return { kind: 'refused', text: `advance ${id} ${facing ?? 'e'}` }
}

/** What someone who clicked here probably wanted. */
function guess(atlas: Atlas, view: RocketView, hex: string): string {
  const town = atlas.townAt.get(hex)
  const ready = view.companies.filter(({ id }) => !view.advanced.includes(id))
  const beside = ready.find(({ locomotive }) => locomotive && towards(locomotive, hex))
  if (town && !town.tokens && beside) return `advance ${beside.id} ${hex}`
  if (town) return `token ${town.id} ${Object.keys(town.tokens ?? {})[0] ?? atlas.board.goods[0]!.id}`
  return view.stations[hex] === view.to_move ? `lift ${hex}` : `station ${hex}`
}
