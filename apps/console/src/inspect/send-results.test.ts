import { ApiError } from '@smart-fire/api-client'
import type { NewResult } from '@smart-fire/api-client/inspection-work'
import { expect, it } from 'vitest'
import { factsOf, type KeptEntry, type KeptTasks } from './device-store'
import { aMemoryStore, aResult } from './device-store.fixtures'
import { isChecked, ownWorkOf, skipReasonOf } from './own-work'
import { aPoint, aTask } from './own-work.fixtures'
import { newClientId, sendResults } from './send-results'

/** A store in memory, and a server that keeps each result once. */
function aDevice(...clientIds: string[]) {
  const { kept, store } = aMemoryStore(clientIds.map((clientId) => aResult({ clientId })))
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
  expect((await sendResults(store, server, 'u')).outcome).toBe('sent')
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
    expect((await sendResults(store, broken, 'u')).outcome).toBe('offline')
    expect(kept.size).toBe(4 - at)
    expect((await sendResults(store, server, 'u')).outcome).toBe('sent')
    expect(received).toEqual(['result-1', 'result-2', 'result-3'])
  }
})

it('a result that the server refuses stays with its reason and is not sent again; the others are', async () => {
  const { kept, store, received, server } = aDevice('result-1', 'result-2')
  const strict = { ...server, submit: async (result: NewResult) => (result.clientId === 'result-1' ? Promise.reject(new ApiError('refused', { serverMessage: '标签不属于任何设施' })) : server.submit(result)) }
  expect((await sendResults(store, strict, 'u')).outcome).toBe('sent')
  expect([...kept.values()].map(({ refusal }) => refusal)).toEqual(['标签不属于任何设施'])
  expect(received).toEqual(['result-2'])
})

it.each([
  ['its point or plan is gone', new ApiError('notFound', { httpStatus: 404, bodyStatus: 404, serverMessage: '数据不存在' }), '数据不存在', 'gone'],
  ['its point is gone, and the server does not say so in words', new ApiError('notFound', { httpStatus: 200, bodyStatus: 404 }), '', 'gone'],
  ['a page of a proxy says that it is too large', new ApiError('server', { httpStatus: 413 }), '', 'tooLarge'],
  ['the server says that it is too large', new ApiError('refused', { httpStatus: 413, bodyStatus: 413, serverMessage: '请求体过大' }), '请求体过大', 'tooLarge'],
  ['the server does not take such a request', new ApiError('server', { httpStatus: 415 }), '', null],
  ['another user was first', new ApiError('conflict', { httpStatus: 200, bodyStatus: 30101, serverMessage: '已被处理' }), '已被处理', null],
] as const)('a result that would be refused again stays with the reason, and is sent no more by itself: %s', async (_, error, refusal, refusedAs) => {
  const { kept, store, received, server } = aDevice('result-1', 'result-2')
  let calls = 0
  const strict = { ...server, submit: async (result: NewResult) => {
    if (result.clientId !== 'result-1') return server.submit(result)
    calls += 1
    throw error
  } }
  for (let round = 0; round < 2; round += 1) expect(await sendResults(store, strict, 'u')).toEqual({ outcome: 'sent', failed: new Set() })
  expect([calls, received]).toEqual([1, ['result-2']])
  expect(kept.get('result-1')).toMatchObject({ refusal, refusedAs })
})

it.each([
  ['an error of the server', new ApiError('server', { httpStatus: 500 })],
  ['a proxy that has waited too long for the request', new ApiError('server', { httpStatus: 408 })],
  ['a proxy that asks who is there', new ApiError('credentials', { httpStatus: 401 })],
  ['a page instead of a response', new ApiError('malformed', { httpStatus: 200 })],
  ['an error of the page itself', new TypeError('a photo that cannot be read')],
])('a result at which the server fails holds up no other, is named, and is sent again in the next round: %s', async (_, error) => {
  const { kept, store, received, server } = aDevice('result-1', 'result-2', 'result-3')
  const failing = { ...server, submit: async (result: NewResult) => (result.clientId === 'result-1' ? Promise.reject(error) : server.submit(result)) }
  expect(await sendResults(store, failing, 'u')).toEqual({ outcome: 'sent', failed: new Set(['result-1']) })
  expect([received, [...kept.values()].map(({ refusal }) => refusal)]).toEqual([['result-2', 'result-3'], [null]])
  expect(await sendResults(store, server, 'u')).toEqual({ outcome: 'sent', failed: new Set() })
  expect([received, kept.size]).toEqual([['result-2', 'result-3', 'result-1'], 0])
})

