import { createApiClient, ApiError } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import type { SessionToken } from '@smart-fire/api-client/sign-in'
import { SmartFireProvider } from '@smart-fire/dialogs/provider'
import { render, screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { createSessionKeeper, keepGiven, SessionKeeperContext } from '../../app/session/session-keeper'
import { createSessionStore } from '../../app/session/session-store'
import { memoryStorage } from '../../testing/memory-storage'
import { WallSession } from './wall-session'
import { WallSessionActor } from './wall-session.actor'
import { WallSessionView } from './wall-session.view'

it('keeps the token of a renewal that had begun when the wall display was left: the means to renew is spent with the call', async () => {
  const store = createSessionStore(memoryStorage())
  // near its end, so that it is renewed at once
  keepGiven(store, { accessToken: 'a1', userId: 'u', refreshToken: 'r1', expiresAt: Date.now() })
  let answer: (given: SessionToken) => void = () => undefined
  // a call of the client ends with its signal
  const refresh = vi.fn((_token: string, signal?: AbortSignal) => new Promise<SessionToken>((resolve, reject) => {
    answer = resolve
    signal?.addEventListener('abort', () => reject(new ApiError('aborted')))
  }))
  const keeper = createSessionKeeper({ auth: { refresh } } as never, store)
  const wall = render(
    <SmartFireProvider client={createApiClient(createMockBackend().clientOptions())}>
      <SessionKeeperContext.Provider value={keeper}><WallSession /></SessionKeeperContext.Provider>
    </SmartFireProvider>,
  )
  await waitFor(() => expect(refresh).toHaveBeenCalledOnce())
  wall.unmount()
  answer({ accessToken: 'a2', userId: 'u', refreshToken: 'r2', expiresAt: Date.now() + 3_600_000 })
  expect(await keeper.token()).toBe('a2')
  expect(store.renewal()).toMatchObject({ refreshToken: 'r2' })
})

it('says the day on which a session ends that could not be renewed: it may last for weeks, and a time alone would be that of today', async () => {
  const endsAt = Date.parse('2026-12-24T09:12:00+08:00')
  render(
    <SmartFireProvider client={createApiClient(createMockBackend().clientOptions())}>
      <WallSessionActor.Provider options={{ input: { canRenew: true, endsAt, now: endsAt } }}><WallSessionView /></WallSessionActor.Provider>
    </SmartFireProvider>,
  )
  await waitFor(() => expect(screen.getByRole('status', { name: '登录状态' })).toHaveTextContent('登录续期失败，正在重试；12-24 09:12 到期后需重新登录'))
})
