// What a browser that keeps tables can lose: each has its sentence, and what was shown as made stays.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromium } from 'playwright-core'
import { stationPlace } from './rocket.js'
import { EXHAUSTIVE } from './server.js'
import { button, changed, playNow, reached, startSite } from './site.js'

let site

before(async () => {
  if (!EXHAUSTIVE.skip) site = await startSite()
})

after(() => site?.close())

const mayMove = (page) => page.locator('[data-hex].target').first().waitFor()
const place = async (page) => page.locator(`[data-hex="${await stationPlace({ page })}"]`).click()
const says = (page, words) => page.getByText(words).first().waitFor()

/** A move, until it is shown; how many decisions are made then. */
async function move(page) {
  const before = await reached(page)
  await place(page)
  return changed(page, before)
}

/** A table in Rocket at which it is our turn. */
async function openTable() {
  const visitor = await site.visit()
  visitor.alarm.expected = true
  await playNow(visitor.page, 'rocket')
  await mayMove(visitor.page)
  return visitor
}

async function takeAlong(page) {
  await button(page, /^Take along/).click()
  await says(page, 'It is here')
}

/** Asks the browser itself. */
async function tell(context, method, how) {
  const session = await context.newCDPSession(context.pages()[0])
  await session.send(method, { origin: new URL(site.base).origin, ...how })
}

/** A disk on which there is no room, or again room enough. The browser looks at that twice a minute. */
async function fill(context, page, isFull) {
  await tell(context, 'Storage.overrideQuotaForOrigin', isFull ? { quotaSize: 1 } : {})
  for (let end = Date.now() + 60_000; (await page.evaluate(isRefused)) !== isFull; await page.waitForTimeout(1000))
    assert.ok(Date.now() < end)
}

/** Runs in the page: whether it may write no more. */
function isRefused() {
  return new Promise((done) => {
    const opening = indexedDB.open('room', 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore('rows')
    opening.onerror = () => done(true)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('rows', 'readwrite')
      writing.objectStore('rows').put('row', 'key')
      writing.oncomplete = () => done(false)
      writing.onabort = () => done(true)
    }
  })
}

test('a full disk refuses a move, and once there is room it is made', EXHAUSTIVE, async () => {
  const { page, context } = await openTable()
  const before = await reached(page)
  await fill(context, page, true)
  await place(page)
  await says(page, /no room left to keep your tables/)
  assert.equal(await reached(page), before)
  await fill(context, page, false)
  const made = await move(page)
  await page.reload()
  await mayMove(page)
  assert.ok((await reached(page)) >= made)
  await context.close()
})

test('a full disk takes nothing along, and says so', EXHAUSTIVE, async () => {
  const { page, context, alarm } = await site.visit()
  alarm.expected = true
  await tell(context, 'Storage.overrideQuotaForOrigin', { quotaSize: 2_000_000 })
  await button(page, /^Take along/).click()
  await says(page, /not enough room on this device/)
  await context.close()
})

test('a browser that has cleared its storage is told as one', EXHAUSTIVE, async () => {
  const { page, context } = await openTable()
  await page.goto('about:blank')
  await tell(context, 'Storage.clearDataForOrigin', { storageTypes: 'indexeddb,cache_storage,service_workers' })
  await page.goto(site.base)
  await says(page, /has removed the tables that were here/)
  await page.reload()
  await page.locator('article').first().waitFor()
  assert.equal(await page.getByText(/has removed the tables/).count(), 0)
  await context.close()
})

/** Writes something else over a file that was taken along. */
const damage = (page, file) =>
  page.evaluate(async (name) => {
    for (const kept of await caches.keys()) {
      const cache = await caches.open(kept)
      const found = (await cache.keys()).find(({ url }) => url.endsWith(name))
      if (found) await cache.put(found, new Response('damaged'))
    }
  }, file)

test('what is damaged is told, leaves tables alone, and is mended where there is a network', EXHAUSTIVE, async () => {
  const { page, context } = await openTable()
  const made = await move(page)
  const table = page.url()
  await page.goto(site.base)
  await takeAlong(page)
  await context.setOffline(true)
  for (const [file, words] of [
    ['/games/rocket.zip.packed', /damaged in this browser/],
    ['/code.zip.packed', /What was taken along is damaged. Your tables are not/],
  ]) {
    await damage(page, file)
    await page.goto(table)
    await page.reload()
    await says(page, words)
    await context.setOffline(false)
    await page.reload()
    await mayMove(page)
    await context.setOffline(true)
    await page.reload()
    await mayMove(page)
    assert.ok((await reached(page)) >= made)
  }
  await context.close()
})

