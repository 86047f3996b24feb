// The worker in which bots think: it does jobs, one after the other. What they print is how far they have come.
import { startPython } from './python.js'

const started = startPython({ stdout: (line) => self.postMessage({ id: doing, ...JSON.parse(line) }) })
let doing = 0
let before = Promise.resolve()

self.onmessage = ({ data: { id, job } }) => {
  before = before.then(async () => {
    doing = id
    self.postMessage({ id, answer: await answer(job) })
  })
}

async function answer(job) {
  try {
    const { python, addGame } = await started
    await addGame(JSON.parse(job).game, { nets: true })
    return python.pyimport('branchline.offline.page').work(job)
  } catch (fault) {
    return JSON.stringify({ failed: String(fault) })
  }
}
