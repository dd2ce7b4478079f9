import { createApiClient, type ApiClientOptions } from '@smart-fire/api-client'
import { sessionExpired, type MockBackend } from '@smart-fire/api-client/mock'
import { configure, screen, waitFor } from '@testing-library/react'
import type { EventEmitter } from 'node:events'
import { expect, it } from 'vitest'
import { aConsole } from './app.harness'
import { createSessionStore } from './session/session-store'

// the test loads the whole console, which takes long on a busy machine
configure({ asyncUtilTimeout: 20_000 })

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

const open = aConsole()

const REPORTS = [
  ['many responses with code 40101', (options: ApiClientOptions) => {
    const client = createApiClient(options)
    return Promise.allSettled(Array.from({ length: 50 }, () => client.abnormalRecords.countUnhandled()))
  }],
  ['the server has closed the alarm link', (_: ApiClientOptions, backend: MockBackend) => backend.alarms.drop(1008)],
] as const

it.each(REPORTS)('signs out and reloads once, with one message, after %s (spec 1 §8)', async (_, report) => {
  const reloads = countReloads()
  const { backend, store, ends, clientOptions } = open()
  expect(await screen.findByRole('banner')).toBeVisible()
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
