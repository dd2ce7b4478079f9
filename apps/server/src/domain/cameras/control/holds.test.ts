import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { ControlError, type CameraControl, type Velocity } from './camera-control'
import { createHolds, HOLD_MS, type EndedHold } from './holds'

const LEFT: Velocity = { pan: -0.5, tilt: 0, zoom: 0 }
const UP: Velocity = { pan: 0, tilt: 0.5, zoom: 0 }
const target = { address: 'http://10.0.0.8', account: null, password: null }

let done: string[]
let ended: EndedHold[]
let now: number
beforeEach(() => {
  vi.useFakeTimers()
  done = []
  ended = []
  now = 0
})
afterEach(() => void vi.useRealTimers())

/** A camera that answers at once, unless a test says otherwise. */
const aCamera = (changes: Partial<CameraControl> = {}): CameraControl => ({
  abilities: () => Promise.reject(new Error('not asked')),
  move: async (_target, { pan, tilt }) => void done.push(`move ${pan} ${tilt}`),
  stop: async () => void done.push('stop'),
  goTo: async (_target, preset) => void done.push(`preset ${preset}`),
  ...changes,
})
const aWorld = (changes: Partial<CameraControl> = {}) => {
  const holds = createHolds(aCamera(changes), () => now)
  const move = (velocity = LEFT, who = 'ann') => holds.move({ key: '7', who, target, velocity, onEnd: async (hold) => void ended.push(hold) })
  const own = (who = 'ann') => ({ key: '7', who, target })
  return { holds, move, own }
}
const pass = async (ms: number) => {
  now += ms
  await vi.advanceTimersByTimeAsync(ms)
}

it('moves while moves arrive, and stops a second after the last one', async () => {
  const { move } = aWorld()
  await move()
  await pass(HOLD_MS - 1)
  await move()
  await pass(HOLD_MS - 1)
  expect(done).toEqual(['move -0.5 0', 'move -0.5 0'])
  await pass(1)
  expect(done.at(-1)).toBe('stop')
  expect(ended).toEqual([{ ms: 2 * HOLD_MS - 1, directions: ['left'], end: 'silent', stopped: true }])
})

it('stops at once when the button is let go; the whole hold is told once', async () => {
  const { holds, move, own } = aWorld()
  await move()
  await move(UP)
  await pass(400)
  await holds.stop(own())
  await pass(HOLD_MS * 3)
  expect(done).toEqual(['move -0.5 0', 'move 0 0.5', 'stop'])
  expect(ended).toEqual([{ ms: 400, directions: ['left', 'up'], end: 'released', stopped: true }])
})

it('stops a camera of another process: it was told to', async () => {
  const { holds, own } = aWorld()
  await holds.stop(own())
  expect(done).toEqual(['stop'])
})

it('refuses another session while a camera is held, also its stop and its preset', async () => {
  const { holds, move, own } = aWorld()
  await move()
  await expect(move(UP, 'ben')).rejects.toMatchObject({ problem: 'taken' })
  await expect(holds.stop(own('ben'))).rejects.toMatchObject({ problem: 'taken' })
  await expect(holds.goTo(own('ben'), 'p1')).rejects.toMatchObject({ problem: 'taken' })
  await holds.stop(own())
  await move(UP, 'ben')
  expect(done).toEqual(['move -0.5 0', 'stop', 'move 0 0.5'])
})

it('is held by one of two who begin at the same moment, and the other one is told so', async () => {
  const { move } = aWorld()
  const [first, second] = await Promise.allSettled([move(LEFT, 'ann'), move(UP, 'ben')])
  expect([first.status, second]).toMatchObject(['fulfilled', { status: 'rejected', reason: { problem: 'taken' } }])
  await pass(HOLD_MS)
  expect(done).toEqual(['move -0.5 0', 'stop'])
  expect(ended).toHaveLength(1)
})

