import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { startRefreshTimer } from './refresh-timer'

const EVERY_MS = 30_000
const PACE_MS = 1_000

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('ticks after every pause while the page is visible', () => {
  const { tick } = aTimer()
  vi.advanceTimersByTime(EVERY_MS - 1)
  expect(tick).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2 * EVERY_MS + 1)
  expect(tick).toHaveBeenCalledTimes(3)
})

describe('a hidden page', () => {
  it('gets no tick, and a due one at once when it is visible again', () => {
    const { tick, page } = aTimer()
    page.turn('hidden')
    vi.advanceTimersByTime(20 * EVERY_MS)
    expect(tick).not.toHaveBeenCalled()
    expect(vi.getTimerCount()).toBe(0)
    page.turn('visible')
    vi.advanceTimersByTime(0)
    expect(tick).toHaveBeenCalledTimes(1)
  })

  it('does not bring a tick forward when it is visible again before one is due', () => {
    const { tick, page } = aTimer()
    vi.advanceTimersByTime(10_000)
    page.turn('hidden')
    page.turn('visible')
    vi.advanceTimersByTime(EVERY_MS - 10_001)
    expect(tick).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(tick).toHaveBeenCalledTimes(1)
  })

  it('keeps a nudge until it is visible again', () => {
    const { tick, page, timer } = aTimer()
    page.turn('hidden')
    timer.nudge()
    vi.advanceTimersByTime(PACE_MS)
    expect(tick).not.toHaveBeenCalled()
    page.turn('visible')
    vi.advanceTimersByTime(0)
    expect(tick).toHaveBeenCalledTimes(1)
  })
})

describe('nudges', () => {
  it('lead to a tick at once, after which the pause begins again', () => {
    const { tick, timer } = aTimer()
    vi.advanceTimersByTime(20_000)
    timer.nudge()
    vi.advanceTimersByTime(0)
    expect(tick).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(EVERY_MS - 1)
    expect(tick).toHaveBeenCalledTimes(1)
    vi.advanceTimersByTime(1)
    expect(tick).toHaveBeenCalledTimes(2)
  })

  it('lead to one tick a second in a storm: the first at once, the last after the last nudge', () => {
    const { tick, timer } = aTimer()
    for (let change = 0; change < 290; change += 1) {
      timer.nudge()
      vi.advanceTimersByTime(10)
    }
    expect(tick).toHaveBeenCalledTimes(3)
    vi.advanceTimersByTime(PACE_MS)
    expect(tick).toHaveBeenCalledTimes(4)
  })
})

describe('a clock that was set back by an hour', () => {
  const setBack = () => vi.setSystemTime(Date.now() - 3_600_000)

  it('does not delay the tick of a page that is hidden and seen again', () => {
    const { tick, page } = aTimer()
    setBack()
    page.turn('hidden')
    page.turn('visible')
    vi.advanceTimersByTime(EVERY_MS)
    expect(tick).toHaveBeenCalledTimes(1)
  })

  it('does not delay the tick of a nudge', () => {
    const { tick, timer } = aTimer()
    vi.advanceTimersByTime(EVERY_MS)
    setBack()
    timer.nudge()
    vi.advanceTimersByTime(PACE_MS)
    expect(tick).toHaveBeenCalledTimes(2)
  })
})

it('leaves neither timer nor listener when it is stopped', () => {
  const { tick, page, timer } = aTimer()
  timer.nudge()
  timer.stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(page.listeners.size).toBe(0)
  expect(tick).not.toHaveBeenCalled()
})

function aTimer() {
  const page = aPage()
  const tick = vi.fn()
  return { page, tick, timer: startRefreshTimer(page, { everyMs: EVERY_MS, paceMs: PACE_MS }, tick) }
}

function aPage() {
  const listeners = new Set<() => void>()
  return {
    listeners,
    visibilityState: 'visible' as DocumentVisibilityState,
    addEventListener: (_: 'visibilitychange', listener: () => void) => void listeners.add(listener),
    removeEventListener: (_: 'visibilitychange', listener: () => void) => void listeners.delete(listener),
    turn(state: DocumentVisibilityState) {
      this.visibilityState = state
      for (const listener of listeners) listener()
    },
  }
}
