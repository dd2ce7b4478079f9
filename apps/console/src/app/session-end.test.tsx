import { createApiClient, type ApiClientOptions } from '@smart-fire/api-client'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { createMockBackend, MOCK_TOKEN, sessionExpired } from '@smart-fire/api-client/mock'
import { configure, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import type { EventEmitter } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { App } from './app'
import { createSessionStore } from './session/session-store'

// the test loads the whole console, which takes long on a busy machine
configure({ asyncUtilTimeout: 20_000 })
vi.setConfig({ testTimeout: 60_000 })

const server = setupServer()
beforeAll(() => server.listen({ onUnhandledRequest: 'bypass' }))
afterEach(() => {
  server.resetHandlers()
  window.sessionStorage.clear()
})
afterAll(() => server.close())

/** Counts the reloads: jsdom does not implement navigation and emits an error for each attempt. */
function countReloads(): () => number {
  let reloads = 0
  const { jsdom } = globalThis as unknown as { jsdom: { virtualConsole: EventEmitter } }
  jsdom.virtualConsole.on('jsdomError', (error: Error) => {
    if (error.message.includes('navigation')) reloads += 1
  })
  return () => reloads
}

it('signs out and reloads once, with one message, after many responses with code 40101 (spec 1 §8)', async () => {
  const reloads = countReloads()
  const backend = createMockBackend()
  server.use(...backend.handlers)
  const store = createSessionStore(window.sessionStorage)
  store.keep({ accessToken: MOCK_TOKEN, userId: backend.world.user.id })
  const sessionEnd = new EventTarget()
  const ends = vi.fn()
  sessionEnd.addEventListener('end', ends)
  // connected as in main.tsx
  const clientOptions: ApiClientOptions = {
    ...backend.clientOptions(),
    getToken: store.token,
    onSessionEnd: () => sessionEnd.dispatchEvent(new Event('end')),
  }
  render(
    <App
      signInClient={createSignInClient(clientOptions)} clientOptions={clientOptions} store={store}
      input={{ session: store.restore(), endReason: null }} sessionEnd={sessionEnd} nonce={undefined}
    />,
  )
  expect(await screen.findByRole('banner')).toBeVisible()

  backend.apply(sessionExpired())
  const client = createApiClient(clientOptions)
  await Promise.allSettled(Array.from({ length: 50 }, () => client.abnormalRecords.countUnhandled()))

  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible()
  await waitFor(() => expect(reloads()).toBe(1))
  expect(screen.getAllByText('状态超时被登出！')).toHaveLength(1)
  expect(ends).toHaveBeenCalledTimes(1)
  expect(store.token()).toBeNull()
  expect(createSessionStore(window.sessionStorage).takeEndReason()).toBe('expired')
  expect(backend.alarms.openLinks).toBe(0)
})
