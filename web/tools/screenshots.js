// Pictures of every page: node tools/screenshots.js FOLDER [GAME …]. With --all: at three widths, in both themes.
import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { startServer } from '../tests/server.js'

const [folder, ...rest] = process.argv.slice(2)
if (!folder) throw new Error('usage: node tools/screenshots.js FOLDER [GAME …] [--all]')
const every = rest.includes('--all')
const games = rest.filter((word) => word !== '--all')
const WIDTHS = every
  ? [
      [1440, 900],
      [1024, 768],
      [390, 844],
    ]
  : [
      [1440, 900],
      [390, 844],
    ]
const THEMES = every ? ['light', 'dark'] : ['light']
const LATE = 0.8

await mkdir(folder, { recursive: true })
const server = await startServer()
try {
  const pages = [['home', '/'], ['about', '/about'], ['learn', '/learn'], ...(await gamePages())]
  for (const theme of THEMES) for (const [width, height] of WIDTHS) await shoot(pages, theme, width, height)
} finally {
  await server.close()
}

/** For each game: a late position to play on, a finished match and its replay, and the rules. Bots play the match. */
async function gamePages() {
  const visitor = await server.browser.newContext()
  const call = async (path, data) => {
    const answer = await (data
      ? visitor.request.post(`${server.base}/api${path}`, { data })
      : visitor.request.get(`${server.base}/api${path}`))
    if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`)
    return answer.json()
  }
  await call('/guests', { name: 'Ada' })
  const pages = []
  for (const { id } of (await call('/games')).games) {
    if (games.length && !games.includes(id)) continue
    const seats = [{ kind: 'me' }, { kind: 'bot', name: 'Brunel' }, { kind: 'bot', name: 'Cubitt' }]
    const opened = await call('/tables', { game: id, seats })
    const path = `/tables/${opened.table.id}`
    await call(`${path}/hand`, { seat: 0 })
    let now = opened
    while (now.table.status === 'running') {
      await new Promise((done) => setTimeout(done, 500))
      now = await call(path)
    }
    const { actions } = await call(`${path}/file`)
    const late = await call(`${path}/sandbox`, { moment: Math.floor(actions.length * LATE) })
    pages.push([`${id}-table`, `/table/${late.table.id}`], [`${id}-end`, `/table/${opened.table.id}`])
    pages.push(
      [`${id}-replay`, `/replay/${opened.table.id}/${Math.floor(actions.length / 3)}`],
      [`${id}-rules`, `/learn/${id}`],
    )
  }
  server.state = await visitor.storageState()
  return pages
}

async function shoot(pages, theme, width, height) {
  const context = await server.browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    storageState: server.state,
    locale: 'en-GB',
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (fault) => console.error(`${page.url()}: ${fault.message}`))
  for (const [name, path] of pages) {
    await page.goto(server.base + path)
    await page.waitForLoadState('networkidle')
    await page.waitForTimeout(1500)
    await page.screenshot({ path: join(folder, `${name}-${width}${every ? `-${theme}` : ''}.png`) })
  }
  await context.close()
}
