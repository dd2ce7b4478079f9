import { type AbnormalRecordQuery, type ApiClient, createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { expect, it } from 'vitest'
import { createActor } from 'xstate'
import { exceptionListCalls } from './exception-list.calls'

it.each([
  ['1', { kind: 'general', channelId: '1' }],
  ['2', { kind: 'general', channelId: '2' }],
  ['5', { kind: 'hydrant' }],
  ['11', { kind: 'fireHost' }],
])('asks the table of channel %s for its unhandled records', async (channelId, expected) => {
  const { client, asked } = aListeningClient()
  const page = createActor(exceptionListCalls(client, () => null).loadPage, { input: { channelId, page: 2, limit: 30 } })
  page.start()
  expect(asked).toEqual([{ ...expected, state: 'unhandled', page: 2, limit: 30 }])
})

it('asks for nothing while no channel is known', () => {
  const { client, asked } = aListeningClient()
  createActor(exceptionListCalls(client, () => null).loadPage, { input: { channelId: null, page: 1, limit: 15 } }).start()
  expect(asked).toEqual([])
})

it('gives up waiting when nobody wants the answer any more', () => {
  const { client, signals } = aListeningClient()
  const page = createActor(exceptionListCalls(client, () => null).loadPage, { input: { channelId: '1', page: 1, limit: 15 } })
  page.start()
  page.stop()
  expect(signals.map((signal) => signal.aborted)).toEqual([true])
})

function aListeningClient() {
  const asked: AbnormalRecordQuery[] = []
  const signals: AbortSignal[] = []
  const real = createApiClient(createMockBackend().clientOptions())
  const client: ApiClient = {
    ...real,
    abnormalRecords: {
      ...real.abnormalRecords,
      list: (query, signal) => {
        asked.push(query)
        if (signal) signals.push(signal)
        return new Promise(() => undefined)
      },
    },
  }
  return { client, asked, signals }
}
