/** A source of what counts, in which the winner did better or worse than the next. */
export interface Difference {
  source: string
  winner: number
  other: number
}

/** Where the winner was ahead of the next, the most telling first, and where the next was ahead. */
export function differences(
  sources: Record<string, number[]>,
  winner: number,
  next: number,
): { ahead: Difference[]; behind: Difference[] } {
  const all = Object.entries(sources).map(([source, seats]) => ({
    source,
    winner: seats[winner] ?? 0,
    other: seats[next] ?? 0,
  }))
  const lead = (one: Difference) => one.winner - one.other
  return {
    ahead: all.filter((one) => lead(one) > 0).sort((one, other) => lead(other) - lead(one)),
    behind: all.filter((one) => lead(one) < 0).sort((one, other) => lead(one) - lead(other)),
  }
}
