import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { openHouse } from './house.js'
import { Visitor } from './visitor.js'

let house
before(async () => void (house = await openHouse()))
after(() => house.close())

test('the guided first game leads to the end by doing what it says', { timeout: 120_000 }, async () => {
  const ada = await Visitor.come(house)
  await ada.go('/learn/rocket')
  await ada.page.getByRole('link', { name: 'Play a guided first game' }).click()
  const panel = ada.page.locator('.panel')
  const done = new Set()
  for (let step = 0; step < 40; step++) {
    await panel.locator('h1, button').first().waitFor()
    const title = await panel.locator('h1').textContent().catch(() => null)
    if (title === 'You have won') break
    if (title) done.add(title)
    if (step === 0) await ada.checkAccess('guided game')
    await doTask(ada, panel)
    await ada.page.waitForFunction((was) => document.querySelector('.panel h1')?.textContent !== was, title)
  }
  await panel.getByRole('heading', { name: 'You have won' }).waitFor()
  assert.ok(done.size >= 10, [...done].join())
  await ada.checkAccess('end of the guided game')
  await ada.leave()
})

/** Presses the one button there is, or picks the only place that can be picked, then confirms. */
async function doTask(visitor, panel) {
  const button = panel.locator('button.primary')
  await button.waitFor()
  if (await button.isDisabled()) {
    const [place] = await visitor.targets()
    await visitor.click(place)
  }
  await button.click()
}

test('the rules can be searched, and every clause has its own address', { timeout: 60_000 }, async () => {
  const ada = await Visitor.come(house)
  await ada.go('/learn/rocket')
  await ada.page.getByLabel('Search the rules').fill('passenger')
  await ada.page.locator('mark').first().waitFor()
  await ada.go('/learn/rocket/SR-5.2')
  const clause = ada.page.locator('[id="SR-5.2"]')
  await clause.waitFor()
  const box = await clause.boundingBox()
  assert.ok(box.y >= 0 && box.y < 800, 'the clause is in sight')
  await ada.leave()
})

test('a game has one page to keep beside the table, and it leads to the rules', { timeout: 60_000 }, async () => {
  const ada = await Visitor.come(house)
  await ada.go('/learn/nuremberg')
  await ada.page.getByRole('link', { name: 'The game on one page' }).click()
  await ada.page.getByRole('heading', { name: 'How it ends' }).waitFor()
  await ada.checkAccess('aid')
  await ada.page.getByRole('link', { name: 'WD-12', exact: true }).click()
  await ada.page.locator('[id="WD-12"]').waitFor()
  await ada.leave()
})
