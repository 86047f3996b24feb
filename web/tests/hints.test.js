import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** Asks for a hint until the game is compiled. */
async function hinted(visitor) {
  visitor.alarm.expected = true
  for (;;) {
    await visitor.page.locator('[data-hint-ask]').click()
    await visitor.page.locator('[data-hints] [data-hinted], [data-hints] [role=alert]').first().waitFor()
    if (await visitor.page.locator('[data-hinted]').count()) break
    await visitor.page.waitForTimeout(1000)
  }
  visitor.alarm.expected = false
}

test('on a phone a hint is told move by move, and the map shows where', LIMIT, async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const ada = await Visitor.come(server, phone)
  await ada.playNow()
  await hinted(ada)
  await ada.page.locator('.board .outlined').first().waitFor()
  const [map, strip] = [
    await ada.page.locator('.board').boundingBox(),
    await ada.page.locator('[data-hints]').boundingBox(),
  ]
  assert.ok(strip.y - map.y >= 0.3 * 844, `the map is seen above the hint: ${strip.y - map.y}`)
  assert.equal(await ada.page.locator('[data-hinted]').count(), 1)
  const first = await ada.page.locator('[data-hints]').innerText()
  await ada.page.getByRole('button', { name: 'The next best' }).tap()
  assert.notEqual(await ada.page.locator('[data-hints]').innerText(), first)
  await ada.checkAccess('a hint on a phone')
  await ada.page.locator('[data-hinted]').tap()
  await ada.confirm()
  await ada.page.locator('[data-hints]').waitFor({ state: 'detached' })
  await ada.leave()
})

test('a hint against bots: the best moves, and one of them is made', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.playNow()
  await hinted(ada)
  const moves = await ada.page.locator('[data-hinted]').count()
  assert.ok(moves > 1 && moves <= 3)
  await ada.page.locator('[data-hinted]').first().hover()
  await ada.page.locator('.board .outlined').first().waitFor()
  assert.match(await ada.page.locator('[data-hints] .parties').first().innerText(), /You\s+can (still )?expect £/)
  await ada.page.locator('[data-hints] summary').first().click()
  await ada.checkAccess('a hint')
  await ada.chooseLanguage('Français')
  await ada.page.getByRole('button', { name: 'Conseil', exact: true }).waitFor()
  assert.equal(await ada.page.locator('[data-hinted]').count(), 0)
  await hinted(ada)
  await ada.page
    .getByText(/\d % de chances de gagner/)
    .first()
    .waitFor()
  await ada.page
    .getByText(/Vous\s+pouvez (toujours )?espérer/)
    .first()
    .waitFor()
  await ada.page.locator('[data-hinted]').first().click()
  await ada.confirm()
  await ada.page.locator('[data-hints]').waitFor({ state: 'detached' })
  await ada.leave()
})

test(
  'round one screen there are hints only where the table allows them, and everyone can see that',
  LIMIT,
  async () => {
    const ada = await Visitor.come(server)
    await ada.go('/')
    for (const allowed of [false, true]) {
      await ada.go('/')
      await ada.cardButton('Play together on this screen').click()
      await ada.page.locator('summary').click()
      if (allowed) await ada.page.getByLabel('Hints are allowed, also while others play').check()
      await ada.button('Start playing').click()
      await ada.myTurn()
      assert.equal(await ada.page.locator('[data-hint-ask]').count(), allowed ? 1 : 0)
      await ada.button('Table menu').click()
      assert.equal(await ada.page.getByText('Everyone at this table may ask for hints.').count(), allowed ? 1 : 0)
      await ada.page.keyboard.press('Escape')
    }
    await ada.leave()
  },
)
