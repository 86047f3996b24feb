// The worker in which bots think: it does jobs, one after the other.
import { startPython } from './python.js'

const started = startPython()
let before = Promise.resolve()

self.onmessage = ({ data: { id, job } }) => {
  before = before.then(async () => self.postMessage({ id, answer: await answer(job) }))
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
