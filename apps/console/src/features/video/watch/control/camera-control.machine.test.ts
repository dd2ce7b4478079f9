import type { CameraAbilities, ControlOutcome } from '@smart-fire/api-client/cameras'
import { expect, it } from 'vitest'
import { createActor, fromCallback, fromPromise, SimulatedClock } from 'xstate'
import { cameraControlMachine, STEP_MS } from './camera-control.machine'
import type { HoldNews } from './hold-camera'
import { MOVEMENTS, movementOfKey } from './movements'

const DONE: ControlOutcome = { problem: null, reason: null }
const SILENT: ControlOutcome = { problem: 'noAnswer', reason: '摄像机没有响应' }
const TAKEN: ControlOutcome = { problem: 'taken', reason: '其他用户正在转动此摄像机' }
const REFUSED: ControlOutcome = { problem: 'wrongPassword', reason: '摄像机拒绝了账号或密码' }
const ABLE: CameraAbilities = { ...DONE, canTurn: true, canZoom: true, presets: [{ token: 'p1', name: '大门' }] }

interface Fakes {
  abilities?: () => Promise<CameraAbilities>
  stop?: () => Promise<ControlOutcome>
  goTo?: (token: string) => Promise<ControlOutcome>
}

/** A control whose calls are faked; `done` is what was told to the camera, `tell` what the hold tells. */
async function aControl({ abilities = () => Promise.resolve(ABLE), stop = () => Promise.resolve(DONE), goTo = () => Promise.resolve(DONE) }: Fakes = {}) {
  const done: string[] = []
  let tell: (news: HoldNews) => void = () => undefined
  const clock = new SimulatedClock()
  const actor = createActor(cameraControlMachine.provide({
    actors: {
      abilities: fromPromise(abilities),
      holder: fromCallback(({ input, sendBack }) => {
        done.push(`hold ${JSON.stringify(input.velocity)}`)
        tell = sendBack
        return () => done.push('let go')
      }),
      stop: fromPromise(() => (done.push('stop'), stop())),
      goTo: fromPromise(({ input }) => (done.push(`preset ${input.token}`), goTo(input.token))),
    },
  }), { clock })
  actor.start()
  await settled()
  return { actor, clock, done, state: () => actor.getSnapshot(), tell: (news: HoldNews) => tell(news) }
}
const settled = () => new Promise((resolve) => setTimeout(resolve, 0))

it.each([
  ['is ready when the camera has told what it can do', () => Promise.resolve(ABLE), { ready: 'idle' }],
  ['says that the camera does not answer', () => Promise.resolve({ ...ABLE, ...SILENT }), 'noAnswer'],
  ['says why the camera cannot be turned', () => Promise.resolve({ ...ABLE, ...REFUSED }), 'unusable'],
  ['says that the platform did not respond', () => Promise.reject(new Error('offline')), 'failed'],
])('%s', async (_what, answer, value) => {
  expect((await aControl({ abilities: answer })).state().value).toEqual(value)
})

it('asks again when it is told to', async () => {
  let asked = 0
  const { actor, state } = await aControl({ abilities: () => Promise.resolve((asked += 1) === 1 ? { ...ABLE, ...SILENT } : ABLE) })
  actor.send({ type: 'retry' })
  await settled()
  expect(state().value).toEqual({ ready: 'idle' })
})

it('moves while something is held, changes the direction without a stop, and stops when it is let go', async () => {
  const { actor, done, state } = await aControl()
  actor.send({ type: 'hold.start', velocity: MOVEMENTS.left })
  expect(state().value).toEqual({ ready: 'moving' })
  actor.send({ type: 'hold.start', velocity: MOVEMENTS.up })
  actor.send({ type: 'hold.end' })
  expect(state().value).toEqual({ ready: 'stopping' })
  await settled()
  expect(state().value).toEqual({ ready: 'idle' })
  expect(done).toEqual(['hold {"pan":-0.5}', 'let go', 'hold {"tilt":0.5}', 'let go', 'stop'])
})

it('moves a step, which stops by itself', async () => {
  const { actor, clock, done, state } = await aControl()
  actor.send({ type: 'step', velocity: MOVEMENTS.left })
  clock.increment(STEP_MS - 1)
  expect(state().value).toEqual({ ready: 'stepping' })
  clock.increment(1)
  await settled()
  expect(state().value).toEqual({ ready: 'idle' })
  expect(done).toEqual(['hold {"pan":-0.5}', 'let go', 'stop'])
})

it('ends a step when another user has the camera', async () => {
  const { actor, state, tell } = await aControl()
  actor.send({ type: 'step', velocity: MOVEMENTS.left })
  tell({ type: 'hold.problem', outcome: TAKEN })
  expect([state().value, state().context.problem]).toEqual([{ ready: 'idle' }, TAKEN])
})

it.each([
  ['another user has the camera', TAKEN, { ready: 'idle' }, TAKEN],
  ['the camera does not answer', SILENT, 'noAnswer', null],
  ['the camera refuses the password', REFUSED, 'unusable', REFUSED],
])('ends a hold when %s', async (_what, outcome, value, problem) => {
  const { actor, done, state, tell } = await aControl()
  actor.send({ type: 'hold.start', velocity: MOVEMENTS.in })
  tell({ type: 'hold.problem', outcome })
  expect(state().value).toEqual(value)
  expect(state().context.problem).toEqual(problem)
  expect(done).toContain('let go')
})

it('says that the platform did not respond to a hold', async () => {
  const { actor, state, tell } = await aControl()
  actor.send({ type: 'hold.start', velocity: MOVEMENTS.in })
  tell({ type: 'hold.failed' })
  expect(state().value).toBe('failed')
})

it('never looks as if a camera had stopped that has not confirmed it', async () => {
  const { actor, state } = await aControl({ stop: () => Promise.resolve(SILENT) })
  actor.send({ type: 'hold.start', velocity: MOVEMENTS.down })
  actor.send({ type: 'hold.end' })
  await settled()
  expect(state().value).toBe('noAnswer')
})

it('goes to a preset, which is lit until the camera is moved', async () => {
  const { actor, done, state } = await aControl()
  actor.send({ type: 'preset.call', token: 'p1' })
  expect(state().value).toEqual({ ready: 'going' })
  await settled()
  expect([state().value, state().context.preset, done]).toEqual([{ ready: 'idle' }, 'p1', ['preset p1']])
  actor.send({ type: 'hold.start', velocity: MOVEMENTS.out })
  expect(state().context.preset).toBeNull()
})

it('knows the arrow keys, + and −, and no other', () => {
  expect(['ArrowUp', 'ArrowLeft', '+', '=', '-', 'Enter', 'a', 'constructor'].map(movementOfKey)).toEqual(['up', 'left', 'in', 'in', 'out', null, null, null])
})
