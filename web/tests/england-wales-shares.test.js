import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { asked, choose, Country, inPhase } from './country.js'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const GAME = 'england-wales-shares'
const SOON_OVER = { share_end_cities: 6, stock_phase: 'one_offer_each', cube_setup: 'reduced_2_3' }

async function sitDown(visitor, options = SOON_OVER) {
  await visitor.api('/guests', { name: 'Ada' })
  const seats = [
    { kind: 'me', name: 'Ada' },
    { kind: 'bot', name: 'Locke' },
  ]
  const { table } = await visitor.api('/tables', { game: GAME, seats, options })
  await visitor.go(`/table/${table.id}`)
  await visitor.myTurn()
}

async function press(visitor, selector) {
  await visitor.page.locator(selector).last().click()
  await visitor.confirm()
}

/** Bids all that can be bid, which nobody with as much money can top. */
async function bidMost(visitor) {
  const more = visitor.button('More')
  while (await more.isEnabled()) await more.click()
  await press(visitor, '[data-amount]')
}

/** Points at hexes until a link is complete: into a city wherever there is one. */
async function build(visitor) {
  for (let steps = 0; steps < 20; steps++) {
    const { view, moment } = await asked(visitor)
    if (!['start', 'side', 'tile'].includes(view.phase)) return
    const into = view.build?.exits.find(({ city }) => city)
    const [first] = await visitor.targets()
    await visitor.click(view.phase === 'tile' && into ? into.beyond : first)
    if (view.phase === 'tile' && into) await visitor.page.locator('[data-confirm]').click()
    await visitor.goneOn(moment)
  }
}

/** Sends a cube the whole way to where it arrives. */
async function deliver(visitor) {
  await visitor.page.locator('[data-hex].target').first().waitFor({ state: 'attached' })
  const [first] = await visitor.targets()
  await visitor.click(first)
  const { moment } = await inPhase(visitor, ['via'], visitor.page.locator('[data-option]'))
  await visitor.page.locator('[data-route="0"]').click()
  await visitor.page.locator('[data-confirm]').click()
  await visitor.goneOn(moment)
}

/** A company delivers whenever it can, and builds otherwise as long as it may. */
const act = (mayBuild) => async (visitor, present) => {
  const verbs = present.legal.map(({ verb }) => verb)
  if (verbs.includes('deliver')) {
    await visitor.button('Deliver a cube').click()
    await inPhase(visitor, ['cube'])
    await deliver(visitor)
  } else if (verbs.includes('build') && mayBuild(present)) {
    await visitor.button('Build').click()
    await inPhase(visitor, ['start'])
    await build(visitor)
  } else await choose(visitor, 'Pass')
}

const hasNotBuilt = ({ view, to_move }) => !view.links.some(({ owner }) => view.companies[owner].controller === to_move)

/** What is done in each phase: whoever is asked buys a company, and builds once with it. */
const DEEDS = {
  propose: (ada, { view, legal }) =>
    view.seats[0].companies.length || !legal.some(({ verb }) => verb === 'propose')
      ? choose(ada, 'Withdraw')
      : press(ada, '[data-propose]'),
  open: bidMost,
  raise: (ada, { view, legal }) =>
    view.seats[0].companies.length || !legal.some(({ verb }) => verb === 'bid')
      ? choose(ada, 'Drop out')
      : bidMost(ada),
  act: act(hasNotBuilt),
  second: (ada) => choose(ada, 'No'),
  repay: (ada) => press(ada, '[data-amount]'),
  dividend: (ada) => press(ada, '[data-dividend]'),
  merge: (ada) => choose(ada, 'No merger'),
  vote: (ada) => choose(ada, 'Yes'),
}

test('a newcomer plays the share game against a bot to the end by clicking', EXHAUSTIVE, async () => {
  const ada = await Visitor.come(server)
  await sitDown(ada)
  const phases = new Set()
  for (let turn = 0; turn < 400 && !(await ada.isOver()); turn++) {
    const present = await asked(ada)
    const { phase } = present.view
    if (!present.legal) continue
    if (!phases.has(phase)) await ada.checkAccess(phase)
    await DEEDS[phase](ada, present)
    phases.add(phase)
  }
  assert.ok(phases.has('propose'))
  await ada.page.getByRole('heading', { level: 1, name: /win|tie/i }).waitFor()
  assert.match(await ada.page.locator('tfoot').innerText(), /\d+k/)
  await ada.checkAccess('end of game')
  await ada.leave()
})

