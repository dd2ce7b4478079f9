import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFrames } from './alarm-socket/read-frame'
import { ApiError } from './transport/api-error'
import { createTransport } from './transport/create-transport'
import type { FetchLike } from './transport/http'
import { fullClientOver, type FullClient } from './testing/call-sample'
import { CALL_SAMPLES } from './testing/call-samples'
import { hostileStatus, mutated } from './testing/mutations'

/** fast-check prints it with a counterexample; a fixed seed would only ever find the same counterexamples. */
const seed = Number(process.env.FUZZ_SEED ?? Date.now() % 2_147_483_647)
const RESPONSES = 10_000
const FRAMES = 10_000

/** A client that gets the same bytes for every request, without a network, so that 10,000 requests take seconds. */
function clientOf(status: number, body: string): FullClient {
  const { buffer } = new TextEncoder().encode(body)
  const fetch: FetchLike = async () => ({ status, headers: new Headers(), arrayBuffer: async () => buffer })
  const options = { getToken: () => 'a-token' }
  return fullClientOver(createTransport(options, fetch), options)
}

/** An ApiError, and not one that wraps a programming error of ours. */
function isIntended(error: unknown): boolean {
  return error instanceof ApiError && !PROGRAMMING_ERRORS.some((Type) => error.cause instanceof Type)
}
const PROGRAMMING_ERRORS = [TypeError, ReferenceError, SyntaxError, RangeError]

const isClean = () => !('polluted' in {}) && !('polluted' in [])

describe(`mutated responses (seed ${seed})`, () => {
  const runs = Math.ceil(RESPONSES / CALL_SAMPLES.length)

  it.each(CALL_SAMPLES)('$call gives data or an ApiError, and changes no prototype', async ({ run, response }) => {
    await fc.assert(
      fc.asyncProperty(mutated(response), hostileStatus, async (body, status) => {
        const error: unknown = await run(clientOf(status, body)).then(
          () => null,
          (reason: unknown) => reason,
        )
        return (error === null || isIntended(error)) && isClean()
      }),
      { numRuns: runs, seed },
    )
  })
})

describe(`mutated frames (seed ${seed})`, () => {
  const FRAME_SAMPLES: readonly unknown[] = [
    {
      bname: '星河大厦',
      floor: 3,
      equipmentType: '感烟',
      alarmdate: 1760232600000,
      buildingId: 12,
      deviceid: 'a1',
      alarms: [{ alarmType: '报警', alarmValue: 1, alarmStatus: 1, alarmCode: 'SMOKE' }],
    },
    { hydrantName: '1号', hydrantId: 31, alarms: [{ alarmStatus: 0 }] },
    {
      bname: '星河大厦',
      series: '点型',
      sensorLoop: '02',
      address: '017',
      fireMainId: 5,
      alarms: [{ alarmStatus: 1 }],
    },
    { id: 4, deviceName: '球机', alarmType: '明火', alarmTime: '2026-10-12 09:30:00', pictures: [] },
    { alarmCode: 'DOOR', alarmType: '打开', alarmStatus: '0', alarmValue: 1, normal: false },
    { kind: 'general', recordIds: [1, 2], id: 'p', seq: 1, epoch: 'e', repeat: 1, bname: 'x', alarms: [] },
    { type: 'handled', kind: 'general', id: 1, person: 'zhang', time: '2026-10-12 09:30:00' },
    { type: 'hello', epoch: 'e', seq: 1, replayed: true },
    { type: 'skipped', epoch: 'e', from: 1, seq: 2 },
    { HeartResponse: 'HeartResponse' },
  ]
  const KNOWN = ['alarm', 'handled', 'hello', 'skipped', 'heartbeatReply', 'unreadable']

  it('give a frame, never an exception, and change no prototype', () => {
    fc.assert(
      fc.property(fc.constantFrom(...FRAME_SAMPLES).chain(mutated), (message) => {
        const frames = readFrames(message)
        const hidesError = frames.some((frame) => frame.type === 'unreadable' && PROGRAMMING_ERRORS.some(({ name }) => frame.reason === name))
        return frames.length > 0 && frames.every(({ type }) => KNOWN.includes(type)) && !hidesError && isClean()
      }),
      { numRuns: FRAMES, seed },
    )
    expect(readFrames(JSON.stringify(FRAME_SAMPLES[0])).map(({ type }) => type)).toEqual(['alarm'])
  })
})
