import assert from 'node:assert/strict'
import { readPage } from './shown.js'
import { Visitor } from './visitor.js'

/** How long a page may take until it is right, in milliseconds, on a busy machine. */
const PATIENCE = 30_000
const PAUSE = 40

/** Someone who wanders about a table, with a second tab that never looks back: it shows how the match stands. */
export class Walker {
  /** What this person has seen of each moment while it was the present. */
  #seen = new Map()

  static async come(server, name) {
    const walker = new Walker()
    walker.visitor = await Visitor.come(server)
    walker.name = name
    walker.witness = await walker.newTab()
    return walker
  }

  get page() {
    return this.visitor.page
  }

  async newTab() {
    const tab = await this.visitor.context.newPage()
    return this.visitor.alarm.guard(tab)
  }

  api(path, body) {
    return this.visitor.api(`/tables/${this.table}${path}`, body)
  }

  button(name) {
    return this.visitor.button(name)
  }

  /** The address that the host sends to friends. */
  async invitation() {
    const link = this.page.getByLabel('Send this link to your friends')
    await link.waitFor()
    return link.inputValue()
  }

  async sitAt(table) {
    this.table = table
    this.#seen.clear()
    await this.witness.goto(`${this.visitor.server.base}/table/${table}`)
  }

  /** A key for the table, not for what is being typed. */
  async press(key) {
    await this.page.evaluate(() => document.activeElement?.blur())
    await this.page.keyboard.press(key)
  }

  async open(panel) {
    await this.page.getByRole('tab', { name: panel, exact: true }).click()
  }

  /** What was taken back may come otherwise. */
  forget() {
    this.#seen.clear()
  }

  /** Waits until this person's tabs show what the server says, as whom it says it. */
  async expectRight() {
    await eventually(() => this.#differences())
  }

  async #differences() {
    const present = await this.api('')
    const [page, witness] = await Promise.all([this.page, this.witness].map(readPage))
    if (isOver(present)) return compare(page, { over: true })
    this.#seen.set(present.moment, witness.position)
    const everyone = expectedOf(present)
    return [
      ...compare(pick(witness, everyone), everyone),
      ...compare(pick(witness, atPresent(present)), atPresent(present)),
      ...compare(pick(page, everyone), everyone),
      ...(page.past === null ? this.#comparePresent(page, present, witness) : this.#comparePast(page, present)),
    ]
  }

  #comparePresent(page, present, witness) {
    const expected = { ...atPresent(present), targets: witness.targets }
    return [
      ...(page.prompt.includes(present.prompt) ? [] : [`asked: ${page.prompt}, not ${present.prompt}`]),
      ...compare(pick(page, expected), expected),
      ...comparePositions(page, witness.position),
    ]
  }

  #comparePast(page, present) {
    const expected = { past: `Step ${page.at} of ${present.moment}`, mine: false, targets: [] }
    const seen = this.#seen.get(page.at)
    return [...compare(pick(page, expected), expected), ...(seen ? comparePositions(page, seen) : [])]
  }
}

export const isOver = ({ table }) => table.status !== 'running'

/** What is so whichever moment a page is at. */
function expectedOf({ moment, table }) {
  const standing = ({ kind, handed, resigned }) =>
    resigned ? 'resigned; a bot plays on' : handed ? 'a bot stands in' : kind === 'bot' ? 'bot' : 'here'
  const givenUp = table.seats.some(({ resigned }) => resigned)
  return {
    over: false,
    last: moment,
    players: table.seats.map(
      (seat) => `${seat.name}${table.mine.includes(seat.seat) ? ' (you)' : ''}: ${standing(seat)}`,
    ),
    watchers: [givenUp ? '1 person is watching' : 'Nobody is watching'],
  }
}

const atPresent = ({ moment, legal }) => ({ past: null, at: moment, mine: legal !== null })
const pick = (shown, wanted) => Object.fromEntries(Object.keys(wanted).map((name) => [name, shown[name]]))

function compare(shown, wanted) {
  return Object.keys(wanted)
    .filter((name) => JSON.stringify(shown[name]) !== JSON.stringify(wanted[name]))
    .map((name) => `${name}: ${firstDifference(shown[name], wanted[name])}`)
}

function comparePositions({ position: shown }, wanted) {
  const known = shown.ledger.length ? wanted : { ...wanted, ledger: [] }
  return compare(shown, known)
}

function firstDifference(shown, wanted) {
  if (!Array.isArray(shown) || !Array.isArray(wanted)) return `${shown}, not ${wanted}`
  const at = [...shown, ...wanted].findIndex((_, at) => shown[at] !== wanted[at])
  return `${shown.length} of them, ${shown[at]}, not ${wanted.length}, ${wanted[at]}`
}

async function eventually(differences) {
  for (const until = Date.now() + PATIENCE; ;) {
    const found = await differences()
    if (found.length === 0) return
    if (Date.now() > until) assert.fail(`what is shown is not so: ${found.join('\n')}`)
    await new Promise((done) => setTimeout(done, PAUSE))
  }
}
