import { ApiError } from '@smart-fire/api-client'
import type { DoorAlarm, DoorCalls } from '@smart-fire/api-client/doors'
import { expect, it } from 'vitest'
import { anOpenRecord } from './alarm-client.fixtures'
import { fetchDoors } from './fetch-doors'

const NEVER = new AbortController().signal
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
