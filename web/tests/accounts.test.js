import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { after, before, test } from 'node:test'
import { LIMIT, PYTHON, startServer } from './server.js'
import { Visitor } from './visitor.js'

/** Passkeys are made for names, and not for addresses of numbers. */
const named = (server) => ({ ...server, base: server.base.replace('127.0.0.1', 'localhost') })
const PASSWORD = 'four quiet green trains'
const ON_THE_PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }

let server, letters
before(async () => {
  letters = await startPostOffice()
  const mail = ['--smtp', letters.address, '--mail-from', 'home@branchline.example']
  server = named(await startServer('--public-address', 'http://localhost', ...mail))
})
after(async () => {
  await server.close()
  letters.close()
})

/** Someone at a browser with an authenticator of its own, as a device with a fingerprint reader has one. */
async function withAuthenticator(options) {
  const visitor = await Visitor.come(server, options)
  const cdp = await visitor.context.newCDPSession(visitor.page)
  await cdp.send('WebAuthn.enable')
  const kind = { protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true }
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: { ...kind, isUserVerified: true, automaticPresenceSimulation: true },
  })
  visitor.passkeys = async () => (await cdp.send('WebAuthn.getCredentials', { authenticatorId })).credentials
  visitor.copyPasskey = async (credential) => cdp.send('WebAuthn.addCredential', { authenticatorId, credential })
  visitor.lose = async () => cdp.send('WebAuthn.clearCredentials', { authenticatorId })
  return visitor
}

const heading = (visitor, name) => visitor.page.getByRole('heading', { name, exact: true, level: 1 }).waitFor()
const signedInAs = async (visitor) => (await visitor.api('/me')).name

test('a guest makes an account with a passkey, keeps the table, and signs in with it elsewhere', LIMIT, async () => {
  const ada = await withAuthenticator()
  await ada.sitAlone('rocket')
  const table = ada.page.url()
  await ada.page.getByRole('button', { name: /Settings/ }).click()
  await ada.page.getByRole('link', { name: 'Make an account' }).click()
  await heading(ada, 'Make an account')
  await ada.page.getByText('Everything that you have played here as Ada stays yours').waitFor()
  await ada.checkAccess('making an account')
  await ada.page.getByLabel('Name').fill('Ada of the Rails')
  await ada.button('Make an account with a passkey').click()
  await heading(ada, 'Ada of the Rails')
  await ada.checkAccess('the account')
  await ada.checkHeadings('the account')
  await ada.page.goto(table)
  await ada.myTurn()

  const phone = await withAuthenticator(ON_THE_PHONE)
  for (const credential of await ada.passkeys()) await phone.copyPasskey(credential)
  await phone.go('/sign-in')
  await phone.checkAccess('signing in on a phone')
  await phone.button('Sign in with a passkey').click()
  await phone.page.waitForURL(`${server.base}/`)
  assert.equal(await signedInAs(phone), 'Ada of the Rails')
  await phone.page.locator('.mine a').first().waitFor()
  assert.equal((await phone.sizeOfPage()).width, 390)
  await phone.leave()
  await ada.leave()
})

