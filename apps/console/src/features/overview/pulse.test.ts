import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { PULSE_GAP_MS, REFRESH_INTERVAL_MS, startPulse, type Visibility } from './pulse'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function aPage() {
  const listeners = new Set<() => void>()
  const page: Visibility = {
    visibilityState: 'visible',
    addEventListener: (_, listener) => void listeners.add(listener),
    removeEventListener: (_, listener) => void listeners.delete(listener),
  }
  const turn = (state: DocumentVisibilityState) => {
    page.visibilityState = state
    for (const listener of listeners) listener()
  }
  return { page, turn, listeners }
}

it('beats every 30 s while the page is visible', () => {
  const beat = vi.fn()
  startPulse(aPage().page, beat)
  vi.advanceTimersByTime(3 * REFRESH_INTERVAL_MS)
  expect(beat).toHaveBeenCalledTimes(3)
})

it('rests while nobody looks and beats at once when somebody does', () => {
  const beat = vi.fn()
  const { page, turn } = aPage()
  startPulse(page, beat)
  turn('hidden')
  vi.advanceTimersByTime(10 * REFRESH_INTERVAL_MS)
  expect(beat).not.toHaveBeenCalled()
  turn('visible')
  vi.advanceTimersByTime(0)
  expect(beat).toHaveBeenCalledOnce()
})

it('turns a storm into one beat a second, the first at once and the last after the last change', () => {
  const beat = vi.fn()
  const pulse = startPulse(aPage().page, beat)
  for (let change = 0; change < 290; change += 1) {
    pulse.nudge()
    vi.advanceTimersByTime(10)
  }
  expect(beat).toHaveBeenCalledTimes(3)
  vi.advanceTimersByTime(PULSE_GAP_MS)
  expect(beat).toHaveBeenCalledTimes(4)
})

it('leaves neither timer nor listener behind', () => {
  const beat = vi.fn()
  const { page, listeners } = aPage()
  const pulse = startPulse(page, beat)
  pulse.nudge()
  pulse.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(listeners.size).toBe(0)
})
