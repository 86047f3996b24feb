import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const GAME = 'england-wales'
const ONE_TURN = { first_auction: 'rotate', end_timing: 'end_of_turn' }

/** A table opened without the dialog: the other seat is a bot's, or Ada's too. */
async function sitDown(visitor, options = ONE_TURN, other = { kind: 'me', name: 'Ben' }) {
  await visitor.api('/guests', { name: 'Ada' })
  const { table } = await visitor.api('/tables', { game: GAME, seats: [{ kind: 'me', name: 'Ada' }, other], options })
  await visitor.go(`/table/${table.id}`)
  await visitor.myTurn()
}

const asked = (visitor) => visitor.api(`/tables/${visitor.tableId()}`)

/** Waits until the page asks a question of this kind. */
async function inPhase(visitor, phase) {
  for (let tries = 0; tries < 100; tries++) {
    const present = await asked(visitor)
    if (present.view.phase === phase) return present
    await visitor.page.waitForTimeout(50)
  }
  assert.fail(`it never came to ${phase}`)
}

/** Short ways over the land, as one would click them. */
class Country {
  constructor(board) {
    this.board = board
    this.land = new Map(board.hexes.map((hex) => [hex.id, hex]))
    this.walls = new Set(board.barriers.flatMap(({ a, b }) => [`${a} ${b}`, `${b} ${a}`]))
    this.place = Object.fromEntries(board.cities.map(({ id, col, row }) => [id, `${col},${row}`]))
  }

  static async of(visitor) {
    return new Country(await visitor.api(`/games/${GAME}/board`))
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

  /** A cube and a link of one tile that would deliver it. */
  bargain({ cities }) {
    for (const { id } of this.board.cities)
      for (const colour of Object.keys(cities[id].cubes))
        for (const other of this.board.cities) {
          const way = other.id !== id && cities[other.id].colour === colour && this.between(id, other.id)
          if (way) return { from: id, to: other.id, colour, way }
        }
    assert.fail('no cube has so short a way')
  }
}

async function step(visitor, press, hex) {
  const before = await visitor.moment()
  await press(visitor, hex)
  await visitor.goneOn(before)
}

const click = (visitor, hex) => visitor.click(hex)

/** A finger's first tap shows what a step would cost, its second one takes it. */
async function tapTwice(visitor, hex) {
  const box = await visitor.settled(hex)
  const tap = () => visitor.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  await tap()
  await visitor.page.locator('[data-confirm]').waitFor()
  await tap()
}

async function keepBaron(visitor) {
  const { page } = visitor
  assert.equal(await page.locator('[data-baron]').count(), 0, 'barons are covered until asked for')
  await page.locator('[data-look]').click()
  await page.locator('button[data-baron]').first().click()
  await visitor.confirm()
}

/** Presses a button below the board and confirms. */
async function choose(visitor, name) {
  await visitor.button(name).click()
  await visitor.confirm()
}

/** Begins an action at a city, of this kind where there are several. */
async function begin(visitor, kind, hex, phase) {
  await visitor.click(hex)
  const button = visitor.page.locator(`[data-kind=${kind}]`)
  const several = async () => (await button.count()) > 0 && button.click()
  for (let tries = 0; tries < 100; tries++) {
    await several()
    if ((await asked(visitor)).view.phase === phase) return
    await visitor.page.waitForTimeout(50)
  }
  assert.fail(`it never came to ${phase}`)
}

async function build(visitor, country, { from, way }) {
  await begin(visitor, 'build', country.place[from], 'side')
  for (const hex of way) await step(visitor, click, hex)
  assert.match(await visitor.page.locator('.panel').innerText(), /complete/i)
  await choose(visitor, 'Finish building')
}

async function deliver(visitor, country, { from, to, colour }) {
  await begin(visitor, 'deliver', country.place[from], 'cube').catch(() => {})
  if ((await asked(visitor)).view.phase === 'cube') {
    await visitor.page.locator('[data-option]', { hasText: new RegExp(colour, 'i') }).click()
    await visitor.confirm()
  }
  await inPhase(visitor, 'via')
  assert.match(await visitor.page.locator('[data-route="0"]').innerText(), /\+\d/)
  await visitor.click(country.place[to])
  await visitor.confirm()
}
