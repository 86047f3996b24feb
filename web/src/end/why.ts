import type { Row } from '../games/contract'

/** A source of what counts, in which the winner did better or worse than the next. */
export interface Difference {
  source: string
  winner: number
  other: number
}

/** Where the winner was ahead of the next, the most telling first, and where the next was ahead. */
export function differences(rows: Row[], winner: number, next: number): { ahead: Difference[]; behind: Difference[] } {
  const all = rows.map(({ name, amounts }) => ({
    source: name,
    winner: amounts[winner] ?? 0,
    other: amounts[next] ?? 0,
  }))
  const lead = (one: Difference) => one.winner - one.other
  return {
    ahead: all.filter((one) => lead(one) > 0).sort((one, other) => lead(other) - lead(one)),
    behind: all.filter((one) => lead(one) < 0).sort((one, other) => lead(one) - lead(other)),
  }
}
