import { expect, test } from 'vitest'
import type { Entry } from '../api/answers'
import { aheadSince, linesOf, swings, toldAt, toldBetween, turnEnds, turningPoints } from './course'

test('a line for each seat', () => {
  expect(
    linesOf(
      [
        [0, 0],
        [5, 2],
      ],
      2,
    ),
  ).toEqual([
    [0, 5],
    [0, 2],
  ])
})

test('the largest swing comes first, and the last moment is none', () => {
  const found = swings(
    [
      [0, 0],
      [5, 2],
      [5, 12],
      [5, 12],
      [55, 12],
    ],
    [1, 2, 3, 4],
  )
  expect(found.map(({ moment, seat, ahead }) => [moment, seat, ahead])).toEqual([
    [2, 1, 10],
    [1, 0, 3],
  ])
})

test('the winner’s own turning point is always among them', () => {
  const course = [
    [0, 0],
    [0, 9],
    [0, 17],
    [0, 24],
    [2, 24],
    [40, 24],
  ]
  const ends = [1, 2, 3, 4, 5]
  expect(turningPoints(course, [0], ends).map(({ moment }) => moment)).toEqual([1, 2, 3, 4])
  expect(turningPoints(course, [1], ends).map(({ moment }) => moment)).toEqual([1, 2, 3])
})

test('steps of one turn count together, and are told by those that made the difference', () => {
  const action = (moment: number, seat: number) =>
    ({ kind: 'action', moment, seat, events: [{ sentence: `${moment}.` }] }) as unknown as Entry
  const entries = [action(1, 0), action(2, 0), action(3, 0), action(4, 1), action(5, 0)]
  const course = [
    [0, 0],
    [0, 0],
    [1, 0],
    [2, 0],
    [2, 1],
    [3, 1],
  ]
  const ends = turnEnds(entries)
  expect(ends).toEqual([3, 4, 5])
  expect(turningPoints(course, [0], ends)).toEqual([
    { moment: 3, seat: 0, before: 0, after: 2, ahead: 2 },
    { moment: 4, seat: 1, before: 0, after: 1, ahead: 1 },
  ])
  expect(toldAt(entries, 3, course)).toBe('2. 3.')
  expect(toldBetween(entries, 0, 3)).toBe('1. 2. 3.')
  expect(toldBetween(entries, 3, 4)).toBe('4.')
})

test('since when the winner was ahead', () => {
  const course = [
    [0, 0],
    [2, 1],
    [2, 3],
    [4, 3],
    [5, 3],
  ]
  expect([aheadSince(course, 0), aheadSince(course, 1), aheadSince([], 0)]).toEqual([3, null, null])
})
