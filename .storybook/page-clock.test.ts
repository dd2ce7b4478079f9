import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { quickenTimers, setPageDate } from './page-clock'

describe('the date of the page', () => {
  it('is that of the other clock until it is given back', () => {
    const giveBack = setPageDate(() => 5_000)
    expect([Date.now(), new Date().getTime(), new Date(7).getTime()]).toEqual([5_000, 5_000, 7])
    expect(new Date()).toBeInstanceOf(Date)
    giveBack()
    expect(Date.now()).toBeGreaterThan(5_000)
  })
})

describe('quickened timers', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it.each([
    [600, 60, 600],
    [60_000, 10, 6_000],
    [60_000, 1, 60_000],
    [10_000, 60, 1_000],
  ])('%d ms at %d times the speed are %d ms', (wanted, pace, real) => {
    const giveBack = quickenTimers(() => pace)
    const run = vi.fn()
    setTimeout(run, wanted)
    giveBack()
    vi.advanceTimersByTime(real - 1)
    expect(run).not.toHaveBeenCalled()
    vi.advanceTimersByTime(1)
    expect(run).toHaveBeenCalledOnce()
  })

  it('gives the page its own timers back', () => {
    quickenTimers(() => 60)()
    const run = vi.fn()
    setTimeout(run, 60_000)
    vi.advanceTimersByTime(59_999)
    expect(run).not.toHaveBeenCalled()
  })
})
