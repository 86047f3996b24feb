// Plays on the house as plain files, below a path, from a plain file server: no server of ours, no special headers.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { Firefox } from './firefox.js'
import { stationPlace } from './rocket.js'
import { EXHAUSTIVE } from './server.js'
import { button, changed, playNow, reached, startSite } from './site.js'

let site

before(async () => {
  if (!EXHAUSTIVE.skip) site = await startSite()
})

after(() => site?.close())

test('a table is played, advised, taken back, closed and opened again', EXHAUSTIVE, async () => {
  const { page, context, alarm } = await site.visit()
  await playNow(page, 'rocket')
  await page.locator('[data-hex].target').first().waitFor()
  const began = await reached(page)
  await page.locator(`[data-hex="${await stationPlace({ page })}"]`).click()
  const made = await changed(page, began)
  await button(page, 'Hint').click()
  await page.locator('[data-hints] [data-hinted]').first().waitFor()
  await button(page, 'Undo').click()
  assert.equal(await changed(page, made), began)
  await page.reload()
  await page.locator('[data-hex].target').first().waitFor()
  assert.equal(await reached(page), began)
  await context.close()
  assert.deepEqual(alarm.faults, [])
})

test('a match goes out as a file and as an address, and comes in from both', EXHAUSTIVE, async () => {
  const { page, context, alarm } = await site.visit()
  await playNow(page, 'rock-island')
  await button(page, 'Hint').waitFor()
  await button(page, 'Table menu').click()
  await button(page, 'Let a bot play for me').click()
  await button(page, 'Save as a file').waitFor({ timeout: 500_000 })
  const saved = page.waitForEvent('download')
  await button(page, 'Save as a file').click()
  const file = join(site.folder, 'match.json')
  await (await saved).saveAs(file)
  assert.equal(JSON.parse(await readFile(file, 'utf8')).game, 'rock-island')
  const address = await page.getByLabel(/^The whole match/).inputValue()
  await context.close()
  const another = await site.visit()
  await another.page.goto(address)
  await another.page.reload()
  await another.page.waitForURL(/#\/replay\/[^#]+$/)
  assert.ok((await reached(another.page)) > 20)
  await another.page.goto(`${site.base}#/replay`)
  await another.page.locator('input[type=file]').setInputFiles(file)
  await another.page.waitForURL(/#\/replay\/[^#]+$/)
  assert.ok((await reached(another.page)) > 20)
  await another.context.close()
  assert.deepEqual([...alarm.faults, ...another.alarm.faults], [])
})

test('Firefox plays a match to its end there, with a hint, closed in the middle', EXHAUSTIVE, async () => {
  const firefox = await Firefox.open()
  const made = () => Number(/(\d+)\/\1/.exec(document.body.innerText)?.[1] ?? 0)
  await firefox.go(site.base)
  await firefox.until(() => {
    const play = document.querySelector('article:has(a[href$="/learn/rocket"]) button.primary')
    play?.click()
    return play
  })
  await firefox.click('Hint')
  await firefox.until(() => document.querySelector('[data-hints] [data-hinted]'))
  await firefox.click('Table menu')
  await firefox.click('Let a bot play for me')
  const before = await firefox.until(() => Number(/(\d\d)\/\1/.exec(document.body.innerText)?.[1] ?? 0))
  await firefox.reload()
  assert.ok((await firefox.until(made)) >= before)
  await firefox.until(() => document.body.innerText.includes('Save as a file'))
  await firefox.close()
})

test('it can be taken along, and then needs no host either', EXHAUSTIVE, async () => {
  const { page, context, alarm } = await site.visit()
  await button(page, /^Take along/).click()
  await page.getByText('It is here').waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: 'Learn' }).click()
  await page.waitForURL(/#\/learn/)
  await page.goto(site.base)
  await page.locator('article').first().waitFor()
  await context.close()
  assert.deepEqual(alarm.faults, [])
})
