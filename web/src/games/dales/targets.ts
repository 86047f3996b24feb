import type { Action } from '../contract'
import { verbsOf } from '../turn'
import type { Atlas } from './map/atlas'
import { TURN } from './turn'
import type { DalesView } from './view'

/** The legal actions by the area where they take effect. */
export function targets(legal: Action[] | null): Map<string, Action[]> {
  const found = new Map<string, Action[]>()
  for (const action of legal ?? []) {
    const { area } = action.arguments
    if (area) found.set(area, [...(found.get(area) ?? []), action])
  }
  return found
}

/** Steps of a line or a sale, which are played at once because finishing is what counts. */
const STEPS = verbsOf(TURN).steps

export function isStep(actions: Action[]): boolean {
  return actions.length === 1 && STEPS.includes(actions[0]!.verb)
}

/** What someone who picked this area probably wanted. */
export function wish(atlas: Atlas, view: DalesView, area: string, item?: string): string {
  switch (view.phase) {
    case 'extend':
    case 'pay':
      return `extend ${area}`
    case 'train':
    case 'exchange':
    case 'load_train':
      return `load ${area} ${item ?? likely(atlas, view, area)}`
    case 'sell':
      return `sell ${view.areas[area]?.owners[0] ?? 'red'} ${area}`
    case 'sell_extend':
      return `sell_extend ${area}`
    default:
      return `start ${area}`
  }
}

function likely(atlas: Atlas, view: DalesView, area: string): string {
  const here = view.areas[area]?.pieces ?? {}
  return atlas.items.find((item) => here[item]) ?? atlas.areas.get(area)?.goods ?? 'red'
}
