import type { SessionToken } from '@smart-fire/api-client/sign-in'
import { expect, it, vi } from 'vitest'
import { createSessionKeeper, keepGiven } from './session-keeper'
import { createSessionStore } from './session-store'

const END = Date.UTC(2026, 10, 20)
const FIRST: SessionToken = { accessToken: 'a1', userId: 'u', refreshToken: 'r1', expiresAt: END }

/** A signed-in tab whose refresh call is answered by the test. */
function aTab() {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) } as Storage
  const store = createSessionStore(storage)
  keepGiven(store, FIRST)
  let answer: (given: SessionToken) => void = () => undefined
  let fail: (error: Error) => void = () => undefined
  const refresh = vi.fn(() => new Promise<SessionToken>((resolve, reject) => { [answer, fail] = [resolve, reject] }))
  const keeper = createSessionKeeper({ auth: { refresh } } as never, store)
  return { kept, store, keeper, refresh, answer: (given: SessionToken) => answer(given), fail: () => fail(new Error('network')) }
}

it('replaces the token of the tab, and uses each refresh token once', async () => {
  const { store, keeper, refresh, answer } = aTab()
  const renewed = keeper.renew()
  answer({ accessToken: 'a2', userId: 'u', refreshToken: 'r2', expiresAt: END + 1 })
  expect(await renewed).toBe(END + 1)
  expect(store.token()).toBe('a2')
  void keeper.renew()
  void keeper.renew()
  expect(refresh.mock.calls.map(([token]: unknown[]) => token)).toEqual(['r1', 'r2'])
})

it('keeps the refresh token in memory only: after F5 nothing can be renewed (trust B3)', () => {
  const { kept, store } = aTab()
  expect([...kept.values()].join()).not.toContain('r1')
  expect(store.renewal()).toEqual({ refreshToken: 'r1', endsAt: END })
  store.forget(null)
  expect(store.renewal()).toBeNull()
})

it('lets calls wait while the token is replaced: the old one would be refused, and the display signed out', async () => {
  const { keeper, answer } = aTab()
  expect(keeper.token()).toBe('a1')
  const renewed = keeper.renew()
  const token = keeper.token()
  expect(token).toBeInstanceOf(Promise)
  answer({ ...FIRST, accessToken: 'a2' })
  expect(await token).toBe('a2')
  await renewed
  expect(keeper.token()).toBe('a2')
})

it('calls with the old token when the renewal fails', async () => {
  const { keeper, fail } = aTab()
  const renewed = keeper.renew().catch(() => undefined)
  const token = keeper.token()
  fail()
  expect(await token).toBe('a1')
  await renewed
})

it('begins no new session after a sign-out', async () => {
  const { store, keeper, answer } = aTab()
  const renewed = keeper.renew()
  store.forget(null)
  answer({ ...FIRST, accessToken: 'a2' })
  expect(await renewed).toBeNull()
  expect(store.token()).toBeNull()
})

it('leaves the session of a later sign-in as it is', async () => {
  const { store, keeper, answer } = aTab()
  const renewed = keeper.renew()
  store.forget(null)
  keepGiven(store, { ...FIRST, accessToken: 'b1', refreshToken: 's1' })
  answer({ ...FIRST, accessToken: 'a2' })
  expect([await renewed, store.token()]).toEqual([null, 'b1'])
})

it('goes on with another session and loads the page anew', () => {
  const { store } = aTab()
  const loadAnew = vi.fn()
  createSessionKeeper({ auth: {} } as never, store, loadAnew).begin({ accessToken: 'other', userId: 'u', refreshToken: null, expiresAt: null })
  expect([store.token(), store.renewal()]).toEqual(['other', null])
  expect(loadAnew).toHaveBeenCalledOnce()
})
