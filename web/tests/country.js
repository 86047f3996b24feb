import assert from 'node:assert/strict'

const PATIENCE = 60_000

/** What is asked at the table now. */
export const asked = (visitor) => visitor.present()

/** Waits until one of these questions is asked, pressing a button meanwhile wherever it appears. */
export async function inPhase(visitor, phases, button = null) {
  for (const until = Date.now() + PATIENCE; Date.now() < until;) {
    if (button && (await button.count()) > 0) await button.first().click()
    const present = await asked(visitor)
    if (phases.includes(present.view.phase)) return present
    await visitor.page.waitForTimeout(50)
  }
  assert.fail(`it never came to ${phases}`)
}

/** Short ways over the land, as one would click them. */
export class Country {
  constructor(board) {
    this.board = board
    this.land = new Map(board.hexes.map((hex) => [hex.id, hex]))
    this.walls = new Set(board.barriers.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
    this.place = Object.fromEntries(board.cities.map(({ id, col, row }) => [id, `${col},${row}`]))
  }

  static async of(visitor, game) {
    return new Country((await visitor.api(`/games/${game}/board`)).board)
  }

  across(hex, side) {
    const [col, row] = hex.split(',').map(Number)
    const [right, down] = this.board.layout.neighbour_offsets[row & 1 ? 'odd' : 'even'][side]
    return `${col + right},${row + down}`
  }

  /** From city to city over one tile, going straight on or turning by one side. */
  between(from, to) {
    const sides = [0, 1, 2, 3, 4, 5]
    const open = (one, other) => this.land.has(other) && !this.walls.has(`${one} ${other}`)
    for (const side of sides) {
      const hex = this.across(this.place[from], side)
      if (!open(this.place[from], hex)) continue
      const leaving = [side + 5, side, side + 1].map((way) => this.across(hex, way % 6))
      if (leaving.includes(this.place[to]) && open(hex, this.place[to])) return [hex, this.place[to]]
    }
    return null
  }

  /** A cube and a link of one tile that would deliver it, where nobody has built yet. */
  bargain({ cities, links }) {
    const free = this.board.cities.map(({ id }) => id).filter((id) => !links.some((link) => link.cities.includes(id)))
    for (const from of free)
      for (const colour of Object.keys(cities[from].cubes))
        for (const to of free) {
          const way = to !== from && cities[to].colour === colour && this.between(from, to)
          if (way) return { from, to, colour, way }
        }
    return null
  }
}

export async function step(visitor, press, hex) {
  const before = await visitor.moment()
  await press(visitor, hex)
  await visitor.goneOn(before)
}

export const click = (visitor, hex) => visitor.click(hex)

/** A finger's first tap shows what a step would cost, its second one takes it. */
export async function tapTwice(visitor, hex) {
  const tap = async () => {
    const box = await visitor.settled(hex)
    await visitor.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  }
  await visitor.tryFor(visitor.page.locator('[data-confirm]'), tap)
  await tap()
}

/** Presses a button below the board, whatever price it tells, and confirms. */
export async function choose(visitor, name) {
  const buttons = visitor.page.locator('.prompt').getByRole('button', { name: new RegExp(`^${name}\\b`) })
  await buttons.first().click()
  await visitor.confirm()
}

/** Begins an action at a city: of this kind, where there are several. */
export async function begin(visitor, kind, hex, ...phases) {
  await visitor.click(hex)
  return inPhase(visitor, phases, visitor.page.locator(`[data-kind=${kind}]`))
}
