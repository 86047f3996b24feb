// Plays on the house as plain files, below a path, from a plain file server: no server of ours, no special headers.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { Alarm } from './alarm.js'
import { Firefox } from './firefox.js'
import { stationPlace } from './rocket.js'
import { EXHAUSTIVE, PYTHON } from './server.js'

const PATIENCE = 120_000
const PORT = 20_000 + (process.pid % 20_000)
const BASE = `http://127.0.0.1:${PORT}/clubs/rail/`
let folder, files, browser

before(async () => {
  if (EXHAUSTIVE.skip) return
  folder = await mkdtemp(join(tmpdir(), 'branchline-site-'))
  await promisify(execFile)(PYTHON, ['-m', 'branchline', 'export-site', join(folder, 'clubs', 'rail')])
  const words = ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, String(PORT)]
  files = spawn(PYTHON, words, { stdio: 'ignore' })
  while (!(await fetch(BASE).catch(() => null))) await new Promise((goOn) => setTimeout(goOn, 100))
  const args = ['--no-sandbox', '--disable-gpu']
  browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args })
})

after(async () => {
  await browser?.close()
  files?.kill()
  if (folder) await rm(folder, { recursive: true, force: true })
})

async function visit(path = '') {
  const alarm = new Alarm()
  const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true })
  await alarm.watch(context)
  const page = alarm.guard(await context.newPage())
  page.setDefaultTimeout(PATIENCE)
  await page.goto(BASE + path)
  return { page, context, alarm }
}

const button = (page, name) => page.getByRole('button', { name })
const moment = async (page) =>
  Number(
    (
      await page
        .getByText(/^\d+\/\d+$/)
        .first()
        .textContent()
    ).split('/')[1],
  )

test('a table is played, advised, taken back, closed and opened again', EXHAUSTIVE, async () => {
  const { page, context, alarm } = await visit()
  await page.locator('article:has(a[href$="/learn/rocket"])').getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(/#\/table\//)
  await page.locator('[data-hex].target').first().waitFor()
  const began = await moment(page)
  await page.locator(`[data-hex="${await stationPlace({ page })}"]`).click()
  await page.waitForFunction((then) => !document.body.innerText.includes(then), `${began}/${began}`)
  await button(page, 'Hint').click()
  await page.locator('[data-hints] [data-hinted]').first().waitFor()
  await button(page, 'Undo').click()
  await page.waitForFunction((then) => document.body.innerText.includes(then), `${began}/${began}`)
  await page.reload()
  await page.locator('[data-hex].target').first().waitFor()
  assert.equal(await moment(page), began)
  await context.close()
  assert.deepEqual(alarm.faults, [])
})

test('a match goes out as a file and as an address, and comes in from both', EXHAUSTIVE, async () => {
  const { page, context, alarm } = await visit()
  await page.locator('article:has(a[href$="/learn/rock-island"])').getByRole('button', { name: 'Play now' }).click()
  await button(page, 'Hint').waitFor()
  await button(page, 'Table menu').click()
  await button(page, 'Let a bot play for me').click()
  await button(page, 'Save as a file').waitFor({ timeout: 500_000 })
  const saved = page.waitForEvent('download')
  await button(page, 'Save as a file').click()
  const file = join(folder, 'match.json')
  await (await saved).saveAs(file)
  assert.equal(JSON.parse(await readFile(file, 'utf8')).game, 'rock-island')
  const address = await page.getByLabel(/^The whole match/).inputValue()
  await context.close()
  const another = await visit()
  await another.page.goto(address)
  await another.page.reload()
  await another.page.waitForURL(/#\/replay\/[^#]+$/)
  assert.ok((await moment(another.page)) > 20)
  await another.page.goto(`${BASE}#/replay`)
  await another.page.locator('input[type=file]').setInputFiles(file)
  await another.page.waitForURL(/#\/replay\/[^#]+$/)
  assert.ok((await moment(another.page)) > 20)
  await another.context.close()
  assert.deepEqual([...alarm.faults, ...another.alarm.faults], [])
})

test('Firefox plays a match to its end there, with a hint, closed in the middle', EXHAUSTIVE, async () => {
  const firefox = await Firefox.open()
  const reached = () => Number(/(\d+)\/\1/.exec(document.body.innerText)?.[1] ?? 0)
  await firefox.go(BASE)
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
  assert.ok((await firefox.until(reached)) >= before)
  await firefox.until(() => document.body.innerText.includes('Save as a file'))
  await firefox.close()
})

test('it can be taken along, and then needs no host either', EXHAUSTIVE, async () => {
  const { page, context, alarm } = await visit()
  await button(page, /^Take along/).click()
  await page.getByText('It is here').waitFor()
  await context.setOffline(true)
  await page.reload()
  await page.getByRole('link', { name: 'Learn' }).click()
  await page.waitForURL(/#\/learn/)
  await page.goto(BASE)
  await page.locator('article').first().waitFor()
  await context.close()
  assert.deepEqual(alarm.faults, [])
})
