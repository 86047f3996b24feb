import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { stationPlace } from './rocket.js'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

let server
before(async () => void (server = await startServer()))
after(() => server.close())

/** Types an action and has it foreseen. */
async function propose(visitor, action) {
  await visitor.page.getByRole('tab', { name: 'Text' }).click()
  await visitor.page.locator('[data-typed]').fill(action)
  await visitor.page.keyboard.press('Enter')
  await visitor.page.locator('[data-outcome] li').first().waitFor()
  return (await visitor.page.locator('.prompt .foreseen').innerText()).replace(/\s+/g, ' ')
}

test('the question whether to confirm begins with what the move brings, under its condition', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  assert.match(await propose(ada, 'advance GWR ne'), /^\w \w+ \+1 share of GWR/)
  await ada.confirm()
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  assert.match(await propose(ada, 'advance GWR e'), /If nobody objects: .*\+1 share of GWR/)
  assert.ok(await ada.page.locator('.prompt details').evaluate(({ open }) => !open), 'the steps are folded')
  await ada.page.locator('.prompt summary').click()
  await ada.page.locator('.prompt details li').last().scrollIntoViewIfNeeded()
  await ada.checkAccess('outcome')
  await ada.leave()
})

test('what others did is told beside the board and marked on it until it has been seen', LIMIT, async () => {
  for (const width of [1440, 390]) {
    const ada = await Visitor.come(server, { viewport: { width, height: 900 } })
    await ada.playNow()
    for (let action = 0; action < 2; action++) {
      await ada.click(await stationPlace(ada))
      await ada.confirm()
      await ada.myTurn()
    }
    const recap = ada.page.locator('.recap')
    await recap.waitFor()
    if (width < 820) await recap.locator('.fold').click()
    assert.ok((await recap.locator('ol > li').count()) >= 1)
    await ada.checkAccess(`recap, ${width}`)
    await ada.page.getByRole('button', { name: 'I have seen it' }).click()
    await recap.waitFor({ state: 'detached' })
    await ada.leave()
  }
})

test('others’ moves are shown at the reader’s pace, which can be cut short', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/')
  await ada.page.getByRole('button', { name: /Settings/ }).click()
  await ada.page.getByLabel('without hurry').check()
  await ada.page.keyboard.press('Escape')
  await ada.playNow()
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  await ada.click(await stationPlace(ada))
  await ada.page.locator('[data-confirm]').click()
  const skip = ada.page.getByRole('button', { name: 'Show it all now' })
  await skip.waitFor()
  await skip.click()
  await skip.waitFor({ state: 'detached' })
  await ada.myTurn()
  await ada.leave()
})

test('whoever picks opponents reads how they play', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.go('/')
  const card = ada.page.getByRole('article').filter({ has: ada.page.getByRole('heading', { name: /Rocket/ }) })
  const strength = card.getByRole('combobox', { name: 'Strength' })
  await strength.selectOption('random')
  assert.equal(await strength.locator('option').count(), 5)
  await card.getByText('plays anything that is allowed').waitFor()
  await strength.selectOption('master')
  await card.getByText('Plays many lines out').waitFor()
  await ada.checkAccess('levels of bots')
  await ada.leave()
})

test('the end tells what everyone would have had at each moment, and becomes a picture', LIMIT, async () => {
  const ada = await Visitor.come(server)
  await ada.sitAlone('rocket')
  await ada.click(await stationPlace(ada))
  await ada.confirm()
  await ada.api(`/tables/${ada.tableId()}/end`, {})
  await ada.page.locator('.end h1').waitFor()
  await ada.page.getByRole('img', { name: /if the match had ended then.* Ada: £/ }).waitFor()
  const [picture] = await Promise.all([ada.page.waitForEvent('download'), ada.page.locator('[data-portrait]').click()])
  assert.match(picture.suggestedFilename(), /^rocket-.*\.png$/)
  await ada.checkAccess('end')
  await ada.leave()
})

test('an open table says at which pace it is played, and for whom it is', LIMIT, async () => {
  const [ada, bob] = await Promise.all([Visitor.come(server), Visitor.come(server)])
  await ada.go('/')
  await ada.cardButton('Invite friends').click()
  await ada.page.getByLabel('Anyone may find and join this table').check()
  await ada.page.getByRole('combobox', { name: 'Pace' }).selectOption('days')
  await ada.page.getByRole('combobox', { name: 'Meant for' }).selectOption('newcomers')
  await ada.button('Open the table').click()
  await ada.page.waitForURL(/\/table\//)
  await bob.go('/')
  const expected = await bob.page.locator('[data-expected]').first().innerText()
  assert.equal(expected, 'over days, move by move · newcomers')
  await Promise.all([ada.leave(), bob.leave()])
})
