import type { Entry } from '../api/answers'

/** A moment that moved the seats apart. */
export interface Swing {
  moment: number
  seat: number
  /** How much more this seat gained than the others did on average. */
  ahead: number
}

/** Everyone's line on the chart, from what everyone would have scored at each moment. */
export function linesOf(course: number[][], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => course.map((scores) => scores[seat] ?? 0))
}

/** The moments that moved the seats furthest apart; the last is not one of them. */
export function swings(course: number[][]): Swing[] {
  return course
    .slice(1, -1)
    .map((scores, at) => swingOf(at + 1, scores, course[at]!))
    .filter(({ ahead }) => ahead > 0)
    .sort((a, b) => b.ahead - a.ahead)
}

const MOST = 3

/** The widest of them, and the winners' own widest where it is not among those. */
export function turningPoints(course: number[][], winners: number[]): Swing[] {
  const all = swings(course)
  const widest = all.slice(0, MOST)
  const own = all.find(({ seat }) => winners.includes(seat))
  return own && !widest.includes(own) ? [...widest, own] : widest
}

function swingOf(moment: number, scores: number[], before: number[]): Swing {
  const gained = scores.map((score, seat) => score - (before[seat] ?? 0))
  const most = Math.max(...gained)
  const rest = gained.reduce((sum, gain) => sum + gain, 0) - most
  const ahead = Math.round(most - rest / Math.max(1, gained.length - 1))
  return { moment, seat: gained.indexOf(most), ahead }
}

/** What happened at a moment, in a few sentences. */
export function toldAt(entries: Entry[], moment: number): string {
  const events = entries.find((entry) => entry.moment === moment)?.events ?? []
  const told = events.slice(0, MOST).map(({ sentence }) => sentence)
  return told.join(' ') + (events.length > MOST ? ' …' : '')
}
