import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { cameraStreamMachine, pauseAfter, RECYCLE_MS, STALL_MS, START_MS } from './camera-stream.machine'
import type { MonitorAddress } from '@smart-fire/api-client/cameras'
import type { PlayerNews } from './stream-player'

const ADDRESS: MonitorAddress = { url: '/files/stream/a/live.m3u8', mp4Url: null, kind: 'hls', reason: null }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A pane whose server and player the test plays. */
function aPane(ask: () => Promise<MonitorAddress> = () => Promise.resolve(ADDRESS)) {
  const calls = { asked: 0, playing: 0 }
  let tell: (news: PlayerNews) => void = () => undefined
  const actor = createActor(cameraStreamMachine.provide({
    actors: {
      address: fromPromise(() => {
        calls.asked += 1
        return ask()
      }),
      player: fromCallback(({ sendBack }) => {
        calls.playing += 1
        tell = sendBack
        return () => {
          calls.playing -= 1
        }
      }),
    },
  }), { input: { since: null } })
  actor.start()
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return { actor, calls, settle, tell: (type: PlayerNews['type']) => tell({ type }), state: () => actor.getSnapshot() }
}

it('plays nothing before it is in sight, and stops when it is out of sight', async () => {
  const { actor, calls, settle, tell, state } = aPane()
  await settle()
  expect(calls).toEqual({ asked: 0, playing: 0 })
  actor.send({ type: 'element.shown' })
  await settle()
  expect(calls).toEqual({ asked: 1, playing: 1 })
  tell('player.playing')
  expect(state().matches({ shown: 'playing' })).toBe(true)
  actor.send({ type: 'element.hidden' })
  expect(calls.playing).toBe(0)
  expect(state().value).toBe('outOfSight')
})

it('says that there is no signal when no frame comes, since when, and tries again with growing pauses', async () => {
  const { actor, calls, settle, state } = aPane()
  actor.send({ type: 'element.shown' })
  await settle()
  await vi.advanceTimersByTimeAsync(START_MS)
  const { since } = state().context
  expect([state().value, since]).toEqual(['noSignal', Date.now()])
  await vi.advanceTimersByTimeAsync(pauseAfter(1) + START_MS)
  expect(state().value).toBe('noSignal')
  expect([state().context.tries, state().context.since, calls.asked]).toEqual([2, since, 2])
  await vi.advanceTimersByTimeAsync(pauseAfter(2) - 1)
  expect(calls.asked).toBe(2)
  await vi.advanceTimersByTimeAsync(1)
  expect(calls.asked).toBe(3)
  expect([1, 2, 3, 4, 5, 6, 20].map(pauseAfter)).toEqual([3_000, 6_000, 12_000, 24_000, 48_000, 60_000, 60_000])
})

it('takes a picture that stands still for a stall first and for a lost signal then; a frame ends both and forgets the attempts', async () => {
  const { actor, settle, tell, state } = aPane()
  actor.send({ type: 'element.shown' })
  await settle()
  tell('player.playing')
  tell('player.stalled')
  expect(state().matches({ shown: 'stalled' })).toBe(true)
  await vi.advanceTimersByTimeAsync(STALL_MS)
  expect(state().value).toBe('noSignal')
  actor.send({ type: 'retry' })
  await settle()
  tell('player.playing')
  expect([state().context.tries, state().context.since]).toEqual([0, null])
})

it('does not try again what no browser can play, and shows the server’s reason', async () => {
  const { actor, calls, settle, state } = aPane(() => Promise.resolve({ url: null, mp4Url: null, kind: null, reason: '需要流媒体网关' }))
  actor.send({ type: 'element.shown' })
  await settle()
  await vi.advanceTimersByTimeAsync(RECYCLE_MS)
  expect([state().value, state().context.address?.reason, calls.asked]).toEqual(['unplayable', '需要流媒体网关', 1])
})

it('is no signal when the address cannot be had or the player fails', async () => {
  const refused = aPane(() => Promise.reject(new Error('offline')))
  refused.actor.send({ type: 'element.shown' })
  await refused.settle()
  expect(refused.state().value).toBe('noSignal')
  const dead = aPane()
  dead.actor.send({ type: 'element.shown' })
  await dead.settle()
  dead.tell('player.failed')
  expect([dead.state().value, dead.calls.playing]).toEqual(['noSignal', 0])
})

it('makes the player anew after an hour', async () => {
  const { actor, calls, settle, tell } = aPane()
  actor.send({ type: 'element.shown' })
  await settle()
  tell('player.playing')
  await vi.advanceTimersByTimeAsync(RECYCLE_MS)
  expect(calls).toEqual({ asked: 2, playing: 1 })
})
