// The service worker: shows what the server sends to a browser that wants to be told, and finds what was taken along
// where there is no network. With a network a page is never older than the server.

self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()))

self.addEventListener('fetch', (event) => {
  const { origin, pathname } = new URL(event.request.url)
  if (event.request.method !== 'GET' || origin !== self.location.origin || pathname.startsWith('/api/')) return
  event.respondWith(
    pathname.startsWith('/offline/') ? keptFirst(event.request) : fetch(event.request).catch(() => kept(event.request)),
  )
})

/** A version that was taken along may be gone from the server. */
const keptFirst = async (request) => (await caches.match(request)) ?? fetch(request)

/** Every address of the page's own leads to its first page. */
async function kept(request) {
  const found = await caches.match(request, { ignoreSearch: true, ignoreVary: true })
  return found ?? (request.mode === 'navigate' && (await caches.match('/', { ignoreVary: true }))) ?? Response.error()
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
