import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stationPlace } from './rocket.js'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

async function placeStation(visitor) {
  await visitor.click(await stationPlace(visitor))
  await visitor.confirm()
}

/** Waits until the match stands at a moment. */
async function standsAt(visitor, moment) {
  await visitor.page.waitForFunction((wanted) => Number(document.querySelector('.bar input').max) === wanted, moment)
}

test('the second click of a double click hits nothing', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  await placeStation(ada)
  const undo = await ada.button('Undo').boundingBox()
  await ada.page.mouse.move(undo.x + undo.width / 2, undo.y + undo.height / 2)
  await press(ada, 2)
  await ada.page.getByRole('tab', { name: 'Chat' }).click()
  assert.equal(await ada.moment(), 1)
  await ada.page.mouse.move(undo.x + undo.width / 2, undo.y + undo.height / 2)
  await press(ada, 1)
  await standsAt(ada, 0)
  await ada.leave()
})

/** Presses the mouse where it is: the first click of one, or the second of two. */
async function press(visitor, clickCount) {
  await visitor.page.mouse.down({ clickCount })
  await visitor.page.mouse.up({ clickCount })
}

test('undo across the turns of others asks first, and what was taken back can be done again', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.playNow()
  await placeStation(ada)
  await ada.myTurn()
  const mine = await ada.moment()
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  await ada.myTurn()
  const after = await ada.moment()
  assert.ok(after > mine + 1, 'bots have played')

  await ada.button('Undo').click()
  await ada.page.locator('.prompt').getByText('This also takes back').waitFor()
  await ada.button('Cancel').click()
  assert.equal(await ada.moment(), after)
  await ada.button('Undo').click()
  await ada.button('Take it all back').click()
  await standsAt(ada, mine)
  await ada.button('Redo').click()
  await ada.goneOn(mine)
  await ada.myTurn()
  assert.equal(await ada.button('Redo').count(), 0)
  await ada.leave()
})

test('a move is made at once where the reader likes it so', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  await ada.page.getByRole('button', { name: /Settings/ }).click()
  await ada.page.getByLabel('never', { exact: true }).check()
  await ada.checkAccess('settings')
  await ada.page.keyboard.press('Escape')
  await ada.click(await stationPlace(ada))
  await standsAt(ada, 1)
  await ada.button('Undo').click()
  await standsAt(ada, 0)
  await ada.leave()
})

test(
  'by default nothing is asked about that a player against bots can take back, but what it costs is',
  LIMIT,
  async () => {
    const ada = await Visitor.come(server)
    await ada.context.addInitScript(() => localStorage.setItem('branchline-settings', '{"pace":"instant"}'))
    await ada.playNow('rock-island')
    const before = await ada.moment()
    const [place] = await ada.targets()
    await ada.click(place)
    await ada.goneOn(before)
    await ada.playNow('wensleydale')
    const moment = await ada.moment()
    await ada.page.locator('[data-space].target').first().click()
    await ada.page.locator('[data-confirm]').waitFor()
    assert.equal(await ada.moment(), moment)
    await ada.leave()
  },
)

test(
  'where only costly moves are asked about, others are made at once, and those whose button names the price',
  LIMIT,
  async () => {
    const ada = await Visitor.come(server)
    await ada.sitAlone('england-wales-shares')
    await ada.page.getByRole('button', { name: /Settings/ }).click()
    await ada.page.getByLabel('if it costs something', { exact: true }).check()
    await ada.page.keyboard.press('Escape')
    await ada.page.locator('[data-propose]').first().click()
    await standsAt(ada, 1)
    await ada.page.locator('button[data-amount]').click()
    await standsAt(ada, 2)
    await ada.sitAlone('wensleydale')
    await ada.page.locator('[data-space].target').first().click()
    await ada.page.locator('[data-confirm]').waitFor()
    assert.equal(await ada.moment(), 0)
    await ada.confirm()
    await standsAt(ada, 1)
    await ada.leave()
  },
)

