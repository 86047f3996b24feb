import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { Alarm } from './alarm.js'

const AXE = await readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')
const WAIT = 60_000
/** Bots think longer on a machine that is busy with something else. */
const WAIT_FOR_BOTS = 300_000

/** Someone at a browser: what they do, and what went wrong on their page. */
export class Visitor {
  alarm = new Alarm()
  /** What the page has asked the server and not heard yet. */
  pending = new Set()

  static async come(server, options = {}) {
    const context = await server.browser.newContext({
      viewport: { width: 1280, height: 800 },
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    })
    await context.addInitScript(hurry)
    const visitor = new Visitor()
    await visitor.alarm.watch(context)
    visitor.server = server
    visitor.context = context
    const page = await context.newPage()
    page.setDefaultTimeout(WAIT)
    page.on('request', (request) => request.url().includes('/api/') && visitor.pending.add(request))
    for (const end of ['requestfinished', 'requestfailed']) page.on(end, (request) => visitor.pending.delete(request))
    visitor.page = visitor.alarm.guard(page)
    return visitor
  }

  async go(path) {
    await this.page.goto(this.server.base + path)
  }

  async leave() {
    await this.context.close()
    assert.deepEqual(this.alarm.faults, [])
  }

  button(name) {
    return this.page.getByRole('button', { name, exact: true })
  }

  /** A button on a game's card on the home page. */
  cardButton(name, game = 'rocket') {
    return this.page.locator(`article:has(a[href="/learn/${game}"])`).getByRole('button', { name, exact: true })
  }

  /** Two clicks from opening the site: this is the first of them. */
  async playNow(game = 'rocket') {
    await this.go('/')
    await this.cardButton('Play now', game).click()
    await this.myTurn()
  }

  /** A table that nobody but the visitor plays at. */
  async sitAlone(game) {
    await this.api('/guests', { name: 'Ada' })
    const seats = ['Ada', 'Bea', 'Cid'].map((name) => ({ kind: 'me', name }))
    const { table } = await this.api('/tables', { game, seats })
    await this.go(`/table/${table.id}`)
    await this.myTurn()
  }

  /** A table of any game: against bots where everything would be covered round one screen. */
  async sitDown(game) {
    await (game === 'england-wales' ? this.playNow(game) : this.sitAlone(game))
  }

  async myTurn() {
    await this.page.locator('.prompt .yours').waitFor({ timeout: WAIT_FOR_BOTS })
  }

  /** Waits until something is asked again, and answers whether the match is over instead. */
  async isOver() {
    await this.page.locator('.prompt .yours, .end h1').first().waitFor({ timeout: WAIT_FOR_BOTS })
    return (await this.page.locator('.end h1').count()) > 0
  }

  hex(place) {
    return this.page.locator(`[data-hex="${place}"]`)
  }

  /** Clicks a hex where it really is, as a hand would. */
  async click(place) {
    const box = await this.settled(place)
    await this.page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
  }

  /** Clicks a hex for what is to appear then. */
  async clickFor(wanted, place) {
    await this.tryFor(wanted, () => this.click(place))
  }

  /** Points for what is to appear then, again should the board have shifted under the pointer. */
  async tryFor(wanted, point) {
    for (let tries = 0; tries < 4; tries++) {
      await point()
      const appeared = wanted.waitFor({ timeout: 5000, state: 'attached' })
      if (await appeared.then(() => true).catch(() => false)) return
    }
    assert.fail(`${wanted} did not appear`)
  }

  /** Waits until the page has heard all it asked for. */
  async heard() {
    for (const until = Date.now() + WAIT; this.pending.size > 0 && Date.now() < until;)
      await this.page.waitForTimeout(20)
  }

  /** Where a hex is, once the page has heard all it asked for and the board has come to rest. */
  async settled(place, kind = 'hex') {
    await this.heard()
    const selector = `[data-${kind}="${place}"]`
    await this.page.waitForFunction(isAtRest, selector)
    return this.page.locator(selector).boundingBox()
  }

  /** Does something the page refuses, and answers with its words. */
  async refused(doing) {
    this.alarm.expected = true
    await doing()
    const refusal = this.page.locator('.refusal')
    await refusal.waitFor()
    this.alarm.expected = false
    return refusal
  }

