/** How a seat stands among others who have the same thing. */
export interface Lead {
  /** 1 for those in the lead, 2 for those who would get the second prize, 0 for the rest. */
  place: number
  /** How far a sole leader is ahead, or how far anyone else is behind the lead. */
  margin: number
  shared: boolean
}

export function leads({ counts, places }: { counts: number[]; places: number[] }): Lead[] {
  const falling = counts.toSorted((one, other) => other - one)
  return counts.map((count, seat) => {
    const place = places[seat] ?? 0
    const shared = places.filter((other) => other === place).length > 1
    return { place, margin: place === 1 && !shared ? count - (falling[1] ?? 0) : falling[0]! - count, shared }
  })
}
