import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SmartFireProvider } from '../smart-fire-provider'
import { DataAge } from './data-age'

const NOW = Date.UTC(2026, 10, 20, 6)

beforeEach(() => void vi.useFakeTimers({ now: NOW }))
afterEach(() => void vi.useRealTimers())

it('the age of the data grows each second, also when the clock is set back to the very millisecond of the last one: an age that stands still looks like fresh data', () => {
  const client = createApiClient(createMockBackend().clientOptions())
  const { container } = render(<SmartFireProvider client={client}><DataAge since={NOW - 5_000} /></SmartFireProvider>)
  const age = () => container.querySelector('time')?.textContent
  const first = age()
  act(() => {
    vi.setSystemTime(NOW - 1_000)
    vi.advanceTimersByTime(1_000)
  })
  expect(age()).toBe(first)
  act(() => void vi.advanceTimersByTime(1_000))
  expect(age()).toBe(first?.replace('5', '6'))
})
