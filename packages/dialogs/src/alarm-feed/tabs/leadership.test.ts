import { expect, it } from 'vitest'
import { createLeadership } from './leadership'

const bus = { post: () => undefined, listen: () => () => undefined }

/** The browser's locks, one holder at a time, handed on in order. */
function aBrowser() {
  const waiting: (() => Promise<void>)[] = []
  let held = false
  const next = async () => {
    const hold = held ? undefined : waiting.shift()
    if (!hold) return
    held = true
    await hold()
    held = false
    void next()
  }
  const request = (_name: string, { signal }: LockOptions, hold: () => Promise<void>) =>
    new Promise<void>((resolve, reject) => {
      const run = () => hold().then(resolve)
      waiting.push(run)
      signal?.addEventListener('abort', () => {
        const place = waiting.indexOf(run)
        if (place >= 0) waiting.splice(place, 1)
        reject(new DOMException('aborted', 'AbortError'))
      })
      void next()
    })
  return { request } as unknown as LockManager
}

function openTab(locks: LockManager) {
  const state = { leads: true }
  const listener = { onGained: () => (state.leads = true), onLost: () => (state.leads = false) }
  return { ...createLeadership({ group: 'g', bus, listener, locks }), state }
}

it('gives the sound to one tab, and to the next when that one is closed', async () => {
  const locks = aBrowser()
  const [first, second] = [openTab(locks), openTab(locks)]
  first.compete()
  second.compete()
  expect([first.state.leads, second.state.leads]).toEqual([true, false])
  first.retire()
  await expect.poll(() => second.state.leads).toBe(true)
})

it('does not wait any more after it has retired, and competes anew', async () => {
  const locks = aBrowser()
  const [first, second] = [openTab(locks), openTab(locks)]
  first.compete()
  second.compete()
  second.retire()
  first.retire()
  first.compete()
  await expect.poll(() => first.state.leads).toBe(true)
  expect(second.state.leads).toBe(false)
})

it('gives the sound to a waiting tab when it competes anew, and keeps it when it is alone', async () => {
  const locks = aBrowser()
  const first = openTab(locks)
  const again = () => {
    first.retire()
    first.compete()
  }
  first.compete()
  again()
  await expect.poll(() => first.state.leads).toBe(true)
  const second = openTab(locks)
  second.compete()
  again()
  await expect.poll(() => second.state.leads).toBe(true)
  expect(first.state.leads).toBe(false)
})

it('releases a lock that is granted at the moment when it retires', async () => {
  let grant: () => Promise<void> = () => Promise.resolve()
  const locks = { request: (_name: string, _options: LockOptions, hold: () => Promise<void>) => new Promise<void>(() => (grant = hold)) }
  const tab = openTab(locks as unknown as LockManager)
  tab.compete()
  tab.retire()
  await expect(grant()).resolves.toBeUndefined()
  expect(tab.state.leads).toBe(false)
})

it('sounds when the browser refuses the lock', async () => {
  const locks = { request: () => Promise.reject(new DOMException('denied', 'SecurityError')) } as unknown as LockManager
  const tab = openTab(locks)
  tab.compete()
  expect(tab.state.leads).toBe(false)
  await expect.poll(() => tab.state.leads).toBe(true)
  tab.retire()
})
