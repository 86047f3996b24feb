// Runs the browser tests, three files at a time, but for those that measure: `node all.js speed` runs these, best when
// nothing else does. A file with a failure is run once more by itself: what passes then is told as unsteady, what fails
// again has failed.
import { readdir, readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { run } from 'node:test'
import { tap } from 'node:test/reporters'

/** More than two processors, because each waits part of its time for its browser and its server. */
const AT_A_TIME = 3
const HERE = dirname(fileURLToPath(import.meta.url))
const MEASURING = ['speed.test.js']
const isMeasured = process.argv[2] === 'speed'

/** Told at the very end. */
const verdicts = []

async function failuresOf(files, concurrency) {
  const failures = []
  const tests = run({ files: files.map((file) => join(HERE, file)), concurrency })
  tests.on('test:fail', (failure) => failures.push(failure))
  for await (const text of tests.compose(tap)) process.stdout.write(text)
  return failures
}

async function isPassed(files, concurrency) {
  if (files.length === 0) return true
  const first = await failuresOf(files, concurrency)
  if (first.length === 0) return true
  const again = files.filter((file) => first.some((failure) => failure.file.endsWith(`/${file}`)))
  console.log(`# once more: ${again.join(', ')}`)
  const second = await failuresOf(again, 1)
  for (const { name } of second.length ? second : first)
    verdicts.push(`# ${second.length ? 'failed' : 'unsteady'}: ${name}`)
  return again.length > 0 && second.length === 0
}

/** Whether a file has tests of the part that is run. */
async function isConcerned(file) {
  return process.env.BRANCHLINE_TESTS !== 'exhaustive' || /EXHAUSTIVE/.test(await readFile(join(HERE, file), 'utf8'))
}

const files = []
for (const file of (await readdir(HERE)).sort())
  if (file.endsWith('.test.js') && MEASURING.includes(file) === isMeasured && (await isConcerned(file)))
    files.push(file)
const passed = await isPassed(files, isMeasured ? 1 : AT_A_TIME)
for (const verdict of verdicts) console.log(verdict)
process.exitCode = passed ? 0 : 1
