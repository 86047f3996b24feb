import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stationPlace } from './rocket.js'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** A railway town, where no station may stand. */
const LEEDS = '2,6'

const GAMES = ['rocket', 'rock-island', 'wensleydale', 'nuremberg', 'england-wales', 'england-wales-shares']

test('the server goes away and returns: what was begun is finished, once', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  const before = await ada.moment()
  await ada.click(await stationPlace(ada))
  await ada.page.locator('.prompt li').getByText('places a station').waitFor({ state: 'attached' })

  await server.stop()
  await ada.page.getByText('Reconnecting').waitFor()
  await ada.page.locator('[data-confirm]').click()
  await ada.page.locator('.prompt').getByText('sent again').waitFor()
  await server.restart()
  await ada.goneOn(before)
  await ada.page.getByText('Reconnecting').waitFor({ state: 'detached' })
  assert.equal(await ada.moment(), before + 1)
  assert.equal(await ada.page.locator('.prompt').getByText('sent again').count(), 0)

  // What a move would do is worked out as soon as somebody can be asked.
  await server.stop()
  await ada.page.getByText('Reconnecting').waitFor()
  await ada.click(await stationPlace(ada))
  await ada.page.locator('.prompt').getByText('Working out').waitFor()
  await server.restart()
  await ada.page.locator('.prompt').getByText('Working out').waitFor({ state: 'detached' })
  await ada.confirm()
  assert.equal(await ada.moment(), before + 2)
  await ada.leave()
})

test('an address that leads nowhere gets a page with a way home', LIMIT, async () => {
  const ada = await Visitor.come(server)
  ada.alarm.expected = true
  for (const path of [
    '/table/no/where',
    '/learn/%E0%A4%A',
    '/table/nowhere',
    '/replay/nowhere',
    '/learn/nowhere',
    '/join/nowhere',
  ]) {
    await ada.go(path)
    await ada.page.locator('h1').first().waitFor()
    await ada.page.locator('main a[href="/"], main a[href="/learn"]').first().waitFor()
    await ada.checkAccess(path)
  }
  await ada.leave()
})

test('a link to a rule keeps the table, and so does learning', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  const address = ada.page.url()
  const refusal = await ada.refused(() => ada.click(LEEDS))
  const link = refusal.getByRole('link', { name: /Rule SR-/ })
  const clause = /SR-[\d.]+/.exec(await link.innerText())[0]
  await link.click()
  await ada.page.locator(`[id="${clause}"]`).waitFor()
  assert.equal(ada.page.url(), address)
  assert.equal(await ada.page.locator('.rocket-map').count(), 1)
  await ada.page.getByRole('tab', { name: 'Log' }).click()
  await ada.page.getByRole('link', { name: 'Learn', exact: true }).click()
  await ada.page.getByRole('tab', { name: 'Rules', selected: true }).waitFor()
  await ada.page.locator('[id="SR-1"]').waitFor()
  assert.equal(ada.page.url(), address)
  await ada.checkAccess('rules beside the table')
  await ada.leave()
})

test('after a typed move the focus is where the next one is typed', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  const { legal } = await ada.api(`/tables/${ada.tableId()}`)
  const before = await ada.moment()
  await ada.page.keyboard.press('t')
  await ada.page.locator('[data-typed]:focus').waitFor()
  await ada.page.keyboard.type(legal.find(({ verb }) => verb === 'station').text)
  await ada.page.keyboard.press('Enter')
  await ada.page.locator('[data-confirm]:focus').waitFor()
  await ada.page.keyboard.press('Enter')
  await ada.goneOn(before)
  await ada.page.locator('[data-typed]:focus').waitFor()
  await ada.leave()
})

test('no table is larger than its screen, whatever is open', LIMIT, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 1440, height: 900 } })
  for (const game of GAMES) {
    await ada.sitDown(game)
    const openers = [ada.page.locator('[data-sheet]'), ada.page.getByRole('tab')]
    for (const opener of openers) {
      for (let at = 0; at < (await opener.count()); at++) {
        await opener.nth(at).click()
        const { width, height } = await ada.sizeOfPage()
        assert.deepEqual([width, height], [1440, 900], `${game}: ${await opener.nth(at).innerText()}`)
      }
    }
  }
  await ada.leave()
})

test('a copy is called a copy, and is not among my tables', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  const original = ada.page.url()
  await ada.page.keyboard.press('?')
  await ada.button('Try things out on a copy').click()
  await ada.page.waitForURL((url) => url.href !== original)
  await ada.go('/')
  const list = (name) => ada.page.locator('section').filter({ has: ada.page.getByRole('heading', { name }) })
  await list('Copies and lessons').getByText('(copy)').waitFor()
  assert.equal(await list('My tables').getByRole('link').count(), 1)
  await ada.leave()
})

test('a page whose server has a newer client is loaded anew, and goes on where it was', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  // What fails before the page is loaded anew is no fault of it: another page of hers, without an alarm.
  const context = await server.browser.newContext({ locale: 'en-GB', storageState: await ada.context.storageState() })
  const page = await context.newPage()
  await page.goto(ada.page.url())
  const rules = page.getByRole('tab', { name: 'Rules' })
  await rules.waitFor()
  // Whatever asks for the part of an older client finds it gone: what preloads it, and then what needs it.
  const part = /assets\/RulesPanel.*\.js/
  await page.route(part, (route) => route.fulfill({ status: 404 }))
  const loaded = page.waitForEvent('domcontentloaded')
  await rules.click()
  await loaded
  await page.unroute(part)
  await rules.click()
  await page.getByRole('heading', { name: 'How it ends' }).waitFor()
  assert.equal(page.url(), ada.page.url())
  await context.close()
  await ada.leave()
})
