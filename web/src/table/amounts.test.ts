import { expect, test } from 'vitest'
import type { Action } from '../games/contract'
import { amountsOf } from './amounts'

function bid(space: string, cubes: string): Action {
  return { number: 0, text: `bid ${space} ${cubes}`, verb: 'bid', arguments: { space, cubes } }
}

test('bids for one space are amounts, from the least on', () => {
  const found = amountsOf([bid('1', '10'), bid('1', '9')])
  expect(found.map(({ text }) => text)).toEqual(['bid 1 9', 'bid 1 10'])
})

test('what differs in more than a number is no amount', () => {
  expect(amountsOf([bid('1', '3'), bid('2', '4')])).toEqual([])
  expect(amountsOf([bid('1', 'red'), bid('1', 'green')])).toEqual([])
  expect(amountsOf([bid('1', '3')])).toEqual([])
})
