import type { MonitorAddress } from '@smart-fire/api-client/cameras'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromPromise } from 'xstate'
import { START_MS } from '../../../../lib/video/camera-stream.machine'
import { testPictureMachine } from './test-picture.machine'

const ADDRESS: MonitorAddress = { url: '/files/stream/a/live.m3u8', mp4Url: null, kind: 'hls', reason: null }
const UNPLAYABLE: MonitorAddress = { url: null, mp4Url: null, kind: null, reason: '需要流媒体网关转换' }
const NEVER = () => new Promise<never>(() => undefined)

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

async function aTest({ ask = () => Promise.resolve(ADDRESS), take = () => Promise.resolve() }: { ask?: () => Promise<MonitorAddress>; take?: (signal: AbortSignal) => Promise<void> }) {
  const actor = createActor(testPictureMachine.provide({ actors: { address: fromPromise(ask), picture: fromPromise(({ signal }) => take(signal)) } }))
  actor.start()
  await vi.advanceTimersByTimeAsync(0)
  return { actor, state: () => actor.getSnapshot() }
}

it.each([
  ['shows the first picture', {}, 'shown'],
  ['says what the server says of an address that no browser plays', { ask: () => Promise.resolve(UNPLAYABLE) }, 'unsupported'],
  ['says that the stream has failed', { take: () => Promise.reject(new Error('failed')) }, 'failed'],
  ['says that the server does not respond', { ask: () => Promise.reject(new Error('offline')) }, 'notAsked'],
])('%s', async (_what, shell, value) => {
  expect((await aTest(shell)).state().value).toBe(value)
})

it('closes a stream that has no picture in time, and says so', async () => {
  let signal: AbortSignal | null = null
  const { state } = await aTest({ take: (given) => ((signal = given), NEVER()) })
  await vi.advanceTimersByTimeAsync(START_MS - 1)
  expect(state().value).toBe('taking')
  await vi.advanceTimersByTimeAsync(1)
  expect(state().value).toBe('timedOut')
  expect(signal).toMatchObject({ aborted: true })
})

it('tests again when it is told to, and only then', async () => {
  let asked = 0
  const { actor, state } = await aTest({ ask: () => ((asked += 1), Promise.resolve(asked === 1 ? UNPLAYABLE : ADDRESS)) })
  await vi.advanceTimersByTimeAsync(START_MS * 10)
  expect([state().value, asked]).toEqual(['unsupported', 1])
  actor.send({ type: 'again' })
  await vi.advanceTimersByTimeAsync(0)
  expect([state().value, asked]).toEqual(['shown', 2])
})
