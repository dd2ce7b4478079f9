import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChangeGate } from './change-gate'

const PAUSE_MS = 500

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('passes the first change on at once', () => {
  const { tell, gate } = aGate()
  gate.change()
  expect(tell).toHaveBeenCalledTimes(1)
})

it('passes one change on after the pause for all that came during it', () => {
  const { tell, gate } = aGate()
  for (let change = 0; change < 1000; change += 1) gate.change()
  expect(tell).toHaveBeenCalledTimes(1)
  vi.advanceTimersByTime(PAUSE_MS)
  expect(tell).toHaveBeenCalledTimes(2)
})

it('passes nothing on when no change came during the pause, and the next change at once', () => {
  const { tell, gate } = aGate()
  gate.change()
  vi.advanceTimersByTime(4 * PAUSE_MS)
  expect(tell).toHaveBeenCalledTimes(1)
  gate.change()
  expect(tell).toHaveBeenCalledTimes(2)
})

it('passes nothing on once it is stopped, and leaves no timer', () => {
  const { tell, gate } = aGate()
  gate.change()
  gate.change()
  gate.stop()
  vi.advanceTimersByTime(4 * PAUSE_MS)
  expect(tell).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})

function aGate() {
  const tell = vi.fn()
  return { tell, gate: createChangeGate(tell, PAUSE_MS) }
}
