import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const LIGHT_TO_HEAVY = ['rock-island', 'rocket', 'england-wales', 'nuremberg', 'wensleydale', 'england-wales-shares']

test(
  'the first page has the games from light to heavy, and my tables with those that wait for me first',
  LIMIT,
  async () => {
    const [ada, ben] = [await Visitor.come(server), await Visitor.come(server)]
    await ada.api('/guests', { name: 'Ada' })
    await ben.api('/guests', { name: 'Ben' })
    const seats = [{ kind: 'me' }, { kind: 'open' }]
    for (const [game, first_player] of [
      ['rocket', 0],
      ['rocket', 1],
    ]) {
      const { table } = await ada.api('/tables', { game, seats, public: true, options: { first_player } })
      await ben.api(`/tables/${table.id}/join`, {})
    }
    await ada.go('/')
    const mine = ada.page.locator('section').filter({ has: ada.page.getByRole('heading', { name: 'My tables' }) })
    await mine.getByRole('link').nth(1).waitFor()
    const marks = await mine.locator('.mark').allInnerTexts()
    assert.deepEqual(marks, ['Your turn', 'Ben to move'])
    const cards = await ada.page
      .locator('article a[href^="/learn/"]')
      .evaluateAll((links) => links.map(({ pathname }) => pathname))
    assert.deepEqual(
      [...new Set(cards)],
      LIGHT_TO_HEAVY.map((game) => `/learn/${game}`),
    )
    assert.match(await ada.page.title(), /1/)
    await Promise.all([ada.leave(), ben.leave()])
  },
)

test('play now asks how many opponents and how strong in the same place', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/')
  const card = ada.page.locator('article:has(a[href="/learn/rocket"])')
  await card.getByRole('combobox', { name: 'Opponents' }).selectOption('3')
  await card.getByRole('combobox', { name: 'Strength' }).selectOption('random')
  await ada.cardButton('Play now').click()
  await ada.page.waitForURL(/\/table\//)
  const { table } = await ada.api(`/tables/${ada.tableId()}`)
  assert.deepEqual(
    table.seats.map(({ kind, bot }) => (kind === 'bot' ? bot : kind)),
    ['person', 'random', 'random', 'random'],
  )
  await ada.leave()
})

test('a link plays a finished match by itself, from its beginning', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.api('/guests', { name: 'Ada' })
  const seats = [{ kind: 'bot', bot: 'random' }, { kind: 'me' }]
  const { table } = await ada.api('/tables', { game: 'rock-island', seats, options: { max_rounds: 10 } })
  await ada.api(`/tables/${table.id}/hand`, { seat: 1 })
  await ada.go(`/table/${table.id}`)
  await ada.page.locator('.end h1').waitFor({ timeout: 300_000 })
  const path = `/replay/${table.id}/play`
  await ada.page.waitForFunction(
    (end) => [...document.querySelectorAll('textarea')].some(({ value }) => value.endsWith(end)),
    path,
  )
  await ada.go(path)
  await ada.page.waitForFunction(() => Number(document.querySelector('.bar input[type=range]')?.value) >= 2)
  await ada.leave()
})

test(
  'a first visitor is led to the guided game; tables to join and to watch stand before the games',
  LIMIT,
  async () => {
    const [ada, ben] = [
      await Visitor.come(server),
      await Visitor.come(server, { viewport: { width: 390, height: 844 } }),
    ]
    await ada.api('/guests', { name: 'Ada' })
    await ada.api('/tables', { game: 'rocket', seats: [{ kind: 'me' }, { kind: 'open' }], public: true })
    ben.alarm.expected = true
    await ben.go('/')
    const guided = ben.page.locator('[data-first-visit]').getByRole('link')
    await guided.waitFor()
    ben.alarm.expected = false
    assert.equal(new URL(await guided.evaluate(({ href }) => href)).pathname, '/learn/rock-island/first-game')
    const open = await ben.page.getByRole('heading', { name: 'Open tables' }).boundingBox()
    const card = await ben.page.locator('article').first().boundingBox()
    assert.ok(open.y < card.y)
    assert.ok(card.height < 600, `${card.height}`)
    assert.equal(await ben.page.locator('article').first().getByLabel('Strength').inputValue(), 'casual')
    await ben.checkAccess('first visit')
    await ben.checkHeadings('first visit')
    await ben.page.locator('[data-first-visit]').getByLabel('Your name').fill('Ben')
    await ben.page.getByRole('button', { name: 'Settings' }).click()
    assert.equal(await ben.page.getByRole('dialog').getByLabel('Your name').inputValue(), 'Ben')
    await ada.go('/')
    await ada.page.locator('article').first().waitFor()
    await Promise.all([ada.leave(), ben.leave()])
  },
)
