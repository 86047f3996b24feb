import { spawn } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Debian's Firefox, by the protocol that it has itself: what Playwright asks of a Firefox, this one does not know yet. */
export class Firefox {
  #process
  #socket
  #profile
  #received = Buffer.alloc(0)
  #waiting = new Map()
  #last = 0

  static async open() {
    const firefox = new Firefox()
    const port = 20_000 + Math.floor(Math.random() * 20_000)
    firefox.#profile = await mkdtemp(join(tmpdir(), 'branchline-firefox-'))
    const preferences = { 'marionette.port': port, 'intl.accept_languages': 'en-GB', 'ui.prefersReducedMotion': 1 }
    const lines = Object.entries(preferences).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});`)
    await writeFile(join(firefox.#profile, 'user.js'), lines.join('\n'))
    const words = ['--headless', '--marionette', '--no-remote', '--profile', firefox.#profile]
    firefox.#process = spawn(process.env.FIREFOX ?? 'firefox-esr', words, { stdio: 'ignore' })
    firefox.#socket = await connected(port)
    firefox.#socket.on('data', (data) => firefox.#hear(data))
    await firefox.#ask('WebDriver:NewSession', {})
    return firefox
  }

  go(url) {
    return this.#ask('WebDriver:Navigate', { url })
  }

  reload() {
    return this.#ask('WebDriver:Refresh', {})
  }

  /** What a function answers in the page. */
  async ask(what, ...args) {
    return (await this.#ask('WebDriver:ExecuteScript', { script: `return (${what})(...arguments)`, args })).value
  }

  /** Waits until it answers something that is true. */
  async until(what, ...args) {
    for (const end = Date.now() + PATIENCE; Date.now() < end;) {
      const answer = await this.ask(what, ...args)
      if (answer) return answer
      await new Promise((goOn) => setTimeout(goOn, 200))
    }
    throw new Error(`not within ${PATIENCE} ms: ${what}`)
  }

  /** Clicks the first button with these words, once it is there. */
  async click(name) {
    await this.until((words) => {
      const found = [...document.querySelectorAll('button')].find((one) => one.textContent.trim() === words)
      if (found && !found.disabled) found.click()
      return found && !found.disabled
    }, name)
  }

  async close() {
    const gone = new Promise((done) => this.#process.once('exit', done))
    this.#process.kill()
    await gone
    await rm(this.#profile, { recursive: true, force: true, maxRetries: 5 })
  }

  #ask(name, parameters) {
    const id = ++this.#last
    const text = JSON.stringify([0, id, name, parameters])
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`)
    return new Promise((done, failed) => this.#waiting.set(id, { done, failed }))
  }

  /** Messages come with their length in front. */
  #hear(data) {
    this.#received = Buffer.concat([this.#received, data])
    for (;;) {
      const colon = this.#received.indexOf(':')
      const end = colon + 1 + Number(this.#received.subarray(0, Math.max(colon, 0)))
      if (colon < 0 || this.#received.length < end) return
      const message = JSON.parse(this.#received.subarray(colon + 1, end))
      this.#received = this.#received.subarray(end)
      if (Array.isArray(message)) this.#answer(message)
    }
  }

  #answer([, id, fault, answer]) {
    const { done, failed } = this.#waiting.get(id)
    this.#waiting.delete(id)
    if (fault) failed(new Error(`${fault.error}: ${fault.message}`))
    else done(answer)
  }
}

const PATIENCE = 400_000

async function connected(port) {
  for (const end = Date.now() + PATIENCE; Date.now() < end;) {
    const socket = connect(port, '127.0.0.1')
    const found = await new Promise((done) => {
      socket.once('connect', () => done(true))
      socket.once('error', () => done(false))
    })
    if (found) return socket
    await new Promise((goOn) => setTimeout(goOn, 200))
  }
  throw new Error('Firefox does not answer')
}
