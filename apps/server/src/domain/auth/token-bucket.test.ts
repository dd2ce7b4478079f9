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
