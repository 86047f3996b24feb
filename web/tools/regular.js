// Plays games as someone who knows what they want: what a bot does at a copy of the table is done here, by clicking.
//   node tools/regular.js [GAME …] [--turns=15] [--players=3] [--width=1440] [--confirm=always] [--verbs]
//     [--seed=7] [--at=ADDRESS] [--client=FOLDER]
// What is printed: clicks, decisions and seconds of an average turn of one's own, with the reader's setting for which moves
// are asked about (what is usual, unless told), and if wanted clicks and decisions by the verb they began with, with what
// was clicked for it; a way that is drawn with one stroke counts as a click. With an address, a server that runs already is visited; if its client is an older one, FOLDER is
// where the sources of that are.
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer } from 'vite'
import { boardOf } from './places.js'
import { serverAt } from './serverAt.js'

const words = process.argv.slice(2)
const given = Object.fromEntries(words.filter((word) => word.startsWith('--')).map((word) => word.slice(2).split('=')))
const TURNS = Number(given.turns ?? 15)
const PLAYERS = Number(given.players ?? 3)
const WIDTH = Number(given.width ?? 1440)
const CLIENT = resolve(given.client ?? join(dirname(fileURLToPath(import.meta.url)), '..'))
/** Seconds for a hand to reach what was decided upon and to press it. */
const A_CLICK = 1.2
const WAIT = 120_000
const SOON = 5000
const ASKED = given.confirm ? { confirm: given.confirm } : {}
/** Milliseconds in which a page makes by itself what it does not ask about. */
const BY_ITSELF = 500
/** Presses that one action may take. */
const MOST_PRESSES = 40
/** Verbs that only say what kind of action is begun; a click on its place says it as well. */
const KINDS = ['build', 'deliver', 'urbanise', 'take']
const SHEET = {
  bid: 'auction',
  buy: 'trains',
  load: 'map',
  start: 'map',
  extend: 'map',
  sell: 'map',
  sell_extend: 'map',
}

class Regular {
  clicks = 0
  waited = 0
  decisions = 0
  /** What could not be made by clicking, and was made without. */
  missed = []
  /** Clicks and decisions by the verb they began with, and what was clicked. */
  verbs = {}
  /** What has been clicked since the last note. */
  #clicked = []

  constructor(page, base, table, { places, across }) {
    Object.assign(this, { page, base, table, places, across })
    this.seat = table.mine[0]
  }

