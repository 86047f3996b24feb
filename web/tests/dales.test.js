import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
const LONGEST = 4

/** Run in the page: whether the match has gone on since, or is over. */
const moved = (seen) =>
  !document.querySelector('.bar') || Number(document.querySelector('.bar input[type=range]').max) > seen
const answered = (seen) =>
  document.querySelector('[data-confirm], [data-option]') ||
  !document.querySelector('.bar') ||
  Number(document.querySelector('.bar input[type=range]').max) > seen

/** Someone who plays a game of the family by pointing at its boards, with a mouse or a finger. */
class Player {
  phases = new Set()

  constructor(visitor, touch) {
    this.visitor = visitor
    this.page = visitor.page
    this.touch = touch
  }

  async point({ x, y }) {
    await (this.touch ? this.page.touchscreen.tap(x, y) : this.page.mouse.click(x, y))
  }

  async press(locator) {
    await (this.touch ? locator.tap() : locator.click())
  }

  /** A point of an area where nothing else is in the way, once the map has come to rest. */
  async within(area) {
    await this.visitor.settled(area, 'area')
    const point = await this.page.evaluate((id) => {
      const spot = document.querySelector(`[data-area="${id}"]`)
      const box = spot.getBoundingClientRect()
      for (const part of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
        for (const down of [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]) {
          const [x, y] = [box.x + box.width * part, box.y + box.height * down]
          if (document.elementFromPoint(x, y) === spot) return { x, y }
        }
      }
      return null
    }, area)
    assert.ok(point, `${area} can be pointed at`)
    return point
  }

  /** The sheet of the board on which something is asked, brought to the front as a reader would. */
  async bring(sheet) {
    await this.page.evaluate(() => scrollTo(0, 0))
    const choice = this.page.locator(`[data-sheet=${sheet}]`)
    if ((await choice.getAttribute('aria-pressed')) === 'false') await this.press(choice)
    // A drawing that was hidden can be pointed at once it has been painted again.
    await this.page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    )
  }

  /** Picks something, chooses the first of what it may mean, and confirms it unless it was played at once. */
  async settle(pick) {
    const before = await this.visitor.moment()
    const [option, confirm] = [this.page.locator('[data-option]').first(), this.page.locator('[data-confirm]')]
    await this.until(pick, answered, before)
    if (await option.count()) await this.press(option).then(() => confirm.waitFor())
    if (await confirm.count()) await this.until(() => this.press(confirm), moved, before)
    await this.page.waitForFunction(moved, before)
  }

  /** Does something, and once more if nothing came of it: two quick taps in one place are a double tap, of which the
   * second counts for nothing. */
  async until(act, done, before) {
    await act()
    const soon = await this.page.waitForFunction(done, before, { timeout: 3000 }).catch(() => null)
    if (!soon) await act().catch(() => null)
    await this.page.waitForFunction(done, before)
  }

  async decide(turn) {
    const { view, legal } = await this.visitor.present()
    if (!legal) return
    this.phases.add(view.phase)
    const verbs = new Set(legal.map(({ verb }) => verb))
    const areas = [...new Set(legal.flatMap((action) => action.arguments.area ?? []))]
    const button = this.page.locator('.prompt .buttons [data-plain]')
    const longEnough = (view.line?.borders.length ?? 0) >= LONGEST || view.sale?.can_finish
    if (verbs.has('bid')) await this.settle(() => this.press(this.page.locator('[data-space].target').nth(turn % 2)))
    else if (verbs.has('load')) await this.load(legal)
    else if (verbs.has('buy') && view.seats[view.to_move].trains.length === 0) await this.buy()
    else if (areas.length > 0 && !longEnough && !verbs.has('load')) await this.go(areas[turn % areas.length])
    else if (await this.page.locator('[data-pay]').count()) await this.countOut()
    else await this.settle(() => this.press(button.last()))
  }

  /** Counts out what is due, and gives it with one press. */
  async countOut() {
    const pay = this.page.locator('[data-pay]')
    while (await pay.isDisabled()) await this.press(this.page.locator('[data-more]:enabled').first())
    const due = Number(/(\d+)\)$/.exec(await pay.innerText())[1])
    const before = await this.visitor.moment()
    await this.press(pay)
    await this.visitor.goneOn(before + due - 1)
  }

  async go(area) {
    await this.bring('map')
    await this.settle(async () => this.point(await this.within(area)))
  }

  async buy() {
    await this.bring('trains')
    await this.settle(() => this.press(this.page.locator('[data-train].target').last()))
  }

  /** Loads by pointing at the piece itself. */
  async load(legal) {
    await this.bring(this.touch ? 'map' : 'trains')
    const { area, item } = legal.find(({ verb }) => verb === 'load').arguments
    await this.visitor.settled(area, 'area')
    const box = await this.page.locator(`[data-piece="${area} ${item}"]`).first().boundingBox()
    await this.settle(() => this.point({ x: box.x + box.width / 2, y: box.y + box.height / 2 }))
  }

  async playOn(until = 400) {
    for (let turn = 0; turn < until; turn++) {
      if (await this.visitor.isOver()) return
      await this.decide(turn)
    }
  }

  /** Plays until a phase has come, and looks whether everyone can read it. */
  async reach(phase) {
    for (let turn = 0; turn < 60 && !this.phases.has(phase); turn++) {
      await this.visitor.myTurn()
      await this.decide(turn)
    }
    await this.visitor.checkAccess(phase)
  }
}

async function finish(visitor, player, game) {
  await visitor.page.getByRole('heading', { level: 1, name: /win|tie/i }).waitFor()
  for (const phase of ['bid', 'build', 'extend', 'train']) assert.ok(player.phases.has(phase), phase)
  assert.match(await visitor.page.locator('tfoot').innerText(), /-?\d+ VP/)
  await visitor.page.locator('[data-verdict=holds]').waitFor({ state: 'attached' })
  await checkWords(visitor)
  await visitor.checkAccess(`end of ${game}`)
}

