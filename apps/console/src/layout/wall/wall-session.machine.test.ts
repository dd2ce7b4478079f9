import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { LEAST_PAUSE_MS, LONGEST_PAUSE_MS, RENEW_BEFORE_MS, RETRY_MS, wallSessionMachine, type WallSessionInput } from './wall-session.machine'

const NOW = Date.UTC(2026, 10, 19, 20)
const FOUR_HOURS_MS = 4 * 3_600_000

beforeEach(() => vi.useFakeTimers({ now: NOW }))
afterEach(() => vi.useRealTimers())

function aWallSession(input: Partial<WallSessionInput> = {}) {
  const renew = vi.fn(async (): Promise<{ endsAt: number | null; now: number }> => ({ endsAt: Date.now() + FOUR_HOURS_MS, now: Date.now() }))
  const machine = wallSessionMachine.provide({ actors: { renew: fromPromise(renew) } })
  const actor = createActor(machine, { input: { canRenew: true, endsAt: NOW + FOUR_HOURS_MS, now: NOW, ...input } }).start()
  return { renew, state: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

it('renews the session half an hour before each of its ends', async () => {
  const { renew, state } = aWallSession()
  await vi.advanceTimersByTimeAsync(FOUR_HOURS_MS - RENEW_BEFORE_MS - 1)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(renew).toHaveBeenCalledTimes(1)
  expect(state()).toBe('kept')
  await vi.advanceTimersByTimeAsync(10 * (FOUR_HOURS_MS - RENEW_BEFORE_MS))
  expect(renew).toHaveBeenCalledTimes(11)
})

it('tries again every minute and says so until the session is renewed', async () => {
  const { renew, state } = aWallSession({ endsAt: NOW })
  renew.mockRejectedValueOnce(new Error('network')).mockRejectedValueOnce(new Error('network'))
  await vi.advanceTimersByTimeAsync(0)
  expect(state()).toBe('retrying')
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(state()).toBe('retrying')
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(state()).toBe('kept')
  expect(renew).toHaveBeenCalledTimes(3)
})

it('does not renew without a pause where the clock of the display is hours ahead of the clock of the server', async () => {
  const { renew } = aWallSession({ endsAt: NOW })
  renew.mockImplementation(async () => ({ endsAt: NOW, now: Date.now() }))
  await vi.advanceTimersByTimeAsync(LEAST_PAUSE_MS - 1)
  expect(renew).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(renew).toHaveBeenCalledTimes(2)
})

it('renews a session once a day that lasts for months, or seems to because the clock of the display was set back: a browser runs a timer of more than 24 days at once', async () => {
  const { renew } = aWallSession({ endsAt: NOW + 90 * LONGEST_PAUSE_MS })
  renew.mockImplementation(async () => ({ endsAt: NOW + 90 * LONGEST_PAUSE_MS, now: Date.now() }))
  await vi.advanceTimersByTimeAsync(LONGEST_PAUSE_MS - 1)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1 + LONGEST_PAUSE_MS)
  expect(renew).toHaveBeenCalledTimes(2)
})

it('renews every hour, not more often, where the server does not tell when a session ends', async () => {
  const { renew } = aWallSession({ endsAt: null })
  renew.mockImplementation(async () => ({ endsAt: null, now: Date.now() }))
  await vi.advanceTimersByTimeAsync(60 * 60_000 - 1)
  expect(renew).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1 + 60 * 60_000)
  expect(renew).toHaveBeenCalledTimes(2)
})

it('does not pretend to renew a session without the means to', async () => {
  const { renew, state } = aWallSession({ canRenew: false })
  await vi.advanceTimersByTimeAsync(10 * FOUR_HOURS_MS)
  expect(state()).toBe('notRenewable')
  expect(renew).not.toHaveBeenCalled()
})
