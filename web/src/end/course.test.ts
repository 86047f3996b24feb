import { expect, test } from 'vitest'
import { linesOf, swings, turningPoints } from './course'

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
  const found = swings([
    [0, 0],
    [5, 2],
    [5, 12],
    [5, 12],
    [55, 12],
  ])
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
  expect(turningPoints(course, [0]).map(({ moment }) => moment)).toEqual([1, 2, 3, 4])
  expect(turningPoints(course, [1]).map(({ moment }) => moment)).toEqual([1, 2, 3])
})
