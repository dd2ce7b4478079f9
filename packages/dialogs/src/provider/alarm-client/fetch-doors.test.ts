import { ApiError } from '@smart-fire/api-client'
import type { DoorAlarm, DoorCalls } from '@smart-fire/api-client/doors'
import { expect, it, vi } from 'vitest'
import { anOpenRecord } from './alarm-client.fixtures'
import { fetchDoors as fetchDoorsBy } from './fetch-doors'

const NEVER = new AbortController().signal
const CLOCK = { setTimeout: (run: () => void, ms: number) => setTimeout(run, ms), clearTimeout: (timer: unknown) => clearTimeout(timer as number) }
const fetchDoors = (calls: DoorCalls, signal: AbortSignal) => fetchDoorsBy(calls, signal, CLOCK)
const doorsOf = (count: number) =>
  Array.from({ length: count }, (_, index): DoorAlarm => ({ ...anOpenRecord(), kind: 'other', id: `${index}` }))

/** A server that gives no more than `most` rows per page. */
function api(count: number, most = Infinity): DoorCalls {
  const all = doorsOf(count)
  return { unhandled: ({ page, ...query }) => {
    const limit = Math.min(query.limit, most)
    return Promise.resolve({ rows: all.slice((page - 1) * limit, page * limit), total: count, dropped: 0 })
  } }
}

it('reads all pages', async () => {
  expect((await fetchDoors(api(250), NEVER)).alarms).toHaveLength(250)
  expect(await fetchDoors(api(0), NEVER)).toEqual({ alarms: [], failed: false })
})

it('reads all pages of a server that gives fewer rows per page than requested: no alarm of a door is lost', async () => {
  expect((await fetchDoors(api(250, 40), NEVER)).alarms).toHaveLength(250)
})

it('keeps no list of records away when the server does not have the call', async () => {
  const missing: DoorCalls = { unhandled: () => Promise.reject(new ApiError('notFound')) }
  expect(await fetchDoors(missing, NEVER)).toEqual({ alarms: [], failed: false })
})

it('says that a page failed, beside the alarms of the pages before it', async () => {
  const { unhandled } = api(250)
  const failing: DoorCalls = { unhandled: (query, signal) => (query.page === 2 ? Promise.reject(new ApiError('network')) : unhandled(query, signal)) }
  expect(await fetchDoors(failing, NEVER)).toMatchObject({ alarms: { length: 100 }, failed: true })
})

/** Gives its first page, and the second one never. */
const stuck: DoorCalls = { unhandled: (query, signal) => (query.page === 1 ? api(250).unhandled(query) : new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new ApiError('aborted'))))) }

it('makes the lists wait no longer than ten seconds, and gives the doors that it has read until then', async () => {
  vi.useFakeTimers()
  try {
    let fetched: unknown = null
    void fetchDoors(stuck, NEVER).then((doors) => (fetched = doors))
    await vi.advanceTimersByTimeAsync(9_999)
    expect(fetched).toBeNull()
    await vi.advanceTimersByTimeAsync(1)
    expect(fetched).toMatchObject({ alarms: { length: 100 }, failed: true })
  } finally {
    vi.useRealTimers()
  }
})

it('ends with the request for the lists, and leaves no timer behind', async () => {
  vi.useFakeTimers()
  try {
    const over = new AbortController()
    const fetched = fetchDoors(stuck, over.signal)
    await vi.advanceTimersByTimeAsync(1)
    over.abort()
    expect(await fetched).toMatchObject({ failed: true })
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
