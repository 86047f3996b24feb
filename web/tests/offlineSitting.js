// Plays the sitting of a page of tests in Python as in the browser: `node tests/offlineSitting.js PAGE.py GAME LANGUAGE`.
import { readFileSync } from 'node:fs'
import { startPython } from './offline.js'

const [page, game, language] = process.argv.slice(2)
// Node would show the line that failed, and the runtime is one line.
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})
const python = await startPython([game])
python.FS.writeFile('/pages/sitting.py', readFileSync(page))
const answers = await python.runPythonAsync(`import json, sitting
json.dumps(await sitting.in_the_page("${game}", "${language}"))`)
process.stdout.write(answers, () => process.exit(0))
