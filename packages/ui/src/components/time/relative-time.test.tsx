import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { RelativeTime } from './relative-time'

const NOW = Date.UTC(2026, 10, 20, 6, 0, 0)

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
})
afterEach(() => vi.useRealTimers())

it('updates its text by itself, to the second', () => {
  const { container } = render(<RelativeTime at={NOW - 30_000} />)
  expect(container.textContent).toBe('刚刚')
  act(() => void vi.advanceTimersByTime(29_999))
  expect(container.textContent).toBe('刚刚')
  act(() => void vi.advanceTimersByTime(1))
  expect(container.textContent).toBe('1分钟前')
  for (let minute = 1; minute < 60; minute += 1) act(() => void vi.advanceTimersByTime(60_000))
  expect(container.textContent).toBe('1小时前')
})

it('sets one timer, for the next change of the text', () => {
  render(<RelativeTime at={NOW - 5 * 3_600_000} />)
  expect(vi.getTimerCount()).toBe(1)
  act(() => void vi.advanceTimersByTime(3_000_000))
  expect(vi.getTimerCount()).toBe(1)
})

it('shows another instant at once', () => {
  const { container, rerender } = render(<RelativeTime at={NOW} />)
  vi.setSystemTime(NOW + 10 * 60_000)
  rerender(<RelativeTime at={NOW + 10 * 60_000 - 61_000} />)
  expect(container.textContent).toBe('1分钟前')
})

it('is right at once when the page is seen again after the machine has slept', () => {
  const { container } = render(<RelativeTime at={NOW - 5 * 3_600_000} />)
  expect(container.textContent).toBe('5小时前')
  vi.setSystemTime(NOW + 2 * 3_600_000)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(container.textContent).toBe('7小时前')
})

it('goes on when the clock is set back to the very millisecond of its last text', () => {
  const { container } = render(<RelativeTime at={NOW - 30_000} />)
  act(() => {
    vi.setSystemTime(NOW - 30_000)
    vi.advanceTimersByTime(30_000)
  })
  act(() => void vi.advanceTimersByTime(30_000))
  expect(container.textContent).toBe('1分钟前')
})

it('has the exact time as its title', () => {
  const { container } = render(<RelativeTime at={NOW} />)
  expect(container.querySelector('time')?.title).toBe('2026-11-20 14:00:00')
})
