import { availableParallelism } from 'node:os'
import { expect, it } from 'vitest'
import { createHashQueue, MAX_RUNNING } from './hash-queue'

/** Work that ends when the test ends it. */
function heldWork() {
  const releases: Array<() => void> = []
  let started = 0
  const work = () => {
    started += 1
    return new Promise<void>((resolve) => releases.push(resolve))
  }
  return { work, started: () => started, releaseOne: () => releases.shift()?.() }
}

it('leaves a core to the calls, runs two at once at most, queues twenty and refuses the next', async () => {
  const queued = createHashQueue()
  const held = heldWork()
  const accepted = Array.from({ length: MAX_RUNNING + 20 }, () => queued(held.work))
  await expect(queued(held.work)).rejects.toMatchObject({ httpStatus: 429 })
  expect(held.started()).toBe(MAX_RUNNING)
  expect(MAX_RUNNING).toBe(Math.max(1, Math.min(2, availableParallelism() - 1)))

  const finished = Promise.all(accepted)
  for (let released = 0; released < MAX_RUNNING + 20; released += 1) {
    held.releaseOne()
    await new Promise(setImmediate)
    expect(held.started()).toBe(Math.min(MAX_RUNNING + 20, released + 1 + MAX_RUNNING))
  }
  await finished
  await expect(queued(async () => 'free again')).resolves.toBe('free again')
})

it('continues after work that failed', async () => {
  const queued = createHashQueue()
  for (let time = 0; time < 5; time += 1) await expect(queued(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
  await expect(queued(async () => 1)).resolves.toBe(1)
})
