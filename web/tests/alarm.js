/** Looks out for alerts and faults of a page, so that a test fails at once with their words instead of waiting in vain. */
export class Alarm {
  faults = []
  /** Alerts are what the test is after. */
  expected = false
  #trip
  #tripped = new Promise((_, reject) => (this.#trip = reject))

  constructor() {
    this.#tripped.catch(() => {})
  }

  async watch(context) {
    await context.exposeBinding('reportAlert', (_, text) => this.expected || this.#ring(`alert: ${text}`))
    await context.addInitScript(reportAlerts)
    context.on('weberror', (event) => this.#ring(event.error().message))
  }

  #ring(fault) {
    this.faults.push(fault)
    this.#trip(new Error(`the page is in trouble: ${fault}`))
  }

  /** A page, or a part of one, every wait of which ends when the alarm rings. */
  guard(target) {
    return new Proxy(target, {
      get: (_, name) => {
        if (name === UNGUARDED) return target
        const value = target[name]
        if (typeof value === 'function') return (...args) => this.#follow(value.apply(target, args.map(unguarded)))
        return isPart(value) ? this.guard(value) : value
      },
    })
  }

  #follow(answer) {
    if (answer instanceof Promise) return Promise.race([answer, this.#tripped])
    return isPart(answer) ? this.guard(answer) : answer
  }
}

const UNGUARDED = Symbol('unguarded')
const PARTS = new Set(['Locator', 'Keyboard', 'Mouse', 'Touchscreen'])
const isPart = (value) => PARTS.has(value?.constructor?.name)
const unguarded = (value) => value?.[UNGUARDED] ?? value

/** Runs in the page: tells of each alert once for each text. */
function reportAlerts() {
  const seen = new WeakMap()
  const look = () => {
    for (const alert of document.querySelectorAll('[role=alert]')) {
      const text = alert.textContent.trim()
      if (text && seen.get(alert) !== text) window.reportAlert(text)
      seen.set(alert, text)
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
}
