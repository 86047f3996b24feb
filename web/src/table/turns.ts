import type { Entry } from '../api/answers'

export interface Turn {
  /** Who leads it; null for what happens outside turns. */
  seat: number | null
  /** Counted from 1; null outside turns. */
  number: number | null
  entries: Entry[]
}

/** The log in turns: an action belongs to whoever's turn it is, even if it is another player's answer. */
export function turnsOf(entries: Entry[], answers: readonly string[]): Turn[] {
  const turns: Turn[] = []
  let number = 0
  for (const entry of entries) {
    if (entry.kind === 'chat') continue
    const last = turns.at(-1)
    if (last && belongs(entry, last, answers)) last.entries.push(entry)
    else if (entry.kind === 'action') turns.push({ seat: entry.seat, number: ++number, entries: [entry] })
    else turns.push({ seat: null, number: null, entries: [entry] })
  }
  return turns
}

function belongs(entry: Entry, turn: Turn, answers: readonly string[]): boolean {
  if (entry.kind !== 'action') return true
  if (turn.seat === null) return false
  return entry.seat === turn.seat || answers.includes(verbOf(entry))
}

export function verbOf(entry: Entry): string {
  return entry.text?.split(' ')[0] ?? ''
}

/** Milliseconds each seat has thought: from one line of the game to the next. */
export function timeUsed(entries: Entry[], seats: number): number[] {
  const used = new Array<number>(seats).fill(0)
  let before: number | null = null
  for (const entry of entries) {
    if (entry.kind === 'action' && before !== null && entry.seat !== null) used[entry.seat]! += entry.at - before
    if (['started', 'action', 'undo'].includes(entry.kind)) before = entry.at
  }
  return used
}

/** When the turn of whoever must decide began or a seat last did something, whichever was later. */
export function lastHeardOf(entries: Entry[], seat: number): number {
  return Math.max(clockStart(entries) ?? 0, entries.findLast((entry) => entry.seat === seat)?.at ?? 0)
}

/** When the clock of whoever must decide started to run. */
export function clockStart(entries: Entry[]): number | null {
  return entries.findLast((entry) => ['started', 'action', 'undo'].includes(entry.kind))?.at ?? null
}
