// Plays games as a newcomer would, from the first page to the end, by what the page says:
//   node tools/newcomer.js FOLDER [GAME …] [--width=1440] [--dark] [--french] [--at=ADDRESS] [--decisions=600]
// FOLDER gets a picture of each kind of question the first time it is asked, and whatever gave cause for doubt. What is
// printed: clicks and seconds of an average turn. With an address, a server that runs already is visited.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { serverAt } from './serverAt.js'

const [folder, ...rest] = process.argv.slice(2)
if (!folder) throw new Error('usage: node tools/newcomer.js FOLDER [GAME …] [--width=1440] [--dark] [--french]')
const given = Object.fromEntries(rest.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')))
const width = Number(given.width ?? 1440)
const MOST_DECISIONS = Number(given.decisions ?? 600)
const MOST_HOVERED = 5
const LONG_ENOUGH = 5
/** Seconds for a hand to reach what was decided upon and to press it. */
const A_CLICK = 1.2
const WAIT = 120_000

/** Where something can be chosen. */
const CHOICES = [
  '.prompt [data-option]',
  '.prompt [data-plain]',
  '[data-hex].target',
  '[data-area].target',
  '[data-space].target',
  '[data-train].target',
  'button[data-baron]',
  'button[data-card]:not([disabled])',
  '[data-propose]',
  '[data-turn]',
  '[data-amount]:not(select)',
  '[data-dividend]',
  '[data-merge]',
  '[data-route]',
  '[data-way]',
  '[data-colour]',
].join(', ')

/** The same draws each time. */
function dice(seed) {
  let state = seed
  return (sides) => {
    state = (state * 1103515245 + 12345) % 2147483648
    return Math.floor((state / 2147483648) * sides)
  }
}

class Newcomer {
  clicks = 0
  waited = 0
  doubts = []
  #asked = new Set()
  #dead = new Set()
  #steps = 0
  #roll = dice(7)

  constructor(page, game) {
    this.page = page
    this.game = game
  }

  get prompt() {
    return this.page.locator('.prompt')
  }

  /** What can be told apart on the page: a click that changes none of it did nothing. */
  look() {
    return this.page.evaluate(() => {
      const text = (selector) => document.querySelector(selector)?.innerText ?? ''
      const moment = document.querySelector('.bar input[type=range]')?.max
      return [
        moment,
        text('.prompt'),
        text('.side'),
        document.querySelectorAll('.target').length,
        location.pathname,
      ].join('|')
    })
  }

  async press(point, what) {
    const before = await this.look()
    const began = Date.now()
    this.clicks += 1
    await this.page.mouse.click(point.x, point.y)
    const changed = await this.page
      .waitForFunction(() => document.querySelector('.prompt')?.getAttribute('aria-busy') !== 'true', null, {
        timeout: WAIT,
      })
      .then(() => this.#changes(before))
    this.waited += Date.now() - began
    if (!changed) {
      this.#dead.add(what)
      await this.doubt(`nothing came of a click on: ${what}`)
    }
  }

  async #changes(before) {
    for (let look = 0; look < 40; look++) {
      if ((await this.look()) !== before) return true
      await this.page.waitForTimeout(50)
    }
    return false
  }

  async doubt(words) {
    const asked = (await this.prompt.innerText().catch(() => '')).replace(/\s+/g, ' ').slice(0, 160)
    this.doubts.push(`${words} [${asked}]`)
    await this.picture(`doubt-${this.doubts.length}`)
  }

  async picture(name) {
    await this.page.screenshot({ path: join(folder, `${this.game}-${width}-${name}.png`) })
  }

  /** A picture of each kind of question, the first time it is asked. */
  async notice() {
    const words = await this.prompt.locator('.words').first().innerText()
    const kind = words
      .replace(/\p{Lu}[\p{L}’']*|[\d.,:]+/gu, '#')
      .replace(/\s+/g, ' ')
      .slice(0, 60)
    if (this.#asked.has(kind)) return
    this.#asked.add(kind)
    await this.picture(`asked-${String(this.#asked.size).padStart(2, '0')}`)
    const raw = words.match(/\b[a-z]+_[a-z_]+\b|\bundefined\b|\bNaN\b|\{\s*\$/)
    if (raw) await this.doubt(`a word for programs: ${raw[0]}`)
  }

  /** Everything that can be pressed where it is seen, with its words. */
  choices() {
    return this.page.locator(CHOICES).evaluateAll((spots) => {
      const found = []
      for (const spot of spots) {
        const box = spot.getBoundingClientRect()
        const parts = [0.5, 0.35, 0.65, 0.2, 0.8]
        const points = parts.flatMap((x) => parts.map((y) => ({ x: box.x + box.width * x, y: box.y + box.height * y })))
        const at = points.find(({ x, y }) => {
          const top = document.elementFromPoint(x, y)
          return top && (spot === top || spot.contains(top))
        })
        const words = (spot.getAttribute('aria-label') ?? spot.innerText ?? '').replace(/\s+/g, ' ')
        if (at && !spot.disabled)
          found.push({
            at,
            words,
            plain: spot.matches('.prompt *'),
            option: spot.matches('[data-option]'),
            goes: spot.classList.contains('primary'),
          })
      }
      return found
    })
  }

  async decide() {
    await this.notice()
    const confirm = this.prompt.locator('[data-confirm]')
    if (await confirm.count()) return this.pressButton(confirm, 'confirm')
    const pay = this.prompt.locator('[data-pay]')
    if (await pay.count()) {
      const ready = await pay.isEnabled()
      return this.pressButton(ready ? pay : this.page.locator('[data-more]:enabled').first(), ready ? 'pay' : 'more')
    }
    const seen = await this.choices()
    const options = seen.filter(({ option }) => option)
    const open = (options.length ? options : seen).filter(({ words }) => !this.#dead.has(words))
    if (!open.length) return this.bringSheet()
    const choice = await this.prefer(open)
    this.#steps += 1
    await this.press(choice.at, choice.words)
  }

  async pressButton(button, what) {
    if (what === 'confirm') this.#steps = 0
    const box = await button.boundingBox()
    if (!box) return
    await this.press({ x: box.x + box.width / 2, y: box.y + box.height / 2 }, what)
    if (what === 'confirm') this.#dead.clear()
  }

  /** Nothing to choose in sight: it may be on another sheet of the board. */
  async bringSheet() {
    const sheets = this.page.locator('[data-sheet][aria-pressed=false]')
    const count = await sheets.count()
    if (!count) {
      this.#dead.clear()
      await this.doubt('there is nothing to choose')
      return this.page.waitForTimeout(500)
    }
    await this.pressButton(sheets.nth(this.#roll(count)), 'sheet')
  }

  /** The best by what the page tells when one points at it; a move that has gone on for long is completed. */
  async prefer(open) {
    const goes = open.filter(({ goes }) => goes)
    if (goes.length && this.#steps >= LONG_ENOUGH) return goes[0]
    const deeds = open.filter(({ plain }) => !plain)
    const pool = deeds.length && this.#steps < LONG_ENOUGH ? deeds : open
    const some = Array.from({ length: Math.min(MOST_HOVERED, pool.length) }, () => pool[this.#roll(pool.length)])
    let best = [some[0], -Infinity]
    for (const choice of some) {
      await this.page.mouse.move(choice.at.x, choice.at.y)
      await this.page.waitForTimeout(120)
      const told = await this.page
        .locator('[data-hint]')
        .innerText({ timeout: 50 })
        .catch(() => choice.words)
      const worth = worthOf(told)
      if (worth > best[1]) best = [choice, worth]
    }
    return best[0]
  }

  async play() {
    for (let decision = 0; decision < MOST_DECISIONS; decision++) {
      await this.page
        .locator('.prompt .yours, .prompt [data-confirm], .prompt [data-option], .end h1')
        .first()
        .waitFor({ timeout: WAIT })
      if (await this.page.locator('.end h1').count()) return this.picture('end')
      await this.decide()
    }
    if (!given.decisions) await this.doubt('the game does not end')
  }
}

/** What is gained counts whole, what is given up half. */
function worthOf(words) {
  const sums = [...words.matchAll(/([+−-])\s?£?(\d+)/g)].map(([, sign, sum]) => (sign === '+' ? 1 : -0.5) * Number(sum))
  return sums.reduce((all, sum) => all + sum, 0)
}

/** Own turns of a table: runs of own actions. */
async function turnsOf(page, base, id, seat) {
  const { entries } = await (await page.request.get(`${base}/api/tables/${id}/log?limit=1000`)).json()
  const movers = entries.filter(({ kind }) => kind === 'action').map((entry) => entry.seat)
  return movers.filter((mover, at) => mover === seat && movers[at - 1] !== seat).length
}

async function playGame(server, game) {
  const context = await server.browser.newContext({
    viewport: { width, height: width < 500 ? 844 : width < 1100 ? 768 : 900 },
    locale: 'french' in given ? 'fr-FR' : 'en-GB',
    colorScheme: 'dark' in given ? 'dark' : 'light',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(() => {
    if (location.protocol !== 'about:') localStorage['branchline-settings'] ??= JSON.stringify({ pace: 'instant' })
  })
  const page = await context.newPage()
  const newcomer = new Newcomer(page, game)
  page.on('pageerror', (fault) => newcomer.doubts.push(`the page failed: ${fault.message}`))
  await page.goto(`${server.base}/`)
  const card = page.locator(`article:has(a[href="/learn/${game}"])`)
  await card.getByRole('button').first().click()
  await page.waitForURL(/\/table\//)
  await newcomer.play().catch(async (fault) => newcomer.doubt(`the newcomer gave up: ${fault.message.split('\n')[0]}`))
  const id = new URL(page.url()).pathname.split('/')[2]
  const { table } = await (await page.request.get(`${server.base}/api/tables/${id}`)).json()
  const turns = await turnsOf(page, server.base, id, table.mine[0] ?? 0)
  await context.close()
  return {
    game,
    over: table.status,
    turns,
    clicks: newcomer.clicks,
    waited: newcomer.waited / 1000,
    doubts: newcomer.doubts,
  }
}

await mkdir(folder, { recursive: true })
const server = await serverAt(given.at)
try {
  const wanted = rest.filter((word) => !word.startsWith('--'))
  const { games } = await (await fetch(`${server.base}/api/games`)).json()
  for (const { id } of games) {
    if (wanted.length && !wanted.includes(id)) continue
    const { game, over, turns, clicks, waited, doubts } = await playGame(server, id)
    const seconds = (clicks * A_CLICK + waited) / turns
    console.log(
      `${game}: ${over}, ${turns} turns, ${(clicks / turns).toFixed(1)} clicks and ${seconds.toFixed(1)} s a turn, ${doubts.length} doubts`,
    )
    await writeFile(join(folder, `${game}-${width}-doubts.txt`), doubts.join('\n'))
  }
} finally {
  await server.close()
}
