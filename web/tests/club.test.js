import assert from 'node:assert/strict'
import { createServer } from 'node:http'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const SHORT = { stall_limit_per_player: 1 }
const SCRIPT = '<script>document.title = "taken over"</script><img src=x onerror="document.title = 1">'

/** A finished match that everyone can find. */
async function finished(visitor) {
  const seats = [
    { kind: 'bot', bot: 'random' },
    { kind: 'bot', bot: 'random' },
  ]
  const { table } = await visitor.api('/tables', { game: 'rocket', seats, public: true, options: SHORT })
  for (;;) {
    const { matches } = await visitor.api('/archive')
    if (matches.some((match) => match.table === table.id)) return table.id
    await new Promise((goOn) => setTimeout(goOn, 100))
  }
}

test('a finished match is found, commented on, and shown in another page as text', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.api('/guests', { name: 'Ada' })
  const id = await finished(ada)
  await ada.go('/')
  await ada.page.getByRole('link', { name: 'Archive', exact: true }).click()
  await ada.page.getByLabel('Game').selectOption('rocket')
  await ada.page.getByLabel('Played by').selectOption('bots')
  await ada.page.waitForURL(/game=rocket.*who=bots/)
  await ada.page.locator(`a[href="/replay/${id}/0"]`).click()
  await ada.page.getByRole('tab', { name: 'Share' }).click()
  await ada.button('Comment on this match').click()
  await ada.page.getByLabel('Your comment at step 0').fill(SCRIPT)
  await ada.button('Keep comment').click()
  await ada.page.locator('.moment', { hasText: 'script' }).waitFor()
  await ada.checkAccess('study')
  const study = new URL(ada.page.url()).pathname.split('/')[2]

  const reader = await Visitor.come(server)
  const other = createServer((_, answer) => {
    answer.setHeader('Content-Type', 'text/html')
    answer.end(`<title>Elsewhere</title><iframe src="${server.base}/embed/${study}" width="900" height="700"></iframe>`)
  })
  await new Promise((listening) => other.listen(0, '127.0.0.1', listening))
  await reader.page.goto(`http://localhost:${other.address().port}/`)
  const frame = reader.page.frameLocator('iframe')
  await frame.locator('.note', { hasText: '<script>' }).waitFor()
  assert.equal(await frame.getByLabel('Your comment at step 0').count(), 0)
  assert.equal(await frame.locator('header').count(), 0)
  assert.match(await frame.locator(':root').evaluate(() => document.title), /my comments/)
  assert.equal(await reader.page.title(), 'Elsewhere')
  await Promise.all([ada.leave(), reader.leave()])
  other.close()
})

test('a tournament is set up, entered on another device, begun, and followed by keyboard', LIMIT, async () => {
  const [ada, ben] = [await Visitor.come(server), await Visitor.come(server, { viewport: { width: 390, height: 844 } })]
  await ada.api('/guests', { name: 'Ada' })
  await ben.api('/guests', { name: 'Ben' })
  await ada.go('/tournaments')
  await ada.page.getByText('Set up a tournament').focus()
  await ada.page.keyboard.press('Enter')
  await ada.page.getByLabel('Name').fill('Cup')
  await ada.page.getByLabel('Game').selectOption('rocket')
  await ada.page.getByLabel('Seats at each table').selectOption('2')
  await ada.button('Set up').click()
  await ada.page.waitForURL(/tournaments\/.+/)
  await ada.button('Enter').click()
  await ada.button('Withdraw').waitFor()
  await ben.go(new URL(ada.page.url()).pathname)
  await ben.button('Enter').click()
  await ben.button('Withdraw').waitFor()
  await ada.page.getByText('2 of at most').waitFor()
  await ada.button('Begin now').click()
  await ada.page.getByRole('heading', { name: 'Round 1' }).waitFor()
  await ada.page.getByText('All meet for the first time.').waitFor()
  await ben.page.getByRole('link', { name: 'To your table' }).click()
  await ben.page.waitForURL(/\/table\//)
  await ada.checkAccess('tournament')
  const wide = await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
  assert.ok(wide <= 0)
  await Promise.all([ada.leave(), ben.leave()])
})

test('the pages of players and statistics are clean in both languages and on a phone', LIMIT, async () => {
  const ada = await Visitor.come(server, { viewport: { width: 390, height: 844 }, locale: 'fr-FR' })
  const { person } = await ada.api('/guests', { name: 'Ada' })
  for (const path of ['/players', `/players/${person.id}`, '/archive', '/archive/actions', '/archive/openings']) {
    await ada.go(path)
    await ada.page.locator('.club h1').waitFor()
    await ada.page.waitForLoadState('networkidle')
    await ada.checkAccess(path)
    await ada.checkHeadings(path)
    assert.ok((await ada.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0, path)
  }
  await ada.leave()
})
