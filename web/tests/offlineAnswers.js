// Asks Python as in the page: `node tests/offlineAnswers.js PAGE.py GAME < QUESTIONS`, and writes what `run` of that page
// answers to them.
import { readFileSync } from 'node:fs'
import { startPython } from './offline.js'

const [page, game] = process.argv.slice(2)
// Node would show the line that failed, and the runtime is one line.
process.on('uncaughtException', ({ message }) => {
  console.error(message)
  process.exit(1)
})
const python = await startPython([game])
python.FS.writeFile('/pages/answers.py', readFileSync(page))
python.globals.set('QUESTIONS', readFileSync(0, 'utf8'))
const answers = python.runPython(`import json, answers
json.dumps(answers.run(json.loads(QUESTIONS)))`)
process.stdout.write(answers, () => process.exit(0))
