// Python in a worker of the page, from the files that `make offline` has made. They lie in a folder of this version, with
// this script, so that nothing of two versions ever meets.

const FOLDER = new URL('.', self.location.href).href
/** The folder of the page. */
export const ROOT = new URL('../..', FOLDER).pathname

const plainFetch = self.fetch.bind(self)
const KINDS = { wasm: 'application/wasm' }

/** Nobody else can use a name with this version while it is used here. */
export const LOCK = `branchline ${FOLDER}`

async function readContents() {
  const found = await plainFetch(`${FOLDER}contents.json`)
  if (!found.ok) throw new Error('missing')
  return found.json()
}

const addressOf = (name) => `${FOLDER}${name}${name.endsWith('.js') ? '' : '.packed'}`

/** A file as it was packed: what was taken along, unless it is damaged; otherwise what the network has, kept instead. */
async function unpacked(contents, name) {
  const address = addressOf(name)
  const { digest } = contents.files[name]
  const kept = await self.caches?.match(address)
  const found = kept && (await unpack(kept, digest).catch(() => null))
  if (found) return found
  const sent = await plainFetch(address, { cache: kept ? 'no-store' : 'default' }).catch(() => null)
  if (!sent?.ok) throw new Error(kept ? 'damaged' : 'missing')
  const copy = kept && sent.clone()
  const data = await unpack(sent, digest).catch(() => {
    throw new Error('damaged')
  })
  if (copy) await replace(address, copy)
  return data
}

async function replace(address, response) {
  for (const name of await self.caches.keys()) {
    const cache = await self.caches.open(name)
    if (await cache.match(address)) return cache.put(address, response)
  }
}

async function unpack(response, digest) {
  const stream = response.body.pipeThrough(new DecompressionStream('gzip'))
  const data = await new Response(stream).arrayBuffer()
  if (self.crypto.subtle && (await digestOf(data)) !== digest) throw new Error('damaged')
  return new Uint8Array(data)
}

/** What a large array had, at once and not when the browser comes to it. */
const giveBack = (data) => void data?.buffer.transfer?.(0)

async function digestOf(data) {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}

// --- memory ---------------------------------------------------------------------------------------------------

const MEMORY = `branchline-memory ${ROOT}`
const KEPT = `${FOLDER}memory`
const DIGEST = 'X-Digest'

/** Python's memory with everything read in, from an earlier start: to copy it takes a quarter of the time. */
async function keptMemory() {
  const found = await self.caches?.open(MEMORY).then((cache) => cache.match(KEPT))
  if (!found) return null
  const memory = new Uint8Array(await found.arrayBuffer())
  // A browser that was killed meanwhile may have kept a part of it.
  return (await digestOf(memory)) === found.headers.get(DIGEST) ? memory : null
}

/** That of an older version goes first. Where there is no room, one starts without. */
async function keepMemory(memory) {
  await forgetMemory()
  const headers = { [DIGEST]: await digestOf(memory) }
  const response = new Response(memory, { headers })
  giveBack(memory)
  await (await self.caches.open(MEMORY)).put(KEPT, response)
}

/** It comes again with the next start. */
export const forgetMemory = async () => void (await self.caches?.delete(MEMORY))

// --- starting -------------------------------------------------------------------------------------------------

/** A Python with the package in it; it keeps its memory for the next start if that is asked. */
export async function startPython({ stdout, keeps = false } = {}) {
  const contents = await readContents()
  // The runtime asks for its files by their own names.
  self.fetch = async (asked, how) => {
    const address = String(asked.url ?? asked)
    const name = address.startsWith(FOLDER) ? address.slice(FOLDER.length) : ''
    if (!contents.files[name]) return plainFetch(asked, how)
    const headers = { 'Content-Type': KINDS[name.split('.').pop()] ?? 'application/octet-stream' }
    const data = await unpacked(contents, name)
    const response = new Response(data, { headers })
    giveBack(data)
    return response
  }
  const [{ loadPyodide }, code, memory] = await Promise.all([
    import(`${FOLDER}pyodide.js`),
    unpacked(contents, 'code.zip'),
    keptMemory(),
  ])
  const load = (how) => loadPyodide({ indexURL: FOLDER, stdLibURL: `${FOLDER}library.zip`, stdout, ...how })
  const remembered = memory && (await load({ _loadSnapshot: memory }).catch(forgetMemory))
  const python = remembered || (await load({ _makeSnapshot: keeps }))
  // The runtime would hold on to what it has copied.
  delete python._api.config._loadSnapshot
  giveBack(memory)
  unzip(python.FS, code, '/pages')
  giveBack(code)
  if (!remembered) {
    python.runPython('import sys; sys.path.insert(0, "/pages")')
    python.pyimport('branchline.offline.page').prepare()
    if (keeps) keepMemory(python.makeMemorySnapshot()).catch(() => {})
  }
  const games = new Map()
  return {
    python,
    contents,
    /** Whether a game can be had, be it from what was taken along or from the network. */
    async hasGame(id) {
      const address = addressOf(contents.games[id].module)
      if (await self.caches?.match(address)) return true
      return plainFetch(address, { method: 'HEAD' }).then(
        ({ ok }) => ok,
        () => false,
      )
    },
    /** Once: a game's module and, where bots think, its networks. */
    addGame(id, { nets } = { nets: false }) {
      if (!games.has(id)) games.set(id, addGame(python, contents, id, nets))
      // What could not be had may be had later.
      games.get(id).catch(() => games.delete(id))
      return games.get(id)
    },
  }
}

/** Writes the files of a ZIP archive in which nothing is compressed: in Python that takes ten times as long. */
export function unzip(FS, data, folder) {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength)
  const text = new TextDecoder()
  const end = data.length - 22
  const made = new Set()
  for (let at = view.getUint32(end + 16, true); at < end;) {
    const [size, name, more, note] = [24, 28, 30, 32].map((field, k) =>
      k ? view.getUint16(at + field, true) : view.getUint32(at + field, true),
    )
    const start = view.getUint32(at + 42, true)
    const path = `${folder}/${text.decode(data.subarray(at + 46, at + 46 + name))}`
    const place = path.slice(0, path.lastIndexOf('/'))
    if (!made.has(place)) FS.mkdirTree(place)
    made.add(place)
    const from = start + 30 + view.getUint16(start + 26, true) + view.getUint16(start + 28, true)
    FS.writeFile(path, data.subarray(from, from + size))
    at += 46 + name + more + note
  }
}

async function addGame(python, contents, id, nets) {
  const game = contents.games[id]
  if (!game) return
  unzip(python.FS, await unpacked(contents, game.module), '/games')
  for (const [place, name] of nets ? Object.entries(game.nets) : []) {
    const path = `/pages/branchline/${place}`
    const data = await unpacked(contents, name).catch(() => null)
    if (!data) continue
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, data)
  }
  python.pyimport('branchline.offline.modules').load_game('/games', id)
}
