import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** Acts without a page, and answers with how things stand then. */
async function play(visitor, table, wanted) {
  const { seq, legal } = await visitor.api(`/tables/${table}`)
  const { text } = legal.find((action) => action.text === wanted || action.verb === wanted)
  return visitor.api(`/tables/${table}/actions`, { seq, action: text })
}

/** Ada, who has a share of the GWR, at a table where Ben is to move. */
async function sitTogether() {
  const [ada, ben] = [await Visitor.come(server), await Visitor.come(server)]
  await ada.api('/guests', { name: 'Ada' })
  await ben.api('/guests', { name: 'Ben' })
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  const { table } = await ada.api('/tables', { game: 'rocket', seats, public: true, options: { first_player: 0 } })
  await ben.api(`/tables/${table.id}/join`, {})
  await play(ada, table.id, 'advance GWR ne')
  await play(ada, table.id, 'station')
  return { ada, ben, table: table.id }
}

test('what others do passes without Ada until she is asked something else, which she is told', LIMIT, async () => {
  const { ada, ben, table } = await sitTogether()
  await ada.go(`/table/${table}`)
  await ada.page.locator('[data-answer=passes]').check()
  await ada.checkAccess('answers')
  await play(ben, table, 'advance GWR e')
  const passed = ada.page.locator('.bar input[type=range][max="4"]')
  await passed.waitFor({ state: 'attached' })
  await play(ben, table, 'station')
  await ada.myTurn()
  const ended = ada.page.locator('.ended')
  await ended.waitFor()
  assert.equal(await ada.page.locator('[data-answer=passes]').isChecked(), false)
  await ended.getByRole('button').click()
  await ended.waitFor({ state: 'detached' })
  await ben.leave()
  await ada.leave()
})

test('a bot can be asked for once the table has long waited for someone who is away', LIMIT, async () => {
  const { ada, ben, table } = await sitTogether()
  await ada.go(`/table/${table}`)
  await ada.button('Table menu').click()
  const dialog = ada.page.getByRole('dialog')
  await dialog.getByText('If they stay away, you can ask for a bot from').waitFor()
  await ada.page.clock.setFixedTime(Date.now() + 600_000)
  ada.alarm.expected = true
  await ada.button('Away: ask for a bot').click()
  assert.match(await dialog.getByRole('alert').innerText(), /once the table has waited for Ben .* 5 minutes/)
  ada.alarm.expected = false
  await ada.leave()
  await ben.go(`/table/${table}`)
  await ben.button('Table menu').click()
  await ben.page.getByText('Once the table waits for them, you can ask for a bot.').waitFor()
  await ben.leave()
})
