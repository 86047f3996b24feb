// Pictures of every page: node tools/screenshots.js FOLDER [GAME …]. With --all: at four widths, in both themes and
// both languages. Each game is shown at its beginning, in the middle, late and at its end, with its replay and rules.
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
      [1280, 800],
      [1024, 768],
      [390, 844],
    ]
  : [
      [1440, 900],
      [390, 844],
    ]
const THEMES = every ? ['light', 'dark'] : ['light']
const LANGUAGES = every ? ['en-GB', 'fr-FR'] : ['en-GB']
/** How far a match has come where one can play on. */
const POSITIONS = { start: 0.02, middle: 0.45, late: 0.9 }

/** Pages of which no picture came, and why. */
const failed = []

await mkdir(folder, { recursive: true })
const server = await startServer()
try {
  const pages = [['home', '/'], ['about', '/about'], ['learn', '/learn'], ...(await gamePages())]
  for (const locale of LANGUAGES)
    for (const theme of THEMES)
      for (const [width, height] of WIDTHS) await shoot(pages, { locale, theme, width, height })
} finally {
  await server.close()
}
if (failed.length) console.error(`${failed.length} pictures are missing:\n${failed.join('\n')}`)
process.exitCode = failed.length ? 1 : 0

/** For each game: positions to play on, a finished match and its replay, and the rules. Bots play the match. */
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
    for (const [name, part] of Object.entries(POSITIONS)) {
      const { table } = await call(`${path}/sandbox`, { moment: Math.floor(actions.length * part) })
      pages.push([`${id}-${name}`, `/table/${table.id}`])
    }
    pages.push(
      [`${id}-end`, `/table/${opened.table.id}`],
      [`${id}-replay`, `/replay/${opened.table.id}/${Math.floor(actions.length / 3)}`],
      [`${id}-rules`, `/learn/${id}`],
    )
  }
  server.state = await visitor.storageState()
  return pages
}

async function shoot(pages, { locale, theme, width, height }) {
  const context = await server.browser.newContext({
    viewport: { width, height },
    colorScheme: theme,
    storageState: server.state,
    locale,
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  page.on('pageerror', (fault) => console.error(`${page.url()}: ${fault.message}`))
  const kind = every ? `-${theme}-${locale.slice(0, 2)}` : ''
  for (const [name, path] of pages) {
    const file = join(folder, `${name}-${width}${kind}.png`)
    const shot = () => picture(page, server.base + path, file)
    // A machine that is busy with something else can keep a page waiting: once more, and then on to the next.
    await shot().catch(() => shot().catch((fault) => failed.push(`${file}: ${fault.message.split('\n')[0]}`)))
  }
  await context.close()
}

async function picture(page, address, file) {
  await page.goto(address)
  await page.locator('main').waitFor()
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(1500)
  await page.screenshot({ path: file })
}
