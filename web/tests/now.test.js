import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** A table anyone may join, with its host at it. */
async function openTable(ada, options = { first_player: 1 }) {
  await ada.api('/guests', { name: 'Ada' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { table } = await ada.api('/tables', { game: 'rocket', seats, public: true, options })
  await ada.go(`/table/${table.id}`)
  await ada.button('Fill with bots and start').waitFor()
  return table.id
}

/** What stands beside each player's name, once everyone has come. */
async function players(page) {
  await page.getByText('Nobody is watching').waitFor()
  return page
    .locator('.seats section .line')
    .evaluateAll((lines) => lines.map((line) => line.firstChild.nextSibling.data.trim()))
}

test('whoever sits down at an open table plays at once, in each of their tabs', LIMIT, async () => {
  const [ada, bob] = await Promise.all([Visitor.come(server), Visitor.come(server)])
  const id = await openTable(ada)
  // Nobody yet: the guest is made by sitting down.
  const elsewhere = await bob.context.newPage()
  await elsewhere.goto(`${server.base}/table/${id}`)
  await elsewhere.getByRole('button', { name: 'Sit down' }).waitFor()
  await bob.go('/')
  await bob.page.locator(`a[href="/table/${id}"]`).click()
  const name = bob.page.getByLabel('Your name')
  assert.notEqual(await name.inputValue(), '')
  await name.fill('Bob')
  await bob.button('Sit down').click()
  await bob.myTurn()
  assert.equal((await bob.present()).table.seats[1].name, 'Bob')
  await elsewhere.locator('.prompt .yours').waitFor()
  assert.notEqual((await bob.targets()).length, 0)
  for (const page of [ada.page, bob.page, elsewhere]) {
    assert.deepEqual(await players(page), ['here', 'here'])
    assert.equal(await page.getByText('(you)').count(), 1)
  }

  // In the other tab they are the same guest, not another.
  await elsewhere.goto(`${server.base}/`)
  const me = await bob.api('/me')
  await elsewhere.locator('article:has(a[href="/learn/rocket"])').getByRole('button', { name: 'Play now' }).click()
  await elsewhere.waitForURL(/\/table\//)
  assert.deepEqual(await bob.api('/me'), me)
  await Promise.all([ada.leave(), bob.leave()])
})

test('a guest made in one tab is known in the others', LIMIT, async () => {
  const [ada, bob] = await Promise.all([Visitor.come(server), Visitor.come(server)])
  const id = await openTable(ada)
  await bob.go(`/table/${id}`)
  await bob.button('Sit down').waitFor()
  const elsewhere = await bob.context.newPage()
  await elsewhere.goto(`${server.base}/`)
  await elsewhere.locator('article:has(a[href="/learn/rocket"])').getByRole('button', { name: 'Play now' }).click()
  await elsewhere.locator('.prompt .yours').waitFor()
  const me = await bob.api('/me')
  await bob.button('Sit down').click()
  await bob.myTurn()
  assert.deepEqual(await bob.api('/me'), me)
  assert.deepEqual(await players(ada.page), ['here', 'here'])

  // Whoever gives a seat up only watches.
  await bob.page.keyboard.press('?')
  await bob.button('Resign').click()
  await bob.button('Really resign for good?').click()
  for (const page of [ada.page, bob.page]) await page.getByText('1 person is watching').waitFor()
  assert.equal((await bob.targets()).length, 0)
  await Promise.all([ada.leave(), bob.leave()])
})

const GAME = 'england-wales-shares'

async function playOn(ada, moves) {
  for (let made = 0; made < moves; made++) {
    const { legal, seq, moment } = await ada.asked()
    await ada.api(`/tables/${ada.tableId()}/actions`, { seq, action: legal.at(-1).text })
    await ada.goneOn(moment)
  }
  await ada.asked()
}

/** What players have and where the match stands, without what goes by the clock. */
const state = (page) =>
  page.evaluate(() => {
    const copies = [...document.querySelectorAll('.seats section, .strip, .right [role=tabpanel]')].map((part) =>
      part.cloneNode(true),
    )
    copies.forEach((copy) => copy.querySelectorAll('.clock, [data-difference]').forEach((part) => part.remove()))
    return copies.map((copy) => copy.textContent.replace(/\s+/g, ' ').trim())
  })

async function seatAgainstBot(ada) {
  await ada.api('/guests', { name: 'Ada' })
  const seats = [{ kind: 'me' }, { kind: 'bot' }]
  const { table } = await ada.api('/tables', { game: GAME, seats })
  await ada.go(`/table/${table.id}`)
  await playOn(ada, 3)
}

const LOOKS_BACK = {
  'a line of the log': async (ada) => {
    await ada.page.getByRole('tab', { name: 'Log' }).click()
    await ada.page.locator('.log .turns > li:has(button)').last().locator('button').first().click()
    await ada.page.locator('.log [aria-current]').waitFor()
  },
  'steps back after a reload': async (ada) => {
    await ada.page.reload()
    await ada.myTurn()
    await ada.button('To the start').click()
  },
}

for (const [name, lookBack] of Object.entries(LOOKS_BACK)) {
  const limit = name === 'a line of the log' ? LIMIT : EXHAUSTIVE
  test(`after ${name} the page goes on with the match`, limit, async () => {
    const ada = await Visitor.come(server)
    await seatAgainstBot(ada)
    const money = (other) => {
      const told = String([...document.querySelectorAll('.ticker')].map(({ lastChild }) => lastChild.data))
      return told !== other && told
    }
    const now = await ada.page.evaluate(money)
    await lookBack(ada)
    await ada.page.getByText(/^Step \d+ of \d+/).waitFor()
    await ada.page.waitForFunction(money, now)
    await ada.button('Back to now').click()
    await playOn(ada, 4)
    await ada.page.getByRole('tab', { name: 'Companies' }).click()
    const afresh = await ada.context.newPage()
    await afresh.goto(ada.page.url())
    await afresh.locator('.prompt .yours').waitFor()
    assert.deepEqual(await state(ada.page), await state(afresh))
    await ada.leave()
  })
}

test('a moment that was taken back is no longer looked at', LIMIT, async () => {
  const [ada, bob] = await Promise.all([Visitor.come(server), Visitor.come(server)])
  const id = await openTable(ada, { first_player: 0 })
  await bob.go(`/table/${id}`)
  await bob.button('Sit down').click()
  await ada.myTurn()
  await playOn(ada, 1)
  await bob.page.keyboard.press('[')
  await bob.button('Back to now').waitFor()
  await bob.page.keyboard.press(']')
  await bob.page.getByRole('tab', { name: 'Log' }).click()
  await bob.page.locator('.log li button').first().click()
  await bob.button('Back to now').waitFor()
  await ada.button('Undo').click()
  await bob.button('Back to now').waitFor({ state: 'detached' })
  assert.equal(await bob.moment(), 0)
  await Promise.all([ada.leave(), bob.leave()])
})
