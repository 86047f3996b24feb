import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asked, begin, choose, click, Country, inPhase, step, tapTwice } from './country.js'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const GAME = 'england-wales'
const ONE_TURN = { first_auction: 'rotate', end_timing: 'end_of_turn' }

/** A table against one bot, opened without the dialog, up to the first action. */
async function sitDown(visitor, options, phase) {
  await visitor.api('/guests', { name: 'Ada' })
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', name: 'Locke' },
  ]
  const { table } = await visitor.api('/tables', { game: GAME, seats, options })
  await visitor.go(`/table/${table.id}`)
  await visitor.myTurn()
  await keepBaron(visitor)
  await visitor.myTurn()
  return inPhase(visitor, [phase])
}

async function keepBaron(visitor) {
  await visitor.page.locator('button[data-baron]').first().click()
  await visitor.confirm()
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

test('a newcomer plays England and Wales against a bot to the end by clicking', EXHAUSTIVE, async () => {
  const ada = await Visitor.come(server)
  const watcher = new BaronWatcher(ada.page, 0)
  await ada.go('/')
  await ada.cardButton('Play together on this screen', GAME).click()
  await ada.page.getByRole('combobox', { name: 'Players' }).selectOption('2')
  await ada.page.getByRole('combobox', { name: 'Seat 2' }).selectOption('bot-greedy')
  await ada.page.locator('summary').click()
  await ada.page.getByRole('combobox', { name: /Who plays first/ }).selectOption({ label: 'in turn' })
  await ada.page.getByRole('combobox', { name: /How the game ends/ }).selectOption({ label: 'at the end of the turn' })
  await ada.checkAccess('opening a table')
  await ada.button('Start playing').click()
  await ada.myTurn()
  await keepBaron(ada)
  const country = await Country.of(ada, GAME)
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

test('round one screen barons are covered until their owner looks', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.api('/guests', { name: 'Ada' })
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'me', name }))
  const { table } = await ada.api('/tables', { game: GAME, seats, options: ONE_TURN })
  await ada.go(`/table/${table.id}`)
  const uncover = ada.page.locator('[data-uncover]')
  for (const seat of seats) {
    await uncover.waitFor()
    assert.equal(await ada.page.locator('[data-baron]').count(), 0, `${seat.name} has not looked yet`)
    await uncover.click()
    await keepBaron(ada)
  }
  await uncover.waitFor()
  assert.equal(await ada.button('Look at your baron').count(), 0)
  await ada.checkAccess('covered')
  await uncover.click()
  await ada.button('Look at your baron').waitFor()
  await ada.button('Build track').click()
  await inPhase(ada, ['start'])
  await ada.page.locator('[data-hex].target').first().waitFor({ state: 'attached' })
  assert.equal(await uncover.count(), 0, 'a step of the same player covers nothing')
  await ada.leave()
})

test('bidding for the first move, with the bonds it would take', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const { legal, view } = await sitDown(ada, {}, 'auction')
  const { page } = ada
  const highest = Math.max(...view.auction.bids.map(({ amount }) => amount))
  for (let bid = legal.find(({ verb }) => verb === 'bid').arguments.bid; bid < highest; bid++)
    await ada.button('More').click()
  assert.match(await page.locator('button[data-amount]').innerText(), /Bid 25k\s*\+5 bonds/)
  await page.locator('button[data-amount]').click()
  await ada.confirm()
  await ada.myTurn()
  const { view: after } = await inPhase(ada, ['act'])
  assert.deepEqual([after.first, after.seats[0].cash, after.seats[0].bonds], [0, 0, 5])
  await ada.checkAccess('after the auction')
  await ada.leave()
})

test('what cannot be done is refused with its clause, on a click', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await sitDown(ada, ONE_TURN, 'act')
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
  await ada.page.getByRole('button', { name: /^Stop here, unfinished/ }).waitFor()
  assert.equal(await ada.page.locator('.prompt .primary').count(), 0, 'nothing invites to leave a link unfinished')
  await ada.checkAccess('building')
  await ada.leave()
})

test(
  'a link is built by its destination: the way is drawn with its price, and laid at one confirmation',
  LIMIT,
  async () => {
    const ada = await Visitor.come(server)
    const country = await Country.of(ada, GAME)
    await sitDown(ada, ONE_TURN, 'act')
    await ada.click('14,21')
    const { view } = await inPhase(ada, ['side'])
    const far = view.build.destinations.find(({ sides }) => sides.length > 2)
    await ada.click(country.place[far.city])
    await ada.page.locator('[data-confirm]').waitFor()
    assert.ok((await ada.page.locator('.prompt').innerText()).includes(`${far.cost}k`))
    assert.equal(await ada.page.locator('.ghost.firm .rail').count(), far.sides.length - 1)
    await ada.page.locator('[data-confirm]').click()
    const built = ({ links }) => links.find(({ complete, cities }) => complete && cities.includes(far.city))
    for (let now = view; !built(now); now = (await asked(ada)).view) await ada.page.waitForTimeout(100)
    await ada.page.locator('.prompt[aria-busy=false]').waitFor()
    await ada.leave()
  },
)

