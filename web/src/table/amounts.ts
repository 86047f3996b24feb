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
