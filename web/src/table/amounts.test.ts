import { expect, test } from 'vitest'
import type { Action } from '../games/contract'
import { amountsOf, bidsOf } from './amounts'

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

test('bids get a button for each direction, and none where a place on the board is chosen', () => {
  const sent = (shares: string, direction: string): Action => ({
    number: 0,
    text: `bid ${shares} ${direction}`,
    verb: 'bid',
    arguments: { shares, direction },
  })
  const groups = bidsOf([sent('2', 'e'), sent('1', 'e'), sent('1', 'ne')])
  expect(groups.map((group) => group.map(({ text }) => text))).toEqual([['bid 1 e', 'bid 2 e'], ['bid 1 ne']])
  expect(bidsOf([bid('1', '3'), bid('2', '4')])).toEqual([])
  expect(bidsOf([])).toEqual([])
  const repay: Action = { number: 0, text: 'repay 1', verb: 'repay', arguments: { bonds: '1' } }
  expect(bidsOf([repay])).toEqual([])
  expect(bidsOf([repay], ['bid', 'repay'])).toEqual([[repay]])
})