/** The log tells everything in words, also what had no consequence. */
async function checkWords(visitor) {
  const { entries } = await visitor.api(`/tables/${visitor.tableId()}/log?limit=1000`)
  const table = visitor.page.url()
  await visitor.go(`/replay/${visitor.tableId()}`)
  await visitor.page.locator('.log button').first().waitFor()
  const shown = await visitor.page.locator('.log li > button > span').allInnerTexts()
  const raw = new Set(entries.filter(({ kind, events }) => kind === 'action' && !events.length).map(({ text }) => text))
  assert.deepEqual(
    shown.filter((line) => raw.has(line)),
    [],
  )
  await visitor.page.goto(table)
  await visitor.page.locator('.end h1').waitFor()
}

test('a newcomer plays Wensleydale against bots to the end by clicking', EXHAUSTIVE, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 1440, height: 900 } })
  await ada.playNow('wensleydale')
  await ada.page.locator('.auction').waitFor()
  await ada.checkAccess('the auction')
  const player = new Player(ada, false)
  await player.reach('extend')
  await player.reach('train')
  await player.playOn()
  await finish(ada, player, 'Wensleydale')
  await ada.leave()
})

/** Bids and builds on a phone. */
async function beginByTouch(visitor) {
  await visitor.playNow('nuremberg')
  await visitor.checkAccess('the auction on a phone')
  const player = new Player(visitor, true)
  await player.reach('extend')
  assert.equal(await visitor.page.evaluate(() => document.documentElement.scrollWidth), 390)
  return player
}

test('a newcomer begins Nürnberg on a phone, by touch', LIMIT, async () => {
  const ada = await Visitor.come(server, PHONE)
  await beginByTouch(ada)
  await ada.leave()
})

test('a newcomer plays Nürnberg against bots to the end on a phone, by touch', EXHAUSTIVE, async () => {
  const ada = await Visitor.come(server, PHONE)
  const player = await beginByTouch(ada)
  await player.playOn()
  await finish(ada, player, 'Nürnberg')
  await ada.leave()
})

/** Pointing tells the price, a click takes the least, and the number is changed in place. */
async function bidInPlace(visitor) {
  const space = visitor.page.locator('[data-space="1"]')
  await space.hover()
  await visitor.page.locator('[data-hint]', { hasText: '−3 cubes' }).waitFor()
  await space.click()
  const confirm = visitor.page.locator('[data-confirm]')
  await visitor.page.locator('[data-confirm]', { hasText: '−3 cubes' }).waitFor()
  await visitor.page.locator('[data-more]').click()
  await visitor.page.locator('[data-confirm]', { hasText: '−4 cubes' }).waitFor()
  await visitor.page.locator('[data-amount]').selectOption('7')
  await visitor.page.locator('[data-confirm]', { hasText: '−7 cubes' }).waitFor()
  await visitor.page.keyboard.press('Escape')
  await confirm.waitFor({ state: 'detached' })
}

/** A line starts in a company's town, which is to be paid for: that is told before. */
async function startHasPrice(visitor, player) {
  const { legal } = await visitor.present()
  await player.bring('map')
  const { x, y } = await player.within(legal.find(({ verb }) => verb === 'start').arguments.area)
  await visitor.page.mouse.move(x, y)
  await visitor.page.locator('[data-hint]', { hasText: /costs 1 (red|green) influence/ }).waitFor()
}

test('why not, running cost and undo while building', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.api('/guests', { name: 'Ada' })
  const { table } = await ada.api('/tables', {
    game: 'wensleydale',
    seats: ['Ada', 'Bea', 'Cid'].map((name) => ({ kind: 'me', name })),
  })
  await ada.go(`/table/${table.id}`)
  await ada.myTurn()
  const player = new Player(ada, false)
  await bidInPlace(ada)
  for (let turn = 0; turn < 30 && (await ada.present()).view.phase !== 'build'; turn++) await player.decide(turn)
  await startHasPrice(ada, player)
  await player.decide(0)

  // A hill is no way for a line.
  const hill = await player.within('penhill')
  const refusal = await ada.refused(() => player.point(hill))
  assert.match(await refusal.getByRole('link').getAttribute('href'), /^\/learn\/wensleydale\/WD-7\.\d+$/)
  await ada.checkAccess('table with a refusal')

  const cost = ada.page.locator('.cost')
  await cost.waitFor()
  const { view } = await ada.api(`/tables/${table.id}`)
  const [next] = view.line.extensions
  const at = await player.within(next.area)
  await ada.page.mouse.move(at.x, at.y)
  await cost.locator('em').first().waitFor()
  assert.match(await cost.innerText(), new RegExp(`\\+${next.points}`))
  const before = await ada.moment()
  await player.point(at)
  await ada.goneOn(before)
  await ada.button('Undo').click()
  await ada.page.waitForFunction((seen) => Number(document.querySelector('.bar input').max) === seen, before)
  await ada.leave()
})

test('the rules have pictures, and the common rules follow the game’s own', LIMIT, async () => {
  const ada = await Visitor.come(server)
  for (const [game, own] of [
    ['wensleydale', 'WD-0'],
    ['nuremberg', 'NB-3'],
  ]) {
    await ada.go(`/learn/${game}/WD-7.11`)
    await ada.page.locator('[id="WD-7.11"]').waitFor()
    await ada.page.locator(`[id="${own}"]`).waitFor()
    await ada.page.locator('figure svg').first().waitFor()
    await ada.checkAccess(`rules of ${game}`)
  }
  await ada.leave()
})