test(
  'a grey city is given a colour at the price beside it; what takes bonds that nothing told of is asked',
  LIMIT,
  async () => {
    const ada = await Visitor.come(server)
    const country = await Country.of(ada, GAME)
    await sitDown(ada, ONE_TURN, 'act')
    await ada.page.evaluate(() => (localStorage['branchline-settings'] = '{"pace":"instant","confirm":"costly"}'))
    await ada.page.reload()
    await ada.asked()
    const before = await ada.moment()
    await ada.click(country.place.reading)
    await ada.page.locator('[data-colour=blue]').waitFor()
    assert.match(await ada.page.locator('.side').innerText(), /10k · \d bonds/)
    await ada.click(country.place.london)
    await ada.page.locator('[data-confirm]').waitFor()
    await ada.page.keyboard.press('Escape')
    await ada.page.locator('[data-colour=blue]').click()
    await ada.goneOn(before)
    const { view } = await inPhase(ada, ['act'])
    assert.equal(view.cities.reading.colour, 'blue')
    await ada.leave()
  },
)

test(
  'a card on display is taken beside the map, at one click where only costly moves are asked about',
  LIMIT,
  async () => {
    const ada = await Visitor.come(server)
    await sitDown(ada, ONE_TURN, 'act')
    await ada.page.evaluate(() => (localStorage['branchline-settings'] = '{"pace":"instant","confirm":"costly"}'))
    await ada.page.reload()
    await ada.asked()
    const before = await ada.moment()
    const card = ada.page.locator('[data-take^=hotel]').first()
    const taken = await card.getAttribute('data-take')
    await card.click()
    await ada.goneOn(before + 1)
    const { view } = await ada.present()
    assert.ok(view.seats[0].cards.some(({ id }) => id === taken))
    await ada.leave()
  },
)

test('a link is drawn by hand, and drawn otherwise from any hex of its way', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const country = await Country.of(ada, GAME)
  await sitDown(ada, ONE_TURN, 'act')
  await ada.click('14,21')
  await inPhase(ada, ['side'])
  const draw = (...hexes) => drawLine(ada, hexes)
  const told = (words) => ada.page.locator('.prompt', { hasText: words }).waitFor()
  await draw('14,21', '14,22', '13,22')
  await told('from London to Reading, the way that is drawn')
  await draw('14,22', '13,23', '12,23')
  await told('Lay track from London, the way that is drawn')
  assert.equal(await ada.page.locator('.ghost.firm .rail').count(), 2)
  const refusal = await ada.refused(() => draw('14,21', '15,22', '15,21'))
  assert.match(await refusal.innerText(), /the way you drew it/)
  assert.equal((await asked(ada)).view.phase, 'side')

  await draw('14,21', '14,22', '13,22')
  await ada.page.locator('[data-confirm]').click()
  const { view } = await inPhase(ada, ['act'])
  assert.ok(view.links.some(({ cities }) => cities.toSorted().join() === 'london,reading'))
  assert.equal(country.place.reading, '13,22')
  await ada.leave()
})

test('a way that takes all the tiles of an action is laid and paid for at once', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await sitDown(ada, ONE_TURN, 'act')
  await ada.click('14,21')
  await inPhase(ada, ['side'])
  await drawLine(ada, ['14,21', '14,20', '14,19', '14,18', '13,17', '12,17'])
  await ada.page.locator('.prompt', { hasText: 'Lay track from London, the way that is drawn' }).waitFor()
  await ada.page.locator('[data-confirm]').click()
  const { view } = await inPhase(ada, ['act'])
  const [link] = view.links
  assert.equal(link.complete, false)
  assert.equal(link.tiles.length, 4)
  await ada.leave()
})

test('a match that is ended where barons are chosen shows its map at the end, and asks nothing', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.api('/guests', { name: 'Ada' })
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'me', name }))
  const { table } = await ada.api('/tables', { game: GAME, seats })
  await ada.api(`/tables/${table.id}/consent`, { about: 'end' })
  await ada.go(`/table/${table.id}`)
  await ada.page.locator('.board [data-city], .board svg').first().waitFor()
  assert.equal(await ada.page.getByText('Keep one of these two barons').count(), 0)
  assert.equal(await ada.page.getByText('Your two barons').count(), 0)
  await ada.leave()
})

/** Draws with one stroke from hex to hex. */
async function drawLine(ada, hexes) {
  for (const [at, hex] of hexes.entries()) {
    const box = await (at === 0 ? ada.settled(hex) : ada.hex(hex).boundingBox())
    await ada.page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
    if (at === 0) await ada.page.mouse.down()
  }
  await ada.page.mouse.up()
}

test('on a phone, what can be done at a city stands where the buttons were, and moves nothing', LIMIT, async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const ada = await Visitor.come(server, phone)
  const country = await Country.of(ada, GAME)
  const { view } = await sitDown(ada, ONE_TURN, 'act')
  const bargain = country.bargain(view)
  await ada.button('Show the whole map').tap()
  await build(ada, country, bargain)
  await ada.asked()
  const [here, map, kinds] = ['[data-foot] h3', '.board', '.prompt [data-plain]'].map((part) => ada.page.locator(part))
  const before = await map.boundingBox()
  const tap = async (city) => {
    const { x, y, width, height } = await ada.settled(country.place[city])
    await ada.page.touchscreen.tap(x + width / 2, y + height / 2)
  }
  await tap(bargain.from)
  await here.waitFor()
  assert.equal(await kinds.first().isVisible(), false)
  await ada.page.locator('[data-foot] [data-way]').first().tap()
  await ada.page.locator('[data-confirm]').waitFor()
  assert.equal(await here.isVisible(), false)
  await ada.button('Cancel').tap()
  await here.waitFor()
  await ada.button('Cancel').tap()
  await here.waitFor({ state: 'detached' })
  await kinds.first().waitFor()
  assert.deepEqual(await map.boundingBox(), before)
  await ada.leave()
})

test('phone width, by touch, in French', EXHAUSTIVE, async () => {
  const ada = await Visitor.come(server, {
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    locale: 'fr-FR',
  })
  await sitDown(ada, ONE_TURN, 'act')
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
