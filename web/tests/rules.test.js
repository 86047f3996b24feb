import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { EXHAUSTIVE, LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

const GAMES = ['rocket', 'wensleydale', 'nuremberg', 'rock-island', 'england-wales', 'england-wales-shares']

test('the rules can be searched, and every clause has its own address', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/learn/rocket')
  await ada.page.getByLabel('Search the rules').fill('passenger')
  await ada.page.locator('mark').first().waitFor()
  // What a page has asked for once, such as its pictures, is there sooner or later than its words another time.
  for (const id of ['SR-5.2', 'SR-7.1']) {
    await ada.go(`/learn/rocket/${id}`)
    const clause = ada.page.locator(`[id="${id}"]`)
    await clause.waitFor()
    await ada.page.waitForFunction(arePicturesThere)
    const { y } = await clause.boundingBox()
    assert.ok(y >= 0 && y < 200, `${id} is at ${y}, although it was asked for`)
  }
  await ada.leave()
})

test('a game has one page to keep beside the table, and it leads to the rules', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/learn/nuremberg')
  await ada.page.getByRole('link', { name: 'The game on one page' }).click()
  await ada.page.getByRole('heading', { name: 'How it ends' }).waitFor()
  await ada.checkAccess('aid')
  await ada.page.getByRole('link', { name: 'WD-12', exact: true }).click()
  await ada.page.locator('[id="WD-12"]').waitFor()
  await ada.leave()
})

test('what a table may choose comes after what always holds', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/learn/rock-island')
  await ada.page.locator('[id="RI-4.6"]').waitFor()
  const order = await ada.page.locator('[id="RI-4"] li[id]').evaluateAll((clauses) => clauses.map(({ id }) => id))
  assert.ok(order.indexOf('RI-4.6') > order.indexOf('RI-4.17'))
  await ada.leave()
})

for (const game of GAMES) {
  const limit = game === 'rocket' ? LIMIT : EXHAUSTIVE
  test(
    `${game}: the contents of its rules stay in sight, say where one reads, and no option has a raw name`,
    limit,
    async () => {
      const ada = await Visitor.come(server)
      await ada.go(`/learn/${game}`)
      const chapter = ada.page.locator('.text > section[id]').nth(6)
      const id = await chapter.getAttribute('id')
      const here = ada.page.locator('nav [aria-current=location]', { hasText: new RegExp(`^${id} `) })
      // Pictures above it may still take their room.
      await ada.page.waitForFunction(goTo, id)
      await here.waitFor()
      const { y, height } = await here.boundingBox()
      assert.ok(y >= 0 && y + height <= 800, `${y}`)
      assert.doesNotMatch(await ada.page.locator('.text').innerText(), /[a-z]_[a-z]/)
      await ada.leave()
    },
  )

  test(`${game}: one page beside the table tells the turn, what counts and how it ends`, limit, async () => {
    const ada = await Visitor.come(server)
    await ada.sitDown(game)
    const [address, moment] = [ada.page.url(), await ada.moment()]
    await ada.page.getByRole('link', { name: 'Learn', exact: true }).click()
    const beside = ada.page.getByRole('tabpanel')
    await beside.getByRole('heading', { name: 'How it ends' }).waitFor()
    await beside.getByRole('heading', { name: /turn/i }).first().waitFor()
    await beside
      .getByRole('link', { name: /^[A-Z]{2}-\d/ })
      .first()
      .click()
    await beside.locator('nav summary').waitFor()
    assert.deepEqual([ada.page.url(), await ada.moment()], [address, moment])
    await ada.leave()
  })
}

/** Runs in the page, frame by frame. */
function arePicturesThere() {
  const sheets = [...document.querySelectorAll('figure .sheet')]
  return sheets.length > 0 && sheets.every((sheet) => sheet.querySelector('svg'))
}

/** Runs in the page, frame by frame: a chapter is brought to the top, and whether the contents have noticed. */
function goTo(id) {
  document.getElementById(id).scrollIntoView()
  return document.querySelector('nav [aria-current=location]')?.textContent.trim().startsWith(`${id} `)
}
