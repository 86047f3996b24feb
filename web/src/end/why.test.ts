import { expect, test } from 'vitest'
import { differences } from './why'

test('why the winner won: where they were ahead of the next, and where not', () => {
  const amounts = { cities: [5, 2], mergers: [1, 4], goods: [9, 1], stations: [3, 3] }
  const rows = Object.entries(amounts).map(([name, amounts]) => ({ name, amounts }))
  const found = differences(rows, 0, 1)
  expect(found.ahead.map(({ source }) => source)).toEqual(['goods', 'cities'])
  expect(found.behind).toEqual([{ source: 'mergers', winner: 1, other: 4 }])
})