  async api(path, body) {
    const url = `${this.base}/api${path}`
    const answer = body ? await this.page.request.post(url, { data: body }) : await this.page.request.get(url)
    if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`)
    return answer.json()
  }

  present() {
    return this.api(`/tables/${this.table.id}`)
  }

  /** Own actions after a line of the log, with what they caused. */
  async deeds(table, after) {
    const { entries } = await this.api(`/tables/${table}/log?after=${after}&limit=200`)
    const mine = entries.filter(({ kind, seat }) => kind === 'action' && seat === this.seat)
    return mine.map(({ text, events }) => ({ text, caused: events.map(({ sentence }) => sentence).join(' ') }))
  }

  /** What a bot does in this seat until another is asked. */
  async plan() {
    const { table } = await this.api(`/tables/${this.table.id}/sandbox`, { bots: { [this.seat]: 'greedy' } })
    for (const until = Date.now() + WAIT; Date.now() < until; await this.page.waitForTimeout(100)) {
      const now = await this.api(`/tables/${table.id}`)
      if (now.to_move !== this.seat || now.table.status !== 'running') break
    }
    const deeds = await this.deeds(table.id, 0)
    await this.api(`/tables/${table.id}/consent`, { about: 'end' }).catch(() => null)
    return deeds
  }

  /** Whether a click has led anywhere: something is to be confirmed or chosen, or the match has gone on. */
  async answered(before) {
    const found = await this.page
      .waitForFunction((seen) => JSON.stringify(window.lookNow()) !== seen, JSON.stringify(before), { timeout: SOON })
      .catch(() => null)
    return found !== null
  }

  async press(point, what) {
    const before = await this.page.evaluate(() => window.lookNow())
    const began = performance.now()
    await this.page.mouse.click(point.x, point.y)
    this.clicks += 1
    this.#clicked.push(what)
    const changed = await this.answered(before)
    this.waited += performance.now() - began
    if (!changed) throw new Error(`nothing came of a click on ${what}`)
  }

  /** Presses what a selector finds where it can be seen, bringing its sheet to the front if need be. */
  async pressOn(selector, verb) {
    let point = await this.reach(selector)
    const sheet = this.page.locator(`[data-sheet=${SHEET[verb]}][aria-pressed=false]`)
    if (!point && (await sheet.count())) {
      await this.press(await this.reach(`[data-sheet=${SHEET[verb]}]`), 'a sheet')
      point = await this.reach(selector)
    }
    if (!point) throw new Error(`${selector} is not in sight`)
    await this.press(point, selector)
  }

  async reach(selector) {
    await this.page.waitForFunction(() => !document.querySelector('.layer.moving, .veil.shifted'))
    for (let look = 0; look < 10; look++) {
      const point = await this.page.evaluate(pointOn, selector)
      if (point) return point
      await this.page.waitForTimeout(50)
    }
    return null
  }

  has(selector) {
    return this.page.evaluate((wanted) => document.querySelector(wanted) !== null, selector)
  }

  /** What to press for an action, where nothing has been begun. */
  async first(plan, { view, legal }) {
    const action = legal.find(({ text }) => text === plan[0].text)
    const { verb, arguments: args } = action
    if (await this.has('[data-pay]')) return this.countOut(plan)
    if (KINDS.includes(verb) && plan[1] && (await this.begin(verb, plan, view))) return null
    const own = [
      `[data-plain="${action.text}"]`,
      `[data-turn="${action.text}"]`,
      `[data-space="${args.space}"]`,
      `[data-train="${args.train}"]`,
      `button[data-baron="${args.baron}"]`,
      `button[data-card="${args.card}"]`,
      `[data-propose="${args.company} ${args.source}"]`,
      `[data-dividend="${args.dividend}"]`,
      `[data-merge="${args.company}"]`,
    ]
    for (const selector of own) if (await this.has(selector)) return this.pressOn(selector, verb)
    const amount = args.amount ?? args.bid ?? args.bonds
    if (amount !== undefined && (await this.has('button[data-amount]'))) return this.stepTo(amount)
    if (verb === 'dividend') return this.slideTo(args.dividend)
    const goal = await this.goal(plan, view)
    if (goal?.length !== 0) await this.pressPlace(goal ?? this.places(view, action), verb)
  }

  /** A run, or a delivery, is made by a click on where it ends, where the page allows that. */
  async goal(plan, view) {
    const ways = plan.map(({ text }) => text.split(' '))
    const length = ways.findIndex(([verb]) => verb !== ways[0][0])
    const steps = ways.slice(0, length < 0 ? ways.length : length).map(([, way]) => way)
    if (ways[0][0] === 'run') {
      const far = view.locomotives[view.active].reach.find(({ way }) => way.join() === steps.join())
      return far && far.way.length > 1 ? [`[data-hex="${far.cell}"]`] : null
    }
    if (ways[0][0] === 'side' || ways[0][0] === 'tile') {
      const place = await this.destination(plan, view.build, 0)
      const sides = sidesOf(plan)
      if (!place && sides.length > 1 && this.across && view.build) return this.draw(view, ways[0][0], sides)
      return place && [place]
    }
    if (ways[0][0] !== 'via') return null
    const routes = view.delivery?.routes ?? []
    const at = routes.findIndex((route) => route.steps.map(({ side }) => side).join() === steps.join())
    return at < 0 ? null : [`[data-route="${at}"]`]
  }

  /** The way of a link that leads to no city yet, or not by the cheapest way, is drawn with one stroke. */
  async draw(view, phase, sides) {
    const city = this.places(view, { verb: 'start', arguments: { city: view.build.city } })[0]
    const start = phase === 'side' ? city.match(/"(.*)"/)[1] : view.build.exits[0].hex
    const hexes = [start]
    for (const side of sides) hexes.push(this.across(hexes.at(-1), side))
    const points = []
    for (const hex of hexes) points.push(await this.reach(`[data-hex="${hex}"]`))
    const before = await this.page.evaluate(() => window.lookNow())
    for (const [at, { x, y }] of points.entries()) {
      await this.page.mouse.move(x, y, { steps: 4 })
      if (at === 0) await this.page.mouse.down()
    }
    await this.page.mouse.up()
    this.clicks += 1
    this.#clicked.push(`drawn from ${start} over ${sides.length} sides`)
    if (!(await this.answered(before))) throw new Error('nothing came of a way that was drawn')
    return []
  }

  /** What a link with these actions comes to: the city it reaches, and what is paid for it. */
  async linkOf(texts) {
    const path = `/tables/${this.table.id}/preview`
    const { events } = await this.api(path, { action: texts[0], then: texts.slice(1) })
    const of = (name) => events.find((event) => event.name === name)?.arguments
    const { city, other } = of('link_completed') ?? {}
    return { cities: [city, other], paid: of('track_paid')?.money ?? Infinity }
  }

  /** A link is built by a click on the city it leads to, where the way that is drawn then costs no more. */
  async destination(plan, build, begun) {
    const texts = plan.map(({ text }) => text)
    const length = texts.findIndex((text, at) => at >= begun && !/^(side|tile) /.test(text))
    const end = length < 0 ? texts.length : length + (texts[length].startsWith('finish') ? 1 : 0)
    const wanted = await this.linkOf(texts.slice(0, end))
    const goal = build?.destinations.find(({ city }) => wanted.cities.includes(city))
    if (!goal) return null
    const phase = texts[begun].split(' ')[0]
    const way = goal.sides.map((side, at) => `${at === 0 ? phase : 'tile'} ${side}`)
    const drawn = await this.linkOf([...texts.slice(0, begun), ...way, ...texts.slice(end - 1, end)])
    if (drawn.paid > wanted.paid) return null
    this.instead = way[0]
    return this.places(await this.viewNow(), { verb: 'start', arguments: { city: goal.city } })[0]
  }

  async viewNow() {
    return (await this.present()).view
  }

  async pressPlace(selectors, verb) {
    if (!selectors.length) throw new Error(`${verb} has no place`)
    for (const selector of selectors) await this.pressOn(selector, verb)
  }

  /** Points at the place a longer action is about, or opens the cards. */
  async begin(verb, plan, view) {
    const [kind, ...args] = plan[1].text.split(' ')
    const beside = `[data-take="${args[0]}"]`
    if (verb === 'take' && (await this.has(beside))) {
      await this.pressOn(beside, verb)
      return true
    }
    if (verb === 'take') {
      await this.press(await this.reach('button.open'), 'the cards')
      await this.pressOn(`button[data-card="${args[0]}"]`, verb)
      return true
    }
    const [spot] = this.places(view, { verb: kind, arguments: { city: args[0], side: args[1] } })
    if (!spot) return false
    await this.pressOn(spot, verb)
    if (!(await this.has('.kinds'))) return true
    await this.page.locator('.kinds[aria-busy=true]').waitFor({ state: 'detached' })
    const whole = await this.whole(verb, plan)
    const goal = whole ?? `[data-kind=${verb}]`
    const sides = verb === 'build' && kind === 'start' ? sidesOf(plan.slice(2)) : []
    if (!whole && this.across && sides.length > 1) await this.draw({ build: { city: args[0] } }, 'side', sides)
    else if (await this.has(goal)) await this.pressOn(goal, verb)
    return true
  }

  /** What completes an action that is only begun at a city: another city for a link, the way of a cube. */
  async whole(verb, plan) {
    const texts = plan.map(({ text }) => text)
    const length = texts.findIndex((text, at) => at > 1 && !/^(side|tile|via) /.test(text))
    const steps = texts.slice(1, length < 0 ? texts.length : length)
    if (verb === 'deliver') {
      const way = `[data-way="${steps.join(', ')}"]`
      return (await this.has(way)) ? way : null
    }
    if (verb === 'urbanise') return `[data-colour="${texts[1].split(' ')[2]}"]`
    if (verb !== 'build' || !texts[1].startsWith('start')) return null
    const ahead = { action: verb, then: [texts[1]], look: true }
    const { view: then } = await this.api(`/tables/${this.table.id}/preview`, ahead)
    return this.destination(plan, then?.build, 2)
  }

  async countOut(plan) {
    for (const { text } of plan) {
      const more = `[data-more="${text}"]:enabled`
      if (!(await this.has(more))) break
      await this.pressOn(more, 'pay')
    }
    await this.pressOn('[data-pay]', 'pay')
  }

  /** Raises an amount step by step, then takes it. */
  async stepTo(amount) {
    for (let step = 0; step < MOST_PRESSES && !(await this.has(`button[data-amount="${amount}"]`)); step++)
      await this.pressOn('.stepper button:nth-of-type(2)', 'more')
    await this.pressOn(`button[data-amount="${amount}"]`, 'amount')
  }

  async slideTo(amount) {
    this.clicks += 1
    await this.page.locator('.side input[type=range]').fill(String(amount))
  }

  /** Goes on with what a click has opened until the match has gone on, and nothing of it is left open. */
  async complete(plan, before) {
    for (let presses = 0; presses < MOST_PRESSES; presses++) {
      await this.page.waitForFunction(() => document.querySelector('.prompt')?.getAttribute('aria-busy') !== 'true')
      if (given.confirm !== 'always') await this.page.waitForTimeout(BY_ITSELF)
      const open = await this.page.evaluate(opened)
      if (open.options.length) await this.option(plan, open.options)
      else if (open.confirm !== null) await this.agree(plan, open.confirm)
      else if ((await this.page.evaluate(() => window.lookNow())).moment !== before) return
      else await this.page.waitForTimeout(20)
    }
    throw new Error('it was never completed')
  }

  async option(plan, options) {
    const wanted = plan.map(({ text }) => text).find((text) => options.includes(text))
    if (!wanted) throw new Error(`${plan[0].text} is not among ${options.slice(0, 4)}`)
    await this.pressOn(`[data-option="${wanted}"]`, 'option')
  }

  /** Confirms what is chosen, once it is what was wanted. */
  async agree(plan, chosen) {
    const texts = plan.map(({ text }) => text)
    if (texts.includes(chosen) || chosen === this.instead) return this.pressOn('[data-confirm]', 'confirm')
    if (await this.has('select[data-amount]')) return this.amount(texts[0], chosen)
    if (!chosen.startsWith('rotate')) throw new Error(`${chosen} is asked about instead of ${texts[0]}`)
    const { view } = await this.present()
    await this.pressOn(`[data-hex="${view.turning.cell}"]`, 'rotate')
  }

  /** Another number is one press away on the button beside it, or two in the list. */
  async amount(text, chosen) {
    const numbers = [text, chosen].map((one) => Number(one.split(' ').at(-1)))
    if (Math.abs(numbers[0] - numbers[1]) === 1)
      return this.pressOn(`.amounts [data-${numbers[0] > numbers[1] ? 'more' : 'less'}]`, 'amount')
    this.clicks += 2
    const least = Number(await this.page.locator('select[data-amount] option').first().innerText())
    await this.page.locator('select[data-amount]').selectOption(String(numbers[0] - least))
    await this.page.waitForFunction((wanted) => document.querySelector(`[data-confirm="${wanted}"]`), text)
  }

  /** Makes the first of what is planned, and whatever goes with it; answers how much that was. */
  async make(plan) {
    const present = await this.present()
    this.instead = null
    const { moment } = await this.page.evaluate(() => window.lookNow())
    const [clicks, waited] = [this.clicks, this.waited]
    try {
      await this.first(plan, present)
      await this.complete(plan, moment)
    } catch (fault) {
      ;[this.clicks, this.waited] = [clicks, waited]
      await this.makeWithout(plan[0].text, fault)
    }
    const made = await this.deeds(this.table.id, present.seq)
    this.decisions += made.length
    this.#note(plan[0].text.split(' ')[0], this.clicks - clicks, made.length)
    return made
  }

  #note(verb, clicks, decisions) {
    const noted = (this.verbs[verb] ??= { clicks: 0, decisions: 0, ways: [] })
    noted.clicks += clicks
    noted.decisions += decisions
    noted.ways.push(this.#clicked.splice(0).join(', '))
  }

  async makeWithout(action, fault) {
    await this.page.keyboard.press('Escape')
    const { seq, legal } = await this.present()
    this.missed.push(`${action}: ${fault.message.split('\n')[0]}`)
    if (legal?.some(({ text }) => text === action)) await this.api(`/tables/${this.table.id}/actions`, { seq, action })
  }

  async mayDecide() {
    await this.page.locator('.prompt .yours, .end h1').first().waitFor({ timeout: WAIT })
    const present = await this.present()
    await this.page.waitForFunction(
      (moment) => Number(document.querySelector('.bar input[type=range]')?.max ?? Infinity) >= moment,
      present.moment,
    )
    return present.table.status === 'running'
  }

  /** Own turns until there are enough, or the match is over: runs of own actions. */
  async play() {
    let turns = 0
    for (; turns < TURNS && (await this.mayDecide()); turns++) {
      const { to_move } = await this.present()
      if (to_move === this.seat) await this.turn()
    }
    return turns
  }

  async turn() {
    let plan = []
    for (let mine = true; mine;) {
      if (!plan.length) plan = await this.plan()
      const made = await this.make(plan)
      plan = asPlanned(plan, made) ? plan.slice(made.length) : []
      const { to_move, table, legal } = await this.present()
      mine = to_move === this.seat && table.status === 'running' && !(await this.othersPlayed())
      if (!plan.length || !legal?.some(({ text }) => text === plan[0].text)) plan = []
    }
  }

  /** Whether anyone else has acted since the last look. */
  async othersPlayed() {
    const { entries } = await this.api(`/tables/${this.table.id}/log?after=${this.seen ?? 0}&limit=1000`)
    this.seen = entries.at(-1)?.seq ?? this.seen
    return entries.some(({ kind, seat }) => kind === 'action' && seat !== this.seat)
  }
}

/** Whether what was made came out as it did at the copy: chance may have had another mind. */
function asPlanned(plan, made) {
  return made.every(({ text, caused }, at) => plan[at]?.text === text && plan[at].caused === caused)
}

/** The sides of the track that is laid before anything else is done. */
function sidesOf(plan) {
  const ways = plan.map(({ text }) => text.split(' '))
  const length = ways.findIndex(([verb]) => verb !== 'side' && verb !== 'tile')
  return ways.slice(0, length < 0 ? ways.length : length).map(([, side]) => side)
}

/** Runs in the page: what shows whether a click has led anywhere. */
function look() {
  const counted = [...document.querySelectorAll('.dues output, button[data-amount]')]
  return {
    moment: document.querySelector('.bar input[type=range]')?.max ?? 'over',
    open: [...document.querySelectorAll('[data-confirm], [data-option], [data-kind], button[data-card]')].map(
      (one) => one.outerHTML,
    ),
    shown: [...document.querySelectorAll('[data-sheet][aria-pressed=true]')].map((sheet) => sheet.dataset.sheet),
    counted: counted.map((one) => one.textContent),
    held: document.querySelectorAll('.held, .grip').length,
  }
}

/** Runs in the page: what is to be chosen, or confirmed. */
function opened() {
  const confirm = document.querySelector('.prompt [data-confirm]')
  return {
    confirm: confirm && !confirm.disabled ? confirm.dataset.confirm : null,
    options: [...document.querySelectorAll('.prompt [data-option]')].map((option) => option.dataset.option),
  }
}

/** Runs in the page: where something can be pointed at. */
function pointOn(selector) {
  const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
  for (const spot of document.querySelectorAll(selector)) {
    spot.scrollIntoView?.({ block: 'nearest', inline: 'nearest' })
    const { x, y, width, height } = spot.getBoundingClientRect()
    for (const right of parts)
      for (const down of parts) {
        const point = { x: x + width * right, y: y + height * down }
        const top = document.elementFromPoint(point.x, point.y)
        if (top && (spot === top || spot.contains(top))) return point
      }
  }
  return null
}

async function playGame({ base, browser }, game, sources) {
  const context = await browser.newContext({
    viewport: { width: WIDTH, height: 900 },
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  await context.addInitScript(
    (settings) => {
      if (location.protocol !== 'about:') localStorage['branchline-settings'] ??= JSON.stringify(settings)
    },
    { pace: 'instant', ...ASKED },
  )
  await context.addInitScript(`window.lookNow = ${look}`)
  const page = await context.newPage()
  const post = async (path, data) => (await page.request.post(`${base}/api${path}`, { data })).json()
  await post('/guests', { name: 'Ada' })
  const bots = Array.from({ length: PLAYERS - 1 }, () => ({ kind: 'bot', bot: 'greedy' }))
  const { table } = await post('/tables', { game, seats: [{ kind: 'me' }, ...bots] })
  const { board } = await (await page.request.get(`${base}/api/games/${game}/board`)).json()
  const regular = new Regular(page, base, table, await boardOf(sources, game, board))
  await page.goto(`${base}/table/${table.id}`)
  const turns = await regular.play()
  await context.close()
  return { turns, regular }
}

const server = await serverAt(given.at, ...(given.seed ? ['--seed', given.seed] : []))
const vite = await createServer({
  root: CLIENT,
  configFile: join(CLIENT, 'vite.config.ts'),
  appType: 'custom',
  logLevel: 'error',
  server: { middlewareMode: true, watch: null, hmr: false, ws: false },
})
try {
  const wanted = words.filter((word) => !word.startsWith('--'))
  const { games } = await (await fetch(`${server.base}/api/games`)).json()
  for (const { id } of games.filter((game) => !wanted.length || wanted.includes(game.id))) {
    const { turns, regular } = await playGame(server, id, (path) => vite.ssrLoadModule(path))
    const each = (sum) => (sum / turns).toFixed(1)
    const seconds = regular.clicks * A_CLICK + regular.waited / 1000
    console.log(
      `${id}: ${turns} turns, ${each(regular.decisions)} decisions, ${each(regular.clicks)} clicks and ${each(seconds)} s a turn; ${regular.missed.length} made without a click`,
    )
    for (const [verb, noted] of 'verbs' in given ? Object.entries(regular.verbs) : [])
      console.log(`  ${verb}: ${noted.clicks} clicks, ${noted.decisions} decisions: ${noted.ways.join(' | ')}`)
    for (const line of new Set(regular.missed)) console.log(`  ${line}`)
  }
} finally {
  await vite.close()
  await server.close()
}
