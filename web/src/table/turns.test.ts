import { expect, test } from 'vitest'
import type { Entry } from '../api/answers'
import { lastHeardOf, timeUsed, turnsOf } from './turns'

function line(seq: number, kind: string, seat: number | null, text: string | null = null, at = 0): Entry {
  return {
    seq,
    kind,
    seat,
    text,
    at,
    name: null,
    bot: null,
    about: null,
    note: null,
    to: null,
    moment: null,
    sentence: '',
    events: [],
  }
}

test('an answer belongs to the turn it answers', () => {
  const log = [
    line(1, 'started', null),
    line(2, 'action', 0, 'advance GWR e'),
    line(3, 'action', 1, 'pass'),
    line(4, 'action', 0, 'station 3,4'),
    line(5, 'action', 1, 'station 5,6'),
  ]
  const turns = turnsOf(log, ['pass'])
  expect(turns.map(({ seat, number }) => [seat, number])).toEqual([
    [null, null],
    [0, 1],
    [1, 2],
  ])
  expect(turns[1]!.entries.map(({ seq }) => seq)).toEqual([2, 3, 4])
})

test('what is messageOf is not part of the log, and what is noted stays in its turn', () => {
  const log = [line(1, 'action', 0, 'pass'), line(2, 'chat', 1, 'hello'), line(3, 'undo', 0)]
  expect(turnsOf(log, [])).toHaveLength(1)
  expect(turnsOf(log, [])[0]!.entries.map(({ seq }) => seq)).toEqual([1, 3])
})

test('the clock runs from one line of the game to the next', () => {
  const log = [
    line(1, 'started', null, null, 1000),
    line(2, 'action', 1, 'pass', 4000),
    line(3, 'chat', 0, 'hm', 9000),
    line(4, 'action', 0, 'pass', 10_000),
  ]
  expect(timeUsed(log, 2)).toEqual([6000, 3000])
})

test('a seat was last heard of when its turn began or when it said something', () => {
  const log = [line(1, 'started', null, null, 10), line(2, 'action', 0, 'pass', 20), line(3, 'chat', 1, 'hello', 30)]
  expect([0, 1, 2].map((seat) => lastHeardOf(log, seat))).toEqual([20, 30, 20])
})
