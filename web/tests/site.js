// The house as plain files, below a path, at a plain file server: no server of ours, no special headers.
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from 'playwright-core'
import { Alarm } from './alarm.js'
import { PYTHON } from './server.js'

const PATIENCE = 120_000

/** What `make offline` has made, served, and a browser to visit it. */
export async function startSite() {
  const port = 20_000 + (process.pid % 20_000)
  const base = `http://127.0.0.1:${port}/clubs/rail/`
  const folder = await mkdtemp(join(tmpdir(), 'branchline-site-'))
  const house = join(folder, 'clubs', 'rail')
  await promisify(execFile)(PYTHON, ['-m', 'branchline', 'export-site', house])
  const words = ['-m', 'http.server', '--bind', '127.0.0.1', '--directory', folder, String(port)]
  const files = spawn(PYTHON, words, { stdio: 'ignore' })
  while (!(await fetch(base).catch(() => null))) await new Promise((goOn) => setTimeout(goOn, 100))
  const args = ['--no-sandbox', '--disable-gpu']
  const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium', args })

  async function visit(path = '') {
    const alarm = new Alarm()
    const context = await browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce', acceptDownloads: true })
    await alarm.watch(context)
    const page = alarm.guard(await context.newPage())
    page.setDefaultTimeout(PATIENCE)
    await page.goto(base + path)
    return { page, context, alarm }
  }

  async function close() {
    await browser.close()
    files.kill()
    await rm(folder, { recursive: true, force: true })
  }

  return { base, folder, house, browser, visit, close }
}

export const button = (page, name) => page.getByRole('button', { name })

/** How many decisions are made. */
export const reached = async (page) =>
  Number(
    (
      await page
        .getByText(/^\d+\/\d+$/)
        .first()
        .textContent()
    ).split('/')[1],
  )

/** Waits until there are more of them, or fewer; how many. */
export async function changed(page, before) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const now = await reached(page)
    if (now !== before) return now
    await new Promise((goOn) => setTimeout(goOn, 50))
  }
  throw new Error(`nothing was made after ${before} decisions`)
}

export async function playNow(page, game) {
  await page.locator(`article:has(a[href$="/learn/${game}"])`).getByRole('button', { name: 'Play now' }).click()
  await page.waitForURL(/\/table\//)
}
