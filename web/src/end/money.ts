import type { Entry } from '../api/answers'

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
