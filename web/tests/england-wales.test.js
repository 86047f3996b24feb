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

/** Waits until one of these questions is asked, pressing a button meanwhile wherever it appears. */
async function inPhase(visitor, phases, button = null) {
  for (let tries = 0; tries < 200; tries++) {
    if (button && (await button.count()) > 0) await button.first().click()
    const present = await asked(visitor)
    if (phases.includes(present.view.phase)) return present
    await visitor.page.waitForTimeout(50)
  }
  assert.fail(`it never came to ${phases}`)
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
    return new Country((await visitor.api(`/games/${GAME}/board`)).board)
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

/** Begins an action at a city: of this kind, where there are several. */
async function begin(visitor, kind, hex, ...phases) {
  await visitor.click(hex)
  return inPhase(visitor, phases, visitor.page.locator(`[data-kind=${kind}]`))
}

async function build(visitor, country, { from, way }) {
  await begin(visitor, 'build', country.place[from], 'side')
  for (const hex of way) await step(visitor, click, hex)
  await visitor.page.locator('.side', { hasText: 'The link is complete.' }).waitFor()
  await choose(visitor, 'Finish building')
}

async function deliver(visitor, country, { from, to, colour }) {
  await begin(visitor, 'deliver', country.place[from], 'cube', 'via')
  await inPhase(visitor, ['via'], visitor.page.locator('[data-option]', { hasText: colour }))
  assert.match(await visitor.page.locator('[data-route="0"]').innerText(), /\+\d/)
  await visitor.click(country.place[to])
  await visitor.confirm()
}

/** Points at the first place where something can be done, and takes the first of several things there. */
async function point(visitor) {
  const [first] = await visitor.targets()
  await visitor.click(first)
  const { page } = visitor
  await page.locator('[data-confirm], [data-option]').first().waitFor()
  if (await page.locator('[data-option]').count()) await page.locator('[data-option]').first().click()
  await visitor.confirm()
}

async function takeCard(visitor) {
  await visitor.page.getByRole('button', { name: /^Cards \(/ }).click()
  await visitor.checkAccess('cards')
  await visitor.page.locator('button[data-card]').first().click()
  await visitor.confirm()
  const { view } = await asked(visitor)
  if (view.phase === 'grow' || view.phase === 'industry') await point(visitor)
}

async function urbanise(visitor) {
  await visitor.button('Urbanise').click()
  await inPhase(visitor, ['place'])
  await visitor.page.locator('[data-hex].target').first().waitFor({ state: 'attached' })
  await point(visitor)
}

/** Notes whatever tells this page of another's baron before the end. */
class BaronWatcher {
  leaks = []
  heard = 0
  #over = false

  constructor(page, seat) {
    this.seat = seat
    page.on('response', async (answer) => {
      const text = answer.url().includes('/api/') ? await answer.text().catch(() => '') : ''
      if (text.startsWith('{')) this.#read(JSON.parse(text), answer.url())
    })
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => this.#read(JSON.parse(String(payload)), 'socket')),
    )
  }

  #read(answer, where) {
    const views = found(answer, 'emptied_to_end')
    this.#over ||= views.some(({ phase }) => phase === 'over')
    if (this.#over) return
    this.heard += views.length
    const others = views.flatMap(({ seats }) => seats.filter((_, seat) => seat !== this.seat))
    if (others.some(({ baron, barons_dealt }) => baron || barons_dealt.length))
      this.leaks.push(`${where}: a baron is seen`)
    const told = found(answer, 'sentence').filter(
      ({ name, arguments: given }) => name === 'baron_kept' && given.seat !== this.seat,
    )
    if (told.length) this.leaks.push(`${where}: a baron is told`)
  }
}

/** Every object, however deep, that has such a key. */
function found(answer, key) {
  if (answer === null || typeof answer !== 'object') return []
  return [...(key in answer ? [answer] : []), ...Object.values(answer).flatMap((part) => found(part, key))]
}

test('a newcomer plays England and Wales against a bot to the end by clicking', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const watcher = new BaronWatcher(ada.page, 0)
  await ada.go('/')
  await ada.cardButton('Hot-seat', GAME).click()
  await ada.page.getByRole('combobox', { name: 'Players' }).selectOption('2')
  await ada.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('bot-greedy')
  await ada.page.locator('summary').click()
  await ada.page.getByRole('combobox', { name: /Who plays first/ }).selectOption({ label: 'in turn' })
  await ada.page.getByRole('combobox', { name: /How the game ends/ }).selectOption({ label: 'at the end of the turn' })
  await ada.checkAccess('opening a table')
  await ada.button('Start playing').click()
  await ada.myTurn()
  await keepBaron(ada)
  const country = await Country.of(ada)
  const deeds = { take: takeCard, urbanise, upgrade: () => choose(ada, 'Upgrade engine') }
  const done = new Set()
  let bargain = null
  for (let turn = 0; turn < 200 && !(await ada.isOver()); turn++) {
    const { view, legal } = await asked(ada)
    const may = (verb) => legal?.some((action) => action.verb === verb)
    const deed = done.has('deliver') && Object.keys(deeds).find((verb) => may(verb) && !done.has(verb))
    const chance = may('build') && country.bargain(view)
    if (may('let')) await choose(ada, 'Let it pass')
    else if (bargain && may('deliver') && view.cities[bargain.from].cubes[bargain.colour]) {
      await deliver(ada, country, bargain)
      done.add('deliver')
      bargain = null
    } else if (deed) {
      await deeds[deed](ada)
      done.add(deed)
      await ada.checkAccess(`after: ${deed}`)
    } else if (chance) await build(ada, country, (bargain = chance))
    else if (may('pass')) await choose(ada, 'Pass')
  }
  assert.deepEqual([...done].sort(), ['deliver', 'take', 'upgrade', 'urbanise'])
  await ada.page.getByRole('heading', { level: 1, name: /win|tie/i }).waitFor()
  assert.ok(watcher.heard > 20)
  assert.deepEqual(watcher.leaks, [])
  assert.match(await ada.page.locator('.end').innerText(), /Achievements[\s\S]*Major lines[\s\S]*Bonds/)
  assert.doesNotMatch(await ada.page.locator('.end').innerText(), /£/)
  await ada.page.locator('[data-verdict=holds]').waitFor({ state: 'attached' })
  await ada.checkAccess('end of game')
  await ada.leave()
})

