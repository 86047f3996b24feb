import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** One decision by clicking alone: a button if one is offered, or a place on the map, then confirm. */
async function decide(visitor, turn) {
  const plain = visitor.page.locator('.prompt .buttons [data-plain]')
  if (await plain.count()) await plain.first().click()
  else await pickPlace(visitor, turn)
  const option = visitor.page.locator('.prompt .options [data-option]')
  await visitor.page.locator('[data-confirm], [data-option]').first().waitFor()
  if (await option.count()) await option.first().click()
  await visitor.confirm()
}

async function pickPlace(visitor, turn) {
  const places = await visitor.page.locator('[data-hex].target').evaluateAll((spots) => {
    const advances = spots.filter((spot) => /can advance|advance/i.test(spot.getAttribute('aria-label')))
    return (advances.length ? advances : spots).map((spot) => spot.dataset.hex)
  })
  assert.ok(places.length, 'there is somewhere to click')
  await visitor.click(places[(turn * 7) % places.length])
}

test('a newcomer plays Rocket against bots to the end by clicking', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.playNow()
  for (let turn = 0; turn < 400; turn++) {
    if (await ada.isOver()) break
    await decide(ada, turn)
  }
  await ada.page.getByRole('heading', { level: 1, name: /win|tie/i }).waitFor()
  assert.match(await ada.page.locator('tfoot').innerText(), /£\d/)
  await ada.page.locator('[data-verdict=holds]').waitFor({ state: 'attached' })
  await ada.checkAccess('end of game')

  await ada.page.getByRole('link', { name: 'Look through the match' }).click()
  await ada.page.locator('.match').waitFor()
  await ada.checkAccess('replay')
  await ada.page.getByLabel('One step forward').click()
  await ada.page.waitForURL(/\/replay\/[^/]+\/1$/)
  const link = ada.page.url()
  const file = await ada.api(`/tables/${ada.tableId()}/file`)

  await ada.go('/replay')
  await ada.page
    .locator('input[type=file]')
    .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(JSON.stringify(file)) })
  await ada.page.waitForURL(/\/replay\/[^/]+\/0$/)
  await ada.page.locator('.match').waitFor()
  await ada.leave()

  const guest = await Visitor.come(server)
  await guest.page.goto(link)
  await guest.page.getByText('1/', { exact: false }).first().waitFor()
  await guest.leave()
})
