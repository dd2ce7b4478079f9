import { act, cleanup, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useOld } from './use-old'

const MINUTE_MS = 60_000
const DAY_MS = 86_400_000
const NOW = 1_800_000_000_000

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

function Value({ at, limitMs }: { at: number; limitMs: number }) {
  return useOld(at, limitMs) ? 'old' : 'new'
}

function show(limitMs: number) {
  const { container } = render(<Value at={NOW} limitMs={limitMs} />)
  return { text: () => container.textContent, pass: (ms: number) => act(() => void vi.advanceTimersByTime(ms)) }
}

it('becomes old at its limit, without a push or a click', () => {
  const value = show(30 * MINUTE_MS)
  value.pass(30 * MINUTE_MS)
  expect(value.text()).toBe('new')
  value.pass(2)
  expect(value.text()).toBe('old')
})

/** A value that looks current for ever is worse than one that is dimmed an hour late. */
it('becomes old also after the clock was set back', () => {
  const value = show(30 * MINUTE_MS)
  vi.setSystemTime(NOW - 60 * MINUTE_MS)
  value.pass(31 * MINUTE_MS)
  expect(value.text()).toBe('new')
  value.pass(60 * MINUTE_MS)
  expect(value.text()).toBe('old')
})

it('becomes old also when the clock was set back to the very millisecond of the last look', () => {
  const value = show(30 * MINUTE_MS)
  vi.setSystemTime(NOW - 30 * MINUTE_MS - 1)
  value.pass(30 * MINUTE_MS + 1)
  value.pass(30 * MINUTE_MS + 1)
  expect(value.text()).toBe('old')
})

it('becomes old after a limit that is longer than a timer of a browser can be', () => {
  const value = show(30 * DAY_MS)
  value.pass(29 * DAY_MS)
  expect(value.text()).toBe('new')
  value.pass(DAY_MS + 2)
  expect(value.text()).toBe('old')
})
