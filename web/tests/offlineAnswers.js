// Asks Python as in the page: `node tests/offlineAnswers.js PAGE.py GAME < QUESTIONS`, and writes what `run` of that page
// answers to them.
import { readFileSync } from 'node:fs'
import { startPython } from './offline.js'

const [page, game] = process.argv.slice(2)
const python = await startPython([game])
python.FS.writeFile('/pages/answers.py', readFileSync(page))
python.globals.set('QUESTIONS', readFileSync(0, 'utf8'))
const answers = python.runPython(`import json, answers
json.dumps(answers.run(json.loads(QUESTIONS)))`)
process.stdout.write(answers, () => process.exit(0))
