import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { paced } from './paced'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('takes the first value at once, then the newest one after each pause', () => {
  const taken: number[] = []
  const { take } = paced(30, (value: number) => taken.push(value))
  take(1)
  expect(taken).toEqual([1])
  take(2)
  take(3)
  expect(taken).toEqual([1])
  vi.advanceTimersByTime(30)
  expect(taken).toEqual([1, 3])
  vi.advanceTimersByTime(1000)
  take(4)
  expect(taken).toEqual([1, 3, 4])
})

it('forgets a value that waits, and the pause', () => {
  const taken: number[] = []
  const { take, stop } = paced(30, (value: number) => taken.push(value))
  take(1)
  take(2)
  stop()
  vi.advanceTimersByTime(1000)
  expect(taken).toEqual([1])
  take(3)
  stop()
  take(4)
  expect(taken).toEqual([1, 3, 4])
})
