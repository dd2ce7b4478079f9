import { expect, it } from 'vitest'
import { manualClock } from '../../testing/manual-clock'
import { createTokenBuckets } from './token-bucket'

it('lets an address have its burst and then so many a second, and does not touch other addresses', () => {
  const clock = manualClock()
  const allows = createTokenBuckets({ burst: 3, perSecond: 2 }, clock)
  const count = (address: string, calls: number) => Array.from({ length: calls }, () => allows(address)).filter(Boolean).length
  expect([count('a', 10), count('b', 2)]).toEqual([3, 2])
  clock.advance(1000)
  expect(count('a', 10)).toBe(2)
  clock.advance(60_000)
  expect(count('a', 10)).toBe(3)
})

it('is not closed by a clock that is set back, nor opened by one that is set forward', () => {
  const clock = manualClock()
  const allows = createTokenBuckets({ burst: 1, perSecond: 1 }, clock)
  expect(allows('a')).toBe(true)
  clock.jump(3_600_000)
  expect(allows('a')).toBe(false)
  clock.jump(-2 * 3_600_000)
  clock.advance(1000)
  expect(allows('a')).toBe(true)
})
