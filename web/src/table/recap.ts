import type { Entry } from '../api/answers'
import { turnsOf, type Turn } from './turns'

const MANY_EVENTS = 4

/** The turns of others after a moment. */
export function turnsSince(entries: Entry[], after: number, answers: readonly string[], mine: number[]): Turn[] {
  const later = entries.filter(({ moment, kind }) => kind === 'action' && moment !== null && moment > after)
  return turnsOf(later, answers).filter(({ seat }) => seat !== null && !mine.includes(seat))
}

/** Whether an action set going what concerns several players: an income, a sale, the end of a round. */
export function ranByItself({ events }: Entry): boolean {
  const seats = new Set(events.map((event) => event.arguments['seat']).filter((seat) => typeof seat === 'number'))
  return seats.size > 1 && events.length >= MANY_EVENTS
}

/** The last action after a moment that ran by itself. What came before the reader's own last decision is old. */
export function lastByItself(entries: Entry[], after: number, myLast: number): Entry | null {
  const from = Math.max(after, myLast - 1)
  return entries.findLast((entry) => (entry.moment ?? 0) > from && ranByItself(entry)) ?? null
}

/** What happened in some entries, sentence by sentence; what only announces or leads to something else is left out. */
export function sentencesOf(entries: Entry[], passing: readonly string[] = []): string[] {
  const events = entries.flatMap((entry) => entry.events).filter(({ sentence }) => !sentence.endsWith(':'))
  const telling = events.filter(({ name }) => !passing.includes(name))
  return toldOnce((telling.length ? telling : events).map(({ sentence }) => sentence))
}

/** What happened several times in a row is told once. */
export function toldOnce(sentences: string[]): string[] {
  const times = (sentence: string) => sentences.filter((other) => other === sentence).length
  return [...new Set(sentences)].map((one) => (times(one) > 1 && !one.endsWith(':') ? `${one} (×${times(one)})` : one))
}

const LONG = 150

/** How many of some sentences are read at a glance; the others are told on demand. */
export function atAGlance(sentences: string[]): number {
  let length = 0
  const beyond = sentences.findIndex((sentence) => (length += sentence.length + 1) > LONG)
  return beyond < 0 ? sentences.length : Math.max(1, beyond)
}
