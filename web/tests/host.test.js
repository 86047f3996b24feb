import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { lessonMatch } from './lessons.js'
import { stationPlace } from './rocket.js'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** Types an action and has it foreseen. */
async function propose(visitor, action) {
  await visitor.page.getByRole('tab', { name: 'Text' }).click()
  await visitor.page.locator('[data-typed]').fill(action)
  await visitor.page.keyboard.press('Enter')
  await visitor.page.locator('[data-outcome] li').first().waitFor()
  return (await visitor.page.locator('.prompt .foreseen').innerText()).replace(/\s+/g, ' ')
}

test('the question whether to confirm begins with what the move brings, under its condition', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  assert.match(await propose(ada, 'advance GWR ne'), /^\w \w+ \+1 share of GWR/)
  await ada.confirm()
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  assert.match(await propose(ada, 'advance GWR e'), /If nobody objects: .*\+1 share of GWR/)
  assert.ok(await ada.page.locator('.prompt details').evaluate(({ open }) => !open), 'the steps are folded')
  await ada.page.locator('.prompt summary').click()
  await ada.page.locator('.prompt details li').last().scrollIntoViewIfNeeded()
  await ada.checkAccess('outcome')
  await ada.leave()
})

test('what others did is told beside the board and marked on it until it has been seen', LIMIT, async () => {
  for (const width of [1440, 390]) {
    const ada = await Visitor.come(server, { viewport: { width, height: 900 } })
    await ada.playNow()
    for (let action = 0; action < 2; action++) {
      await ada.click(await stationPlace(ada))
      await ada.confirm()
      await ada.myTurn()
    }
    const recap = ada.page.locator('.recap')
    await recap.waitFor()
    await ada.page.locator('.rocket-map .outlined').first().waitFor()
    if (width < 820) await recap.locator('.fold').click()
    assert.ok((await recap.locator('ol > li').count()) >= 1)
    await ada.checkAccess(`recap, ${width}`)
    await stepThrough(ada, recap)
    await ada.page.getByRole('button', { name: 'I have seen it' }).click()
    await recap.waitFor({ state: 'detached' })
    await ada.leave()
  }
})

/** The board is shown after each turn of the others, the last of which leads to the present. */
async function stepThrough(visitor, recap) {
  const turns = await recap.locator('ol > li').count()
  for (let turn = 0; turn < turns; turn++) {
    await recap.locator('[data-step="1"]').click()
    await recap.locator('ol > li').nth(turn).and(recap.locator('[aria-current=step]')).waitFor()
    await visitor.page.locator('.rocket-map .outlined').first().waitFor()
  }
  await visitor.myTurn()
}

test('others’ moves are shown at the reader’s pace, which can be cut short', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/')
  await ada.page.getByRole('button', { name: /Settings/ }).click()
  await ada.page.getByLabel('without hurry').check()
  await ada.page.keyboard.press('Escape')
  await ada.playNow()
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  await ada.click(await stationPlace(ada))
  await ada.page.locator('[data-confirm]').click()
  const skip = ada.page.getByRole('button', { name: 'Show it all now' })
  await skip.waitFor()
  await skip.click()
  await skip.waitFor({ state: 'detached' })
  await ada.myTurn()
  await ada.leave()
})

test('whoever picks opponents reads how they play', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/')
  const card = ada.page.getByRole('article').filter({ has: ada.page.getByRole('heading', { name: /Rocket/ }) })
  const strength = card.getByRole('combobox', { name: 'Strength' })
  await strength.selectOption('random')
  assert.equal(await strength.locator('option').count(), 5)
  await card.getByText('plays anything that is allowed').waitFor()
  await strength.selectOption('master')
  await card.getByText('Plays many lines out').waitFor()
  await ada.checkAccess('levels of bots')
  await ada.leave()
})

test('the end tells what everyone would have had at each moment, and becomes a picture', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  await ada.api(`/tables/${ada.tableId()}/consent`, { about: 'end' })
  await ada.page.locator('.end h1').waitFor()
  await ada.page.getByRole('img', { name: /if the match had ended then.* Ada: £/ }).waitFor()
  const [picture] = await Promise.all([ada.page.waitForEvent('download'), ada.page.locator('[data-portrait]').click()])
  assert.match(picture.suggestedFilename(), /^rocket-.*\.png$/)
  await ada.checkAccess('end')
  await ada.leave()
})

