// The worker in which tables live that are played without a network: Python answers the page's requests there as the
// server would, and what is written is stored in IndexedDB before it counts. One tab at a time has the tables.
import { forgetMemory, LOCK, ROOT, startPython } from './python.js'

const rows = 'rows'
/** Several houses may lie in folders of one host. */
const HOUSE = ROOT === '/' ? 'branchline' : `branchline ${ROOT}`
const SELF = ['self', '']
/** What else is kept beside the records of tables: match files of those that are over, until they are handed in. */
const FILE = 'file'
const FILE_TRIES = 20
const FILE_PAUSE = 250
let token = ''
let listeners = new Map()

// --- storing --------------------------------------------------------------------------------------------------

const database = new Promise((done, failed) => {
  const refused = () => failed(new Error('no-storage'))
  try {
    const opening = indexedDB.open(HOUSE, 1)
    opening.onupgradeneeded = () => opening.result.createObjectStore(rows)
    opening.onsuccess = () => done(opening.result)
    opening.onerror = refused
  } catch {
    refused()
  }
})

/** What Python can be told of: it does not take a browser's own faults, and whoever waits would wait for ever. */
const asError = (fault) => new Error(String(fault))

/** Each row under its kind and key; done when it is on the disk. */
async function store(changed) {
  const transaction = (await database).transaction(rows, 'readwrite', { durability: 'strict' })
  for (const [kind, key, fields] of changed) transaction.objectStore(rows).put(fields, [kind, key])
  await new Promise((done, failed) => {
    transaction.oncomplete = done
    transaction.onabort = transaction.onerror = () => failed(asError(transaction.error ?? 'not stored'))
  })
}

async function keep(text) {
  const changed = JSON.parse(text)
  await store(changed)
  keepFiles(changed)
}

async function stored() {
  const all = (await database).transaction(rows).objectStore(rows)
  const read = (asking) =>
    new Promise((done, failed) =>
      Object.assign(asking, { onsuccess: () => done(asking.result), onerror: () => failed(asking.error) }),
    )
  const [keys, values] = await Promise.all([read(all.getAllKeys()), read(all.getAll())])
  return keys.map(([kind, key], k) => [kind, key, values[k]])
}

// --- bots -----------------------------------------------------------------------------------------------------

/** A worker that does jobs one after the other; it begins with the first. */
class Worked {
  #worker = null
  #jobs = new Map()
  #last = 0

  start() {
    this.#worker ??= this.#begun()
  }

  #begun() {
    const worker = new Worker(new URL('bots.js', self.location.href), { type: 'module' })
    worker.onmessage = ({ data: { id, answer, progress } }) => {
      const job = this.#jobs.get(id)
      if (progress !== undefined) return job?.tell?.(progress)
      this.#jobs.delete(id)
      job?.done(answer)
    }
    return worker
  }

  ask(job, tell) {
    this.start()
    return new Promise((done) => {
      this.#jobs.set(++this.#last, { done, tell })
      this.#worker.postMessage({ id: this.#last, job })
    })
  }

  /** Gives its memory back. */
  stopIfIdle() {
    if (this.#jobs.size) return
    this.#worker?.terminate()
    this.#worker = null
  }
}

const bots = new Worked()
/** Looking back takes a minute and more, and nobody waits for their move meanwhile. */
const analysts = new Worked()

async function work(job, tell) {
  if (JSON.parse(job).job !== 'analyse') return bots.ask(job)
  const answer = await analysts.ask(job, tell)
  analysts.stopIfIdle()
  return answer
}

// --- the tables -----------------------------------------------------------------------------------------------

/** Waits until no other tab has the tables, and says so meanwhile. */
function alone() {
  return new Promise((done) => {
    if (!navigator.locks) return done()
    const hold = () => new Promise(() => done())
    // As long as this worker lives, nobody removes the version with which it plays.
    void navigator.locks.request(LOCK, { mode: 'shared' }, () => new Promise(() => {}))
    navigator.locks.request(HOUSE, { ifAvailable: true }, (lock) => {
      if (lock) return hold()
      self.postMessage({ trouble: 'elsewhere' })
      void navigator.locks.request(HOUSE, hold)
    })
  })
}

async function open() {
  await database
  const starting = startPython({ keeps: true })
  starting.catch(() => {})
  await alone()
  self.postMessage({ trouble: '' })
  const [kept, house] = await Promise.all([stored(), starting])
  token = kept.find(([kind]) => kind === SELF[0])?.[2] ?? ''
  const there = await Promise.all(Object.keys(house.contents.games).map(async (id) => (await house.hasGame(id)) && id))
  const page = house.python.pyimport('branchline.offline.page')
  const order = ['person', 'board', 'table', 'seat', 'entry', 'analysis']
  const records = order.flatMap((kind) => kept.filter((row) => row[0] === kind))
  const bring = (id) => house.addGame(id).catch((fault) => Promise.reject(asError(fault)))
  const aside = page.open_house(JSON.stringify(records), keep, work, bring)
  // A browser that was closed at that moment has a match that is over, and no file of it.
  const files = new Set(kept.filter(([kind]) => kind === FILE).map(([, id]) => id))
  keepFiles(kept.filter(([, id]) => !files.has(id)))
  self.postMessage({ open: there.filter(Boolean), tables: kept.filter(([kind]) => kind === 'table').length, aside })
  return page
}

/** Keeps the files of matches that are over, to be handed in where there is a network. */
function keepFiles(changed) {
  for (const [kind, id, { status, origin }] of changed)
    if (kind === 'table' && status === 'finished' && !origin) keepFile(id).catch((fault) => console.error(fault))
}

/** A match is over a moment after it was stored that it is. */
async function keepFile(id) {
  const page = await opened
  for (let tries = 0; tries < FILE_TRIES; tries++) {
    await new Promise((goOn) => setTimeout(goOn, FILE_PAUSE))
    const [answered, text] = JSON.parse(await page.ask('GET', `/api/tables/${id}/file`, '', token))
    if (answered === 200) return store([[FILE, id, text]])
  }
}

/** Troubles for which there is a sentence. */
const KNOWN = ['no-storage', 'damaged', 'missing']
const opened = open()
opened.catch((fault) => {
  console.error(fault)
  forgetMemory().catch(() => {})
  self.postMessage({ trouble: KNOWN.find((known) => String(fault).includes(known)) ?? 'failed' })
})

async function ask({ id, method, address, body }) {
  const [status, text] = JSON.parse(await (await opened).ask(method, address, body ?? '', token))
  if (address.startsWith('/api/guests') && status === 201) {
    token = JSON.parse(text).token
    await store([[...SELF, token]])
  }
  self.postMessage({ id, status, text })
}

async function listen({ id, address }) {
  // Whoever opens a table plays against bots before long.
  bots.start()
  listeners.set(
    id,
    (await opened).listen(address, token, (text) => self.postMessage({ id, text })),
  )
}

const doing = { ask, listen, close: ({ id }) => void (listeners.get(id)?.(), listeners.delete(id)) }

self.onmessage = ({ data }) => {
  Promise.resolve(doing[data.what](data)).catch((fault) => self.postMessage({ id: data.id, failed: String(fault) }))
}
