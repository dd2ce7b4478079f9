import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { renderHook } from '@testing-library/react'
import { setupServer } from 'msw/node'
import { StrictMode } from 'react'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { useAlarmClientActor } from './use-alarm-client-actor'

const MOUNTS = 200
/** A link is mounted and connected many times beside other tests. */
const PATIENCE = { timeout: 10_000 }

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const timers = new Set<unknown>()
const real = { setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout, setInterval: globalThis.setInterval }

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
afterAll(() => server.close())
beforeEach(() => {
  globalThis.setTimeout = Object.assign((run: () => void, ms?: number) => {
    const timer = real.setTimeout(() => {
      timers.delete(timer)
      run()
    }, ms)
    timers.add(timer)
    return timer
  }, real.setTimeout)
  globalThis.clearTimeout = (timer) => {
    timers.delete(timer)
    real.clearTimeout(timer)
  }
})
afterEach(() => Object.assign(globalThis, real))

it('a link that is mounted and unmounted 200 times under strict mode leaves no socket and no timer (trust R20)', async () => {
  const intervals = vi.spyOn(globalThis, 'setInterval')
  const client = createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' }))
  let most = 0
  for (let mount = 0; mount < MOUNTS; mount += 1) {
    const { result, unmount } = renderHook(() => useAlarmClientActor(client, '9'), { wrapper: StrictMode })
    // every fortieth link gets open, the others are unmounted while connecting
    if (mount % 40 === 0) await vi.waitFor(() => expect(result.current?.getSnapshot().matches({ link: 'live' })).toBe(true), PATIENCE)
    most = Math.max(most, backend.alarms.openLinks)
    unmount()
  }
  await vi.waitFor(() => expect(backend.alarms.openLinks).toBe(0), PATIENCE)
  expect(most).toBe(1)
  expect([...timers]).toEqual([])
  expect(intervals).not.toHaveBeenCalled()
})
