// Says how long a table without a server takes to begin, at the first visit and later, and how much memory it has then,
// on the house as plain files at an address: `node tools/offlineFigures.js http://127.0.0.1:8223/`. Seconds of processor
// time hold on a busy machine too.
import { readFileSync } from 'node:fs'
import { chromium } from 'playwright-core'

const [address = 'http://127.0.0.1:8223/', game = 'rocket', strength = 'master'] = process.argv.slice(2)
const PATIENCE = 300_000

/** Seconds of processor time, and megabytes, of all that shows pages. */
async function taken(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer')
  const kilobytes = pages.map(({ id }) =>
    Number(/Pss:\s+(\d+)/.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))[1]),
  )
  return {
    seconds: pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0),
    megabytes: kilobytes.reduce((sum, size) => sum + size, 0) / 1024,
  }
}

async function begin(context, session, told) {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const [before, from] = [await taken(session), Date.now()]
  await page.goto(address)
  const card = page.locator(`article:has(a[href$="/learn/${game}"])`)
  await card.getByRole('button', { name: 'Play now' }).waitFor()
  const home = [Date.now() - from, (await taken(session)).seconds - before.seconds]
  await card.getByLabel(/Strength/).selectOption(strength)
  await card.getByRole('button', { name: 'Play now' }).click()
  await page.locator('.prompt').first().waitFor()
  const table = [Date.now() - from, (await taken(session)).seconds - before.seconds]
  const said = ([wall, processor]) => `${(wall / 1000).toFixed(1)} s, of processor ${processor.toFixed(1)} s`
  console.log(`${told}: first page after ${said(home)}; table after ${said(table)}`)
  await page.getByRole('button', { name: 'Hint' }).waitFor()
  console.log(`  ${(await taken(session)).megabytes.toFixed(0)} MB when it is your turn`)
  await page.close()
}

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const session = await browser.newBrowserCDPSession()
const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
for (const visit of ['first visit', 'second visit', 'third visit']) await begin(context, session, visit)
await browser.close()
