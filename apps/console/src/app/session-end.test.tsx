import { createApiClient, type ApiClientOptions } from '@smart-fire/api-client'
import { createSignInClient } from '@smart-fire/api-client/sign-in'
import { createMockBackend, MOCK_TOKEN, sessionExpired, type MockBackend } from '@smart-fire/api-client/mock'
import { configure, render, screen, waitFor } from '@testing-library/react'
import { setupServer } from 'msw/node'
import type { EventEmitter } from 'node:events'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { App } from './app'
import { createSessionKeeper } from './session/session-keeper'
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

/** How often a text came onto the page: a message that stays only for a moment is one, too. */
function countSaid(text: string): () => number {
  let said = 0
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) if (node.textContent?.includes(text)) said += 1
    }
  })
  observer.observe(document.body, { childList: true, subtree: true })
  return () => said
}

/** A signed-in console, connected as in main.tsx. */
async function openConsole() {
  const backend = createMockBackend()
  server.use(...backend.handlers)
  const store = createSessionStore(window.sessionStorage)
  store.keep({ accessToken: MOCK_TOKEN, userId: backend.world.user.id })
  const sessionEnd = new EventTarget()
  const ends = vi.fn()
  sessionEnd.addEventListener('end', ends)
  const clientOptions: ApiClientOptions = {
    ...backend.clientOptions(),
    getToken: store.token,
    onSessionEnd: () => sessionEnd.dispatchEvent(new Event('end')),
  }
  const signInClient = createSignInClient(clientOptions)
  render(
    <App
      signInClient={signInClient} clientOptions={clientOptions} store={store} keeper={createSessionKeeper(signInClient, store)}
      input={{ session: store.restore(), endReason: null }} sessionEnd={sessionEnd} nonce={undefined}
    />,
  )
  expect(await screen.findByRole('banner')).toBeVisible()

  return { backend, store, ends, clientOptions }
}

const REPORTS = [
  ['many responses with code 40101', (options: ApiClientOptions) => {
    const client = createApiClient(options)
    return Promise.allSettled(Array.from({ length: 50 }, () => client.abnormalRecords.countUnhandled()))
  }],
  ['the server has closed the alarm link', (_: ApiClientOptions, backend: MockBackend) => backend.alarms.drop(1008)],
] as const

it.each(REPORTS)('signs out and reloads once, with one message, after %s (spec 1 §8)', async (_, report) => {
  const reloads = countReloads()
  const { backend, store, ends, clientOptions } = await openConsole()
  await waitFor(() => expect(backend.alarms.openLinks).toBe(1))
  const said = countSaid('状态超时被登出！')
  backend.apply(sessionExpired())
  await report(clientOptions, backend)

  expect(await screen.findByRole('button', { name: '登录' })).toBeVisible()
  await waitFor(() => expect(reloads()).toBe(1))
  expect(screen.getAllByText('状态超时被登出！')).toHaveLength(1)
  expect(said()).toBe(1)
  expect(ends).toHaveBeenCalledTimes(1)
  expect(store.token()).toBeNull()
  expect(createSessionStore(window.sessionStorage).takeEndReason()).toBe('expired')
  expect(backend.alarms.openLinks).toBe(0)
})
