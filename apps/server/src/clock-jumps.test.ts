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

it('jumps forward are kept, each with what the clock said when it came at the earliest', () => {
  const clock = manualClock()
  const jumps = watchClock(clock)
  clock.advance(MINUTE_MS)
  clock.jump(10 * MINUTE_MS)
  clock.advance(MINUTE_MS)
  expect(jumps.look()).toBe(10 * MINUTE_MS)
  clock.jump(MINUTE_MS)
  expect(jumps.look()).toBe(MINUTE_MS)
  expect(jumps.forward).toEqual([{ at: TEST_NOW + 10 * MINUTE_MS, by: 10 * MINUTE_MS }, { at: TEST_NOW + 13 * MINUTE_MS, by: MINUTE_MS }])
})

it('a clock that is set back takes the latest jumps back, and the rest stays: what came before is still older than it seems', () => {
  const clock = manualClock()
  const jumps = watchClock(clock)
  const look = (minutes: number) => {
    clock.jump(minutes * MINUTE_MS)
    return jumps.look() / MINUTE_MS
  }
  look(600)
  look(10)
  // the clock says 610 minutes more than at first
  expect(look(-30)).toBe(-30)
  expect(jumps.forward).toEqual([{ at: TEST_NOW + 580 * MINUTE_MS, by: 580 * MINUTE_MS }])
  look(5)
  look(-5)
  expect(jumps.forward).toEqual([{ at: TEST_NOW + 580 * MINUTE_MS, by: 580 * MINUTE_MS }])
  look(-900)
  expect(jumps.forward).toEqual([])
})
