// Has Pyodide's own Python compile the pages in a folder that tools/make_offline.py has filled, and cut the standard library
// to what they use: `node tools/packOffline.js FOLDER`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadPyodide } from 'pyodide'

const folder = process.argv[2]
// Node would show the line that failed, and the runtime is one line.
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})
const program = readFileSync(new URL('pack_offline.py', import.meta.url), 'utf8')
// Without the columns of every expression, which only tracebacks show, code is a sixth smaller.
const python = await loadPyodide({ env: { HOME: '/', PYTHONNODEBUGRANGES: '1' } })
for (const name of ['pages.zip', 'libraries.zip']) {
  python.unpackArchive(new Uint8Array(readFileSync(join(folder, name))), 'zip', { extractDir: '/pages' })
}
python.runPython(program)
for (const name of ['code.zip', 'library.zip']) {
  writeFileSync(join(folder, name), python.FS.readFile(`/${name}`))
}
process.exit(0)
