// Says what it takes to play without a server, on the house as plain files: what there is to download, how long a table
// takes to begin, at the first visit and later, how long the page is held up, and how much memory it has then:
// `node tools/offlineFigures.js [GAME [LEVEL]]`. Seconds of processor time hold on a busy machine too.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { button, startSite } from '../tests/site.js'

const [game = 'rocket', level = 'master'] = process.argv.slice(2)
const PATIENCE = 300_000
const MEGABYTE = 1024 * 1024

/** Seconds of processor time, and megabytes that no other process has, of the process that shows the page. */
async function taken(session) {
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  const pages = processInfo.filter(({ type }) => type === 'renderer').sort((one, other) => other.cpuTime - one.cpuTime)
  const rollup = readFileSync(`/proc/${pages[0].id}/smaps_rollup`, 'utf8')
  const kilobytes = [...rollup.matchAll(/Private_\w+:\s+(\d+)/g)].reduce((sum, [, size]) => sum + Number(size), 0)
  return { seconds: pages.reduce((sum, { cpuTime }) => sum + cpuTime, 0), megabytes: kilobytes / 1024 }
}

/** Asks the page and its workers one after the other, by the browser's own protocol. */
async function askAll(session, ...methods) {
  const { targetInfos } = await session.send('Target.getTargets', { filter: [{}] })
  const answers = []
  for (const { targetId, type } of targetInfos.filter((target) => ['page', 'worker'].includes(target.type))) {
    const { sessionId } = await session.send('Target.attachToTarget', { targetId, flatten: false })
    let answer
    for (const method of methods) {
      const heard = new Promise((done) => {
        const hear = (told) => {
          const { id, result } = JSON.parse(told.message)
          if (told.sessionId !== sessionId || !id) return
          session.off('Target.receivedMessageFromTarget', hear)
          done(result)
        }
        session.on('Target.receivedMessageFromTarget', hear)
      })
      await session.send('Target.sendMessageToTarget', { sessionId, message: JSON.stringify({ id: 1, method }) })
      answer = await heard
    }
    answers.push([type, answer])
    await session.send('Target.detachFromTarget', { sessionId })
  }
  return answers
}

/** What scripts and buffers have, once what nobody uses any more is gone. */
async function tellMemory(session, told) {
  const answers = await askAll(session, 'HeapProfiler.collectGarbage', 'Runtime.getHeapUsage')
  const held = answers.map(([type, { usedSize, backingStorageSize }]) => {
    return `${type} ${(usedSize / MEGABYTE).toFixed(0)} + ${(backingStorageSize / MEGABYTE).toFixed(0)}`
  })
  const { megabytes } = await taken(session)
  console.log(`  ${told}: ${megabytes.toFixed(0)} MB of its own; of these objects + buffers: ${held.join(', ')}`)
}

async function begin(context, session, told) {
  const page = await context.newPage()
  page.setDefaultTimeout(PATIENCE)
  const from = Date.now()
  const before = await taken(session)
  await page.goto(site.base)
  const card = page.locator(`article:has(a[href$="/learn/${game}"])`)
  await button(card, 'Play now').waitFor()
  const home = [Date.now() - from, (await taken(session)).seconds - before.seconds]
  await card.getByLabel(/Strength/).selectOption(level)
  await button(card, 'Play now').click()
  await page.locator('.prompt').first().waitFor()
  const table = [Date.now() - from, (await taken(session)).seconds - before.seconds]
  const said = ([wall, processor]) => `${(wall / 1000).toFixed(1)} s, of processor ${processor.toFixed(1)} s`
  console.log(`${told}: first page after ${said(home)}; table after ${said(table)}`)
  await button(page, 'Hint').waitFor()
  await tellMemory(session, `when it is your turn against ${level}`)
  const longest = await page.evaluate(() => Math.max(0, ...globalThis.longTasks))
  console.log(`  the page was held up for at most ${longest.toFixed(0)} ms`)
  await page.close()
}

const site = await startSite()
const contents = JSON.parse(readFileSync(join(site.house, 'offline', 'contents.json'), 'utf8'))
const size = (names) => names.reduce((sum, name) => sum + contents.files[name].bytes, 0)
console.log(`to download: ${(size(contents.runtime) / 1e6).toFixed(2)} MB without games`)
for (const [id, { module, nets }] of Object.entries(contents.games))
  console.log(
    `  ${id}: ${(size([module]) / 1e3).toFixed(0)} KB, networks ${(size(Object.values(nets)) / 1e6).toFixed(1)} MB`,
  )
const context = await site.browser.newContext({ locale: 'en-GB', reducedMotion: 'reduce' })
await context.addInitScript(() => {
  globalThis.longTasks = []
  const note = (list) => globalThis.longTasks.push(...list.getEntries().map(({ duration }) => duration))
  new PerformanceObserver(note).observe({ type: 'longtask', buffered: true })
})
const session = await site.browser.newBrowserCDPSession()
for (const visit of ['first visit', 'second visit', 'third visit']) await begin(context, session, visit)
await context.close()
await site.close()
