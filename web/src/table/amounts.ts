import type { Action } from '../games/contract'

/** Actions that differ in one number only, from the least on; none if they differ in anything else. */
export function amountsOf(actions: Action[]): Action[] {
  const [first, ...others] = actions
  const kinds = Object.keys(first?.arguments ?? {})
  const differing = kinds.filter((kind) => others.some((action) => action.arguments[kind] !== first!.arguments[kind]))
  const kind = differing[0] ?? ''
  const alike = actions.every(({ verb, arguments: given }) => verb === first!.verb && /^\d+$/.test(given[kind] ?? ''))
  if (differing.length !== 1 || !alike) return []
  return [...actions].sort((one, other) => Number(one.arguments[kind]) - Number(other.arguments[kind]))
}

/** What a bid may name besides its amount to get a button of its own. */
const FEW = ['direction']

/** The bids of an auction, or other amounts, from the least on, by what else they name; none where that is chosen on the
 * board. */
export function bidsOf(legal: Action[], verbs = ['bid']): Action[][] {
  const bids = legal.filter(({ verb }) => verbs.includes(verb))
  const kinds = Object.keys(bids[0]?.arguments ?? {})
  const others = kinds.filter((kind) => bids.some(({ arguments: given }) => !/^\d+$/.test(given[kind] ?? '')))
  if (!kinds.length || kinds.length - others.length !== 1 || others.some((kind) => !FEW.includes(kind))) return []
  const named = (bid: Action) => others.map((kind) => bid.arguments[kind]).join(' ')
  const groups = [...new Set(bids.map(named))].map((name) => bids.filter((bid) => named(bid) === name))
  return groups.map((group) => (group.length > 1 ? amountsOf(group) : group))
}
