import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
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

/** Has a match looked back at, as soon as its game is compiled. */
async function begin(visitor, section) {
  visitor.alarm.expected = true
  const button = section.getByRole('button', { name: 'Analyse this match' })
  await button.waitFor()
  while ((await section.locator('[role=status], svg').count()) === 0) {
    await button.click()
    await section.locator('[role=status], [role=alert], svg').first().waitFor()
    await visitor.page.waitForTimeout(500)
  }
  visitor.alarm.expected = false
}

test('a finished match is looked back at, and played on with a better move', LIMIT, async () => {
  const ada = await Visitor.come(server)
  const id = await dullMatch(ada)
  await ada.go(`/table/${id}`)
  const section = ada.page.locator('[data-analysis]')
  await begin(ada, section)
  await section.locator('svg').waitFor({ timeout: WAIT_FOR_ANALYSIS })
  await section.getByText('The moves that cost most').waitFor()
  await ada.checkAccess('looking back')

  // It is kept, in every language.
  await ada.page.reload()
  await section.locator('svg').waitFor()
  await ada.chooseLanguage('Français')
  await section.getByText('Les coups qui ont coûté le plus').waitFor()
  const percents = (text) => text.match(/\d+ %/g)
  const entry = section.locator('ol > li').first()
  const [before, after] = percents(await entry.locator('a').innerText())
  const mark = await section
    .locator('line.change')
    .first()
    .evaluate((line) => [line.y1, line.y2].map((y) => y.baseVal.value))
  assert.ok(mark[0] < mark[1], `the chart falls from ${before} to ${after} too`)

  // One's own costly move is found again, or at least another that is as good.
  const { analysis } = await ada.api(`/tables/${id}/analysis`)
  const [mistake] = analysis.mistakes
  assert.deepEqual(
    [before, after],
    [mistake.chance, mistake.chance - mistake.cost].map((it) => `${Math.round(100 * it)} %`),
  )
  await section.locator('[data-variation]').first().click()
  await ada.page.waitForURL((url) => url.searchParams.has('exercise'))
  await ada.chooseLanguage('English')
  await ada.page.locator('[data-exercise=open]').waitFor()
  const attempt = async (text) => {
    const { seq } = await ada.present()
    await ada.api(`/tables/${ada.tableId()}/actions`, { seq, action: text })
  }
  await attempt(mistake.action.text)
  await ada.page.locator('[data-exercise=same]').waitFor()
  await ada.page.locator('[data-exercise]').getByRole('button', { name: 'Try again' }).click()
  await ada.page.locator('[data-exercise=open]').waitFor()
  await attempt(mistake.as_good.at(-1))
  await ada.page.locator('[data-exercise=right]').waitFor()
  await ada.checkAccess('exercise')
  await ada.page.getByRole('link', { name: 'copy: back to the match' }).click()
  await ada.page.waitForURL((url) => url.pathname === `/table/${id}`)
  await ada.leave()
})

test(
  'a match that was ended by agreement is looked back at too; going back finds the page where it was',
  LIMIT,
  async () => {
    const ada = await Visitor.come(server)
    await ada.api('/guests', { name: 'Ada' })
    const seats = ['Ada', 'Bea'].map((name) => ({ kind: 'me', name }))
    let present = await ada.api('/tables', { game: 'rocket', seats, options: { first_player: 0 } })
    const id = present.table.id
    for (let step = 0; step < 6; step++) {
      const { text } = present.legal.find(({ verb }) => verb === 'station') ?? present.legal[0]
      present = await ada.api(`/tables/${id}/actions`, { seq: present.seq, action: text })
    }
    await ada.api(`/tables/${id}/consent`, { about: 'end' })
    await ada.go(`/table/${id}`)
    const section = ada.page.locator('[data-analysis]')
    await begin(ada, section)
    await section.locator('svg').waitFor({ timeout: WAIT_FOR_ANALYSIS })

    await ada.page.evaluate(() => scrollTo(0, 300))
    // As from far down a page, which a click by hand would scroll up first.
    await ada.page
      .getByRole('link', { name: 'Learn' })
      .first()
      .evaluate((link) => link.click())
    await ada.page.waitForURL('**/learn')
    await ada.page.goBack()
    await ada.page.waitForFunction(() => Math.round(scrollY) === 300)
    await ada.checkHeadings('end')
    await ada.leave()
  },
)

test('the picture of the end has its own background', LIMIT, async () => {
  const ada = await Visitor.come(server, { colorScheme: 'dark' })
  await ada.go(`/table/${await dullMatch(ada)}`)
  const [picture] = await Promise.all([ada.page.waitForEvent('download'), ada.page.locator('[data-portrait]').click()])
  const corner = await ada.page.evaluate(cornerOf, [...(await readFile(await picture.path()))])
  assert.deepEqual(corner, [22, 25, 26, 255], 'the paper of the dark theme')
  await ada.leave()
})

/** Runs in the page: the colour of a picture's first point. */
async function cornerOf(bytes) {
  const image = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
  const pen = new OffscreenCanvas(1, 1).getContext('2d')
  pen.drawImage(image, 0, 0)
  return [...pen.getImageData(0, 0, 1, 1).data]
}
