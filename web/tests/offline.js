// Python as in the page, under Node: the files that `make offline` has made, unpacked and started.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { gunzipSync } from 'node:zlib'

const FOLDER = process.env.BRANCHLINE_OFFLINE ?? fileURLToPath(new URL('../public/offline/', import.meta.url))
const RUNTIME = fileURLToPath(import.meta.resolve('pyodide'))

export const contents = () => JSON.parse(readFileSync(join(FOLDER, 'contents.json'), 'utf8'))

const file = (name) => new Uint8Array(gunzipSync(readFileSync(join(FOLDER, contents().version, `${name}.packed`))))

/** A Python with the package in it, and with the modules of these games. */
export async function startPython(games) {
  const { loadPyodide } = await import(pathToFileURL(RUNTIME).href)
  const folder = mkdtempSync(join(tmpdir(), 'branchline-'))
  writeFileSync(join(folder, 'library.zip'), file('library.zip'))
  const python = await loadPyodide({ stdLibURL: join(folder, 'library.zip') })
  rmSync(folder, { recursive: true })
  python.unpackArchive(file('code.zip'), 'zip', { extractDir: '/pages' })
  python.runPython('import sys; sys.path.insert(0, "/pages")')
  for (const game of games) addGame(python, game)
  return python
}

function addGame(python, id) {
  const game = contents().games[id]
  python.unpackArchive(file(game.module), 'zip', { extractDir: '/games' })
  for (const [place, name] of Object.entries(game.nets)) {
    const path = `/pages/branchline/${place}`
    python.FS.mkdirTree(dirname(path))
    python.FS.writeFile(path, file(name))
  }
  python.runPython(`from pathlib import Path
from branchline.offline.modules import load_module
load_module(Path("/games/${id}.so"))`)
}
