import { UiRoot } from '@smart-fire/ui'
import { act, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { WallClock } from './wall-clock'

const NOON = Date.UTC(2026, 10, 20, 4)

beforeEach(() => void vi.useFakeTimers({ now: NOON }))
afterEach(() => void vi.useRealTimers())

const time = () => screen.getByRole('timer').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

it('changes at each full second, and goes on when the clock is set back to the very millisecond of its last change', () => {
  vi.setSystemTime(NOON + 400)
  render(<UiRoot><WallClock label="时间" /></UiRoot>)
  pass(600)
  expect(time()).toBe('2026-11-20 12:00:01')
  vi.setSystemTime(NOON)
  pass(1_000)
  expect(time()).toBe('2026-11-20 12:00:01')
  pass(1_000)
  expect(time()).toBe('2026-11-20 12:00:02')
})
