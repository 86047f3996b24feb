import { expect, test } from 'vitest'
import type { Entry } from '../api/answers'
import { breakdown, fortunes, incomes, swings, turningPoints } from './money'

function paid(moment: number | null, ...payments: [name: string, seat: number, money: number][]): Entry {
  const events = payments.map(([name, seat, money]) => ({
    name,
    arguments: { seat, money },
    sentence: `${seat}: ${money}`,
  }))
  return {
    seq: moment ?? 0,
    kind: 'action',
    seat: 0,
    text: 'x',
    at: 0,
    name: null,
    bot: null,
    note: null,
    to: null,
    moment,
    sentence: '',
    events,
  }
}
const LOG = [
  paid(1, ['city', 0, 5], ['city', 1, 2]),
  paid(null, ['city', 0, 99]),
  paid(2, ['rail', 1, 10]),
  paid(3, ['rail', 0, 50]),
]
const SOURCES = ['city', 'rail']

test('the winner’s own turning point is always among them', () => {
  const gain = (moment: number, gained: number[]) => ({ moment, gained, sentences: [] })
  const income = [gain(1, [0, 9]), gain(2, [0, 8]), gain(3, [0, 7]), gain(4, [2, 0]), gain(5, [1, 0])]
  expect(turningPoints(income, 9, [0]).map(({ moment }) => moment)).toEqual([1, 2, 3, 4])
  expect(turningPoints(income, 9, [1]).map(({ moment }) => moment)).toEqual([1, 2, 3])
})

test('what was taken back pays nothing', () => {
  expect(breakdown(LOG, SOURCES, 2)).toEqual({ city: [5, 2], rail: [50, 10] })
})

test('money adds up over time', () => {
  expect(fortunes(incomes(LOG, SOURCES, 2), 3, 2)).toEqual([
    [0, 5, 5, 55],
    [0, 2, 12, 12],
  ])
})

test('the largest swing comes first, and the final reckoning is none', () => {
  const found = swings(incomes(LOG, SOURCES, 2), 3)
  expect(found.map(({ moment, seat, ahead }) => [moment, seat, ahead])).toEqual([
    [2, 1, 10],
    [1, 0, 3],
  ])
})