test('a private window says that it may lose what it keeps', EXHAUSTIVE, async () => {
  const { page, context } = await site.visit()
  await takeAlong(page)
  await says(page, /has not promised to keep this/)
  await context.close()
})

test('a browser that keeps nothing says so instead of opening a table', EXHAUSTIVE, async () => {
  const profile = await mkdtemp(join(tmpdir(), 'branchline-nothing-'))
  await mkdir(join(profile, 'Default'))
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } }
  await writeFile(join(profile, 'Default', 'Preferences'), JSON.stringify(blocked))
  const port = 40_000 + (process.pid % 20_000)
  const words = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`]
  const executable = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const child = spawn(executable, [...words, `--remote-debugging-port=${port}`, 'about:blank'], { stdio: 'ignore' })
  let browser = null
  while (!browser) {
    browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null)
    await new Promise((goOn) => setTimeout(goOn, 100))
  }
  const page = await browser.contexts()[0].newPage()
  page.setDefaultTimeout(120_000)
  await page.goto(site.base)
  await says(page, /keeps nothing here, as in a private window/)
  const gone = new Promise((done) => child.once('exit', done))
  await browser.newBrowserCDPSession().then((session) => session.send('Browser.close'))
  await gone
  await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

test('two tabs on one match: one plays, the other says so and goes on where it left off', EXHAUSTIVE, async () => {
  const { page, context } = await openTable()
  const other = await context.newPage()
  other.setDefaultTimeout(120_000)
  await other.goto(page.url())
  await says(other, /open in another tab/)
  const made = await move(page)
  await page.close()
  await mayMove(other)
  assert.ok((await reached(other)) >= made)
  await move(other)
  await context.close()
})

/** A newer version at the host: other names for everything that has a version in its name. */
async function update() {
  const { version } = JSON.parse(await readFile(join(site.house, 'offline', 'contents.json'), 'utf8'))
  const newer = version.replace(/./g, (digit) => (parseInt(digit, 16) ^ 1).toString(16))
  const list = JSON.parse(await readFile(join(site.house, 'files.json'), 'utf8'))
  const renamed = [
    [version, newer],
    [list.version, `${list.version}newer`],
    ['assets/', 'assets2/'],
  ]
  await rename(join(site.house, 'offline', version), join(site.house, 'offline', newer))
  await rename(join(site.house, 'assets'), join(site.house, 'assets2'))
  for (const name of await readdir(site.house, { recursive: true })) {
    if (!/\.(js|json|css|html)$/.test(name) || name.startsWith('manual')) continue
    const text = await readFile(join(site.house, name), 'utf8')
    const changed = renamed.reduce((so, [before, then]) => so.replaceAll(before, then), text)
    if (changed !== text) await writeFile(join(site.house, name), changed)
  }
  return { version, newer }
}

test('an update comes while a match is played, which goes on with its own version', EXHAUSTIVE, async () => {
  const { page, context } = await openTable()
  const table = page.url()
  await page.goto(site.base)
  await takeAlong(page)
  await page.goto(table)
  await page.reload()
  await mayMove(page)
  const { version, newer } = await update()
  const other = await context.newPage()
  other.setDefaultTimeout(120_000)
  await other.goto(site.base)
  await button(other, /^Bring up to date/).click()
  await says(other, 'It is here: you can play')
  await other.close()
  const plays = () => page.workers().map((worker) => worker.url())
  const versions = () => page.evaluate(async () => (await caches.keys()).filter((name) => /-taken /.test(name)).length)
  assert.ok(plays().every((url) => url.includes(version)))
  assert.equal(await versions(), 2)
  const made = await move(page)
  await button(page, 'Hint').click()
  await page.locator('[data-hints] [data-hinted]').first().waitFor()
  await context.setOffline(true)
  await page.reload()
  await mayMove(page)
  assert.ok(plays().length && plays().every((url) => url.includes(newer)))
  assert.ok((await reached(page)) >= made)
  await page.goto(site.base)
  await page.waitForFunction(async () => (await caches.keys()).filter((name) => /-taken /.test(name)).length === 1)
  await context.close()
})
