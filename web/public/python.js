// Python in a worker of the page, from the files that `make offline` has made.

const BASE = new URL('offline/', self.location.href)
/** The files that were taken along; `contents.json` is put there last, so that what it names is whole. */
export const TAKEN = 'branchline-taken'

/** What is there: the version that was taken along, otherwise the one that the server has. */
export async function readContents() {
  const address = new URL('contents.json', BASE).href
  const kept = await self.caches?.match(address)
  const found = kept ?? (await fetch(address))
  if (!found.ok) throw new Error('not-built')
  return found.json()
}

export const addressOf = (contents, name) =>
  new URL(`${contents.version}/${name}${name.endsWith('.mjs') ? '' : '.packed'}`, BASE).href

async function unpacked(contents, name) {
  const address = addressOf(contents, name)
  const kept = await self.caches?.match(address)
  const found = kept && (await unpack(kept, contents.files[name].digest).catch(() => null))
  if (found) return found
  // What was kept is damaged, or nothing was.
  await (await self.caches?.open(TAKEN))?.delete(address)
  const sent = await plainFetch(address)
  if (!sent.ok) throw new Error('not-there')
  return unpack(sent, contents.files[name].digest)
}

async function unpack(response, digest) {
  const stream = response.body.pipeThrough(new DecompressionStream('gzip'))
  const data = await new Response(stream).arrayBuffer()
  if (crypto.subtle) {
    const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', data))
    if ([...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('') !== digest) throw new Error('damaged')
  }
  return new Uint8Array(data)
}

const plainFetch = self.fetch.bind(self)
const KINDS = { wasm: 'application/wasm' }

/** A Python with the package in it. */
export async function startPython() {
  const contents = await readContents()
  const folder = new URL(`${contents.version}/`, BASE).href
  // The runtime asks for its files by their own names.
  self.fetch = async (asked, how) => {
    const address = String(asked.url ?? asked)
    const name = address.startsWith(folder) ? address.slice(folder.length) : ''
    if (!contents.files[name]) return plainFetch(asked, how)
    const headers = { 'Content-Type': KINDS[name.split('.').pop()] ?? 'application/octet-stream' }
    return new Response(await unpacked(contents, name), { headers })
  }
  const { loadPyodide } = await import(addressOf(contents, 'pyodide.mjs'))
  const [python, code] = await Promise.all([
    loadPyodide({ indexURL: folder, stdLibURL: `${folder}library.zip` }),
    unpacked(contents, 'code.zip'),
  ])
  python.unpackArchive(code, 'zip', { extractDir: '/pages' })
  python.runPython('import sys; sys.path.insert(0, "/pages")')
  const games = new Map()
  return {
    python,
    contents,
    /** Once: a game's module and, where bots think, its networks. */
    addGame(id, { nets } = { nets: false }) {
      if (!games.has(id)) games.set(id, addGame(python, contents, id, nets))
      return games.get(id)
    },
  }
}

async function addGame(python, contents, id, nets) {
  const game = contents.games[id]
  if (!game) return
  python.unpackArchive(await unpacked(contents, game.module), 'zip', { extractDir: '/games' })
  for (const [place, name] of nets ? Object.entries(game.nets) : []) {
    const path = `/pages/branchline/${place}`
    const data = await unpacked(contents, name).catch(() => null)
    if (!data) continue
    python.FS.mkdirTree(path.slice(0, path.lastIndexOf('/')))
    python.FS.writeFile(path, data)
  }
  python.pyimport('branchline.offline.modules').load_game('/games', id)
}
