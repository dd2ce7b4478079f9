import { afterEach, expect, it, vi } from 'vitest'

import { inBatches } from './in-batches'

/** Doubles numbers; `batches` has what it was asked at once. */
function doubled() {
  const batches: number[][] = []
  const double = inBatches(async (numbers: readonly number[]) => {
    batches.push([...numbers])
    if (numbers.includes(13)) throw new Error('unlucky')
    return numbers.map((number) => 2 * number)
  })
  return { batches, double }
}

afterEach(() => void vi.useRealTimers())

const nextTurn = () => new Promise((resolve) => setImmediate(resolve))

it('works once for the calls of one turn and gives each its own result', async () => {
  const { batches, double } = doubled()
  expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6])
  expect(batches).toEqual([[1, 2, 3]])
})

it('gathers what comes while a batch is at work, and begins with it when that has ended', async () => {
  const batches: string[][] = []
  const ends: (() => void)[] = []
  const ask = inBatches(async (names: readonly string[]) => {
    batches.push([...names])
    await new Promise<void>((resolve) => ends.push(resolve))
    return names
  })
  const first = ask('first')
  await expect.poll(() => batches).toEqual([['first']])
  const second = ask('second')
  await nextTurn()
  const third = ask('third')
  await nextTurn()
  expect(batches).toEqual([['first']])
  ends[0]?.()
  await first
  await expect.poll(() => batches).toEqual([['first'], ['second', 'third']])
  ends[1]?.()
  expect(await Promise.all([second, third])).toEqual(['second', 'third'])
})

it.each([
  ['people with one tab', 1],
  ['people with five tabs', 5],
])('works in few batches for a crowd of %s, each of which comes in a turn of its own', async (_, times) => {
  const { batches, double } = doubled()
  const callers = Array.from({ length: 200 }, (_call, at) => 100 + Math.floor(at / times))
  const results: Promise<number>[] = []
  for (const caller of callers) {
    results.push(double(caller))
    await nextTurn()
  }
  expect(await Promise.all(results)).toEqual(callers.map((caller) => 2 * caller))
  expect(batches.length).toBeLessThan(100)
})

it('works at once for one caller, however often it calls', async () => {
  const { batches, double } = doubled()
  // the time in which a crowd is gathered never passes
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  for (let call = 0; call < 100; call += 1) expect(await double(4)).toBe(8)
  expect(batches).toHaveLength(100)
})

it('gathers a crowd that goes on again and again, and works at once when it is over', async () => {
  const { batches, double } = doubled()
  vi.useFakeTimers({ toFake: ['setTimeout', 'performance'] })
  await Promise.all(Array.from({ length: 30 }, (_, caller) => double(100 + caller)))
  for (const round of [2, 3]) {
    const results = Array.from({ length: 30 }, (_, caller) => double(100 + caller))
    await nextTurn()
    expect(batches).toHaveLength(round - 1)
    await vi.advanceTimersByTimeAsync(20)
    await Promise.all(results)
    expect(batches).toHaveLength(round)
  }
  await vi.advanceTimersByTimeAsync(200)
  expect(await double(4)).toBe(8)
})

it('waits only a moment for an earlier batch that never ends', async () => {
  const never = new Promise<string[]>(() => {})
  const ask = inBatches((names: readonly string[]) => (names.includes('stuck') ? never : Promise.resolve(names)))
  void ask('stuck')
  await nextTurn()
  expect(await ask('free')).toBe('free')
})

it('gives a failure to its own batch only', async () => {
  const { double } = doubled()
  const failed = await Promise.allSettled([double(13), double(1)])
  expect(failed.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await double(4)).toBe(8)
})

it('fails when a result is missing, instead of handing on that of another', async () => {
  const short = inBatches(async (numbers: readonly number[]) => numbers.slice(1))
  await expect(Promise.all([short(1), short(2)])).rejects.toThrow('1 results for 2 items')
})