it('is one hold again for all moves that have waited for the stop of a slow camera', async () => {
  let confirm: () => void = () => undefined
  const { move } = aWorld({ stop: () => new Promise((resolve) => {
    done.push('stop')
    confirm = resolve
  }) })
  await move()
  await pass(HOLD_MS)
  const waiting = [move(UP), move(UP)]
  confirm()
  await Promise.all(waiting)
  await pass(HOLD_MS)
  confirm()
  await pass(0)
  expect(done).toEqual(['move -0.5 0', 'stop', 'move 0 0.5', 'stop'])
  expect(ended).toHaveLength(2)
})

it('gives a slow camera no further command for a repetition, and keeps the order of others', async () => {
  const answers: (() => void)[] = []
  const { holds, move, own } = aWorld({ move: (_target, { pan, tilt }) => new Promise((resolve) => {
    done.push(`move ${pan} ${tilt}`)
    answers.push(resolve)
  }) })
  const first = move()
  await pass(300)
  await move()
  const second = move(UP)
  const stopped = holds.stop(own())
  await pass(0)
  expect(done).toEqual(['move -0.5 0'])
  answers[0]?.()
  await Promise.all([first, second, stopped])
  // the turn upwards was not sent yet when the button was let go
  expect(done).toEqual(['move -0.5 0', 'stop'])
})

it('turns a slow camera another way as soon as it has answered: the new direction is not lost', async () => {
  const answers: (() => void)[] = []
  const { holds, move, own } = aWorld({ move: (_target, { pan, tilt }) => new Promise((resolve) => {
    done.push(`move ${pan} ${tilt}`)
    answers.push(resolve)
  }) })
  const first = move()
  await pass(0)
  const second = move(UP)
  await pass(0)
  expect(done).toEqual(['move -0.5 0'])
  answers[0]?.()
  await first
  await pass(0)
  expect(done).toEqual(['move -0.5 0', 'move 0 0.5'])
  answers[1]?.()
  await second
  await holds.stop(own())
})

it('tells at once that a camera does not move, and tries to stop it all the same', async () => {
  const { move } = aWorld({ move: () => Promise.reject(new ControlError('noAnswer')) })
  await expect(move()).rejects.toMatchObject({ problem: 'noAnswer' })
  await pass(0)
  expect(done).toEqual(['stop'])
  expect(ended).toMatchObject([{ end: 'failed', stopped: true }])
})

it('tells the next move at once why the camera does not move, and not only after the last attempt to stop it', async () => {
  const { move } = aWorld({ move: () => Promise.reject(new ControlError('noAnswer')), stop: () => new Promise(() => undefined) })
  await expect(move()).rejects.toMatchObject({ problem: 'noAnswer' })
  await expect(Promise.race([move(), pass(HOLD_MS).then(() => 'waits')])).rejects.toMatchObject({ problem: 'noAnswer' })
})

it.each<[Partial<Velocity>, string]>([[{ tilt: -0.5 }, 'down'], [{ tilt: 0.5 }, 'up'], [{ pan: 0.5 }, 'right'], [{ zoom: -1 }, 'out'], [{ zoom: 1 }, 'in']])('a hold of %j is told as %s alone', async (velocity, direction) => {
  const { holds, move, own } = aWorld()
  await move({ pan: 0, tilt: 0, zoom: 0, ...velocity })
  await holds.stop(own())
  expect(ended).toMatchObject([{ directions: [direction] }])
})

it('tries three times to stop a camera that has died, says that it was not confirmed, and lets the next hold begin', async () => {
  let tries = 0
  const { holds, move, own } = aWorld({ stop: () => ((tries += 1), Promise.reject(new ControlError('noAnswer'))) })
  await move()
  await expect(holds.stop(own())).rejects.toMatchObject({ problem: 'noAnswer' })
  expect(tries).toBe(3)
  expect(ended).toMatchObject([{ end: 'released', stopped: false }])
  await move()
  expect(done).toEqual(['move -0.5 0', 'move -0.5 0'])
})

it('stops before it goes to a preset, and stops everything when the server stops', async () => {
  const { holds, move, own } = aWorld()
  await move()
  await holds.goTo(own(), 'p1')
  await move()
  await holds.close()
  expect(done).toEqual(['move -0.5 0', 'stop', 'preset p1', 'move -0.5 0', 'stop'])
  expect(ended.map(({ end }) => end)).toEqual(['preset', 'closed'])
})
