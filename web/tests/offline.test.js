// Plays without a network in a real browser, from what `make offline` has made: taken along, the server stopped, and
// the browser killed in mid-game.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import { chromium } from 'playwright-core'
import { stationPlace } from './rocket.js'
import { EXHAUSTIVE, startServer } from './server.js'
import { button, changed, playNow, reached } from './site.js'

const PATIENCE = 120_000
const KILLS = Number(process.env.BRANCHLINE_KILLS ?? 20)
let server, profile, port, browser
let gone = false

before(async () => {
  if (EXHAUSTIVE.skip) return
  server = await startServer()
  port = 20_000 + (process.pid % 20_000)
})

beforeEach(async () => {
  if (!EXHAUSTIVE.skip) profile = await mkdtemp(join(tmpdir(), 'branchline-offline-'))
})

afterEach(async () => {
  await browser?.kill()
  browser = null
  if (profile) await rm(profile, { recursive: true, force: true, maxRetries: 5 })
})

after(async () => {
  if (gone) await server.restart()
  await server?.close()
})

/** A browser of its own, with the same profile throughout a test, that can be killed without warning. */
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
      await page.setViewportSize({ width: 1280, height: 800 })
      page.setDefaultTimeout(PATIENCE)
      return { page, context, kill: () => kill(child) }
    }
    await new Promise((goOn) => setTimeout(goOn, 100))
  }
}

async function kill(child) {
  if (child.exitCode !== null || child.signalCode) return
  const dead = new Promise((done) => child.once('exit', done))
  process.kill(-child.pid, 'SIGKILL')
  await dead
}

const targets = (page) => page.locator('[data-hex].target')
/** Takes everything along, and goes where there is no network and no server. */
async function leave({ page, context }) {
  if (gone) await server.restart()
  gone = false
  await page.goto(server.base)
  await button(page, /^Take along/).click()
  const play = button(page, 'Play without a network')
  await play.waitFor()
  await server.stop()
  gone = true
  await context.setOffline(true)
  await play.click()
  await button(page, 'Back to the server').waitFor()
}

/** Where there is a network again, and the server. */
async function comeBack({ page, context }) {
  await context.setOffline(false)
  await server.restart()
  gone = false
  await page.goto(server.base)
  await button(page, 'Back to the server').click()
}

test('taken along, killed in mid-game, and nothing that was shown as made is lost', EXHAUSTIVE, async () => {
  browser = await openBrowser()
  await leave(browser)
  await playNow(browser.page, 'rocket')
  const address = browser.page.url()
  await targets(browser.page).first().waitFor()
  for (let k = 0; k < KILLS; k++) {
    const { page } = browser
    const before = await reached(page)
    const place = await stationPlace({ page })
    if (place) await page.locator(`[data-hex="${place}"]`).click()
    else await button(page, 'Undo').click()
    const shown = await changed(page, before)
    await browser.kill()
    browser = await openBrowser()
    await browser.context.setOffline(true)
    await browser.page.goto(address)
    await targets(browser.page).first().waitFor()
    const now = await reached(browser.page)
    assert.ok(now >= shown, `${shown} was shown, and ${now} is there`)
  }
})

const GAMES = ['rock-island', 'rocket', 'england-wales', 'nuremberg', 'wensleydale', 'england-wales-shares']

for (const game of GAMES)
  test(`${game} is played to its end, the browser killed in the middle, and handed in`, EXHAUSTIVE, async () => {
    browser = await openBrowser()
    await leave(browser)
    await playNow(browser.page, game)
    const address = browser.page.url()
    await button(browser.page, 'Hint').waitFor()
    await button(browser.page, 'Table menu').click()
    await button(browser.page, 'Let a bot play for me').click()
    await browser.page.waitForFunction(() => /\d\d\/\d\d/.test(document.body.innerText))
    const shown = await reached(browser.page)
    await browser.kill()
    browser = await openBrowser()
    await browser.context.setOffline(true)
    await browser.page.goto(address)
    await button(browser.page, 'Save as a file').waitFor({ timeout: 500_000 })
    await comeBack(browser)
    await button(browser.page, 'Hand it in').click()
    await browser.page.getByText(/checked move by move/).waitFor()
    await browser.page.getByRole('link', { name: 'Match 1' }).click()
    await browser.page.waitForURL(/\/replay\//)
    assert.ok((await reached(browser.page)) > shown)
  })