test('whoever loses the device signs in with a link, removes its passkey and makes another', LIMIT, async () => {
  const bea = await withAuthenticator()
  await bea.go('/sign-up')
  await bea.page.getByLabel('Name').fill('Bea the Careful')
  await bea.button('Make an account with a passkey').click()
  await heading(bea, 'Bea the Careful')
  await bea.page.getByLabel('E-mail address').fill('bea@example.org')
  await bea.page.locator('section', { hasText: 'Address for recovery' }).getByRole('button', { name: 'Add' }).click()
  await bea.page.getByText('not confirmed yet').waitFor()
  const asked = /localhost(\/notices\/[\w-]+)/.exec(await letters.next('Is this address yours?'))[1]
  await bea.go(asked)
  await bea.button('Yes, this address is mine').click()
  await bea.page.getByText('gets a link when you ask for one').waitFor()
  const stolen = await bea.passkeys()
  await bea.leave()

  const again = await withAuthenticator()
  await again.go('/sign-in')
  again.alarm.expected = true
  await again.button('Sign in with a passkey').click()
  await again.page.getByText('No passkey was chosen.').waitFor()
  again.alarm.expected = false
  await again.page.getByText('Nothing of this works any more').click()
  await again.page.getByLabel('E-mail address').fill('bea@example.org')
  await again.button('Send me a link').click()
  await again.page.getByText('a link is on its way').waitFor()
  const link = /localhost(\/sign-in#link=[\w-]+)/.exec(await letters.next('Your link to sign in'))[1]
  await again.go('/about')
  await again.go(link)
  await again.button('Sign in as Bea the Careful').click()
  await again.page.waitForURL(`${server.base}/`)
  await again.go('/account')
  await again.button('Make a passkey').click()
  await again.page.getByText('The passkey is made.').waitFor()
  await again.page.locator('li', { hasText: 'Passkey 2' }).waitFor()
  await again.page
    .locator('li', { hasText: 'last used' })
    .first()
    .getByRole('button', { name: /^Remove/ })
    .click()
  await again.page.getByText('The passkey opens nothing any more.').waitFor()
  await again.button('Sign out everywhere else').click()
  await again.page.getByText('You are signed in on this device alone.').waitFor()
  await again.leave()

  const thief = await withAuthenticator()
  for (const credential of stolen) await thief.copyPasskey(credential)
  await thief.go('/sign-in')
  thief.alarm.expected = true
  await thief.button('Sign in with a passkey').click()
  await thief.page.getByText('This passkey opens no account here.').waitFor()
  thief.alarm.expected = false
  await thief.leave()
})

test('with a password and a code, in French, by keyboard, and out again', LIMIT, async () => {
  const cid = await Visitor.come(server, { locale: 'fr-FR' })
  await cid.go('/sign-up')
  await cid.page.getByLabel('Nom').fill('Cid du Nord')
  await cid.page.getByLabel('Mot de passe', { exact: true }).fill('court')
  cid.alarm.expected = true
  await cid.page.keyboard.press('Enter')
  await cid.page.getByRole('alert').getByText('Le mot de passe est trop court').waitFor()
  cid.alarm.expected = false
  await cid.page.getByLabel('Mot de passe', { exact: true }).fill(PASSWORD)
  await cid.page.keyboard.press('Enter')
  await heading(cid, 'Cid du Nord')
  await cid.checkAccess('the account in French')
  await cid.button('Se connecter sur un autre appareil').click()
  const letters = await cid.page.locator('.letters').innerText()

  const phone = await Visitor.come(server, { locale: 'fr-FR', ...ON_THE_PHONE })
  await phone.go(`/sign-in#code=${letters.replace(' ', '')}`)
  await phone.page.getByText('vous seriez connecté à sa place').waitFor()
  assert.equal(new URL(phone.page.url()).hash, '')
  await phone.button('Se connecter sur cet appareil').click()
  await phone.page.waitForURL(`${server.base}/`)
  await phone.go('/account')
  await heading(phone, 'Cid du Nord')
  await phone.checkAccess('the account on a phone')
  assert.equal((await phone.sizeOfPage()).width, 390)

  await cid.page.reload()
  await cid.page.getByRole('button', { name: /^Déconnecter Chrome/ }).click()
  await cid.page.getByRole('button', { name: /^Déconnecter Chrome/ }).waitFor({ state: 'detached' })
  phone.alarm.expected = true
  await phone.page.reload()
  await heading(phone, 'Se connecter')
  await phone.leave().catch(() => undefined)

  const download = cid.page.waitForEvent('download')
  await cid.page.getByRole('link', { name: 'Télécharger' }).click()
  const file = JSON.parse(await readFile(await (await download).path(), 'utf8'))
  assert.equal(file.person.name, 'Cid du Nord')
  await cid.button('Supprimer le compte').click()
  await cid.page.getByRole('dialog').getByRole('checkbox').check()
  await cid.checkAccess('deleting the account')
  await cid.page.getByRole('dialog').getByRole('button', { name: 'Supprimer le compte' }).click()
  await cid.page.waitForURL(`${server.base}/`)
  assert.equal((await cid.context.request.get(`${server.base}/api/me`)).status(), 401)
  await cid.leave()
})

test('what a guest began in this browser comes along, if that is wanted', LIMIT, async () => {
  const dot = await Visitor.come(server)
  await dot.api('/account', { name: 'Dot Away', password: PASSWORD })
  await dot.leave()
  const guest = await Visitor.come(server)
  await guest.sitAlone('rocket')
  const table = guest.page.url()
  await guest.go('/sign-in')
  const along = guest.page.getByLabel('Take along the table that I have here as Ada')
  assert.ok(await along.isChecked())
  await guest.page.getByLabel('Name').fill('Dot Away')
  await guest.page.getByLabel('Password').fill(PASSWORD)
  await guest.page.keyboard.press('Enter')
  await guest.page.waitForURL(`${server.base}/`)
  assert.equal(await signedInAs(guest), 'Dot Away')
  await guest.page.goto(table)
  await guest.myTurn()
  await guest.leave()
})

test('where accounts are required, whoever plays is led to them and back', LIMIT, async (t) => {
  const club = await startServer('--accounts', 'required')
  t.after(() => club.close())
  const eve = await Visitor.come(club)
  await eve.go('/')
  await eve.cardButton('Play now').click()
  eve.alarm.expected = true
  await heading(eve, 'Sign in')
  await eve.page.getByRole('link', { name: 'Make an account' }).click()
  await eve.page.getByLabel('Name').fill('Eve Required')
  await eve.page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await eve.page.keyboard.press('Enter')
  await heading(eve, 'Eve Required')
  await eve.playNow()
  await eve.context.close()
})

/** A real SMTP server, and what it was sent. */
async function startPostOffice() {
  const port = await new Promise((done) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address()
      probe.close(() => done(port))
    })
  })
  const words = ['-u', '-m', 'aiosmtpd', '-n', '-l', `127.0.0.1:${port}`, '-c', 'aiosmtpd.handlers.Debugging', 'stdout']
  const office = spawn(PYTHON, words, { stdio: ['ignore', 'pipe', 'inherit'] })
  let told = ''
  office.stdout.on('data', (data) => void (told += data))
  return {
    address: `smtp://127.0.0.1:${port}`,
    close: () => office.kill(),
    /** The whole text up to the end of the first letter about something. */
    async next(subject) {
      for (const until = Date.now() + 60_000; Date.now() < until;) {
        const letter = told.split('END MESSAGE').find((each) => each.includes(subject))
        if (letter?.includes('http') && told.includes('END MESSAGE', told.indexOf(subject))) return letter
        await new Promise((done) => setTimeout(done, 100))
      }
      throw new Error(`no letter about “${subject}”`)
    },
  }
}
