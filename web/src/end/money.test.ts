import { expect, test } from 'vitest'
import type { Entry } from '../api/answers'
import { breakdown } from './money'

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
    about: null,
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

test('what was taken back pays nothing', () => {
  expect(breakdown(LOG, SOURCES, 2)).toEqual({ city: [5, 2], rail: [50, 10] })
})
