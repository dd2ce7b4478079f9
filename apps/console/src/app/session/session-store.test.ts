import { beforeEach, expect, it } from 'vitest'
import { createSessionStore } from './session-store'

let storage: Storage
beforeEach(() => {
  const kept = new Map<string, string>()
  storage = {
    get length() { return kept.size },
    clear: () => kept.clear(),
    getItem: (key) => kept.get(key) ?? null,
    key: (index) => [...kept.keys()][index] ?? null,
    removeItem: (key) => void kept.delete(key),
    setItem: (key, value) => void kept.set(key, value),
  }
})

it('restores the token of this tab after F5', () => {
  createSessionStore(storage).keep({ accessToken: 't', userId: 'u' })
  expect(createSessionStore(storage).restore()).toEqual({ accessToken: 't', userId: 'u' })
})

it('deletes every stored value of the session at sign-out', () => {
  const store = createSessionStore(storage)
  store.keep({ accessToken: 't', userId: 'u' })
  store.forget(null)
  expect(store.token()).toBeNull()
  expect(storage.length).toBe(0)
})

it('goes on in memory where the storage is full', () => {
  const full: Storage = { ...storage, getItem: () => null, removeItem: () => undefined, setItem: () => { throw new DOMException('full', 'QuotaExceededError') } }
  const store = createSessionStore(full)
  store.keep({ accessToken: 't', userId: 'u' })
  expect(store.token()).toBe('t')
  store.keepWantedPath('/gailan')
  store.forget('expired')
  expect(store.token()).toBeNull()
})

it('returns the end reason once', () => {
  createSessionStore(storage).forget('expired')
  const afterReload = createSessionStore(storage)
  expect(afterReload.takeEndReason()).toBe('expired')
  expect(afterReload.takeEndReason()).toBeNull()
})

it.each(['{', '"text"', '{"accessToken":1}', '{"accessToken":"","userId":"u"}'])('ignores the stored text %s', (text) => {
  storage.setItem('smart-fire.session', text)
  expect(createSessionStore(storage).restore()).toBeNull()
})
