import { ApiError } from '@smart-fire/api-client'
import type { InspectionWorkCalls } from '@smart-fire/api-client/inspection-work'
import { act, fireEvent, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { factsOf } from './device-store'
import { aMemoryStore, aResult } from './device-store.fixtures'
import { aServer } from './server.fixtures'
import { useDevice } from './use-device'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** The phone of user `u` with one check on it, after its first round. `submit` is what the server says of a check. */
async function aPhone(changes: Partial<InspectionWorkCalls> = {}) {
  const { store, kept } = aMemoryStore([aResult({ clientId: 'result-1' })])
  const work = aServer(changes)
  const { result, unmount } = renderHook(() => useDevice(store, work, 'u'))
  await pass(0)
  return { result, kept, store, unmount }
}

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const see = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  fireEvent(document, new Event('visibilitychange'))
}
afterEach(() => void vi.restoreAllMocks())

it('what waits is sent again every half minute, when the connection is back, and when the page is seen again; no more after it is closed', async () => {
  const submit = vi.fn<InspectionWorkCalls['submit']>(() => Promise.reject(new ApiError('network')))
  const { unmount } = await aPhone({ submit })
  const sentBy = async (happens: () => unknown) => {
    submit.mockClear()
    await happens()
    await pass(0)
    return submit.mock.calls.length
  }
  expect(await sentBy(() => pass(29_000))).toBe(0)
  expect([await sentBy(() => pass(1_000)), await sentBy(() => pass(30_000))]).toEqual([1, 1])
  expect(await sentBy(() => fireEvent(window, new Event('online')))).toBe(1)
  expect([await sentBy(() => see('hidden')), await sentBy(() => see('visible'))]).toEqual([0, 1])
  unmount()
  expect(await sentBy(async () => {
    fireEvent(window, new Event('online'))
    see('visible')
    await pass(60_000)
  })).toBe(0)
})

it('what another user has kept on this phone is neither shown nor sent', async () => {
  const submit = vi.fn<InspectionWorkCalls['submit']>(() => Promise.reject(new ApiError('network')))
  const { result, kept } = await aPhone({ submit })
  kept.set('result-2', { userId: 'other', result: aResult({ clientId: 'result-2' }), refusal: null })
  await pass(30_000)
  expect(result.current.waiting.map((entry) => factsOf(entry).clientId)).toEqual(['result-1'])
  expect(submit.mock.calls.map(([{ clientId }]) => clientId)).toEqual(['result-1', 'result-1'])
})

it.each([['sessionExpired', 'signedOut'], ['network', 'offline'], ['server', 'offline']] as const)('tasks that are not loaded for %s say so: %s', async (kind, link) => {
  const { result, kept } = await aPhone({ mine: () => Promise.reject(new ApiError(kind)) })
  expect([result.current.link, kept.size, result.current.opening]).toEqual([link, 0, false])
})

it('what is on the phone counts as kept, or as deleted, also when the phone cannot be read after it; that it cannot be read is said', async () => {
  const { result, kept, store } = await aPhone({ submit: () => Promise.reject(new ApiError('network')) })
  vi.spyOn(store, 'entries').mockRejectedValue(new DOMException('the disk failed', 'UnknownError'))
  await act(() => result.current.keep(aResult({ clientId: 'result-2' })))
  expect([[...kept.keys()], result.current.unread]).toEqual([['result-1', 'result-2'], true])
  await act(() => result.current.discard('result-1'))
  expect([...kept.keys()]).toEqual(['result-2'])
})
