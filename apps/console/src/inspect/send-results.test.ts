import { ApiError } from '@smart-fire/api-client'
import type { NewResult } from '@smart-fire/api-client/inspection-work'
import { expect, it } from 'vitest'
import { factsOf, type DeviceStore, type KeptEntry } from './device-store'
import { newClientId, sendResults } from './send-results'

const aResult = (clientId: string): NewResult => ({ clientId, number: 'A-1', pointId: null, inspectedAt: 1, items: [], problem: null, handling: null, photos: [] })

/** A store in memory, and a server that keeps each result once. */
function aDevice(...clientIds: string[]) {
  const kept = new Map(clientIds.map((clientId): [string, KeptEntry] => [clientId, { userId: 'u', result: aResult(clientId), refusal: null }]))
  const store: DeviceStore = {
    tasks: async () => null, keepTasks: async () => undefined,
    entries: async () => [...kept.values()],
    keepEntry: async (one) => void kept.set(factsOf(one).clientId, one),
    dropEntry: async (clientId) => void kept.delete(clientId),
  }
  const received: string[] = []
  const server = {
    submit: async ({ clientId }: NewResult) => {
      const repeated = received.includes(clientId)
      if (!repeated) received.push(clientId)
      return { id: clientId, repeated }
    },
    skip: async (pointId: string, reason: string) => void received.push(`${pointId}: ${reason}`),
  }
  return { kept, store, received, server }
}

it('everything is sent in order, and then nothing is kept', async () => {
  const { kept, store, received, server } = aDevice('result-1', 'result-2')
  expect(await sendResults(store, server, 'u')).toBe('sent')
  expect(received).toEqual(['result-1', 'result-2'])
  expect(kept.size).toBe(0)
})

it.each([1, 2, 3])('when the connection breaks at result %i, before or after the server has it, nothing is lost and nothing is twice', async (at) => {
  for (const when of ['before', 'after']) {
    const { kept, store, received, server } = aDevice('result-1', 'result-2', 'result-3')
    let calls = 0
    const broken = {
      ...server,
      submit: async (result: NewResult) => {
        calls += 1
        if (calls === at && when === 'before') throw new ApiError('network')
        const answer = await server.submit(result)
        if (calls === at) throw new ApiError('network')
        return answer
      },
    }
    expect(await sendResults(store, broken, 'u')).toBe('offline')
    expect(kept.size).toBe(4 - at)
    expect(await sendResults(store, server, 'u')).toBe('sent')
    expect(received).toEqual(['result-1', 'result-2', 'result-3'])
  }
})

it('a result that the server refuses stays with its reason and is not sent again; the others are', async () => {
  const { kept, store, received, server } = aDevice('result-1', 'result-2')
  const strict = { ...server, submit: async (result: NewResult) => (result.clientId === 'result-1' ? Promise.reject(new ApiError('refused', { serverMessage: '标签不属于任何设施' })) : server.submit(result)) }
  expect(await sendResults(store, strict, 'u')).toBe('sent')
  expect([...kept.values()].map(({ refusal }) => refusal)).toEqual(['标签不属于任何设施'])
  expect(received).toEqual(['result-2'])
})

it('a point that was left out is sent with its reason, in its turn, and a break keeps it as it keeps a check', async () => {
  const { kept, store, received, server } = aDevice('result-1')
  await store.keepEntry({ userId: 'u', skip: { clientId: 'skip-1', number: 'A-2', pointId: '7', reason: '门锁着', skippedAt: 2 }, refusal: null })
  expect(await sendResults(store, { ...server, skip: () => Promise.reject(new ApiError('network')) }, 'u')).toBe('offline')
  expect([...kept.keys()]).toEqual(['skip-1'])
  expect(await sendResults(store, server, 'u')).toBe('sent')
  expect(received).toEqual(['result-1', '7: 门锁着'])
  expect(kept.size).toBe(0)
})

it('what another person has kept is not sent, and an ended session loses nothing', async () => {
  const { kept, store, received, server } = aDevice('result-1')
  await sendResults(store, server, 'another')
  expect(received).toEqual([])
  expect(await sendResults(store, { ...server, submit: () => Promise.reject(new ApiError('sessionExpired')) }, 'u')).toBe('signedOut')
  expect(kept.size).toBe(1)
})

it('ids are long enough for the server, and differ', () => {
  expect(newClientId()).toMatch(/^[0-9a-f]{32}$/)
  expect(newClientId()).not.toBe(newClientId())
})
