/** What the page takes along, to be there without a network: its own files, Python, and the games that were chosen.
 *
 * Each version has a cache of its own. Its list of files is written last, so that a version is there whole or not at all. */
import { BASE, isSite } from '../address'

const TAKEN = `branchline-taken ${BASE} `
const LIST = `${BASE}files.json`
const CONTENTS = `${BASE}offline/contents.json`
const WORKER = `${BASE}push.js`
const AT_ONCE = 6

/** What the page itself is made of. */
interface Page {
  version: string
  bytes: number
  files: string[]
}

export interface Contents {
  version: string
  page: Page
  files: Record<string, { bytes: number; digest: string }>
  games: Record<string, { module: string; nets: Record<string, string> }>
  runtime: string[]
}

export type Fault = 'full' | 'changed' | 'broken' | 'refused'

/** Why something could not be taken along. */
export class NotTaken extends Error {
  constructor(readonly fault: Fault) {
    super(fault)
  }
}

/** What there is to take along; nothing where it was not made, or cannot be reached. */
export async function offered(): Promise<Contents | null> {
  const [page, contents] = await Promise.all([LIST, CONTENTS].map(readFresh))
  return page && contents ? { ...(contents as Contents), page: page as Page } : null
}

async function readFresh(address: string): Promise<unknown> {
  const response = await fetch(address, { cache: 'no-store' }).catch(() => null)
  return response?.ok ? response.json() : null
}

/** What was taken along, with the games of it. */
export async function taken(): Promise<(Contents & { kept: string[] }) | null> {
  const [newest] = await versions()
  if (!newest) return null
  const cache = await caches.open(newest.name)
  const found = await Promise.all(
    Object.entries(newest.contents.games).map(async ([game, { module }]) =>
      (await cache.match(addressOf(newest.contents, module))) ? game : null,
    ),
  )
  return { ...newest.contents, kept: found.filter((game) => game !== null) }
}

interface Version {
  /** Of its cache. */
  name: string
  contents: Contents
}

/** The versions that are whole, newest first. */
async function versions(): Promise<Version[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(TAKEN)).reverse()
  const read = await Promise.all(
    names.map(async (name) => {
      const cache = await caches.open(name)
      const [page, contents] = await Promise.all([LIST, CONTENTS].map((address) => cache.match(address)))
      if (!page || !contents) return []
      return [{ name, contents: { ...((await contents.json()) as Contents), page: (await page.json()) as Page } }]
    }),
  )
  return read.flat()
}

const addressOf = (contents: Contents, name: string) =>
  `${BASE}offline/${contents.version}/${name}${name.endsWith('.js') ? '' : '.packed'}`

/** The files that are needed for these games. */
export function filesFor(contents: Contents, games: string[], nets: boolean): string[] {
  const chosen = games.flatMap((id) => {
    const game = contents.games[id]
    return game ? [game.module, ...(nets ? Object.values(game.nets) : [])] : []
  })
  return [...contents.runtime, ...chosen]
}

/** How much of that is still to be fetched. */
export async function bytesToFetch(contents: Contents, files: string[]): Promise<number> {
  const older = await versions()
  const here = older.some(({ contents: { page } }) => page.version === contents.page.version)
  const sizes = await Promise.all(
    files.map(async (name) => ((await kept(contents, name, older)) ? 0 : contents.files[name]!.bytes)),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, here ? 0 : contents.page.bytes)
}

/** A file of this version that is here already, be it in another where it is the same. */
async function kept(contents: Contents, name: string, older: Version[]): Promise<Response | undefined> {
  const there = await caches.match(addressOf(contents, name))
  if (there) return there
  const same = older.find((one) => one.contents.files[name]?.digest === contents.files[name]!.digest)
  return same && (await caches.open(same.name)).match(addressOf(same.contents, name))
}

/** Puts everything into a cache, and tells how many bytes were fetched so far. */
export async function take(contents: Contents, files: string[], tell: (bytes: number) => void): Promise<void> {
  await checkRoom(await bytesToFetch(contents, files))
  const older = await versions()
  const cache = await caches.open(TAKEN + contents.page.version)
  let done = 0
  const count = (bytes: number) => tell((done += bytes))
  await each(contents.page.files, (name) => fetchInto(cache, BASE + name))
  if (older.every(({ name }) => name !== TAKEN + contents.page.version)) count(contents.page.bytes)
  await each(files, async (name) => {
    const there = await kept(contents, name, older)
    if (there) await store(cache, addressOf(contents, name), there)
    else await fetchInto(cache, addressOf(contents, name), contents.files[name]!.bytes, count)
  })
  await fetchInto(cache, `${BASE}offline/${contents.version}/contents.json`)
  await check(cache, contents)
  await leaveOut(cache, contents, files)
  await tidy()
  await navigator.serviceWorker.register(WORKER, { scope: BASE })
  await navigator.serviceWorker.ready
  await navigator.storage?.persist?.()
  if (isSite) await playFromCache(true)
}

