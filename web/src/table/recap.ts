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

/** What happened in some entries, sentence by sentence. */
export function sentencesOf(entries: Entry[]): string[] {
  return entries.flatMap(({ events }) => events.map(({ sentence }) => sentence))
}
