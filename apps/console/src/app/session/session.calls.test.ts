import { ApiError } from '@smart-fire/api-client'
import { expect, it, vi } from 'vitest'
import { createActor, toPromise } from 'xstate'
import type { EndReason } from '../../features/login/end-reason'
import { sessionCalls } from './session.calls'
import { createSessionStore, type StoredSession } from './session-store'

const SESSION: StoredSession = { accessToken: 'a1', userId: 'u' }

/** A signed-in tab whose session ends. */
function aTab() {
  const kept = new Map<string, string>()
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, value: string) => void kept.set(key, value), removeItem: (key: string) => void kept.delete(key) } as Storage
  const store = createSessionStore(storage)
  store.keep(SESSION)
  const logout = vi.fn<(token: string, signal: AbortSignal) => Promise<void>>(async () => undefined)
  const { endSession } = sessionCalls({ auth: { logout } } as never, store)
  const end = (endReason: EndReason | null) => toPromise(createActor(endSession, { input: { session: SESSION, endReason } }).start())
  return { store, logout, end, tokens: () => logout.mock.calls.map(([token]) => token) }
}

it.each([null, 'passwordChanged'] as const)('signs out at the server and forgets the token, with the reason %s', async (reason) => {
  const { store, end, tokens } = aTab()
  await end(reason)
  expect(tokens()).toEqual(['a1'])
  expect(store.token()).toBeNull()
  expect(store.takeEndReason()).toBe(reason)
})

it.each(['expired', 'refused'] as const)('sends no sign-out for a session that the server has ended: %s', async (reason) => {
  const { store, end, tokens } = aTab()
  await end(reason)
  expect(tokens()).toEqual([])
  expect(store.token()).toBeNull()
  expect(store.takeEndReason()).toBe(reason)
})

it('signs out with the token of a renewed session, not with the one that was signed in with', async () => {
  const { store, end, tokens } = aTab()
  store.keep({ ...SESSION, accessToken: 'a2' })
  await end(null)
  expect(tokens()).toEqual(['a2'])
})

it('forgets the token also when the server does not answer the sign-out (contract admin 2.5)', async () => {
  const { store, logout, end } = aTab()
  logout.mockRejectedValue(new ApiError('network'))
  await expect(end(null)).rejects.toMatchObject({ kind: 'network' })
  expect(store.token()).toBeNull()
})
