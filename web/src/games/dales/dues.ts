import type { Action, Dues } from '../contract'
import type { DalesView } from './view'

/** Influence for a line, or what is given in exchange for a train. */
export function dues(view: DalesView, legal: Action[]): Dues | null {
  const bill = view.phase === 'pay' ? view.payment : view.phase === 'exchange' ? view.purchase : null
  if (!bill) return null
  const sorts = legal
    .filter(({ verb }) => verb === view.phase)
    .map((action) => ({ action, most: bill.left[action.arguments.colour ?? action.arguments.source ?? ''] ?? 0 }))
  return { due: bill.due, sorts }
}
