import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { eastOf, stationPlace } from './rocket.js'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

async function placeStation(visitor) {
  const place = await stationPlace(visitor)
  await visitor.click(place)
  await visitor.confirm()
  return place
}

test('two browsers play one another, a third watches', LIMIT, async () => {
  const [ada, bob, eve] = await Promise.all([Visitor.come(server), Visitor.come(server), Visitor.come(server)])
  await ada.go('/')
  await ada.cardButton('Invite friends').click()
  await ada.page.getByRole('combobox', { name: 'Players' }).selectOption('2')
  await ada.page.locator('summary').click()
  await ada.page.getByRole('combobox', { name: 'First player' }).selectOption({ label: 'seat 1' })
  await ada.checkAccess('opening a table')
  await ada.button('Open the table').click()
  await ada.page.waitForURL(/\/table\//)
  const link = await ada.page.getByLabel('Send this link to your friends').inputValue()
  await ada.checkAccess('waiting for players')

  await bob.page.goto(link)
  await bob.page.getByLabel('Your name').fill('Bob')
  await bob.checkAccess('invitation')
  await bob.button('Sit down').click()
  await bob.page.waitForURL(/\/table\//)
  await ada.myTurn()
  await eve.page.goto(ada.page.url())
  await eve.page.locator('.rocket-map').waitFor()

  await placeStation(ada)
  await placeStation(ada)
  await bob.myTurn()
  await eve.page.waitForFunction(() => Number(document.querySelector('.bar input').max) === 2)
  assert.equal(await eve.page.locator('[data-hex].target').count(), 0)
  await ada.page.getByText('1 person is watching').waitFor()

  // Chat is the players' own.
  await bob.page.getByRole('tab', { name: 'Chat' }).click()
  await bob.page.getByLabel('Say something').fill('Good luck!')
  await bob.button('Send').click()
  await ada.page.getByRole('tab', { name: 'Chat' }).click()
  await ada.page.getByText('Good luck!').waitFor()

  // Beyond one's own turn, going back needs the other's consent.
  await placeStation(bob)
  await ada.button('Ask to undo').click()
  await bob.button('Agree').click()
  await ada.myTurn()
  assert.equal(await bob.moment(), 1)
  await Promise.all([ada.leave(), bob.leave(), eve.leave()])
})

test('reload and reconnect in mid-move', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.page.addInitScript(() => {
    const Real = WebSocket
    window.sockets = []
    window.WebSocket = class extends Real {
      constructor(address) {
        super(address)
        window.sockets.push(this)
      }
    }
  })
  await ada.playNow()
  const before = await ada.moment()
  await ada.click(await stationPlace(ada))
  await ada.page.locator('[data-confirm]').waitFor()
  await ada.page.reload()
  await ada.myTurn()
  assert.equal(await ada.moment(), before)

  // The connection breaks, and something happens meanwhile.
  const { seq, legal } = await ada.api(`/tables/${ada.tableId()}`)
  await ada.page.evaluate(() => window.sockets.at(-1).close())
  await ada.api(`/tables/${ada.tableId()}/actions`, {
    seq,
    action: legal.find(({ verb }) => verb === 'station').text,
  })
  await ada.goneOn(before)
  await ada.page.getByText('Reconnecting').waitFor({ state: 'detached' })
  assert.ok((await ada.page.evaluate(() => window.sockets.length)) > 1)
  await placeStation(ada)
  await ada.leave()
})

test('undo, why not, history and what happened since', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.playNow()
  const before = await ada.moment()
  const place = await placeStation(ada)
  await ada.myTurn()
  await ada.button('Undo').click()
  await ada.page.waitForFunction((seen) => Number(document.querySelector('.bar input').max) === seen, before)
  await ada.page.getByRole('tab', { name: 'Log' }).click()
  await ada.page.locator('.log .back').waitFor()

  // A hex beside the one just taken: the rules say why not.
  await ada.click(place)
  await ada.confirm()
  const refusal = await ada.refused(() => ada.click(eastOf(place)))
  const clause = refusal.getByRole('link', { name: /Rule SR-/ })
  assert.match(await clause.getAttribute('href'), /^\/learn\/rocket\/SR-\d/)
  await ada.checkAccess('table with a refusal')

  await ada.page.keyboard.press('[')
  await ada.button('Back to now').waitFor()
  assert.equal(await ada.targets().then((found) => found.length), 0)
  await ada.page.keyboard.press('b')
  await ada.myTurn()
  await placeStation(ada)
  await ada.myTurn()
  await ada.page.getByRole('button', { name: /^Since my last turn/ }).click()
  await ada.button('Pause').click()
  await ada.button('Back to now').click()
  await ada.page.getByRole('searchbox').fill('places a station')
  await ada.page.locator('.log li button').first().hover()
  await ada.page.locator('.rocket-map .outlined').first().waitFor()
  await ada.leave()
})

