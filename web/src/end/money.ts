import type { Entry } from '../api/answers'

/** Money that came in at one moment. */
export interface Income {
  moment: number
  /** Seat by seat. */
  gained: number[]
  sentences: string[]
}

/** Every moment at which money came in. */
export function incomes(entries: Entry[], sources: readonly string[], seats: number): Income[] {
  return entries
    .filter((entry) => entry.moment !== null)
    .flatMap((entry) => {
      const paid = entry.events.filter((event) => sources.includes(event.name))
      if (!paid.length) return []
      const gained = new Array<number>(seats).fill(0)
      for (const event of paid) gained[event.arguments['seat'] as number]! += event.arguments['money'] as number
      return [{ moment: entry.moment!, gained, sentences: paid.map((event) => event.sentence) }]
    })
}

/** Everyone's money after each moment, from the start to the end. */
export function fortunes(income: Income[], last: number, seats: number): number[][] {
  const lines = Array.from({ length: seats }, () => new Array<number>(last + 1).fill(0))
  for (const { moment, gained } of income) {
    lines.forEach((line, seat) => line.fill((line[moment] ?? 0) + gained[seat]!, moment))
  }
  return lines
}

/** By source, then seat. */
export function breakdown(entries: Entry[], sources: readonly string[], seats: number): Record<string, number[]> {
  const table = Object.fromEntries(sources.map((source) => [source, new Array<number>(seats).fill(0)]))
  for (const entry of entries) {
    if (entry.moment === null) continue
    for (const event of entry.events) {
      const row = table[event.name]
      if (row) row[event.arguments['seat'] as number]! += event.arguments['money'] as number
    }
  }
  return table
}

export interface Swing extends Income {
  seat: number
  /** How much more this seat gained than the others did on average. */
  ahead: number
}

/** The moments that moved the seats furthest apart; the final reckoning is not one of them. */
export function swings(income: Income[], last: number, most = 3): Swing[] {
  return income
    .filter((one) => one.moment < last)
    .map(swingOf)
    .sort((a, b) => b.ahead - a.ahead)
    .slice(0, most)
}

/** The widest of them, and the winners' own widest where it is not among those. */
export function turningPoints(income: Income[], last: number, winners: number[]): Swing[] {
  const all = swings(income, last, income.length)
  const widest = all.slice(0, 3)
  const own = all.find(({ seat }) => winners.includes(seat))
  return own && !widest.includes(own) ? [...widest, own] : widest
}

function swingOf(income: Income): Swing {
  const most = Math.max(...income.gained)
  const seat = income.gained.indexOf(most)
  const rest = income.gained.reduce((sum, gain) => sum + gain, 0) - most
  return { ...income, seat, ahead: Math.round(most - rest / Math.max(1, income.gained.length - 1)) }
}
