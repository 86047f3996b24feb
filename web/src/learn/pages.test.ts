import { expect, test } from 'vitest'
import { aidOf, rulesOf } from './pages'

test('a game of a family has its own page, and then what the family shares', async () => {
  const book = await rulesOf('nuremberg', 'en')
  expect(book?.title).toBe('First Train to Nürnberg')
  expect(book?.chapters.map(({ id }) => id)).toEqual(expect.arrayContaining(['NB-2', 'WD-7']))
})
test('a game has one page to keep beside the table', async () => {
  expect((await aidOf('rock-island', 'fr'))?.title).toContain('Rock Island')
})
test('what is no game has no pages', async () => {
  expect(await rulesOf('dales', 'en')).toBeNull()
  expect(await aidOf('chess', 'en')).toBeNull()
})
