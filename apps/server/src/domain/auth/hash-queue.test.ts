import { expect, it } from 'vitest'
import { createHashQueue } from './hash-queue'

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

it('runs two at once, queues twenty and refuses the next', async () => {
  const queued = createHashQueue()
  const held = heldWork()
  const accepted = Array.from({ length: 22 }, () => queued(held.work))
  await expect(queued(held.work)).rejects.toMatchObject({ httpStatus: 429 })
  expect(held.started()).toBe(2)

  const finished = Promise.all(accepted)
  for (let released = 0; released < 22; released += 1) {
    held.releaseOne()
    await new Promise(setImmediate)
    expect(held.started()).toBe(Math.min(22, released + 3))
  }
  await finished
  await expect(queued(async () => 'free again')).resolves.toBe('free again')
})

it('continues after work that failed', async () => {
  const queued = createHashQueue()
  for (let time = 0; time < 5; time += 1) await expect(queued(() => Promise.reject(new Error('x')))).rejects.toThrow('x')
  await expect(queued(async () => 1)).resolves.toBe(1)
})
