import type { Entry } from '../api/answers'
import { sentencesOf } from '../table/recap'

/** A moment that moved the seats apart. */
export interface Swing {
  moment: number
  seat: number
  /** What the seat would have scored before and after. */
  before: number
  after: number
  /** How much more it gained than the others did on average. */
  ahead: number
}

/** Everyone's line on the chart, from what everyone would have scored at each moment. */
export function linesOf(course: number[][], seats: number): number[][] {
  return Array.from({ length: seats }, (_, seat) => course.map((scores) => scores[seat] ?? 0))
}

/** The last moments of turns: of actions of one seat in a row. */
export function turnEnds(entries: Entry[]): number[] {
  const actions = entries.filter(({ kind }) => kind === 'action')
  return actions
    .filter((action, at) => actions[at + 1]?.seat !== action.seat)
    .flatMap(({ moment }) => (moment === null ? [] : [moment]))
}

/** The turns that moved the seats furthest apart; the last is not one of them. */
export function swings(course: number[][], ends: number[]): Swing[] {
  const moments = [0, ...ends.filter((moment) => moment > 0 && moment < course.length - 1)]
  return moments
    .slice(1)
    .map((moment, at) => swingOf(moment, course[moment]!, course[moments[at]!]!))
    .filter(({ ahead }) => ahead > 0)
    .sort((a, b) => b.ahead - a.ahead)
}

const MOST = 3

/** The widest of them in the order of the match, with the winners' own widest. */
export function turningPoints(course: number[][], winners: number[], ends: number[]): Swing[] {
  const all = swings(course, ends)
  const widest = all.slice(0, MOST)
  const own = all.find(({ seat }) => winners.includes(seat))
  return [...new Set(own ? [...widest, own] : widest)].sort((one, other) => one.moment - other.moment)
}

/** The moment from which a seat was ahead of all others until the end; null if it never was. */
export function aheadSince(course: number[][], seat: number): number | null {
  const leads = (scores: number[]) => scores.every((score, other) => other === seat || score < scores[seat]!)
  const before = course.findLastIndex((scores) => !leads(scores))
  return before + 1 < course.length ? before + 1 : null
}

function swingOf(moment: number, scores: number[], before: number[]): Swing {
  const gained = scores.map((score, seat) => score - (before[seat] ?? 0))
  const most = Math.max(...gained)
  const rest = gained.reduce((sum, gain) => sum + gain, 0) - most
  const ahead = Math.round(most - rest / Math.max(1, gained.length - 1))
  const seat = gained.indexOf(most)
  return { moment, seat, before: before[seat] ?? 0, after: scores[seat] ?? 0, ahead }
}

/** What was done between two moments, in a few sentences. */
export function toldBetween(entries: Entry[], first: number, last: number, passing?: string[]): string {
  const within = ({ kind, moment }: Entry) => kind === 'action' && moment !== null && moment > first && moment <= last
  return inShort(sentencesOf(entries.filter(within), passing))
}

/** What happened in the turn that ended at a moment, in a few sentences: of what made the difference, where it did. */
export function toldAt(entries: Entry[], moment: number, course: number[][], passing?: string[]): string {
  const last = entries.findIndex((entry) => entry.kind === 'action' && entry.moment === moment)
  const first = entries.findLastIndex(
    (entry, at) => at < last && entry.kind === 'action' && entry.seat !== entries[last]!.seat,
  )
  const turn = entries.slice(first + 1, last + 1).filter(({ kind }) => kind === 'action')
  const telling = turn.filter(({ moment: at }) => at !== null && String(course[at]) !== String(course[at - 1]))
  return inShort(sentencesOf(telling.length ? telling : turn, passing))
}

function inShort(sentences: string[]): string {
  return sentences.slice(0, MOST).join(' ') + (sentences.length > MOST ? ' …' : '')
}
