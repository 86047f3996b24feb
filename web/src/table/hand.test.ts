import { expect, test } from 'vitest'
import type { Action } from '../api/answers'
import type { GameClient } from '../games/contract'
import { needsMap } from './hand'

const action = (text: string, args: Record<string, string> = {}): Action => ({
  number: text.length,
  text,
  verb: text.split(' ')[0]!,
  arguments: args,
})
const client = (more: Partial<GameClient> = {}) => more as GameClient

test('a phone beside the screen needs the map where something has no button', () => {
  const pass = action('pass')
  const track = action('track c4', { hex: 'c4' })
  const take = action('take gold', { card: 'gold' })
  expect(needsMap(client(), null, null)).toBe(false)
  expect(needsMap(client(), null, [pass])).toBe(false)
  expect(needsMap(client(), null, [pass, track])).toBe(true)
  expect(needsMap(client(), null, [pass, take])).toBe(true)
  expect(needsMap(client({ buttons: ['take'] }), null, [pass, take])).toBe(false)
  expect(needsMap(client({ offers: () => [{ action: take, word: 'take' }] }), null, [pass, take])).toBe(false)
})

test('bids and points that are counted out need no map', () => {
  const bids = ['1', '2', '30'].map((amount) => action(`bid ${amount}`, { money: amount }))
  expect(needsMap(client(), null, [action('pass'), ...bids])).toBe(false)
  expect(needsMap(client({ amounts: ['repay'] }), null, bids)).toBe(true)
  const sorts = ['steel', 'iron'].map((sort) => ({ action: action(`give ${sort}`, { sort }), most: 2 }))
  const give = sorts.map((each) => each.action)
  expect(needsMap(client({ dues: () => ({ due: 2, sorts }) }), null, give)).toBe(false)
  expect(needsMap(client(), null, give)).toBe(true)
})
