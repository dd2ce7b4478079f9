import { type AbnormalRecordQuery, type ApiClient, createApiClient } from '@smart-fire/api-client'
import { aRecord, aSensor, createMockBackend } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideCalls } from '../regions/machine-calls'
import { snapshotAt } from '../testing'
import { exceptionListCalls } from './exception-list.calls'
import { aListContext, aListState } from './exception-list.fixtures'
import { exceptionListMachine } from './exception-list.machine'

it.each([
  ['1', { kind: 'general', channelId: '1' }],
  ['2', { kind: 'general', channelId: '2' }],
  ['5', { kind: 'hydrant' }],
  ['11', { kind: 'fireHost' }],
])('loads the unhandled records of channel %s from its table', async (channelId, expected) => {
  const { client, queries } = aRecordingClient()
  const { signal } = new AbortController()
  void exceptionListCalls(client, () => null).loadPage({ channelId, page: 2, limit: 30 }, signal)
  expect(queries).toEqual([{ ...expected, state: 'unhandled', page: 2, limit: 30 }])
})

it('aborts the request when the list is closed', () => {
  const { client, signals } = aRecordingClient()
  const list = createActor(provideCalls(exceptionListMachine, exceptionListCalls(client, () => null)), {
    snapshot: snapshotAt(exceptionListMachine, aListState(), aListContext()),
  })
  list.start()
  list.send({ type: 'data.refresh' })
  list.stop()
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
})

it('finds the device of a record on a server that gives fewer rows per page than requested, however its number is typed', async () => {
  const real = createApiClient(createMockBackend().clientOptions())
  const all = Array.from({ length: 120 }, (_, at) => aSensor({ id: `${at}`, sensorNumber: `n${at}` }))
  const onFloor: typeof real.sensors.onFloor = ({ page }) => Promise.resolve({ rows: all.slice((page - 1) * 40, page * 40), total: 120, dropped: 0 })
  const { findDevice } = exceptionListCalls({ ...real, sensors: { ...real.sensors, onFloor } }, () => null)
  expect(await findDevice(aRecord({ channelId: '1', sensorNumber: 'N119' }), new AbortController().signal)).toBe('119')
})

function aRecordingClient() {
  const queries: AbnormalRecordQuery[] = []
  const signals: AbortSignal[] = []
  const real = createApiClient(createMockBackend().clientOptions())
  const client: ApiClient = {
    ...real,
    abnormalRecords: {
      ...real.abnormalRecords,
      list: (query, signal) => {
        queries.push(query)
        if (signal) signals.push(signal)
        return new Promise(() => undefined)
      },
    },
  }
  return { client, queries, signals }
}