it.each([
  ['no response', new ApiError('network')],
  ['no server behind the proxy', new ApiError('gatewayTimeout', { httpStatus: 504 })],
  ['a call that was given up', new ApiError('aborted')],
  ['a database that is away', new ApiError('server', { httpStatus: 503 })],
  ['too many calls', new ApiError('server', { httpStatus: 429 })],
  ['a server that says so in the body only', new ApiError('server', { httpStatus: 200, bodyStatus: 503 })],
])('when the whole server is away, the others wait and everything is kept: %s', async (_, error) => {
  const { kept, store, server } = aDevice('result-1', 'result-2')
  let calls = 0
  const away = { ...server, submit: async () => { calls += 1; throw error } }
  expect(await sendResults(store, away, 'u')).toEqual({ outcome: 'offline', failed: new Set() })
  expect([calls, kept.size]).toEqual([1, 2])
})

it('a point that was left out is sent with its reason, in its turn, and a break keeps it as it keeps a check', async () => {
  const { kept, store, received, server } = aDevice('result-1')
  await store.keepEntry({ userId: 'u', skip: { clientId: 'skip-1', number: 'A-2', pointId: '7', reason: '门锁着', skippedAt: 2 }, refusal: null })
  expect((await sendResults(store, { ...server, skip: () => Promise.reject(new ApiError('network')) }, 'u')).outcome).toBe('offline')
  expect([...kept.keys()]).toEqual(['skip-1'])
  expect((await sendResults(store, server, 'u')).outcome).toBe('sent')
  expect(received).toEqual(['result-1', '7: 门锁着'])
  expect(kept.size).toBe(0)
})

it('a point whose check or reason the server has is passed on the phone as well, also when the connection breaks before the tasks are loaded again', async () => {
  const { kept, store } = aMemoryStore([aResult({ pointId: '1' })])
  await store.keepEntry({ userId: 'u', skip: { clientId: 'skip-1', number: 'MH-2', pointId: '2', reason: '门锁着', skippedAt: 2 }, refusal: null })
  await store.keepEntry({ userId: 'u', result: aResult({ clientId: 'result-3', pointId: '3' }), refusal: null })
  let tasks: KeptTasks = { userId: 'u', own: { tasks: [aTask([aPoint('1'), aPoint('2'), aPoint('3')])], types: [] }, loadedAt: 1 }
  const phone = { ...store, tasks: async () => tasks, keepTasks: async (changed: KeptTasks) => void (tasks = changed) }
  const breaking = {
    submit: async ({ clientId, pointId }: NewResult) => (pointId === '1' ? { id: clientId, repeated: false } : Promise.reject(new ApiError('network'))),
    skip: async () => undefined,
  }
  expect((await sendResults(phone, breaking, 'u')).outcome).toBe('offline')
  expect([...kept.keys()]).toEqual(['result-3'])
  const own = ownWorkOf([])
  const [task] = tasks.own.tasks
  expect(task?.label.map((point) => [isChecked(own, point), skipReasonOf(own, point)])).toEqual([[true, null], [false, '门锁着'], [false, null]])
})

it('what another person has kept is not sent, and an ended session loses nothing', async () => {
  const { kept, store, received, server } = aDevice('result-1')
  await sendResults(store, server, 'another')
  expect(received).toEqual([])
  expect((await sendResults(store, { ...server, submit: () => Promise.reject(new ApiError('sessionExpired')) }, 'u')).outcome).toBe('signedOut')
  expect(kept.size).toBe(1)
})

it('ids are long enough for the server, and differ', () => {
  expect(newClientId()).toMatch(/^[0-9a-f]{32}$/)
  expect(newClientId()).not.toBe(newClientId())
})

it.each(['keepEntry', 'dropEntry'] as const)('a full phone that fails at %s holds up one entry, not those behind it', async (write) => {
  const { kept, store, received, server } = aDevice('result-1', 'result-2')
  const refusing = { ...server, submit: async (result: NewResult) => (write === 'keepEntry' && result.clientId === 'result-1' ? Promise.reject(new ApiError('refused')) : server.submit(result)) }
  const full = { ...store, [write]: async (one: KeptEntry | string) => {
    if ((typeof one === 'string' ? one : factsOf(one).clientId) === 'result-1') throw new DOMException('full', 'QuotaExceededError')
    return (store[write] as (value: KeptEntry | string) => Promise<void>)(one)
  } }
  const { outcome, failed } = await sendResults(full, refusing, 'u')
  expect([outcome, [...failed], received.at(-1), [...kept.keys()]]).toEqual(['sent', ['result-1'], 'result-2', ['result-1']])
})
