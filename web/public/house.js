// The worker in which tables live that are played without a network: Python answers the page's requests there as the
// server would, and what is written is stored in IndexedDB before it counts. One tab at a time has the tables.
import { startPython } from './python.js'

const rows = 'rows'
const SELF = ['self', '']
let token = ''
let listeners = new Map()

// --- storing --------------------------------------------------------------------------------------------------

const database = new Promise((done, failed) => {
  const opening = indexedDB.open('branchline', 1)
  opening.onupgradeneeded = () => opening.result.createObjectStore(rows)
  opening.onsuccess = () => done(opening.result)
  opening.onerror = () => failed(opening.error)
})

/** Each row under its kind and key; done when it is on the disk. */
async function store(changed) {
  const transaction = (await database).transaction(rows, 'readwrite', { durability: 'strict' })
  for (const [kind, key, fields] of changed) transaction.objectStore(rows).put(fields, [kind, key])
  await new Promise((done, failed) => {
    transaction.oncomplete = done
    transaction.onabort = transaction.onerror = () => failed(transaction.error ?? new Error('not stored'))
  })
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

let bots = null
const jobs = new Map()

function work(job) {
  bots ??= startBots()
  return new Promise((done) => {
    jobs.set(jobs.size ? Math.max(...jobs.keys()) + 1 : 1, done)
    bots.postMessage({ id: Math.max(...jobs.keys()), job })
  })
}

function startBots() {
  const worker = new Worker(new URL('bots.js', self.location.href), { type: 'module' })
  worker.onmessage = ({ data: { id, answer } }) => {
    jobs.get(id)?.(answer)
    jobs.delete(id)
  }
  return worker
}

// --- the tables -----------------------------------------------------------------------------------------------

/** Waits until no other tab has the tables, and says so meanwhile. */
function alone() {
  return new Promise((done) => {
    if (!navigator.locks) return done()
    const hold = () => new Promise(() => done())
    navigator.locks.request('branchline house', { ifAvailable: true }, (lock) => {
      if (lock) return hold()
      self.postMessage({ elsewhere: true })
      void navigator.locks.request('branchline house', hold)
    })
  })
}

async function open() {
  await alone()
  self.postMessage({ elsewhere: false })
  const [kept, house] = await Promise.all([stored(), startPython()])
  token = kept.find(([kind]) => kind === SELF[0])?.[2] ?? ''
  await Promise.all(Object.keys(house.contents.games).map((id) => house.addGame(id).catch(() => null)))
  const page = house.python.pyimport('branchline.offline.page')
  const order = ['person', 'board', 'table', 'seat', 'entry', 'analysis']
  const records = order.flatMap((kind) => kept.filter((row) => row[0] === kind))
  page.open_house(JSON.stringify(records), (text) => store(JSON.parse(text)), work)
  // Whoever opens a table plays against bots before long.
  bots ??= startBots()
  return page
}

const opened = open()
opened.catch((fault) => {
  console.error(fault)
  self.postMessage({ failed: String(fault) })
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
  listeners.set(
    id,
    (await opened).listen(address, token, (text) => self.postMessage({ id, text })),
  )
}

const doing = { ask, listen, close: ({ id }) => void (listeners.get(id)?.(), listeners.delete(id)) }

self.onmessage = ({ data }) => {
  Promise.resolve(doing[data.what](data)).catch((fault) => self.postMessage({ id: data.id, failed: String(fault) }))
}
