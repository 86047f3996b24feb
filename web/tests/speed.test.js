import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EXHAUSTIVE, LIMIT, startServerForWholeBrowser } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServerForWholeBrowser()))
after(() => server.close())

const ROUNDS = 5
/** How many times longer things take because others use the processors: wall time for each second of work. */
function crowding() {
  const [wall, work] = [process.hrtime.bigint(), process.cpuUsage()]
  while (process.hrtime.bigint() - wall < 300_000_000n);
  const { user, system } = process.cpuUsage(work)
  return Math.max(1, Number(process.hrtime.bigint() - wall) / 1000 / (user + system))
}
/** Milliseconds allowed for what may take so many on free processors: browser and server wait, for those and for one another. */
const allowed = (milliseconds) => milliseconds * crowding() ** 2
const median = (figures) => figures.toSorted((one, other) => one - other)[Math.floor(figures.length / 2)]

/** A table late in a game that bots played, where the visitor now sits. */
async function lateTable(visitor, game) {
  const seats = [{ kind: 'me' }, { kind: 'bot' }, { kind: 'bot' }]
  const { table } = await visitor.api('/tables', { game, seats })
  await visitor.api(`/tables/${table.id}/hand`, { seat: 0 })
  while ((await visitor.api(`/tables/${table.id}`)).table.status === 'running') await visitor.page.waitForTimeout(200)
  const { actions } = await visitor.api(`/tables/${table.id}/file`)
  return (await visitor.api(`/tables/${table.id}/sandbox`, { moment: Math.floor(actions.length * 0.9) })).table.id
}

test('the first table view is light and soon playable', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.playNow()
  const address = ada.page.url()
  const times = []
  for (let round = 0; round < 3; round++) {
    const fresh = await Visitor.come(server, { storageState: await ada.context.storageState() })
    const start = Date.now()
    await fresh.page.goto(address)
    await fresh.myTurn()
    await fresh.page.locator('[data-hex].target').first().waitFor({ state: 'attached' })
    times.push(Date.now() - start)
    const bytes = await fresh.page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('.js'))
        .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
    )
    assert.ok(bytes < 200 * 1024, `${bytes} bytes`)
    if (round === 0) console.log(`first table view: ${(bytes / 1024).toFixed(1)} KB of JavaScript`)
    await fresh.leave()
  }
  console.log(`playable after ${times} ms`)
  assert.ok(median(times) < allowed(2000), `${times} ms`)
  await ada.leave()
})

test('an action appears at another browser at once', LIMIT, async () => {
  const [ada, eve] = await Promise.all([Visitor.come(server), Visitor.come(server)])
  await ada.go('/')
  await ada.cardButton('Play together on this screen').click()
  await ada.button('Start playing').click()
  await ada.myTurn()
  await eve.page.goto(ada.page.url())
  await eve.page.locator('.rocket-map').waitFor()
  const times = []
  for (let round = 0; round < ROUNDS; round++) {
    await eve.page.evaluate(() => {
      const bar = document.querySelector('.bar input')
      const before = bar.max
      window.seenAt = undefined
      const watch = new MutationObserver(() => bar.max !== before && (window.seenAt ??= Date.now()))
      watch.observe(bar, { attributes: true })
    })
    const places = await ada.targets()
    await ada.click(places[Math.floor(places.length / 2)])
    const option = ada.page.locator('[data-option]').first()
    await ada.page.locator('[data-confirm], [data-option]').first().waitFor()
    if (await option.count()) await option.click()
    await ada.page.locator('[data-confirm]').waitFor()
    const sent = await ada.page.evaluate(() => (document.querySelector('[data-confirm]').click(), Date.now()))
    await eve.page.waitForFunction(() => window.seenAt)
    times.push((await eve.page.evaluate(() => window.seenAt)) - sent)
    await ada.myTurn()
  }
  console.log(`seen elsewhere after ${times} ms`)
  assert.ok(median(times) < allowed(150), `${times} ms`)
  await Promise.all([ada.leave(), eve.leave()])
})

for (const [game, map] of [
  ['rocket', '.rocket-map'],
  ['rock-island', '.rock-map'],
])
  test(`a late board of ${game} pans and zooms without a long task`, EXHAUSTIVE, async () => {
    const ada = await Visitor.come(server)
    await ada.api('/guests', { name: 'Ada' })
    await ada.go(`/table/${await lateTable(ada, game)}`)
    await ada.myTurn()
    await ada.page.evaluate(() => {
      window.tasks = []
      new PerformanceObserver((list) =>
        window.tasks.push(...list.getEntries().map(({ duration }) => duration)),
      ).observe({ type: 'longtask' })
    })
    const box = await ada.page.locator(map).boundingBox()
    const middle = [box.x + box.width / 2, box.y + box.height / 2]
    const rounds = []
    for (let round = 0; round < ROUNDS; round++) {
      await ada.page.mouse.move(...middle)
      await ada.page.mouse.wheel(0, round % 2 ? 400 : -400)
      await ada.page.mouse.down()
      for (let step = 0; step < 40; step++)
        await ada.page.mouse.move(middle[0] + 120 * Math.sin(step / 6), middle[1] + 90 * Math.cos(step / 6))
      await ada.page.mouse.up()
      rounds.push(Math.round(Math.max(0, ...(await ada.page.evaluate(() => window.tasks.splice(0))))))
    }
    console.log(`${game}: longest tasks while panning: ${rounds} ms`)
    assert.ok(median(rounds) <= allowed(50), `${rounds} ms`)
    await ada.leave()
  })
