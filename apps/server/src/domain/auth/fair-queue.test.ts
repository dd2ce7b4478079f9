import { expect, it } from 'vitest'

import { createFairQueue } from './fair-queue'

const limits = { running: 1, waiting: 4, waitingOfOne: 3 }

function queueOf() {
  const queue = createFairQueue(limits)
  const done: string[] = []
  const ends: Array<() => void> = []
  const enter = (address: string, name: string) =>
    queue(address, async () => {
      await new Promise<void>((resolve) => ends.push(resolve))
      done.push(name)
    }).catch((error: { bodyStatus?: number }) => done.push(`${name} ${error.bodyStatus}`))
  const settle = async () => {
    for (let turn = 0; turn < 10; turn += 1) await Promise.resolve()
  }
  const endAll = async () => {
    for (let turn = 0; turn < 10; turn += 1) {
      ends.shift()?.()
      await settle()
    }
  }
  return { enter, done, settle, endAll }
}

it('serves the addresses in turns, so that a flood from one does not hold the others', async () => {
  const { enter, done, endAll } = queueOf()
  void enter('flood', 'f1')
  for (const name of ['f2', 'f3']) void enter('flood', name)
  void enter('quiet', 'q1')
  await endAll()
  expect(done).toEqual(['f1', 'f2', 'q1', 'f3'])
})

it('refuses with 429 at once what is too much of one address or of all', async () => {
  const { enter, done, settle } = queueOf()
  for (const name of ['f1', 'f2', 'f3', 'f4', 'f5']) void enter('flood', name)
  for (const name of ['q1', 'q2']) void enter('quiet', name)
  await settle()
  expect(done).toEqual(['f5 429', 'q2 429'])
})

it('has all of its room again after every rush: a sign-in is not refused or left waiting for ever', async () => {
  const { enter, done, settle, endAll } = queueOf()
  for (let rush = 1; rush <= 3; rush += 1) {
    done.length = 0
    for (const name of ['a1', 'a2', 'a3']) void enter('a', name)
    for (const name of ['b1', 'b2', 'b3']) void enter('b', name)
    await settle()
    expect([rush, ...done]).toEqual([rush, 'b3 429'])
    await endAll()
    expect([rush, ...done]).toEqual([rush, 'b3 429', 'a1', 'a2', 'b1', 'a3', 'b2'])
  }
})

it('has room again after work that failed', async () => {
  const queue = createFairQueue(limits)
  await expect(queue('a', () => Promise.reject(new Error('failed')))).rejects.toThrow('failed')
  expect(await queue('a', () => Promise.resolve('done'))).toBe('done')
})