test('bidding for the first move, with the bonds it would take', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await sitDown(ada, {})
  for (const _ of ['Ada', 'Ben']) await keepBaron(ada)
  const { page } = ada
  assert.match(await page.locator('.side').innerText(), /1 bond/)
  for (let more = 0; more < 5; more++) await ada.button('More').click()
  assert.match(await page.locator('.side').innerText(), /Bid 6k[\s\S]*2 bonds/)
  await page.locator('[data-amount]').click()
  await ada.confirm()
  await choose(ada, 'Pass')
  const { view } = await inPhase(ada, ['act'])
  const winner = view.seats[view.first]
  assert.deepEqual([winner.cash, winner.bonds], [4, 2])
  await ada.checkAccess('after the auction')
  await ada.leave()
})

test('what cannot be done is refused with its clause, on a click', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await sitDown(ada)
  for (const _ of ['Ada', 'Ben']) await keepBaron(ada)
  const refused = async (hex, clause) => {
    const refusal = await ada.refused(() => ada.click(hex))
    const link = refusal.getByRole('link', { name: new RegExp(`Rule ${clause.replace('.', '\\.')}`) })
    assert.equal(await link.getAttribute('href'), `/learn/${GAME}/${clause}`)
  }
  await refused('9,17', 'EW-6.3')
  await ada.click('14,21')
  await inPhase(ada, ['side'])
  await step(ada, click, '15,22')
  await refused('15,21', 'EW-2.2')
  await step(ada, click, '15,23')
  await refused('14,23', 'EW-6.4')
  assert.match(await ada.page.locator('[data-cost]').innerText(), /3k/)
  await ada.checkAccess('building')
  await ada.leave()
})

test('phone width, by touch, in French', LIMIT, async () => {
  const ada = await Visitor.come(server, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  })
  await sitDown(ada)
  for (const _ of ['Ada', 'Ben']) await keepBaron(ada)
  await ada.page.getByRole('button', { name: 'Voir toute la carte' }).tap()
  await ada.page.getByRole('button', { name: 'Construire une voie' }).tap()
  await inPhase(ada, ['start'])
  for (const hex of ['14,21', '14,22', '13,22']) await step(ada, tapTwice, hex)
  await ada.page.locator('.side', { hasText: 'Londres – Reading' }).waitFor()
  await choose(ada, 'Terminer la construction')
  await ada.checkAccess('table on a phone')
  for (const tab of ['Joueurs', 'Registre', 'Journal', 'Chat', 'Texte']) {
    await ada.page.getByRole('tab', { name: tab }).tap()
    assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth), 390, tab)
  }
  await ada.leave()
})