test('a company builds and delivers by clicking', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone(GAME)
  await playOn([ada, ada, ada], ada.tableId(), TO_A_VOTE.slice(0, TO_A_VOTE.indexOf('build')))
  const [said, deeds] = [[], { ...DEEDS, act: act(() => true) }]
  for (let turn = 0; turn < 40 && !said.some((text) => text.startsWith('via')); turn++) {
    const present = await ada.asked()
    await deeds[present.view.phase](ada, present)
    const { entries } = await ada.api(`/tables/${ada.tableId()}/log?limit=1000`)
    said.splice(0, Infinity, ...entries.filter(({ kind }) => kind === 'action').map(({ text }) => text))
  }
  for (const verb of ['start', 'side', 'tile', 'cube', 'via'])
    assert.ok(
      said.some((text) => text.startsWith(verb)),
      verb,
    )
  await ada.leave()
})

test('two cities are a link and a cube with its way a delivery, each picked whole', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const country = await Country.of(ada, GAME)
  await ada.sitAlone(GAME)
  await playOn([ada, ada, ada], ada.tableId(), TO_A_VOTE.slice(0, TO_A_VOTE.indexOf('build')))
  const { view: before } = await asked(ada)
  const { from, to, colour } = country.bargain(before)

  await ada.click(country.place[from])
  await ada.clickFor(ada.page.locator('[data-confirm]'), country.place[to])
  assert.equal(await ada.page.locator('.ghost.firm .rail').count(), 1)
  await ada.page.locator('[data-confirm]').click()
  const { view: built } = await inPhase(ada, ['second'])
  assert.deepEqual(built.links.map(({ cities }) => cities.toSorted())[0], [from, to].toSorted())

  await choose(ada, 'No')
  while ((await asked(ada)).view.acting !== before.acting) await choose(ada, 'Pass')
  await ada.clickFor(ada.page.locator(`[data-way^="cube ${from} ${colour}"]`), country.place[from])
  const way = ada.page.locator(`[data-way^="cube ${from} ${colour}"]`)
  assert.match(await way.innerText(), /\+1/)
  await ada.checkAccess('a city with its cubes')
  await way.click()
  await ada.confirm()
  const { view: after } = await asked(ada)
  const incomeOf = (view) => view.companies.find(({ id }) => id === before.acting).income
  assert.equal(incomeOf(after) - incomeOf(built), 1)
  await ada.leave()
})

test('phone width, by touch, in French', LIMIT, async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, locale: 'fr-FR' }
  const ada = await Visitor.come(server, phone)
  await sitDown(ada)
  await ada.checkAccess('shares at auction on a phone')
  // What the bot puts up, if it begins, is left to it.
  for (let bids = 0; bids < 20 && (await ada.present()).view.phase !== 'propose'; bids++) {
    await ada.page.locator('.prompt [data-plain]').last().tap()
    await ada.confirm()
    await ada.myTurn()
  }
  await ada.page.locator('[data-propose]').first().tap()
  await ada.confirm()
  await inPhase(ada, ['open'])
  await ada.page.locator('button[data-amount]').tap()
  await ada.confirm()
  for (const tab of ['Joueurs', 'Compagnies', 'Journal', 'Chat', 'Texte']) {
    await ada.page.getByRole('tab', { name: tab }).tap()
    assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth), 390, tab)
  }
  await ada.leave()
})

/** Whoever begins, these lead to a vote of three shareholders, each of whom has one share. */
const TO_A_VOTE = [
  ...Array(3).fill(['propose red available', 'bid 7', 'leave', 'leave']).flat(),
  ...['propose green available', 'bid 5', 'leave', 'leave', 'withdraw', 'withdraw', 'withdraw'],
  ...['build', 'start london', 'side sw', 'tile w', 'second no'],
  ...['build', 'start london', 'side ne', 'tile ne', 'tile nw', 'second no', 'pass', 'pass', 'pass', 'pass'],
  ...['dividend 0', 'dividend 0', 'merge red'],
]

