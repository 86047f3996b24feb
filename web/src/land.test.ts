import { readFileSync } from 'node:fs'
import { describe, expect, test, vi } from 'vitest'
import { apart, contrast } from './testing/vision'

vi.mock('./settings.svelte', () => ({ settings: { palette: 'livery', ownColours: [] } }))
const { SEAT_COLOURS } = await import('./palette')

/** What pieces of players lie on, by the map. */
const LANDS = {
  rocket: ['land', 'wash'],
  dales: ['plain', 'valley', 'hill', 'hop', 'company'],
  rock_island: ['back', 'land', 'water', 'sand', 'town'],
  england_wales: ['land', 'upland', 'meadow', 'wash', 'peak'],
}
const THEMES = ['light', 'dark']
/** As letters need it. */
const EDGE = 4.5
/** Of the difference between black and white: as companies differ from players, and more for most eyes. */
const PAINT = { usual: 0.1, protan: 0.06, deutan: 0.06, tritan: 0.06 }

/** A colour of a map in a theme. */
function colourOf(game: string, name: string, theme: string): string {
  const sheet = readFileSync(new URL(`./games/${game}/map/map.css`, import.meta.url), 'utf8')
  const found = new RegExp(`--map-${name}: light-dark\\((#\\w+), (#\\w+)\\)`).exec(sheet)
  return found![1 + THEMES.indexOf(theme)]!
}

describe.each(Object.entries(LANDS))('on the land of %s', (game, lands) => {
  describe.each(THEMES)('by %s', (theme) => {
    const grounds = lands.map((land) => colourOf(game, land, theme))

    test('the edge of a piece stands out', () => {
      const edge = colourOf(game, 'edge', theme)
      for (const ground of grounds) expect(contrast(edge, ground)).toBeGreaterThanOrEqual(EDGE)
    })
    test.each(Object.entries(PAINT))('the paint of every player differs for %s eyes', (eyes, least) => {
      const weak = Object.values(SEAT_COLOURS)
        .flat()
        .filter((seat) => grounds.some((ground) => apart(seat, ground, eyes) < least))
      expect(weak).toEqual([])
    })
  })
})
