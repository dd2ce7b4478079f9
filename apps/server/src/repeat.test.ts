import { afterEach, beforeEach, expect, it, vi } from 'vitest'

import { repeat } from './repeat'

const PAUSE_MS = 1000

/** The runs of the work, which the test ends. */
let runs: { resolve: () => void; reject: (error: Error) => void }[]
let errors: unknown[]
const work = () => new Promise<void>((resolve, reject) => runs.push({ resolve, reject }))
beforeEach(() => {
  vi.useFakeTimers()
  runs = []
  errors = []
})
afterEach(() => vi.useRealTimers())

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const start = () => repeat(PAUSE_MS, work, (error) => errors.push(error))

it('a run begins when the pause after the last one is over, however long that one took', async () => {
  const stop = start()
  await pass(PAUSE_MS - 1)
  expect(runs).toHaveLength(0)
  await pass(1)
  expect(runs).toHaveLength(1)
  await pass(10 * PAUSE_MS)
  expect(runs).toHaveLength(1)
  runs[0]?.resolve()
  await pass(PAUSE_MS - 1)
  expect(runs).toHaveLength(1)
  await pass(1)
  expect(runs).toHaveLength(2)
  runs[1]?.resolve()
  await stop()
})

it('a run that fails is told, and the next one comes all the same', async () => {
  const stop = start()
  await pass(PAUSE_MS)
  runs[0]?.reject(new Error('the disk is full'))
  await pass(PAUSE_MS)
  expect([errors, runs.length]).toEqual([[new Error('the disk is full')], 2])
  runs[1]?.resolve()
  await stop()
})

it('a stop waits for the run that is under way, and none follows', async () => {
  const stop = start()
  await pass(PAUSE_MS)
  const ended = vi.fn()
  const stopped = stop().then(ended)
  await pass(10 * PAUSE_MS)
  expect(ended).not.toHaveBeenCalled()
  runs[0]?.resolve()
  await stopped
  await pass(10 * PAUSE_MS)
  expect(runs).toHaveLength(1)
})

it('a stop between two runs ends at once, and none follows', async () => {
  const stop = start()
  await stop()
  await pass(10 * PAUSE_MS)
  expect(runs).toHaveLength(0)
})
