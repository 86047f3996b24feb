import { expect, test } from 'vitest'
import type { Outcome, Table } from '../api/answers'
import { isMadeAtOnce } from './asking'

const NOTHING: Outcome = {
  lines: [],
  to_move: 0,
  ended: null,
  if_nobody_objects: false,
  then_chance: false,
  may_end: 'no',
}

function asked(other: 'bot' | 'person', outcome: Partial<Outcome> = {}, undo = 'free', verb = 'go') {
  const table = { settings: { undo }, seats: [{ kind: 'person' }, { kind: other }] } as unknown as Table
  const client = { costly: ['buy', 'bid'], priced: ['bid'] }
  return { table, client, mine: [0], actor: 0, action: { verb }, outcome: { ...NOTHING, ...outcome } }
}

test('what can be taken back freely is not asked about, unless the reader wants to be', () => {
  expect(isMadeAtOnce('costly', asked('person'))).toBe(true)
  expect(isMadeAtOnce('always', asked('person'))).toBe(false)
  expect(isMadeAtOnce('never', asked('person', {}, 'consent'))).toBe(false)
})

test('a move after which another person decides cannot be taken back freely', () => {
  expect(isMadeAtOnce('never', asked('person', { to_move: 1 }))).toBe(false)
  expect(isMadeAtOnce('never', asked('person', { if_nobody_objects: true }))).toBe(false)
  expect(isMadeAtOnce('never', asked('bot', { to_move: 1 }))).toBe(true)
})

test('what comes to light is asked about among people, and the end always', () => {
  expect(isMadeAtOnce('never', asked('person', { then_chance: true, to_move: null }))).toBe(false)
  expect(isMadeAtOnce('never', asked('bot', { then_chance: true, to_move: null }))).toBe(true)
  expect(isMadeAtOnce('never', asked('bot', { then_chance: true, may_end: 'perhaps' }))).toBe(false)
  expect(isMadeAtOnce('never', asked('bot', { ended: 'over', to_move: null }))).toBe(false)
})

test('a price is asked about, by the verb or by what is given up', () => {
  const lines = [{ seat: 0, name: 'Ada', changes: ['−£3'], costs: ['−£3'] }]
  expect(isMadeAtOnce('costly', asked('bot', {}, 'free', 'buy'))).toBe(false)
  expect(isMadeAtOnce('costly', asked('bot', { lines }))).toBe(false)
  expect(isMadeAtOnce('never', asked('bot', { lines }))).toBe(true)
})

test('what was picked by its price is not asked about because of it', () => {
  const lines = [{ seat: 0, name: 'Ada', changes: ['−£3'], costs: ['−£3'] }]
  expect(isMadeAtOnce('costly', { ...asked('bot', { lines }), priced: true })).toBe(true)
  expect(isMadeAtOnce('always', { ...asked('bot', { lines }), priced: true })).toBe(false)
  expect(isMadeAtOnce('costly', { ...asked('person', { lines, to_move: 1 }), priced: true })).toBe(false)
})

test('a price that the button named is not asked about again', () => {
  const lines = [{ seat: 0, name: 'Ada', changes: ['−£3'], costs: ['−£3'] }]
  expect(isMadeAtOnce('costly', asked('bot', { lines }, 'free', 'bid'))).toBe(true)
  expect(isMadeAtOnce('always', asked('bot', { lines }, 'free', 'bid'))).toBe(false)
  expect(isMadeAtOnce('costly', asked('person', { to_move: 1 }, 'free', 'bid'))).toBe(false)
})