/** Plays on without the page, whoever is to move; `people` are those who sit at the table, by seat. */
async function playOn(people, id, actions) {
  let present = await people[0].api(`/tables/${id}`)
  for (const action of actions)
    present = await people[present.to_move].api(`/tables/${id}/actions`, { seq: present.seq, action })
  return present
}

/** The actions a page is told of live, but for when, and under which number. */
function listen(page) {
  const heard = []
  const note = (text) =>
    text.includes('"kind":"action"') && heard.push(text.replace(/"(seq|at|updated)":\d+/g, '"$1":0'))
  page.on('websocket', (socket) => socket.on('framereceived', ({ payload }) => note(String(payload))))
  return heard
}

async function threeAtTable() {
  const people = await Promise.all(['Ada', 'Bea', 'Cid'].map(() => Visitor.come(server)))
  const [ada, ...others] = people
  await ada.api('/guests', { name: 'Ada' })
  const open = [{ kind: 'me' }, { kind: 'open' }, { kind: 'open' }]
  const { table } = await ada.api('/tables', { game: GAME, seats: open, settings: { undo: 'free' } })
  for (const [at, guest] of others.entries()) {
    await guest.api('/guests', { name: ['Bea', 'Cid'][at] })
    await guest.api(`/tables/${table.id}/join`, { invite: table.invite })
  }
  return { people, id: table.id }
}

test('whatever a shareholder votes, the pages of the others are sent the same', LIMIT, async () => {
  const { people, id } = await threeAtTable()
  const { to_move: first } = await playOn(people, id, TO_A_VOTE)
  const others = people.filter((_, seat) => seat !== first)
  const heard = others.map(({ page }) => listen(page))
  for (const other of others) {
    await other.go(`/table/${id}`)
    await other.page.locator('.side', { hasText: 'Shareholders of Red vote' }).waitFor()
  }
  heard.forEach((lines) => lines.splice(0))
  for (const answer of ['vote yes', 'vote no']) {
    const { seq } = await playOn(people, id, [answer])
    for (const { page } of others) await page.locator('.side', { hasText: 'has voted' }).waitFor()
    await people[first].api(`/tables/${id}/undo`, { seq, to: null })
    for (const { page } of others)
      await page.waitForFunction(() => !document.querySelector('.side').textContent.includes('has voted'))
  }
  for (const [yes, no, ...more] of heard) {
    assert.match(yes, /has_voted/)
    assert.ok(yes === no, 'a vote is told')
    assert.deepEqual(more, [])
  }
  for (const person of people) await person.leave()
})

test('a dividend is chosen on its scale', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone(GAME)
  await playOn([ada, ada, ada], ada.tableId(), TO_A_VOTE.slice(0, TO_A_VOTE.indexOf('dividend 0')))
  await ada.page.locator('[data-dividend]').first().waitFor()
  await press(ada, '[data-dividend]')
  await ada.page.locator('[data-pay-out="0"]').waitFor()
  await press(ada, '[data-pay-out]')
  const { entries } = await ada.api(`/tables/${ada.tableId()}/log?limit=1000`)
  const paid = entries.filter(({ text }) => text?.startsWith('dividend')).map(({ text }) => Number(text.split(' ')[1]))
  assert.ok(paid.length === 2 && paid[0] > 0, 'the first company paid what its scale told')
  assert.equal(paid[1], 0, 'the next one begins anew')
  await ada.leave()
})

test('round one screen a vote is covered, and shown when all are in', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.api('/guests', { name: 'Ada' })
  const seats = ['Ada', 'Bea', 'Cid'].map((name) => ({ kind: 'me', name }))
  const { table } = await ada.api('/tables', { game: GAME, seats })
  await playOn([ada, ada, ada], table.id, TO_A_VOTE)
  await ada.go(`/table/${table.id}`)
  await ada.page.getByRole('tab', { name: 'Log' }).click()
  const log = ada.page.locator('.log')
  for (const answer of ['Yes', 'No', 'Yes']) {
    await ada.page.locator('[data-uncover]').waitFor()
    assert.equal(await ada.button('Yes').count(), 0)
    assert.equal((await log.innerText()).match(/with one share|votes/g).length, 1, 'the vote of the buyer alone')
    await ada.page.locator('[data-uncover]').click()
    await choose(ada, answer)
  }
  await log.filter({ hasText: 'no, with one share' }).waitFor()
  await ada.checkAccess('after a vote')
  await ada.leave()
})
