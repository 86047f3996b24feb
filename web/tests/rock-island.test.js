import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { LeakWatcher } from './leaks.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const SOON_OVER = { max_rounds: 10, first_player: 'seat_0' }

/** A table against one bot, opened without the dialog. */
async function sitDown(visitor, options = SOON_OVER) {
  await visitor.api('/guests', { name: 'Ada' })
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', name: 'Locke' },
  ]
  const { table } = await visitor.api('/tables', { game: 'rock-island', seats, options })
  await visitor.go(`/table/${table.id}`)
  await visitor.myTurn()
}

/** What is asked now: the phase, and where something can be done, the farthest west first. */
async function asked(visitor) {
  const { view, legal } = await visitor.present()
  const places = (await visitor.targets()).sort((one, other) => Number(one.slice(1)) - Number(other.slice(1)))
  return { view, legal, places }
}

/** One decision by pointing: a place on the map where there is one to choose, else a button. */
async function decide(visitor, turn, press) {
  const { view, places } = await asked(visitor)
  const own = view.locomotives[view.active].cell
  const plain = visitor.page.locator('.prompt .buttons [data-plain]')
  const onward =
    view.phase === 'running'
      ? places.filter((place) => place !== own && Number(place.slice(1)) < Number(own.slice(1)))
      : places
  if (onward.length === 0 || view.phase === 'exchanging') await plain.first().click()
  else await press(visitor, onward[view.phase === 'running' ? 0 : (turn * 7) % onward.length])
  const option = visitor.page.locator('.prompt .options [data-option]')
  await visitor.page.locator('[data-confirm], [data-option]').first().waitFor()
  if (await option.count()) await option.first().click()
  await visitor.confirm()
  return view.phase
}

const click = (visitor, place) => visitor.click(place)

async function tap(visitor, place) {
  const box = await visitor.settled(place)
  await visitor.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Whether the last board is as large as its frame allows, but for what its controls take. */
function lastBoardFills(visitor) {
  return visitor.page.locator('.end .map').evaluate((map) => {
    const [frame, drawn] = ['.frame', '.layer svg'].map((part) => map.querySelector(part).getBoundingClientRect())
    return (drawn.width * drawn.height) / (frame.width * frame.height) > 0.9
  })
}

test('a newcomer plays Rock Island against a bot to the end by clicking', EXHAUSTIVE, async () => {
  const ada = await Visitor.come(server)
  const watcher = new LeakWatcher(ada.page)
  await ada.go('/')
  await ada.cardButton('Play together on this screen', 'rock-island').click()
  await ada.page.getByRole('combobox', { name: 'Players' }).selectOption('2')
  await ada.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('bot-greedy')
  await ada.page.locator('summary').click()
  await ada.page.getByRole('spinbutton', { name: /Round limit/ }).fill('10')
  await ada.checkAccess('opening a table')
  await ada.button('Start playing').click()
  await ada.myTurn()
  await ada.checkAccess('table')
  const phases = new Set()
  for (let turn = 0; turn < 300; turn++) {
    if (await ada.isOver()) break
    phases.add(await decide(ada, turn, click))
    if (turn === 40) await ada.checkAccess('table, later')
  }
  await ada.page.getByRole('heading', { level: 1, name: /win|tie/i }).waitFor()
  for (const phase of ['revealing', 'turning', 'walking', 'running']) assert.ok(phases.has(phase), phase)
  watcher.verify()
  assert.doesNotMatch(await ada.page.locator('.end').innerText(), /£/)
  assert.ok(await lastBoardFills(ada), 'bands beside the last board')
  assert.match(await ada.page.locator('tfoot').innerText(), /-?\d+ tiles?/)
  await ada.page.locator('[data-verdict=holds]').waitFor({ state: 'attached' })
  await ada.checkAccess('end of game')
  await ada.page.getByRole('link', { name: 'Look through the match' }).click()
  await ada.page.locator('.match .rock-map').waitFor()
  await ada.checkAccess('replay')
  await ada.leave()
})

test('a tile is turned by tapping it again and again, with a preview of what connects', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await sitDown(ada)
  await decideUntil(ada, ({ view, legal }) => view.phase === 'turning' && legal.length > 1)
  const { view, legal } = await asked(ada)
  const seen = []
  for (let taps = 0; taps < legal.length; taps++) {
    await ada.click(view.turning.cell)
    await ada.page.locator('[data-confirm]').waitFor()
    seen.push(await ada.page.locator('.prompt .words strong + *, .prompt .words p').first().innerText())
    assert.ok((await ada.page.locator('.ghost :is(.joined, .cut, .unknown)').count()) > 0)
  }
  assert.equal(new Set(seen).size, legal.length)
  const pictures = ada.page.locator('[data-turn]')
  assert.equal(await pictures.count(), legal.length)
  const outline = pictures.first().locator('svg > path')
  assert.notEqual(await outline.evaluate((path) => getComputedStyle(path).stroke), 'none', 'nothing can be seen of it')
  await pictures.last().click()
  await ada.page.locator(`[data-confirm="${await pictures.last().getAttribute('data-turn')}"]`).waitFor()
  await ada.confirm()
  await ada.leave()
})

