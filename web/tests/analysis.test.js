import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

const WAIT_FOR_ANALYSIS = 300_000
let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** A match in which nobody builds anything: stations go to and fro until that is enough. */
async function dullMatch(visitor) {
  await visitor.api('/guests', { name: 'Ada' })
  const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'me', name }))
  const options = { first_player: 0, stall_limit_per_player: 1 }
  let present = await visitor.api('/tables', { game: 'rocket', seats, options })
  const id = present.table.id
  while (present.status === 'running') {
    const dull =
      present.legal.find(({ verb }) => verb === 'lift') ?? present.legal.find(({ verb }) => verb === 'station')
    present = await visitor.api(`/tables/${id}/actions`, { seq: present.seq, action: dull.text })
  }
  return id
}

test('a finished match is looked back at, and played on with a better move', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const id = await dullMatch(ada)
  await ada.go(`/table/${id}`)
  const section = ada.page.locator('[data-analysis]')
  ada.alarm.expected = true
  const begin = section.getByRole('button', { name: 'Analyse this match' })
  while ((await section.locator('[role=status], svg').count()) === 0) {
    await begin.click()
    await section.locator('[role=status], [role=alert], svg').first().waitFor()
    await ada.page.waitForTimeout(500)
  }
  ada.alarm.expected = false
  await section.locator('svg').waitFor({ timeout: WAIT_FOR_ANALYSIS })
  await section.getByText('The moves that cost most').waitFor()
  await ada.checkAccess('looking back')

  // It is kept, in every language.
  await ada.page.reload()
  await section.locator('svg').waitFor()
  await ada.chooseLanguage('Français')
  await section.getByText('Les coups qui ont coûté le plus').waitFor()
  const better = await section.locator('li p.small').first().textContent()
  assert.match(better, /Mieux\s:\s.+\d\s% de chances/)
  await section.locator('[data-variation]').first().click()
  await ada.page.waitForURL((url) => url.pathname.startsWith('/table/') && !url.pathname.endsWith(id))
  await ada.page.locator('.prompt').waitFor()
  assert.ok((await ada.moment()) >= 1)
  await ada.leave()
})
