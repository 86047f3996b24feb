import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

const PANEL = '.guided > .panel'
const SAMPLE = ['rocket', 'england-wales-shares']
/** The game in whose lesson others take their time, as they do for a reader. */
const UNHURRIED = 'wensleydale'
let server
before(async () => void (server = await startServer()))
after(() => server.close())

for (const game of ['rocket', 'england-wales', 'england-wales-shares', 'wensleydale', 'nuremberg', 'rock-island']) {
  const limit = SAMPLE.includes(game) ? LIMIT : EXHAUSTIVE
  test(`the guided first game of ${game} leads to the end by doing what it says`, limit, async () => {
    const ada = await Visitor.come(server)
    if (game !== UNHURRIED) await ada.context.addInitScript(withoutPauses)
    await ada.go(`/learn/${game}`)
    await ada.page.getByRole('link', { name: 'Play a guided first game' }).click()
    const panel = ada.page.locator(PANEL)
    const done = new Set()
    for (let step = 0; step < 40; step++) {
      await panel.locator('> h1, > .buttons button').first().waitFor()
      const [title = null] = await panel.locator('> h1').allTextContents()
      if (title === 'You have won') break
      if (title) done.add(title)
      if (step === 0) await ada.checkAccess(`guided game of ${game}`)
      await doTask(ada, panel)
      await ada.page.waitForFunction(
        ([place, was]) => document.querySelector(`${place} > h1`)?.textContent !== was,
        [PANEL, title],
      )
    }
    await panel.getByRole('heading', { name: 'You have won' }).waitFor()
    assert.ok(done.size >= 10, [...done].join())
    await ada.checkAccess(`end of the guided game of ${game}`)
    await ada.leave()
  })
}

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

/** Runs in the page before anything else: nothing moves, and others answer at once. */
function withoutPauses() {
  if (location.protocol !== 'about:')
    localStorage['branchline-settings'] = JSON.stringify({ pace: 'instant', animations: false })
}

/** Clicks where the only place that can be picked is bare, once the map has come to rest: a map that has just appeared
    is fitted to its frame only after its first one. */
async function pointAtTarget(visitor) {
  await visitor.heard()
  const handle = await visitor.page.waitForFunction(() => {
    const spot = document.querySelector('[data-hex].target, [data-area].target')
    if (!spot || document.querySelector('.layer.moving, .veil.shifted')) return null
    const { x, y, width, height } = spot.getBoundingClientRect()
    const at = `${x} ${y} ${width}`
    if (at !== window.lastPlace) [window.lastPlace, window.restsSince] = [at, performance.now()]
    if (performance.now() - window.restsSince < 100) return null
    const parts = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8]
    const points = parts.flatMap((right) => parts.map((down) => ({ x: x + width * right, y: y + height * down })))
    return points.find((point) => document.elementFromPoint(point.x, point.y) === spot)
  })
  const { x, y } = await handle.jsonValue()
  await visitor.page.mouse.click(x, y)
}

/** Presses the lesson's own button, or picks the only place that can be picked, then confirms. */
async function doTask(visitor, panel) {
  const button = panel.locator('> .buttons button.primary')
  await button.waitFor()
  if (await button.isDisabled())
    await visitor.tryFor(panel.locator('> .buttons button.primary:enabled'), () => pointAtTarget(visitor))
  await button.click()
}
