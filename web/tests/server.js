import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
export const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv/bin/python')
/** The browser without its windows is quicker and all that most tests need; some ask for the whole. */
const WHOLE = process.env.CHROMIUM ?? '/usr/bin/chromium'
const WITHOUT_WINDOWS = '/usr/bin/chromium-headless-shell'
const PATIENCE = 120_000
/** `everyday` for all tests but the exhaustive ones, `exhaustive` for those alone; otherwise all are run. */
const PART = process.env.BRANCHLINE_TESTS
/** How long a test may take, in milliseconds, on a machine that is busy with something else. */
const timeout = 600_000
export const LIMIT = { timeout, skip: PART === 'exhaustive' && 'in make test' }
/** The same for a test that is slow, or goes through the many of which another shows a sample. */
export const EXHAUSTIVE = { timeout, skip: PART === 'everyday' && 'in make test-all' }

/** A real server on a free port with a data folder of its own, and a browser to visit it. Deals and bots are the same in
    every run. */
export async function startServer(...words) {
  return startServerFor(existsSync(WITHOUT_WINDOWS) && !process.env.CHROMIUM ? WITHOUT_WINDOWS : WHOLE, ...words)
}

/** The same for a test that needs what belongs to a whole browser, such as messages to a page that is closed. */
export const startServerForWholeBrowser = (...words) => startServerFor(WHOLE, ...words)

async function startServerFor(executablePath, ...words) {
  const data = await mkdtemp(join(tmpdir(), 'branchline-web-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  const serve = () => start(port, data, base, words)
  let server = await serve()
  const browser = await chromium.launch({
    executablePath,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const stop = async () => {
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
  }
  return {
    base,
    data,
    browser,
    stop,
    /** Back at the same address, with everything it knew. */
    async restart() {
      server = await serve()
    },
    async close() {
      await browser.close()
      await stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function start(port, data, base, more) {
  const always = ['--bot-pause', '0', '--no-browser', '--seed', '7']
  const words = ['-m', 'branchline', 'serve', '--port', String(port), ...always, ...more]
  const server = spawn(PYTHON, words, {
    cwd: ROOT,
    env: { ...process.env, BRANCHLINE_DATA: data, PYTHONPATH: join(ROOT, 'src') },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await listening(server, base)
  return server
}

async function listening(server, base) {
  const until = Date.now() + PATIENCE
  while (Date.now() < until) {
    if (server.exitCode !== null) throw new Error('the server stopped')
    const healthy = await fetch(`${base}/api/health`).then(
      (answer) => answer.ok,
      () => false,
    )
    if (healthy) return
    await new Promise((done) => setTimeout(done, 100))
  }
  throw new Error('the server does not answer')
}

function freePort() {
  return new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
}
