/*
 * The service worker of the page of an inspector (/inspect): the page and its files are kept, so that it opens without a connection. It
 * handles nothing else: calls go to the server or fail, and what is not sent waits in the page's own store.
 */
const CACHE = 'inspect-v1'
const PAGE = '/inspect'
/** how long a slow connection may hold the page up before the kept one is shown */
const PATIENCE_MS = 3000

self.addEventListener('install', (event) => {
  event.waitUntil(keepPage().then(() => self.skipWaiting()))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim())
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== self.location.origin) return
  if (request.mode === 'navigate' && url.pathname === PAGE) event.respondWith(page())
  else if (url.pathname.startsWith('/assets/') || url.pathname === '/favicon.svg') event.respondWith(asset(request))
})

/** Fetches the page and all files that it names; a page without one of its files is not kept. */
async function keepPage() {
  const response = await fetch(PAGE, { cache: 'no-store' })
  if (!response.ok) throw new Error(`the page answered ${response.status}`)
  const text = await response.clone().text()
  const files = [...new Set([...text.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file]) => file))]
  const cache = await caches.open(CACHE)
  await cache.addAll(files)
  await cache.put(PAGE, response)
}

async function page() {
  const kept = await caches.match(PAGE)
  if (!kept) return fetch(PAGE)
  const newest = keepPage().then(() => caches.match(PAGE))
  newest.catch(() => undefined)
  const patience = new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE_MS))
  return Promise.race([newest.catch(() => kept), patience])
}

async function asset(request) {
  const kept = await caches.match(request)
  if (kept) return kept
  const response = await fetch(request)
  if (response.ok) await keep(request, response.clone())
  return response
}

/** A phone without room gets the file all the same. */
async function keep(request, response) {
  await caches.open(CACHE).then((cache) => cache.put(request, response)).catch(() => undefined)
}