/** Has a version counted as whole, unless a newer one came meanwhile, whose files are not to be mixed with these. */
async function check(cache: Cache, { page, ...contents }: Contents): Promise<void> {
  const now = (await readFresh(LIST)) as Page | null
  if (now && now.version !== page.version) {
    await caches.delete(TAKEN + page.version)
    throw new NotTaken('changed')
  }
  await store(cache, CONTENTS, Response.json(contents))
  await store(cache, LIST, Response.json(page))
}

async function checkRoom(bytes: number): Promise<void> {
  const { quota, usage } = (await navigator.storage?.estimate?.()) ?? {}
  if (quota !== undefined && quota - (usage ?? 0) < bytes) throw new NotTaken('full')
}

/** What has its version in its address is not fetched again. */
async function fetchInto(cache: Cache, address: string, bytes = 0, count?: (bytes: number) => void): Promise<void> {
  const lasts = /\/(assets|offline)\//.test(address)
  const there = lasts ? await caches.match(address) : undefined
  if (there) return store(cache, address, there)
  const response = await fetch(address, { cache: lasts ? 'default' : 'no-store' }).catch(() => null)
  if (!response?.ok) throw new NotTaken('broken')
  await store(cache, address, count ? counted(response, bytes, count) : response)
}

/** The same response, telling as it comes; one that the network unpacks on its way is told at its end. */
function counted(response: Response, bytes: number, count: (bytes: number) => void): Response {
  if (!response.body) return response
  let told = 0
  const telling = new TransformStream<Uint8Array, Uint8Array>({
    transform(part, on) {
      const more = Math.min(part.length, bytes - told)
      count(more)
      told += more
      on.enqueue(part)
    },
    flush: () => count(bytes - told),
  })
  const { headers, status } = response
  return new Response(response.body.pipeThrough(telling), { headers, status })
}

async function store(cache: Cache, address: string, response: Response): Promise<void> {
  await cache.put(address, response).catch((fault: unknown) => {
    if (fault instanceof DOMException && fault.name === 'QuotaExceededError') throw new NotTaken('full')
    throw new NotTaken(fault instanceof DOMException ? 'refused' : 'broken')
  })
}

async function each<Of>(all: readonly Of[], what: (one: Of) => Promise<unknown>): Promise<void> {
  const waiting = [...all]
  const work = async () => {
    for (let one = waiting.shift(); one !== undefined; one = waiting.shift()) await what(one)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, work))
}

/** Games that are no longer wanted. */
async function leaveOut(cache: Cache, contents: Contents, files: string[]): Promise<void> {
  const unwanted = Object.keys(contents.files).filter((name) => !files.includes(name))
  await Promise.all(unwanted.map((name) => cache.delete(addressOf(contents, name))))
}

/** Removes older versions, but those with which somebody plays at this moment. */
export async function tidy(): Promise<void> {
  for (const { name, contents } of (await versions()).slice(1)) {
    const played = `branchline ${new URL(`${BASE}offline/${contents.version}/`, location.href).href}`
    await navigator.locks.request(played, { ifAvailable: true }, async (lock) => {
      if (lock) await caches.delete(name)
    })
  }
}

const MODE = 'branchline-mode'
/** What the worker keeps to start sooner. */
const MEMORY = `branchline-memory ${BASE}`
const PLAYS_HERE = `${BASE}plays-here`

/** Whether the page comes from what was taken along, even where there is a network. */
export async function playFromCache(yes: boolean): Promise<void> {
  const cache = await caches.open(MODE)
  if (yes) await cache.put(PLAYS_HERE, new Response(''))
  else await cache.delete(PLAYS_HERE)
}

/** Gives the room back; tables stay. */
export async function forget(): Promise<void> {
  await playFromCache(false)
  for (const name of await caches.keys()) if (name.startsWith(TAKEN) || name === MEMORY) await caches.delete(name)
}
