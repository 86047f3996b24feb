/** What the page takes along, to be there without a network: its own files, Python, and the games that were chosen. */

const TAKEN = 'branchline-taken'
const CONTENTS = '/offline/contents.json'
const WORKER = '/push.js'

export interface Contents {
  version: string
  files: Record<string, { bytes: number }>
  games: Record<string, { module: string; nets: Record<string, string> }>
  runtime: string[]
}

declare const TAKE_ALONG: boolean

/** Whether there is something to take along, and a browser that can. */
export const canTake = TAKE_ALONG && 'serviceWorker' in navigator && 'caches' in window

/** What the server has to take along; nothing where it was not made. */
export async function offered(): Promise<Contents | null> {
  const response = await fetch(CONTENTS, { cache: 'no-cache' }).catch(() => null)
  return response?.ok ? ((await response.json()) as Contents) : null
}

/** What was taken along, with the games of it. */
export async function taken(): Promise<(Contents & { kept: string[] }) | null> {
  const cache = await caches.open(TAKEN)
  const response = await cache.match(CONTENTS)
  if (!response) return null
  const contents = (await response.json()) as Contents
  const found = await Promise.all(
    Object.keys(contents.games).map(async (game) =>
      (await cache.match(addressOf(contents, contents.games[game]!.module))) ? game : null,
    ),
  )
  return { ...contents, kept: found.filter((game) => game !== null) }
}

const addressOf = (contents: Contents, name: string) =>
  `/offline/${contents.version}/${name}${name.endsWith('.mjs') ? '' : '.packed'}`

/** The files that are needed for these games. */
export function filesFor(contents: Contents, games: string[], nets: boolean): string[] {
  const chosen = games.flatMap((id) => {
    const game = contents.games[id]!
    return [game.module, ...(nets ? Object.values(game.nets) : [])]
  })
  return [...contents.runtime, ...chosen]
}

export const bytesOf = (contents: Contents, files: string[]) =>
  files.reduce((sum, name) => sum + contents.files[name]!.bytes, 0)

/** Puts everything into the browser's cache; its table of contents last, so that what it names is whole. */
export async function take(contents: Contents, files: string[], tell: (bytes: number) => void): Promise<void> {
  const cache = await caches.open(TAKEN)
  const page = ['/', '/files.json', ...((await (await fetch('/files.json')).json()) as string[])]
  let done = 0
  await inTurn(page, (address) => put(cache, address))
  await inTurn(files, async (name) => {
    const address = addressOf(contents, name)
    if (!(await cache.match(address))) await put(cache, address)
    tell((done += contents.files[name]!.bytes))
  })
  await put(cache, CONTENTS)
  const wanted = new Set([...page, CONTENTS, ...files.map((name) => addressOf(contents, name))])
  await inTurn(await cache.keys(), async (request) => {
    if (!wanted.has(new URL(request.url).pathname)) await cache.delete(request)
  })
  await navigator.serviceWorker.register(WORKER)
  await navigator.serviceWorker.ready
  await navigator.storage?.persist?.()
}

async function put(cache: Cache, address: string): Promise<void> {
  const response = await fetch(address)
  if (!response.ok) throw new Error(`${address}: ${response.status}`)
  await cache.put(address, response)
}

async function inTurn<Of>(all: readonly Of[], each: (one: Of) => Promise<unknown>): Promise<void> {
  for (const one of all) await each(one)
}

/** Gives the room back; tables stay. */
export const forget = () => caches.delete(TAKEN)