test('an open table says at which pace it is played, and for whom it is', LIMIT, async () => {
  const [ada, bob] = await Promise.all([Visitor.come(server), Visitor.come(server)])
  await ada.go('/')
  await ada.cardButton('Invite friends').click()
  await ada.page.getByLabel('Anyone may find and join this table').check()
  await ada.page.getByRole('combobox', { name: 'Pace' }).selectOption('days')
  await ada.page.getByRole('combobox', { name: 'Meant for' }).selectOption('newcomers')
  await ada.button('Open the table').click()
  await ada.page.waitForURL(/\/table\//)
  await bob.go('/')
  const expected = await bob.page.locator('[data-expected]').first().innerText()
  assert.equal(expected, 'over days, move by move · newcomers')
  await Promise.all([ada.leave(), bob.leave()])
})

test('a note tells those who look elsewhere that something was said, and nobody else', LIMIT, async () => {
  const [ada, ben] = [await Visitor.come(server), await Visitor.come(server)]
  await ada.context.addInitScript(listen)
  await ada.api('/guests', { name: 'Ada' })
  await ben.api('/guests', { name: 'Ben' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { table } = await ada.api('/tables', { game: 'rocket', seats, public: true, options: { first_player: 1 } })
  await ben.api(`/tables/${table.id}/join`, {})
  await ada.go(`/table/${table.id}`)
  const said = async (text) => {
    await ben.api(`/tables/${table.id}/chat`, { text })
    await ada.page.getByText(text).waitFor({ state: 'attached' })
  }
  await ada.page.getByRole('tab', { name: 'Chat' }).click()
  await said('I think')
  assert.deepEqual(await ada.page.evaluate(() => window.notes), [])
  await ada.page.evaluate(() => (window.elsewhere = true))
  await said('that I am')
  await said('about to move')
  assert.deepEqual(await ada.page.evaluate(() => window.notes), [880])
  await ada.leave()
  await ben.leave()
})

/** Has an action made without the page, by whoever is to move. */
async function act(visitor, ...actions) {
  for (const action of actions) {
    const { seq } = await visitor.api(`/tables/${visitor.tableId()}`)
    await visitor.api(`/tables/${visitor.tableId()}/actions`, { seq, action })
  }
  await visitor.present()
}

/** A table that begins with a match of the guided games. */
async function sitDownAt(visitor, game, file) {
  await visitor.api('/guests', { name: 'Ada' })
  const { table } = await visitor.api('/matches', await lessonMatch(game, file))
  await visitor.go(`/table/${table.id}`)
  await visitor.page.locator('.prompt').waitFor()
}

for (const reducedMotion of ['no-preference', 'reduce']) {
  const limit = reducedMotion === 'reduce' ? EXHAUSTIVE : LIMIT
  test(`money ticks where it stands, motion: ${reducedMotion}`, limit, async () => {
    const ada = await Visitor.come(server, { reducedMotion })
    await ada.sitAlone('england-wales-shares')
    await act(ada, 'propose red available', 'bid 9', 'leave')
    await ada.page.evaluate(noteSums)
    await ada.button('Drop out').click()
    await ada.confirm()
    await ada.page.locator('[data-difference]', { hasText: '−9k' }).waitFor()
    await ada.page.waitForFunction(() => window.sums.at(-1) === window.sums[0] - 9)
    const seen = await ada.page.evaluate(() => window.sums)
    assert.equal(seen.length > 2, reducedMotion === 'no-preference', `${seen}`)
    await ada.page.locator('[data-difference]').waitFor({ state: 'detached' })
    await ada.leave()
  })
}

/** Runs in the page: writes down every sum shown beside the name of whoever bid most. */
function noteSums() {
  const panel = document.querySelector('.left')
  const shown = () => [...panel.querySelectorAll('.ticker')].map((ticker) => parseInt(ticker.lastChild.textContent))
  const before = shown()
  window.sums = [before[0]]
  new MutationObserver(() => {
    const [changed] = shown().filter((sum, seat) => sum !== before[seat])
    if (changed !== undefined && changed !== window.sums.at(-1)) window.sums.push(changed)
  }).observe(panel, { subtree: true, childList: true, characterData: true })
}

/** What leads to a phase that runs by itself, in the opening match of a lesson: the last of it is made by hand. */
const BY_ITSELF = {
  wensleydale: [
    ...['bid 5 3', 'bid 5 4', 'bid 1 3', 'bid 3 3', 'bid 4 2', 'start northallerton', 'extend ainderby'],
    ...['extend leeming', 'finish', 'start darlington', 'extend scorton', 'extend richmond', 'finish'],
    ...['buy t3a', 'buy t2c', 'load richmond green', 'load ainderby cheese', 'pass', 'pass'],
  ],
  'england-wales': ['keep watkin', 'keep hudson', 'bid 1', ...Array(7).fill('pass')],
}

test('what ran by itself is told as a table until it has been seen', LIMIT, async () => {
  const ada = await Visitor.come(server)
  for (const [game, actions] of Object.entries(BY_ITSELF)) {
    await sitDownAt(ada, game, 'opening')
    await act(ada, ...actions.slice(0, -1))
    await propose(ada, actions.at(-1))
    await ada.confirm()
    const summary = ada.page.locator('.recap .summary')
    await summary.locator('tr').first().waitFor()
    await ada.checkAccess(`summary, ${game}`)
    await ada.page.getByRole('button', { name: 'I have seen it' }).click()
    await summary.waitFor({ state: 'detached' })
  }
  await ada.leave()
})

test('pointing at a piece itself tells what loading it brings', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await sitDownAt(ada, 'wensleydale', 'opening')
  await act(ada, ...BY_ITSELF.wensleydale.slice(0, -4))
  await ada.settled('richmond', 'area')
  const { x, y, width, height } = await ada.page.locator('[data-piece="richmond green"]').first().boundingBox()
  await ada.page.mouse.move(x + width / 2, y + height / 2)
  await ada.page.locator('[data-hint]', { hasText: /green passenger from Richmond.*\+1 profit/s }).waitFor()
  await ada.page.locator('.caption', { hasText: 'Richmond' }).waitFor()
  await ada.leave()
})

for (const width of [1280, 1440]) {
  const limit = width === 1280 ? LIMIT : EXHAUSTIVE
  test(`no button is cut off while a line is planned, in French either, ${width} wide`, limit, async () => {
    const ada = await Visitor.come(server, { locale: 'fr-FR', viewport: { width, height: 800 } })
    await sitDownAt(ada, 'wensleydale', 'opening')
    await act(ada, ...BY_ITSELF.wensleydale.slice(0, 7))
    await ada.page.locator('.prompt .price', { hasText: 'influence' }).waitFor()
    const [all, seen] = await ada.page
      .locator('.prompt .buttons')
      .evaluate(({ scrollHeight, clientHeight }) => [scrollHeight, clientHeight])
    assert.ok(all <= seen, `${all} of ${seen}`)
    await ada.leave()
  })
}

/** The last steps of a lesson's match; the last of them is made by hand. */
const ENDINGS = {
  rocket: ['advance GWR e'],
  wensleydale: ['sell red the_south', 'sell_extend giggleswick', 'sell_extend austwick', 'sell_finish'],
  'england-wales': ['start stoke', 'side nw', 'tile nw', 'finish none'],
}

test('a move that ends the game says so before it is made', LIMIT, async () => {
  const ada = await Visitor.come(server)
  for (const [game, actions] of Object.entries(ENDINGS)) {
    await sitDownAt(ada, game, 'finale')
    await act(ada, ...actions.slice(0, -1))
    await propose(ada, actions.at(-1))
    await ada.page.locator('[data-outcome] .ends', { hasText: 'This ends the game' }).waitFor()
  }
  await ada.leave()
})

/** Where bids are made, and what leads there. */
const AUCTIONS = {
  wensleydale: { actions: [], bid: '[data-space].target' },
  nuremberg: { actions: [], bid: '[data-space].target' },
  'england-wales-shares': { actions: ['propose red available'], bid: 'button[data-amount]' },
  'england-wales': { actions: ['keep', 'keep'], bid: 'button[data-amount]' },
}

for (const width of [1280, 390]) {
  const limit = width === 390 ? LIMIT : EXHAUSTIVE
  test(`whoever may bid has the bids before their eyes, ${width} wide`, limit, async () => {
    const ada = await Visitor.come(server, { viewport: { width, height: 800 } })
    await ada.api('/guests', { name: 'Ada' })
    for (const [game, { actions, bid }] of Object.entries(AUCTIONS)) {
      const seats = [{ kind: 'me' }, { kind: 'me', name: 'Bea' }]
      const { table } = await ada.api('/tables', { game, seats })
      for (const wanted of actions) {
        const { to_move: seat } = await ada.api(`/tables/${table.id}`)
        const { seq, legal } = await ada.api(`/tables/${table.id}?seat=${seat}`)
        const action = legal.find(({ text }) => text.startsWith(wanted)).text
        await ada.api(`/tables/${table.id}/actions`, { seq, action })
      }
      await ada.go(`/table/${table.id}`)
      if (game === 'england-wales') await ada.page.locator('[data-uncover]').click()
      await ada.myTurn()
      await ada.page.locator(bid).first().click({ trial: true })
      assert.ok(await ada.page.locator(bid).first().evaluate(isInSight), game)
    }
    await ada.leave()
  })
}

/** Runs in the page: nothing need be moved or opened to reach it. */
function isInSight(spot) {
  const { left, right, top, bottom } = spot.getBoundingClientRect()
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
  return left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight && spot.contains(hit)
}

/** Runs in the page before anything else: notes are written down, and the reader may look elsewhere. */
function listen() {
  if (location.protocol !== 'about:') localStorage['branchline-settings'] = JSON.stringify({ sounds: true })
  window.notes = []
  document.hasFocus = () => !window.elsewhere
  const create = AudioContext.prototype.createOscillator
  AudioContext.prototype.createOscillator = function () {
    const tone = create.call(this)
    const start = tone.start.bind(tone)
    tone.start = (at) => {
      window.notes.push(tone.frequency.value)
      start(at)
    }
    return tone
  }
}
