import { type AbnormalRecordQuery, type ApiClient, createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
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
