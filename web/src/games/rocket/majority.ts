export interface Standing {
  /** 1 for those in the lead, 2 for those who would get the second prize, 0 for the rest. */
  rank: 0 | 1 | 2
  /** How far a sole leader is ahead, or how far anyone else is behind the lead. */
  margin: number
  shared: boolean
}

/** Who would be paid what place, counting as the rules do. */
export function standings(counts: number[]): Standing[] {
  const best = Math.max(0, ...counts)
  const leaders = counts.filter((count) => count === best).length
  const second = Math.max(0, ...counts.filter((count) => count < best))
  return counts.map((count) => {
    if (count === 0) return { rank: 0, margin: best, shared: false }
    if (count === best) return { rank: 1, margin: leaders > 1 ? 0 : best - second, shared: leaders > 1 }
    const rank = leaders === 1 && count === second ? 2 : 0
    return { rank, margin: best - count, shared: counts.filter((other) => other === count).length > 1 }
  })
}

export function sum(one: number[], other: number[]): number[] {
  return one.map((count, index) => count + (other[index] ?? 0))
}
