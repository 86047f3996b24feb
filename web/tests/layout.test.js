import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stationPlace } from './rocket.js'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const sizeOf = (visitor, part) => visitor.page.locator(part).first().boundingBox()

test('the map has three fifths of the width with a panel open, and the columns beside it fold', LIMIT, async () => {
  const ada = await Visitor.come(server)
  for (const game of ['england-wales-shares', 'england-wales']) {
    await ada.sitDown(game)
    await ada.page.locator('[data-dock] .side').waitFor()
    const [map, panel] = [await sizeOf(ada, '.board'), await sizeOf(ada, '[data-dock] .side')]
    assert.ok(map.width >= 0.6 * 1280, `${game}: ${map.width}`)
    assert.ok(panel.x >= map.x + map.width, `${game}: the panel lies beside the map`)
  }
  await ada.button('Ledger, log and rules beside the map').click()
  await ada.button('Players beside the map').click()
  assert.ok((await sizeOf(ada, '.board')).width >= 1279)
  await ada.page.reload()
  await ada.page.locator('.board').waitFor()
  assert.ok((await sizeOf(ada, '.board')).width >= 1279, 'and stay so')
  await ada.checkAccess('folded')
  await ada.leave()
})

test('on a phone that lies on its side, the map has the height and most of the width', LIMIT, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 844, height: 390 } })
  await ada.sitDown('england-wales')
  const map = await sizeOf(ada, '.board')
  assert.ok(map.width >= 0.6 * 844 && map.height >= 0.75 * 390, `${map.width} × ${map.height}`)
  const prompt = await sizeOf(ada, '.prompt')
  assert.ok(prompt.x >= map.x + map.width, 'what is asked stands beside it')
  assert.deepEqual(await ada.sizeOfPage(), { width: 844, height: 390 })
  await ada.checkAccess('landscape')
  await ada.leave()
})

test('neither a question nor news moves the map', LIMIT, async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const ada = await Visitor.come(server, { viewport })
    await ada.playNow('rocket')
    const before = await sizeOf(ada, '.board')
    await ada.click(await stationPlace(ada))
    await ada.page.locator('[data-confirm]').waitFor()
    assert.deepEqual(await sizeOf(ada, '.board'), before, 'a question')
    await ada.confirm()
    await ada.asked()
    await ada.click(await stationPlace(ada))
    await ada.confirm()
    await ada.asked()
    await ada.page.locator('.recap').waitFor()
    await ada.page.locator('.recap .fold').click()
    assert.deepEqual(await sizeOf(ada, '.board'), before, 'news')
    await ada.leave()
  }
})

test('in a guided game the button that goes on is in sight', LIMIT, async () => {
  for (const viewport of [
    { width: 1280, height: 800 },
    { width: 390, height: 844 },
  ]) {
    const ada = await Visitor.come(server, { viewport })
    await ada.go('/learn/rock-island/first-game')
    const confirm = ada.page.locator('.panel .buttons .primary')
    await confirm.waitFor()
    const { y, height } = await confirm.boundingBox()
    assert.ok(y + height <= viewport.height, `${viewport.width}: ${y}`)
    await ada.leave()
  }
})
