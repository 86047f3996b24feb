import { describe, expect, test, vi } from 'vitest'

vi.mock('../../../settings.svelte', () => ({ settings: { palette: 'livery', ownColours: [] } }))
const { LIVERIES } = await import('./liveries')
const { inkOn } = await import('../../../palette')
const { apart, contrast, EYES } = await import('../../../testing/vision')

describe.each(Object.entries(LIVERIES))('palette %s', (_, palette) => {
  const pairs = Object.entries(palette).flatMap(([one, colour], index) =>
    Object.entries(palette)
      .slice(index + 1)
      .map(([other, second]) => [`${one}-${other}`, colour, second] as const),
  )

  test.each(Object.keys(EYES))('any two liveries differ for %s eyes', (eyes) => {
    const close = pairs
      .filter(([, one, other]) => apart(one, other, eyes) < 0.07)
      .map(([name, one, other]) => `${name} ${apart(one, other, eyes).toFixed(3)}`)
    expect(close).toEqual([])
  })
  test('letters can be read on every livery', () => {
    for (const colour of Object.values(palette)) expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5)
  })
})
