import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'

const ROOT = resolve(dirname(fileURLToPath(import.meta.url)), '../..')
const PYTHON = process.env.PYTHON ?? join(ROOT, '.venv/bin/python')
const CHROMIUM = process.env.CHROMIUM ?? '/usr/bin/chromium'
const PATIENCE = 120_000
/** How long a test may take, in milliseconds, on a machine that is busy with something else. */
export const LIMIT = { timeout: 600_000 }

/** A real server on a free port with a data folder of its own, and a browser to visit it. */
export async function startServer() {
  const data = await mkdtemp(join(tmpdir(), 'branchline-web-'))
  const port = await freePort()
  const base = `http://127.0.0.1:${port}`
  let server = await serve(port, data, base)
  const browser = await chromium.launch({
    executablePath: CHROMIUM,
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  })
  const stop = async () => {
    const gone = new Promise((done) => server.once('exit', done))
    server.kill('SIGTERM')
    await gone
  }
  return {
    base,
    browser,
    stop,
    /** Back at the same address, with everything it knew. */
    async restart() {
      server = await serve(port, data, base)
    },
    async close() {
      await browser.close()
      await stop()
      await rm(data, { recursive: true, force: true })
    },
  }
}

async function serve(port, data, base) {
  const words = ['-m', 'branchline', 'serve', '--port', String(port), '--bot-pause', '0', '--no-browser']
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