async function decideUntil(visitor, wanted) {
  for (let turn = 0; turn < 120; turn++) {
    await visitor.myTurn()
    const now = await asked(visitor)
    if (wanted(now)) return
    await decide(visitor, turn, click)
  }
  assert.fail('it never came to that')
}

test('why not, the reach of every locomotive, and a whole run with one click', LIMIT, async () => {
  const ada = await Visitor.come(server, { reducedMotion: 'no-preference' })
  await sitDown(ada, { ...SOON_OVER, max_rounds: 60 })
  const refusal = await ada.refused(() => ada.click('A1'))
  const clause = refusal.getByRole('link', { name: /Rule RI-5\.3/ })
  assert.match(await clause.getAttribute('href'), /^\/learn\/rock-island\/RI-5\.3$/)
  await ada.checkAccess('table with a refusal')

  await decideUntil(ada, ({ view }) => view.phase === 'walking')
  assert.equal(await ada.page.locator('.die').first().getAttribute('role'), 'img')
  await ada.button('Show where every locomotive can run').click()
  const { view } = await asked(ada)
  const cells = new Set(view.locomotives.flatMap(({ reach }) => reach.map(({ cell }) => cell)))
  assert.equal(
    await ada.page.locator('.reaches .flag').count(),
    view.locomotives.flatMap(({ reach }) => [...new Set(reach.map(({ cell }) => cell))]).length,
  )
  assert.ok(cells.size > 0)
  await ada.checkAccess('the reach of every locomotive')

  await decideUntil(
    ada,
    ({ view: now }) => now.phase === 'running' && now.locomotives[now.active].reach.some(({ way }) => way.length > 1),
  )
  const ready = (await asked(ada)).view
  const mine = ready.locomotives[ready.active]
  const goal = mine.reach.findLast(
    ({ way, cell }) =>
      way.length > 1 &&
      cell !== mine.cell &&
      !mine.reach.some((other) => other.cell === cell && other.way.length === 1),
  )
  if (goal) {
    await ada.click(goal.cell)
    await ada.confirm()
    await ada.page.waitForFunction(
      (cell) => document.querySelector(`[data-hex="${cell}"]`)?.getAttribute('aria-label').includes('Ada’s locomotive'),
      goal.cell,
    )
  }
  await ada.leave()
})

test('phone width, by touch', EXHAUSTIVE, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await sitDown(ada)
  for (let turn = 0; turn < 8; turn++) {
    await ada.myTurn()
    await decide(ada, turn, tap)
    assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth), 390)
  }
  await ada.myTurn()
  await ada.checkAccess('table on a phone')
  for (const tab of ['Players', 'Railway', 'Log', 'Chat', 'Text']) {
    await ada.page.getByRole('tab', { name: tab }).tap()
    assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth), 390, tab)
  }
  await ada.leave()
})

test('river and cities are laid by hand', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await sitDown(ada, { ...SOON_OVER, map_laying: 'by_hand' })
  await ada.checkAccess('laying the map')
  for (let placed = 0; placed < 5; placed++) {
    await ada.myTurn()
    const places = await ada.targets()
    await ada.click(places[placed % places.length])
    await ada.confirm()
  }
  await ada.myTurn()
  assert.equal((await asked(ada)).view.phase, 'revealing')
  await ada.leave()
})

test('the rules in both languages, with pictures', LIMIT, async () => {
  for (const [locale, name] of [
    ['en-GB', /switch on D10/],
    ['fr-FR', /aiguillage de D10/],
  ]) {
    const ada = await Visitor.come(server, { locale })
    await ada.go('/learn/rock-island/RI-3')
    await ada.page.getByText(name).first().waitFor()
    await ada.page.locator('figure svg use').first().waitFor({ state: 'attached' })
    await ada.checkAccess(`rules, ${locale}`)
    await ada.leave()
  }
})
