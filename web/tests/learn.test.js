import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

const PANEL = '.guided > .panel'
let server
before(async () => void (server = await startServer()))
after(() => server.close())

for (const game of ['rocket', 'england-wales', 'england-wales-shares', 'wensleydale', 'nuremberg', 'rock-island'])
  test(`the guided first game of ${game} leads to the end by doing what it says`, LIMIT, async () => {
    const ada = await Visitor.come(server)
    await ada.go(`/learn/${game}`)
    await ada.page.getByRole('link', { name: 'Play a guided first game' }).click()
    const panel = ada.page.locator(PANEL)
    const done = new Set()
    for (let step = 0; step < 40; step++) {
      await panel.locator('h1, button').first().waitFor()
      const [title = null] = await panel.locator('h1').allTextContents()
      if (title === 'You have won') break
      if (title) done.add(title)
      if (step === 0) await ada.checkAccess(`guided game of ${game}`)
      await doTask(ada, panel)
      await ada.page.waitForFunction(
        ([place, was]) => document.querySelector(`${place} h1`)?.textContent !== was,
        [PANEL, title],
      )
    }
    await panel.getByRole('heading', { name: 'You have won' }).waitFor()
    assert.ok(done.size >= 10, [...done].join())
    await ada.checkAccess(`end of the guided game of ${game}`)
    await ada.leave()
  })

test('a page is mounted once: one guest, one table, and another language restarts nothing', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const sent = []
  ada.page.on('request', (request) => request.method() === 'POST' && sent.push(new URL(request.url()).pathname))
  await ada.go('/learn/rocket')
  await ada.page.getByRole('link', { name: 'Play a guided first game' }).click()
  const panel = ada.page.locator(PANEL)
  await panel.getByText('Task 1 of').waitFor()
  await doTask(ada, panel)
  await panel.getByText('Task 2 of').waitFor()
  const before = [...sent]
  assert.deepEqual(before.slice(0, 2), ['/api/guests', '/api/tables'])

  await ada.chooseLanguage('Français')
  await panel.getByText('Étape 2 sur').waitFor()
  await panel.getByText('prend').first().waitFor()
  await ada.chooseLanguage('English')
  await panel.getByText('Task 2 of').waitFor()
  assert.deepEqual(sent, before)
  await ada.leave()
})

/** Clicks where the only place that can be picked is bare, once the map has come to rest. */
async function pointAtTarget(visitor) {
  const handle = await visitor.page.waitForFunction(() => {
    const spot = document.querySelector('[data-hex].target, [data-area].target')
    if (!spot || document.querySelector('.layer.moving')) return null
    const { x, y, width, height } = spot.getBoundingClientRect()
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
    const points = parts.flatMap((right) => parts.map((down) => ({ x: x + width * right, y: y + height * down })))
    return points.find((point) => document.elementFromPoint(point.x, point.y) === spot)
  })
  const { x, y } = await handle.jsonValue()
  await visitor.page.mouse.click(x, y)
}

/** Presses the one button there is, or picks the only place that can be picked, then confirms. */
async function doTask(visitor, panel) {
  const button = panel.locator('button.primary')
  await button.waitFor()
  if (await button.isDisabled()) {
    await pointAtTarget(visitor)
  }
  await button.click()
}

test('the rules can be searched, and every clause has its own address', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/learn/rocket')
  await ada.page.getByLabel('Search the rules').fill('passenger')
  await ada.page.locator('mark').first().waitFor()
  await ada.go('/learn/rocket/SR-5.2')
  const clause = ada.page.locator('[id="SR-5.2"]')
  await clause.waitFor()
  const box = await clause.boundingBox()
  assert.ok(box.y >= 0 && box.y < 800, 'the clause is in sight')
  await ada.leave()
})

test('a game has one page to keep beside the table, and it leads to the rules', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/learn/nuremberg')
  await ada.page.getByRole('link', { name: 'The game on one page' }).click()
  await ada.page.getByRole('heading', { name: 'How it ends' }).waitFor()
  await ada.checkAccess('aid')
  await ada.page.getByRole('link', { name: 'WD-12', exact: true }).click()
  await ada.page.locator('[id="WD-12"]').waitFor()
  await ada.leave()
})

test('the contents of the rules stay in sight, say where one reads, and name options as a table does', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/learn/rock-island')
  // Pictures above it have taken their room.
  await ada.page.locator('[id="RI-6"] svg').first().waitFor()
  await ada.page.locator('[id="RI-7"]').evaluate((chapter) => chapter.scrollIntoView())
  const here = ada.page.locator('nav [aria-current=location]', { hasText: 'The exchange' })
  await here.waitFor()
  const { y, height } = await here.boundingBox()
  assert.ok(y >= 0 && y + height <= 800, `${y}`)
  assert.doesNotMatch(await ada.page.locator('.text').innerText(), /[a-z]_[a-z]/)
  const order = await ada.page.locator('[id="RI-4"] li[id]').evaluateAll((clauses) => clauses.map(({ id }) => id))
  assert.ok(order.indexOf('RI-4.6') > order.indexOf('RI-4.17'), 'what a table may choose comes last')
  await ada.leave()
})
