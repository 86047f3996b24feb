import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

test('a table is opened with a clock, which is shown and stands still by consent', LIMIT, async () => {
  const [ada, ben] = [await Visitor.come(server), await Visitor.come(server)]
  await ada.api('/guests', { name: 'Ada' })
  await ben.api('/guests', { name: 'Ben' })
  const settings = { clock: { turn: 3600, bank: 600 }, absent: 86_400 }
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const form = { game: 'rocket', seats, public: true, options: { first_player: 0 }, settings }
  const { table } = await ada.api('/tables', form)
  await ben.api(`/tables/${table.id}/join`, {})
  await ada.go(`/table/${table.id}`)
  await ada.page.locator('.strip .clock').first().waitFor()
  assert.match(await ada.page.locator('.strip .clock').first().innerText(), /1:(09|10):\d\d$/)
  await ada.checkAccess('clock')
  await ada.button('Table menu').click()
  await ada.button('Ask for a pause').click()
  await ben.go(`/table/${table.id}`)
  await ben.button('Agree').click()
  await ada.page.locator('.strip').getByText('Pause', { exact: true }).waitFor()
  assert.equal((await ada.api(`/tables/${table.id}`)).table.clock.paused, true)
  await ada.button('Table menu').click()
  await ada.button('End the pause').click()
  await ada.page.locator('.strip').getByText('Pause', { exact: true }).waitFor({ state: 'detached' })
  await ben.leave()
  await ada.leave()
})

test('the clock and what happens without an action are chosen where a table is opened', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.api('/guests', { name: 'Ada' })
  await ada.go('/')
  await ada.cardButton('Invite friends').click()
  await ada.page.getByText('Options', { exact: true }).click()
  await ada.page.locator('select:has(option[value=quick])').selectOption('quick')
  await ada.page.locator('select:has(option[value=minutes])').selectOption('minutes')
  await ada.button('Open the table').click()
  await ada.page.waitForURL(/\/table\//)
  const { table } = await ada.api(`/tables/${ada.page.url().split('/').at(-1)}`)
  assert.deepEqual([table.settings.clock, table.settings.absent], [{ turn: 60, bank: 600 }, 300])
  await ada.leave()
})