  /** Waits until the match has gone on from a moment, or is over. */
  async goneOn(from) {
    await this.page.waitForFunction((seen) => {
      const slider = document.querySelector('.bar input[type=range]')
      return !slider || Number(slider.max) > seen
    }, from)
  }

  /** Every place where something can be done now. */
  targets() {
    return this.page.locator('[data-hex].target').evaluateAll((spots) => spots.map((spot) => spot.dataset.hex))
  }

  /** The last line of the journal this page has seen. */
  moment() {
    return this.page.locator('.bar input[type=range]').evaluate((slider) => Number(slider.max))
  }

  async confirm() {
    const before = await this.moment()
    await this.page.locator('[data-confirm]').click()
    await this.goneOn(before)
    await this.page.locator('.prompt[aria-busy=false], .end h1').first().waitFor()
  }

  /** Asks again where the server had no time, as it says itself. */
  async api(path, body) {
    const url = `${this.server.base}/api${path}`
    const ask = () =>
      body === undefined ? this.context.request.get(url) : this.context.request.post(url, { data: body })
    let answer = await ask()
    for (const until = Date.now() + WAIT; answer.status() === 503 && Date.now() < until; answer = await ask())
      await this.page.waitForTimeout(1000)
    assert.ok(answer.ok(), `${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }

  /** What the table is at, once the page knows it too. */
  async present() {
    const present = await this.api(`/tables/${this.tableId()}`)
    await this.goneOn(present.moment - 1)
    return present
  }

  /** What is asked of the visitor, once bots have played and the page asks it too. */
  async asked() {
    for (const until = Date.now() + WAIT_FOR_BOTS; Date.now() < until;) {
      await this.myTurn()
      const present = await this.present()
      if (present.legal && (await this.moment()) === present.moment) return present
      await this.page.waitForTimeout(50)
    }
    assert.fail('nothing was asked')
  }

  sizeOfPage() {
    return this.page.evaluate(() => {
      const { scrollWidth, scrollHeight } = document.documentElement
      return { width: scrollWidth, height: scrollHeight }
    })
  }

  async chooseLanguage(name) {
    await this.page.getByRole('button', { name: /Settings|Réglages/ }).click()
    await this.page.getByLabel(name).check()
    await this.page.keyboard.press('Escape')
  }

  tableId() {
    return new URL(this.page.url()).pathname.split('/')[2]
  }

  /** No heading skips a level. */
  async checkHeadings(what) {
    const levels = await this.page
      .locator('h1, h2, h3, h4')
      .evaluateAll((all) => all.filter((it) => it.checkVisibility()).map(({ tagName }) => Number(tagName[1])))
    levels.forEach((level, at) => assert.ok(level <= (levels[at - 1] ?? 0) + 1, `${what}: ${levels}`))
  }

  /** axe-core finds nothing serious. */
  async checkAccess(what) {
    // Through the debugger, because the page's own policy lets in no other script.
    await this.page.evaluate(`${AXE};undefined`)
    const found = await this.page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }))
    const grave = found.violations.filter(({ impact }) => impact === 'serious' || impact === 'critical')
    const violations = grave.map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 4)
          .map((node) => `${node.target.join(' ')} ${node.any[0]?.message ?? ''}`)
          .join(' | ')}`,
    )
    assert.deepEqual(violations, [], what)
  }
}

/** Runs in the page before anything else: what others do is shown at once and every move is asked about, unless the
    visitor has chosen otherwise. */
function hurry() {
  const usual = { pace: 'instant', confirm: 'always' }
  if (location.protocol !== 'about:') localStorage['branchline-settings'] ??= JSON.stringify(usual)
}

/** Runs in the page, frame by frame: nothing moves, and the spot has been seen in one place for a while. */
function isAtRest(selector) {
  const spot = document.querySelector(selector)
  if (!spot?.checkVisibility({ visibilityProperty: true }) || document.querySelector('.layer.moving, .veil.shifted'))
    return false
  const { x, y } = spot.getBoundingClientRect()
  const at = `${selector} ${x} ${y}`
  if (at !== window.lastPlace) [window.lastPlace, window.restsSince] = [at, performance.now()]
  return performance.now() - window.restsSince > 100
}
