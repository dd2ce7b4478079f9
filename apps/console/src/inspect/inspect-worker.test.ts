import { readFileSync } from 'node:fs'
import { createContext, runInContext } from 'node:vm'
import { expect, it } from 'vitest'

interface FetchEvent {
  request: { method: string; mode: string; url: string }
  respondWith: (response: Promise<unknown>) => void
}

/** The service worker of the page with caches that hold nothing and refuse everything, as on a phone without room; gives what answers an event. */
function aWorkerWithoutRoom(fetched: unknown) {
  const listeners = new Map<string, (event: FetchEvent) => void>()
  const caches = { match: async () => undefined, open: async () => ({ put: () => Promise.reject(new DOMException('no room', 'QuotaExceededError')) }) }
  const self = { location: { origin: 'https://platform.test' }, addEventListener: (type: string, listener: (event: FetchEvent) => void) => listeners.set(type, listener) }
  runInContext(readFileSync('apps/console/public/inspect-worker.js', 'utf8'), createContext({ self, caches, fetch: async () => fetched, URL }))
  return (path: string) => new Promise((resolve, reject) => {
    listeners.get('fetch')?.({ request: { method: 'GET', mode: 'cors', url: `https://platform.test${path}` }, respondWith: (response) => void response.then(resolve, reject) })
  })
}

it('gives a file that has arrived although the phone has no room to keep it', async () => {
  const file = { ok: true, clone: () => file }
  await expect(aWorkerWithoutRoom(file)('/assets/page.js')).resolves.toBe(file)
})
