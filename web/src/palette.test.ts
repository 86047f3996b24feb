import { describe, expect, test, vi } from 'vitest'
import { apart, contrast, EYES } from './testing/vision'

vi.mock('./settings.svelte', () => ({ settings: { palette: 'livery', ownColours: [] } }))
const { inkOn, MOST_SEATS, SEAT_COLOURS } = await import('./palette')
const { LIVERIES } = await import('./games/rocket/pieces/liveries')
const { PAINT } = await import('./games/dales/pieces/liveries')
const { PAINT: COMPANIES } = await import('./games/england_wales/shares/pieces/companies')

describe.each(Object.entries(SEAT_COLOURS))('palette %s', (name, seats) => {
  const companies = [LIVERIES, PAINT, COMPANIES].flatMap((paint) => Object.values(paint[name]!))
  const pairs = seats.flatMap((one, seat) => seats.slice(seat + 1).map((other) => [one, other] as const))

  test('there is a colour for every seat', () => {
    expect(new Set(seats).size).toBe(MOST_SEATS)
  })
  test.each(Object.keys(EYES))('any two seats differ for %s eyes', (eyes) => {
    expect(pairs.filter(([one, other]) => apart(one, other, eyes) < 0.12)).toEqual([])
  })
  test.each(Object.keys(EYES))('no seat has the colour of a company for %s eyes', (eyes) => {
    const close = seats.filter((seat) => companies.some((company) => apart(seat, company, eyes) < 0.06))
    expect(close).toEqual([])
  })
  test('letters can be read on every seat', () => {
    for (const colour of seats) expect(contrast(colour, inkOn(colour))).toBeGreaterThanOrEqual(4.5)
  })
})
