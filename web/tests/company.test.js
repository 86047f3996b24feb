import assert from 'node:assert/strict'
import { after, before, test } from 'node:test'
import { LIMIT, startServer } from './server.js'
import { Visitor } from './visitor.js'

const PASSWORD = 'four quiet green trains'
const ON_THE_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let server
/** Whoever looks after a server has an account when it starts. */
before(async () => {
  server = await startServer('--moderator', 'Warden')
  const form = { method: 'POST', headers: { 'Content-Type': 'application/json' } }
  await fetch(`${server.base}/api/account`, { ...form, body: JSON.stringify({ name: 'Warden', password: PASSWORD }) })
  await server.stop()
  await server.restart()
})
after(() => server.close())

async function withAccount(name, options) {
  const visitor = await Visitor.come(server, options)
  await visitor.api('/account', { name, password: PASSWORD })
  await visitor.go('/')
  return visitor
}

const menu = (visitor, name = 'Table menu') => visitor.page.getByRole('button', { name }).first().click()

test('a friend is followed, found on the first page, invites by name, and is noted about', LIMIT, async () => {
  const ada = await withAccount('Ada Followed')
  const ben = await withAccount('Ben Following')
  await ben.go('/people')
  await ben.page.getByLabel('Name of an account').fill('ada followed')
  await ben.button('Follow').click()
  await ben.page.getByText('You follow').waitFor()
  await ben.checkAccess('friends')
  const seats = [{ kind: 'me' }, { kind: 'open' }]
  await ada.api('/tables', { game: 'rocket', seats, public: true })
  await ben.go('/')
  await ben.page.getByRole('heading', { name: 'Open tables of your friends' }).waitFor()

  const { table } = await ada.api('/tables', { game: 'rocket', seats })
  await ada.go(`/table/${table.id}`)
  await ada.page.getByLabel('Or invite somebody by name').fill('Ben Following')
  await ada.button('Invite').click()
  await ada.page.getByText('A seat is kept for Ben Following.').waitFor()
  await ada.checkAccess('a table that waits')
  await ben.go('/')
  await ben.page.locator('.mine a', { hasText: 'you are invited' }).click()
  await ben.page.getByText('A seat is kept for you.').waitFor()
  await ben.button('Sit down').click()
  await ada.page.locator('.board').waitFor()

  await menu(ben)
  const note = ben.page.getByLabel('Your note')
  await note.fill('Ada hoards steel.')
  await note.blur()
  await ben.checkAccess('the menu of a table')
  await ben.button('Block Ada Followed').click()
  await ben.page.getByText('You block Ada Followed').waitFor()
  await ada.api(`/tables/${table.id}/chat`, { text: 'can you read me' })
  await ben.page.reload()
  await menu(ben)
  assert.equal(await ben.page.getByLabel('Your note').inputValue(), 'Ada hoards steel.')
  await ben.page.keyboard.press('Escape')
  await ben.page.getByRole('tab', { name: 'Chat' }).click()
  await ben.page.getByText('Nobody has said anything yet.').waitFor()
  await ada.leave()
  await ben.leave()
})

