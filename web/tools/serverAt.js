import { chromium } from 'playwright-core'
import { startServer } from '../tests/server.js'

/** A browser for the server at an address, or, without one, for a server of its own. */
export async function serverAt(address, ...words) {
  if (!address) return startServer(...words)
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium'
  const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
  return { base: address, browser, close: () => browser.close() }
}