const GAMES = ['rocket', 'rock-island', 'wensleydale', 'england-wales', 'england-wales-shares']
/** What gives up a chance instead of taking one. */
const GIVES_UP = /^(pass|end|withdraw|leave|decline|yield|let|keep|abandon|second no)$/
const STEPS = 5

test('the button that stands out never gives up a chance where there is another', LIMIT, async () => {
  const ada = await Visitor.come(server)
  for (const game of GAMES) {
    await ada.sitDown(game)
    for (let step = 0; step < STEPS; step++) {
      const { seq, legal, moment } = await ada.asked()
      const strong = await ada.page
        .locator('.prompt .primary[data-plain]')
        .evaluateAll((buttons) => buttons.map(({ dataset }) => dataset.plain))
      const traps = legal.length > 1 ? strong.filter((text) => GIVES_UP.test(text)) : []
      assert.deepEqual(traps, [], game)
      const { text } = legal[(step * 7) % legal.length]
      await ada.api(`/tables/${ada.tableId()}/actions`, { seq, action: text })
      await ada.goneOn(moment)
    }
  }
  await ada.leave()
})

const STANDING = {
  rocket: [/Action 1 of 2 Choosing an action/, /decides/, /track tiles: \d+/],
  'rock-island': [/Opening/, /decides/, /to Kansas City/],
  wensleydale: [/Turn 1 of \d+ Auction/, /decides/, /more turns/],
  nuremberg: [/Turn 1 of \d+ Auction/, /decides/, /more turns/],
  'england-wales-shares': [/decides/, /empty/],
}

for (const width of [1440, 390]) {
  const limit = width === 390 ? LIMIT : EXHAUSTIVE
  test(`a strip says where the match stands, in every game, ${width} wide`, limit, async () => {
    const ada = await Visitor.come(server, { viewport: { width, height: 900 } })
    for (const [game, words] of Object.entries(STANDING)) {
      await ada.sitAlone(game)
      const shown = (await ada.page.locator('.strip').innerText()).replace(/\s+/g, ' ')
      for (const word of words) assert.match(shown, word, game)
    }
    await ada.checkAccess('strip')
    await ada.leave()
  })
}

test('a place picked by keyboard is confirmed by the next key, and Escape leads back to it', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  const place = await stationPlace(ada)
  await ada.hex(place).focus()
  await ada.page.keyboard.press('Enter')
  await ada.page.locator('[data-confirm]:focus').waitFor()
  await ada.page.keyboard.press('Escape')
  await ada.page.locator(`[data-hex="${place}"]:focus`).waitFor()
  await ada.page.keyboard.press('Enter')
  await ada.page.locator('[data-confirm]:focus').waitFor()
  await ada.page.keyboard.press('Enter')
  await standsAt(ada, 1)
  await ada.leave()
})

test('with a locomotive in hand, a click on a town is about driving there', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  const { view, legal } = await ada.present()
  const { board } = await ada.api('/games/rocket/board')
  const bristol = view.companies.find(({ id }) => id === 'GWR').locomotive
  const { arguments: given } = legal.find(({ verb }) => verb === 'token')
  const town = board.towns.find(({ id }) => id === given.town).hex
  await ada.clickFor(ada.page.locator('.grip'), bristol)
  const refusal = await ada.refused(() => ada.click(town))
  assert.match(await refusal.innerText(), /locomotive advances one step at a time/)
  await ada.click(town)
  await ada.page.locator('[data-confirm], [data-option]').first().waitFor()
  await ada.leave()
})

test('every tab stands in sight, whatever the language calls it', LIMIT, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 1024, height: 768 }, locale: 'fr-FR' })
  await ada.sitAlone('rock-island')
  const edges = await ada.page
    .locator('.tabs [role=tab]')
    .evaluateAll((tabs) => tabs.map((tab) => tab.getBoundingClientRect().right))
  assert.ok(Math.max(...edges) <= 1024, `${edges}`)
  await ada.leave()
})