test('what is reported is hidden by whoever looks after the server, who invites and keeps out', LIMIT, async () => {
  const warden = await Visitor.come(server)
  await warden.api('/sign-in/password', { name: 'Warden', password: PASSWORD })
  const ada = await withAccount('Ada Reporting')
  const eve = await withAccount('Eve the Rude')
  const { table } = await ada.api('/tables', {
    game: 'rocket',
    seats: [{ kind: 'me' }, { kind: 'open' }],
    public: true,
  })
  await eve.api(`/tables/${table.id}/join`, {})
  await eve.api(`/tables/${table.id}/chat`, { text: 'something rude' })
  await ada.go(`/table/${table.id}`)
  await ada.page.getByRole('tab', { name: 'Chat' }).click()
  await ada.page.getByText('something rude').waitFor()
  await menu(ada)
  await ada.button('Report something…').click()
  await ada.page.getByLabel('What is wrong?').fill('Eve is rude')
  await ada.button('Report').click()
  await ada.page.getByText('Thank you.').waitFor()
  await ada.page.keyboard.press('Escape')

  await warden.go('/account')
  await warden.page.getByRole('link', { name: 'Looking after this server' }).click()
  await warden.button('What was said').click()
  await warden.page.getByText('something rude').waitFor()
  warden.alarm.expected = true
  await warden.button('Hide').click()
  await warden.page.getByText('Give a reason first.').waitFor()
  warden.alarm.expected = false
  await warden.page.getByLabel('Reason').fill('rude')
  await warden.button('Hide').click()
  await warden.page.getByText('Warden hid what Eve the Rude had said.').waitFor()
  await ada.page.getByText('something rude').waitFor({ state: 'detached' })
  await warden.page.getByLabel('Reason').fill('rude once more')
  await warden.button('Keep Eve the Rude out for 7 days').click()
  await warden.page.getByText('Warden kept Eve the Rude out.').waitFor()
  await warden.button('Make an invitation').click()
  await warden.page.getByText('10 of 10 left').waitFor()
  await warden.checkAccess('looking after a server')
  await warden.checkHeadings('looking after a server')
  for (const visitor of [warden, ada, eve]) await visitor.leave()
})

test('a screen shows the board to all, and phones that follow its code are the hands', LIMIT, async () => {
  const screen = await Visitor.come(server)
  await screen.go('/')
  await screen.cardButton('Play together on this screen').click()
  await screen.page.getByLabel('Each on their own phone').check()
  await screen.page.getByRole('dialog').getByLabel('Players').selectOption('2')
  await screen.checkAccess('opening a table in one room')
  await screen.button('Start playing').click()
  await screen.page.waitForURL(/\/screen\//)
  const code = (await screen.page.locator('.code').innerText()).replace(' ', '')
  await screen.checkAccess('a screen that waits for phones')
  const phones = []
  for (const [at, name] of ['Ada', 'Ben'].entries()) {
    const phone = await Visitor.come(server, ON_THE_PHONE)
    phones.push(phone)
    await phone.go(at ? `/room/${code}` : '/room')
    if (!at) {
      await phone.page.getByLabel('The code on the screen').fill(code.toLowerCase())
      await phone.checkAccess('a phone that comes to a room')
      await phone.button('Come in').click()
    }
    await phone.page.getByLabel('Your name').fill(name)
    await phone.button('Sit down').click()
    await phone.page.waitForURL(/\/table\//)
  }
  await screen.page.locator('.screen .board').waitFor()
  await checkHands(phones)
  await screen.page.locator('.screen aside').getByText('Ada').first().waitFor()
  await screen.checkAccess('a screen that shows a match')
  assert.equal(await screen.page.locator('[data-confirm], .prompt').count(), 0)
  for (const visitor of [screen, ...phones]) await visitor.leave()
})

/** A phone shows its seat, what is asked and, where that is answered there, the map; all of the table on demand. */
async function checkHands(phones) {
  for (const phone of phones) {
    await phone.page.locator('.match.hand').waitFor()
    assert.equal(await phone.page.locator('.own .seats > article, .own .seats > section').count(), 1)
    assert.equal(await phone.page.getByRole('tab').count(), 0)
    await phone.checkAccess('a phone as a hand')
    assert.ok((await phone.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)) <= 0)
  }
  const asked = await Promise.all(phones.map((phone) => phone.page.locator('.prompt .yours').count()))
  assert.deepEqual(asked.toSorted(), [0, 1])
  const [mover, other] = asked[0] ? phones : phones.toReversed()
  await mover.page.locator('.hand .board').waitFor()
  assert.equal(await other.page.locator('.hand .board').count(), 0)
  await other.button('Show the map').press('Enter')
  await other.page.locator('.hand .board').waitFor()
  await other.button('Hide the map').press('Enter')
  assert.equal(await other.page.locator('.hand .board').count(), 0)
  await other.button('Show the whole table').press('Enter')
  await other.page.getByRole('tab', { name: 'Log' }).waitFor()
  assert.equal(new URL(other.page.url()).search, '')
}
