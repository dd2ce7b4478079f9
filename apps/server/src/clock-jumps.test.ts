import { expect, it } from 'vitest'
import { watchClock } from './clock-jumps'
import { manualClock, TEST_NOW } from './testing/manual-clock'

const MINUTE_MS = 60_000

it('time that passes is no jump, and neither is what a time server corrects by less than a minute', () => {
  const clock = manualClock()
  const jumps = watchClock(clock)
  clock.advance(86_400_000)
  expect(jumps.look()).toBe(0)
  for (const correction of [MINUTE_MS - 1, 1 - MINUTE_MS]) {
    clock.jump(correction)
    expect(jumps.look()).toBe(0)
  }
  expect(jumps.forward).toEqual([])
})

it('jumps forward are kept, each with what the clock said when it came at the earliest, until the clock is set back', () => {
  const clock = manualClock()
  const jumps = watchClock(clock)
  clock.advance(MINUTE_MS)
  clock.jump(10 * MINUTE_MS)
  clock.advance(MINUTE_MS)
  expect(jumps.look()).toBe(10 * MINUTE_MS)
  clock.jump(MINUTE_MS)
  expect(jumps.look()).toBe(MINUTE_MS)
  expect(jumps.forward).toEqual([{ at: TEST_NOW + 10 * MINUTE_MS, by: 10 * MINUTE_MS }, { at: TEST_NOW + 13 * MINUTE_MS, by: MINUTE_MS }])
  clock.jump(-MINUTE_MS)
  expect([jumps.look(), jumps.forward]).toEqual([-MINUTE_MS, []])
})
