import { expect, it } from 'vitest'
import { inLanes } from './in-lanes.mjs'

it('runs a limited number at a time and keeps the order of the results', async () => {
  const going = new Set()
  let most = 0
  const results = await inLanes([3, 1, 2, 1], 2, async (turns) => {
    const token = {}
    going.add(token)
    most = Math.max(most, going.size)
    for (let turn = 0; turn < turns; turn += 1) await Promise.resolve()
    going.delete(token)
    return turns * 10
  })
  expect(results).toEqual([30, 10, 20, 10])
  expect(most).toBe(2)
})

it('resolves with an empty list for no items', async () => {
  expect(await inLanes([], 2, () => Promise.reject(new Error('never called')))).toEqual([])
})
