import { ApiError, type AlarmSocketHandlers } from '@smart-fire/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { runChecks, SLOW_MS, type CheckName, type Outcome, type TestedCalls } from './checks'

const NOW = Date.UTC(2026, 10, 20, 2)

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

/** A call that takes so long. */
const after = <T>(ms: number, answer: () => T) => new Promise<T>((resolve, reject) => {
  setTimeout(() => {
    try {
      resolve(answer())
    } catch (error) {
      reject(error instanceof Error ? error : new Error(String(error)))
    }
  }, ms)
})

/** Begins the checks. `told` has what they have said so far. */
function begin(over: Partial<TestedCalls> = {}) {
  const told: Partial<Record<CheckName, Outcome>> = {}
  const socket = { handlers: null as AlarmSocketHandlers | null, close: vi.fn() }
  const left = new AbortController()
  const calls: TestedCalls = {
    health: async () => ({ time: NOW }), picture: async () => undefined, now: Date.now,
    openSocket: (handlers) => {
      socket.handlers = handlers
      return { close: socket.close }
    },
    ...over,
  }
  const done = runChecks(calls, left.signal, (check, outcome) => { told[check] = outcome })
  return { told, socket, left, done }
}

it('a service that answers within a second works, and one that takes longer is slow: an alarm would wait for it', async () => {
  const { told } = begin({ health: () => after(SLOW_MS, () => ({ time: null })), picture: () => after(SLOW_MS + 1, () => undefined) })
  await vi.advanceTimersByTimeAsync(SLOW_MS + 1)
  expect([told.server, told.signIn]).toEqual([{ state: 'ok', ms: SLOW_MS }, { state: 'slow', ms: SLOW_MS + 1 }])
})

it.each([
  [new ApiError('network'), 'network'],
  [new ApiError('notFound', { httpStatus: 404 }), 'notFound'],
  [new ApiError('server', { httpStatus: 502 }), 'busy'],
  [new ApiError('server', { httpStatus: 503 }), 'busy'],
  [new ApiError('server', { httpStatus: 500 }), 'other'],
  [new Error('broken'), 'other'],
])('says why the sign-in is not reached: %s', async (error, reason) => {
  const { told } = begin({ picture: () => Promise.reject(error) })
  await vi.advanceTimersByTimeAsync(0)
  expect(told.signIn).toEqual({ state: 'failed', reason })
})

it('the clock is compared with the middle of the call: half of its time is the way to the server', async () => {
  const { told } = begin({ health: () => after(4_000, () => ({ time: NOW + 2_000 })) })
  await vi.advanceTimersByTimeAsync(4_000)
  expect(told.clock).toEqual({ state: 'clock', offBy: 0 })
})

it.each([
  ['is not judged when its middle is further from the answer than a clock may be off: the answer may be from its begin or its end', 12_000, NOW, { state: 'imprecise' }],
  ['is not called right either, also when the answer is from its middle', 12_000, NOW + 6_000, { state: 'imprecise' }],
  ['shows a clock that is off for certain', 12_000, NOW - 60_000, { state: 'clock', offBy: 66 }],
  ['is precise enough up to twice of what a clock may be off', 10_000, NOW, { state: 'clock', offBy: 5 }],
])('the clock by a call that takes long: it %s', async (_what, ms, time, clock) => {
  const { told } = begin({ health: () => after(ms, () => ({ time })) })
  await vi.advanceTimersByTimeAsync(ms)
  expect(told.clock).toEqual(clock)
})

it('a link that opens is closed again, and was opened in time', async () => {
  const { told, socket, done } = begin()
  await vi.advanceTimersByTimeAsync(300)
  socket.handlers?.onOpen()
  await done
  expect(told.socket).toEqual({ state: 'ok', ms: 300 })
  expect(socket.close).toHaveBeenCalledOnce()
  expect(vi.getTimerCount()).toBe(0)
})

it('a link that neither opens nor closes, as behind some proxies, has failed after eight seconds', async () => {
  const { told, socket } = begin()
  await vi.advanceTimersByTimeAsync(7_999)
  expect(told.socket).toBeUndefined()
  await vi.advanceTimersByTimeAsync(1)
  expect(told.socket).toEqual({ state: 'failed', reason: 'noSocket' })
  expect(socket.close).toHaveBeenCalledOnce()
})

it('a check that was left tells nothing any more, and closes its link: its late answer would stand among those of the next one', async () => {
  const { told, socket, left, done } = begin({ health: () => after(2_000, () => ({ time: NOW })), picture: () => after(2_000, () => undefined) })
  left.abort()
  expect(socket.close).toHaveBeenCalledOnce()
  await vi.advanceTimersByTimeAsync(2_000)
  await done
  expect(told).toEqual({})
})
