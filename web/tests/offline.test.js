// Plays without a network in a real browser, from what `make offline` has made: taken along, the server stopped, and
// the browser killed in mid-game.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { chromium } from 'playwright-core'
import { stationPlace } from './rocket.js'
import { EXHAUSTIVE, startServer } from './server.js'

const PATIENCE = 120_000
const KILLS = Number(process.env.BRANCHLINE_KILLS ?? 20)
let server, profile, port

before(async () => {
  if (EXHAUSTIVE.skip) return
  server = await startServer()
  profile = await mkdtemp(join(tmpdir(), 'branchline-offline-'))
  port = 20_000 + (process.pid % 20_000)
})

after(async () => {
  await server?.close()
  if (profile) await rm(profile, { recursive: true, force: true })
})

/** A browser of its own, with the same profile each time, that can be killed without warning. */
async function openBrowser() {
  const words = ['--headless=new', '--no-sandbox', '--disable-gpu', `--user-data-dir=${profile}`]
  const child = spawn(
    process.env.CHROMIUM ?? '/usr/bin/chromium',
    [...words, `--remote-debugging-port=${port}`, 'about:blank'],
    {
      stdio: 'ignore',
      detached: true,
    },
  )
  for (;;) {
    const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`).catch(() => null)
    if (browser) {
      const [context] = browser.contexts()
      const page = await context.newPage()
      page.setDefaultTimeout(PATIENCE)
      return { page, context, kill: () => kill(child) }
    }
    await new Promise((goOn) => setTimeout(goOn, 100))
  }
}

function kill(child) {
  const gone = new Promise((done) => child.once('exit', done))
  process.kill(-child.pid, 'SIGKILL')
  return gone
}

const moment = (page) =>
  page
    .getByText(/^\d+\/\d+$/)
    .first()
    .textContent()
const targets = (page) => page.locator('[data-hex].target')

test('taken along, killed in mid-game, and nothing that was shown as made is lost', EXHAUSTIVE, async () => {
  let { page, context, kill: stop } = await openBrowser()
  await page.goto(server.base)
  await page.getByRole('button', { name: /^Take along/ }).click()
  await page.getByRole('button', { name: 'Play without a network' }).waitFor()
  await server.stop()
  await context.setOffline(true)
  await page.getByRole('button', { name: 'Play without a network' }).click()
  await page.getByRole('button', { name: 'Play now' }).nth(1).click()
  await page.waitForURL(/\/table\//)
  const address = page.url()
  await targets(page).first().waitFor()
  for (let k = 0; k < KILLS; k++) {
    const before = await moment(page)
    const place = await stationPlace({ page })
    if (place) await page.locator(`[data-hex="${place}"]`).click()
    else await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForFunction((then) => !document.body.innerText.includes(then), before)
    const shown = await moment(page)
    await stop()
    ;({ page, context, kill: stop } = await openBrowser())
    await context.setOffline(true)
    await page.goto(address)
    await targets(page).first().waitFor()
    const [now, then] = [await moment(page), shown].map((text) => Number(text.split('/')[1]))
    assert.ok(now >= then, `${shown} was shown, and ${now} is there`)
  }
  await stop()
})
