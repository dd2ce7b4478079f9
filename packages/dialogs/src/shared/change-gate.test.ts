import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createChangeGate } from './change-gate'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('lets the first change through at once', () => {
  const { told, gate } = aGate()
  gate.change(1)
  expect(told).toEqual([1])
})

it('tells only the newest of many, once a pause', () => {
  const { told, gate } = aGate()
  for (let change = 1; change <= 1000; change += 1) gate.change(change)
  vi.advanceTimersByTime(500)
  expect(told).toEqual([1, 1000])
})

it('is quiet after a pause without changes', () => {
  const { told, gate } = aGate()
  gate.change(1)
  vi.advanceTimersByTime(2_000)
  gate.change(2)
  expect(told).toEqual([1, 2])
})

it('tells nothing once it is stopped, and leaves no timer', () => {
  const { told, gate } = aGate()
  gate.change(1)
  gate.change(2)
  gate.stop()
  vi.advanceTimersByTime(2_000)
  expect(told).toEqual([1])
  expect(vi.getTimerCount()).toBe(0)
})

function aGate() {
  const told: number[] = []
  return { told, gate: createChangeGate((change) => told.push(change), 500) }
}
