import { expect, test } from 'vitest'
import { timeLeft } from './clock'

const CLOCK = { turn: [60_000, 20_000], bank: [5000, 0], since: 1000, paused: false, late: null, due: null, now: 1000 }

test('the clock of the seat to move runs, and the others stand still', () => {
  expect(timeLeft(CLOCK, 0, 0, 41_000)).toBe(25_000)
  expect(timeLeft(CLOCK, 1, 0, 41_000)).toBe(20_000)
})

test('nobody has less than nothing, and a clock that stands still takes nothing', () => {
  expect(timeLeft(CLOCK, 1, 1, 90_000)).toBe(0)
  expect(timeLeft({ ...CLOCK, since: null }, 0, 0, 90_000)).toBe(65_000)
})
