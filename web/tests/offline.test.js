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

const PATIENCE = 120_000
const KILLS = Number(process.env.BRANCHLINE_KILLS ?? 20)
let server, profile, port
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
const button = (page, name) => page.getByRole('button', { name })
const card = (page, game) => page.locator(`article:has(a[href$="/learn/${game}"])`)

/** Takes everything along, and goes where there is no network and no server. */
async function leave({ page, context }) {
  if (gone) await server.restart()
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

async function playNow(page, game) {
  await button(card(page, game), 'Play now').click()
  await page.waitForURL(/\/table\//)
}

test('taken along, killed in mid-game, and nothing that was shown as made is lost', EXHAUSTIVE, async () => {
  let browser = await openBrowser()
  await leave(browser)
  await playNow(browser.page, 'rocket')
  const address = browser.page.url()
  await targets(browser.page).first().waitFor()
  for (let k = 0; k < KILLS; k++) {
    const { page } = browser
    const before = await moment(page)
    const place = await stationPlace({ page })
    if (place) await page.locator(`[data-hex="${place}"]`).click()
    else await button(page, 'Undo').click()
    await page.waitForFunction((then) => !document.body.innerText.includes(then), before)
    const shown = await moment(page)
    await browser.kill()
    browser = await openBrowser()
    await browser.context.setOffline(true)
    await browser.page.goto(address)
    await targets(browser.page).first().waitFor()
    const [now, then] = [await moment(browser.page), shown].map((text) => Number(text.split('/')[1]))
    assert.ok(now >= then, `${shown} was shown, and ${now} is there`)
  }
  await browser.kill()
})

const GAMES = ['rock-island', 'rocket', 'england-wales', 'nuremberg', 'wensleydale', 'england-wales-shares']

test('every game is played to its end, the browser closed in the middle, and handed in', EXHAUSTIVE, async (t) => {
  let browser = await openBrowser()
  await leave(browser)
  let played = 0
  for (const game of GAMES)
    await t.test(game, EXHAUSTIVE, async () => {
      await browser.page.goto(server.base)
      await playNow(browser.page, game)
      const address = browser.page.url()
      await button(browser.page, 'Hint').waitFor()
      await button(browser.page, 'Table menu').click()
      await button(browser.page, 'Let a bot play for me').click()
      await browser.page.waitForFunction(() => /\d\d\/\d\d/.test(document.body.innerText))
      await browser.kill()
      browser = await openBrowser()
      await browser.context.setOffline(true)
      await browser.page.goto(address)
      await button(browser.page, 'Save as a file').waitFor({ timeout: 600_000 })
      played++
    })
  await browser.context.setOffline(false)
  await server.restart()
  gone = false
  await browser.page.goto(server.base)
  await button(browser.page, 'Back to the server').click()
  await button(browser.page, played > 1 ? 'Hand them in' : 'Hand it in').click()
  await browser.page.getByText(/checked move by move/).waitFor()
  await browser.page.getByRole('link', { name: 'Match 1' }).click()
  await browser.page.waitForURL(/\/replay\//)
  await browser.page
    .getByText(/^\d+\/\d+$/)
    .first()
    .waitFor()
  await browser.kill()
})
