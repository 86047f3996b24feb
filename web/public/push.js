// The service worker: shows what the server sends to a browser that wants to be told, and answers from what was taken
// along: always while one plays from that, so that page and tables are of one version; otherwise only where the network
// does not, so that a page is never older than the server.

const { pathname: FOLDER } = new URL(self.registration.scope)
/** What is put into the caches' names before the version; see src/offline/taking.ts. */
const TAKEN = `branchline-taken ${FOLDER} `
/** Kept while one plays from what was taken along. */
const PLAYS_HERE = `${FOLDER}plays-here`
/** Written last, so that what it lists is whole. */
const LIST = `${FOLDER}files.json`
/** What is asked of the network alone: what is new there, and what only a server answers. */
const NEVER_KEPT = /^(api\/|manual\/|docs$|files\.json$|offline\/contents\.json$)/

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin || !pathname.startsWith(FOLDER)) return
  // What is fetched for a newer version must not be what an older one has.
  if (event.request.mode !== 'navigate' && event.request.cache === 'no-store') return
  const path = pathname.slice(FOLDER.length)
  if (!NEVER_KEPT.test(path)) event.respondWith(answer(event.request, path))
})

async function answer(request, path) {
  const playsHere = await caches.match(PLAYS_HERE)
  if (playsHere || path.startsWith('offline/')) {
    const found = await kept(request)
    if (found) return playsHere && request.mode === 'navigate' ? marked(found) : found
    return fetch(request)
  }
  return fetch(request).catch(async () => (await kept(request)) ?? Response.error())
}

/** The page is told that it plays here: what it keeps itself is lost where a browser is killed. */
async function marked(page) {
  return new Response((await page.text()).replace('<html', '<html data-here'), { headers: page.headers })
}

/** From the newest version that is whole, or an older one that a page still shows. Every address of the page's own leads
 * to its first page. */
async function kept(request) {
  const how = { ignoreSearch: true, ignoreVary: true }
  const cache = await newest()
  const found = (await cache?.match(request, how)) ?? (await caches.match(request, how))
  return found ?? (request.mode === 'navigate' ? cache?.match(FOLDER) : undefined)
}

async function newest() {
  const names = (await caches.keys()).filter((name) => name.startsWith(TAKEN)).reverse()
  for (const name of names) {
    const cache = await caches.open(name)
    if (await cache.match(LIST)) return cache
  }
}

self.addEventListener('push', (event) => {
  const message = event.data?.json()
  if (message) event.waitUntil(Promise.all([show(message), confirm(message)]))
})

self.addEventListener('notificationclick', (event) => {
  const { link, stop } = event.notification.data
  event.notification.close()
  event.waitUntil(event.action === 'stop' ? post(stop) : open(link))
})

function show({ title, text, tag, language, link, stop, stop_text }) {
  const actions = [{ action: 'stop', title: stop_text }]
  const shown = { body: text, tag, lang: language, icon: '/icon.svg', data: { link, stop }, actions }
  return self.registration.showNotification(title, shown)
}

/** The first message asks whether more are wanted: whoever subscribed has said so to the browser. */
async function confirm(message) {
  if (!message.confirm) return
  await post(message.confirm)
  for (const page of await pages()) page.postMessage('confirmed')
}

/** The table, in the tab that shows it if there is one. */
async function open(link) {
  const { href } = here(link)
  const there = (await pages()).find((page) => page.url.split(/[?#]/)[0] === href)
  return there ? there.focus() : self.clients.openWindow(href)
}

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true })
const post = (path) => fetch(here(path), { method: 'POST' })
/** An address of this site, whatever was sent. */
const here = (path) => new URL(new URL(path, self.location.origin).pathname, self.location.origin)
