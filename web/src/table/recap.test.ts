import { expect, test } from 'vitest'
import type { Entry } from '../api/answers'
import { atAGlance, lastByItself, ranByItself, sentencesOf, toldOnce, turnsSince } from './recap'

const entry = (moment: number, seat: number, paid: number[] = []): Entry => ({
  seq: moment,
  kind: 'action',
  seat,
  name: null,
  at: 0,
  text: 'go',
  bot: null,
  about: null,
  note: null,
  to: null,
  moment,
  sentence: '',
  events: paid.map((whom) => ({ name: 'paid', arguments: { seat: whom }, sentence: '' })),
})

test('the turns of others since one’s own last action', () => {
  const entries = [entry(1, 0), entry(2, 1), entry(3, 1), entry(4, 2), entry(5, 0)]
  expect(turnsSince(entries, 1, [], [0]).map(({ seat, entries }) => [seat, entries.length])).toEqual([
    [1, 2],
    [2, 1],
  ])
})

test('what pays several players by itself is told as a table', () => {
  expect(ranByItself(entry(1, 0, [0, 1, 0, 1]))).toBe(true)
  expect(ranByItself(entry(1, 0, [0, 0, 0, 0]))).toBe(false)
  expect(ranByItself(entry(1, 0, [0, 1]))).toBe(false)
})

test('what ran by itself before one’s own last action is old', () => {
  const entries = [entry(1, 1, [0, 1, 0, 1]), entry(2, 0), entry(3, 1)]
  expect(lastByItself(entries.slice(0, 1), 0, 0)?.moment).toBe(1)
  expect(lastByItself(entries.slice(0, 2), 0, 2)).toBe(null)
  expect(lastByItself(entries, 0, 2)).toBe(null)
  const own = [entry(1, 0), entry(2, 0, [0, 1, 0, 1]), entry(3, 1)]
  expect(lastByItself(own, 0, 2)?.moment).toBe(2)
})

test('a turn told in short leaves out the steps, unless there is nothing else to tell', () => {
  const told = (...names: string[]): Entry => ({
    ...entry(1, 0),
    events: names.map((name) => ({ name, arguments: {}, sentence: `${name}.` })),
  })
  expect(sentencesOf([told('step', 'step'), told('step', 'end')], ['step'])).toEqual(['end.'])
  expect(sentencesOf([told('step')], ['step'])).toEqual(['step.'])
})

test('of many sentences those that fit are told, and at least one', () => {
  expect(atAGlance(['short', 'short'])).toBe(2)
  expect(atAGlance(['a'.repeat(100), 'b'.repeat(100)])).toBe(1)
  expect(atAGlance(['a'.repeat(300)])).toBe(1)
})

test('what happened twice is told once', () => {
  expect(toldOnce(['A cube comes.', 'A cube comes.', 'Ada pays.'])).toEqual(['A cube comes. (×2)', 'Ada pays.'])
})
