import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { LIMIT, PYTHON, startServerForWholeBrowser } from './server.js'
import { Visitor } from './visitor.js'

const KEYS = {
  p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  auth: 'BTBZMqHH6r4Tts7J_aSIgg',
}
const CODE =
  'import sqlite3, sys; print(sqlite3.connect(sys.argv[1]).execute("SELECT code FROM contacts").fetchone()[0])'

let server
before(async () => void (server = await startServerForWholeBrowser('--public-address', 'http://127.0.0.1')))
after(() => server.close())

/** Someone whom the server knows, with the settings open. */
async function settled(options) {
  const visitor = await Visitor.come(server, options)
  await visitor.api('/guests', { name: 'Ada' })
  await visitor.go('/')
  return visitor
}

const openSettings = (visitor, name = 'Settings') => visitor.page.getByRole('button', { name }).first().click()

test('a browser that blocks messages says so, and what to do', LIMIT, async () => {
  const ada = await settled()
  await openSettings(ada)
  const box = ada.page.getByLabel('In this browser')
  assert.equal(await ada.page.evaluate(() => Notification.permission), 'default')
  await box.click()
  await ada.page.getByText('This browser blocks messages from this site.').waitFor()
  assert.ok(await box.isDisabled())
  assert.equal(await box.isChecked(), false)
  await ada.checkAccess('settings without messages')
  await ada.leave()
})

test('a browser that reaches no push service says so, and stays off', LIMIT, async () => {
  const ada = await settled({ permissions: ['notifications'], locale: 'fr-FR' })
  await openSettings(ada, 'Réglages')
  const box = ada.page.getByLabel('Dans ce navigateur')
  assert.equal(await box.isChecked(), false)
  ada.alarm.expected = true
  await box.click()
  await ada.page.getByText('Ce navigateur n’a pas pu joindre le service').waitFor()
  ada.alarm.expected = false
  assert.equal(await box.isChecked(), false)
  assert.deepEqual((await ada.api('/contacts')).contacts, [])
  await ada.leave()
})

test('what the server sends is shown, opens the table, and has a way out', LIMIT, async () => {
  const ada = await settled({ permissions: ['notifications'] })
  const { contacts } = await ada.api('/contacts', { kind: 'push', address: 'https://push.invalid/ada', keys: KEYS })
  assert.equal(contacts[0].confirmed, false)
  const code = execFileSync(PYTHON, ['-c', CODE, join(server.data, 'branchline.sqlite3')], { encoding: 'utf8' }).trim()
  const deliver = await pushing(ada)
  await openSettings(ada)
  await ada.page.getByText('not confirmed yet').waitFor()

  const stop = { stop: `/notices/${code}/stop`, stop_text: 'No more messages', language: 'en' }
  const first = { title: 'You will be told here', text: 'When it is your turn.', tag: 'confirm', link: '/' }
  await deliver({ ...first, ...stop, confirm: `/notices/${code}/confirm` })
  await ada.page.getByText('not confirmed yet').waitFor({ state: 'detached' })
  await ada.page.getByText('another browser').waitFor()

  const turn = { title: 'Rocket: it is your turn', text: 'Click to open the table.', tag: 'abc', link: '/table/abc' }
  await deliver({ ...turn, ...stop })
  assert.deepEqual(await ada.page.evaluate(async () => (await window.shown()).map((note) => note.body).sort()), [
    turn.text,
    first.text,
  ])

  const [worker] = ada.context.serviceWorkers()
  assert.deepEqual(await worker.evaluate(clicked, { tag: 'abc', action: '' }), [`${server.base}/table/abc`])
  assert.deepEqual(await worker.evaluate(clicked, { tag: 'confirm', action: '' }), ['focused'])
  await deliver({ ...turn, ...stop, tag: 'def' })
  await worker.evaluate(clicked, { tag: 'def', action: 'stop' })
  assert.deepEqual((await ada.api('/contacts')).contacts, [])
  await ada.leave()
})

test('the service worker is asked for anew, and the page keeps its guards', LIMIT, async () => {
  const answer = await fetch(`${server.base}/push.js`)
  assert.match(answer.headers.get('content-type'), /javascript/)
  assert.equal(answer.headers.get('cache-control'), 'no-cache')
  assert.match(answer.headers.get('content-security-policy'), /default-src 'self'/)
})

/** A way to hand the page's service worker what a push service would. */
async function pushing({ context, page }) {
  const cdp = await context.newCDPSession(page)
  const found = new Promise((done) =>
    cdp.on('ServiceWorker.workerVersionUpdated', ({ versions }) => {
      const running = versions.find(({ status }) => status === 'activated')
      if (running) done(running.registrationId)
    }),
  )
  await cdp.send('ServiceWorker.enable')
  await page.evaluate(async () => {
    await navigator.serviceWorker.register('/push.js')
    const { active } = await navigator.serviceWorker.ready
    if (active.state !== 'activated') await new Promise((done) => active.addEventListener('statechange', done))
    window.shown = async () => (await navigator.serviceWorker.ready).getNotifications()
  })
  const registrationId = await found
  const [worker] = context.serviceWorkers()
  await worker.evaluate(countNotes)
  return async (message) => {
    const before = await worker.evaluate(() => self.notes)
    await cdp.send('ServiceWorker.deliverPushMessage', {
      origin: server.base,
      registrationId,
      data: JSON.stringify(message),
    })
    while ((await worker.evaluate(() => self.notes)) === before) await page.waitForTimeout(50)
  }
}

/** Runs in the service worker: counts the notes it has shown. Whoever asks the browser which notes there are while one
    is about to be shown makes it forget that one. */
function countNotes() {
  const show = self.registration.showNotification.bind(self.registration)
  self.notes = 0
  self.registration.showNotification = async (...note) => {
    await show(...note)
    self.notes += 1
  }
}

/** Runs in the service worker: what a click on a note leads to. Windows open for a hand alone, so it only says which. */
async function clicked({ tag, action }) {
  const led = []
  self.clients.openWindow = (address) => led.push(address)
  self.WindowClient.prototype.focus = () => led.push('focused')
  const [notification] = await self.registration.getNotifications({ tag })
  const event = new self.NotificationEvent('notificationclick', { notification, action })
  let done
  event.waitUntil = (work) => void (done = work)
  self.dispatchEvent(event)
  await done
  return led
}