test('French', LIMIT, async () => {
  const zoe = await Visitor.come(server, { locale: 'fr-FR' })
  await zoe.go('/')
  await zoe.cardButton('Jouer maintenant').click()
  await zoe.page.locator('.prompt .yours').getByText('À vous').waitFor()
  assert.match(await zoe.page.locator('.prompt').innerText(), /À vous de jouer/)
  assert.equal(await zoe.page.locator('html').getAttribute('lang'), 'fr')
  // Another language leaves everything where it was: what is chosen, what is half written.
  const place = await stationPlace(zoe)
  await zoe.page.getByRole('tab', { name: 'Chat' }).click()
  await zoe.page.getByLabel('Dire quelque chose').fill('Bonne cha')
  await zoe.click(place)
  await zoe.page.locator('[data-confirm]').waitFor()
  await zoe.chooseLanguage('English')
  await zoe.page
    .locator('.prompt')
    .getByText(/You place a station/)
    .waitFor({ state: 'attached' })
  assert.equal(await zoe.page.getByLabel('Say something').inputValue(), 'Bonne cha')
  await zoe.page.getByRole('tab', { name: 'Log' }).click()
  await zoe.page.keyboard.press('Escape')
  await zoe.page.locator('.prompt .yours').getByText('Your turn').waitFor()
  await zoe.page.getByText(/First of two actions:/).waitFor()
  await zoe.leave()
})

test('phone width, by touch', LIMIT, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })
  await ada.playNow()
  const before = await ada.moment()
  const box = await ada.settled(await stationPlace(ada))
  await ada.page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
  const confirm = ada.page.locator('[data-confirm]')
  await confirm.waitFor()
  const shown = await confirm.boundingBox()
  assert.ok(shown.height >= 44 && shown.y + shown.height <= 844, 'a finger reaches the button')
  assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth), 390)
  await ada.checkAccess('table on a phone')
  await confirm.tap()
  await ada.goneOn(before)
  for (const tab of ['Players', 'Companies', 'Log', 'Chat', 'Text']) {
    await ada.page.getByRole('tab', { name: tab }).tap()
    assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth), 390, tab)
  }
  await ada.myTurn()
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  await ada.page.getByRole('button', { name: /^Since my last turn/ }).waitFor()
  assert.equal(await ada.page.evaluate(() => document.documentElement.scrollWidth), 390, 'after the bots')
  await ada.leave()
})

test('keyboard only', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const { keyboard } = ada.page
  await ada.go('/')
  await ada.cardButton('Play now').waitFor()
  for (let tries = 0; tries < 20; tries++) {
    await keyboard.press('Tab')
    if (await ada.cardButton('Play now').evaluate((button) => button === document.activeElement)) break
  }
  await keyboard.press('Enter')
  await ada.myTurn()
  for (let tries = 0; tries < 40; tries++) {
    await keyboard.press('Tab')
    if (await ada.page.evaluate(() => document.activeElement.hasAttribute('data-hex'))) break
  }
  // To the next place where something can be done, then choose it.
  await keyboard.press('n')
  await keyboard.press('Enter')
  await ada.page.locator('[data-confirm], [data-option]').first().waitFor()
  await keyboard.press('Escape')
  await ada.page.locator('[data-confirm]').waitFor({ state: 'detached' })

  // Or type the move.
  const before = await ada.moment()
  await keyboard.press('t')
  await ada.page.waitForFunction(() => document.activeElement.hasAttribute('data-typed'))
  const { legal } = await ada.api(`/tables/${ada.tableId()}`)
  await keyboard.type(legal.find(({ verb }) => verb === 'station').text)
  await keyboard.press('Enter')
  await ada.page.locator('[data-confirm]').waitFor()
  await keyboard.press('c')
  await ada.goneOn(before)
  await ada.checkAccess('the board as text')
  await ada.leave()
})

test('a bot stands in, the seat is taken back, and the match is ended', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/')
  await ada.cardButton('Play together on this screen').click()
  await ada.checkAccess('hot-seat')
  await ada.button('Start playing').click()
  await ada.myTurn()
  await placeStation(ada)
  await placeStation(ada)
  await ada.myTurn()
  await ada.page.keyboard.press('?')
  await ada.page.getByRole('dialog').waitFor()
  await ada.checkAccess('table menu')
  await ada.button('Let a bot play for me').first().click()
  await ada.page.getByText('a bot stands in').waitFor()
  await ada.page.keyboard.press('?')
  await ada.button('Take my seat back').click()
  await ada.page.getByText('a bot stands in').waitFor({ state: 'detached' })
  await ada.page.keyboard.press('?')
  await ada.button('Ask to end the match').click()
  await ada.button('Play again').click()
  await ada.myTurn()
  await ada.leave()
})

for (const colorScheme of ['light', 'dark']) {
  test(`every page is accessible, ${colorScheme}`, colorScheme === 'light' ? LIMIT : EXHAUSTIVE, async () => {
    const ada = await Visitor.come(server, { colorScheme })
    await ada.playNow()
    for (const tab of ['Companies', 'Log', 'Chat', 'Text']) {
      await ada.page.getByRole('tab', { name: tab }).click()
      await ada.checkAccess(`table, ${tab}`)
    }
    for (const path of ['/', '/replay', '/learn/rocket', '/learn/rocket/SR-5.2', '/about']) {
      await ada.go(path)
      await ada.page.locator('h1').first().waitFor()
      await ada.checkAccess(path)
    }
    await ada.go('/')
    await ada.page.getByRole('button', { name: /Settings/ }).click()
    await ada.checkAccess('settings')
    await ada.leave()
  })
}
