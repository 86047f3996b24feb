import { expect, test } from 'vitest'
import { matchIn, matchLink } from './link'

const FILE = {
  format: 1,
  game: 'rocket',
  names: ['Élodie', '小林'],
  actions: Array.from({ length: 300 }, (_, k) => `${k}`),
}

test('a match comes out of its address as it went in', async () => {
  const link = await matchLink(FILE)
  expect(link).toMatch(/^\/replay#match=[\w-]+$/)
  expect(await matchIn(new URL(link, 'https://example.org'))).toEqual(FILE)
})

test('an address without a match has none, and one that was cut off is a fault', async () => {
  expect(await matchIn(new URL('https://example.org/replay'))).toBeNull()
  const link = await matchLink(FILE)
  await expect(matchIn(new URL(link.slice(0, -40), 'https://example.org'))).rejects.toThrow()
})
