import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { beatWhileVisible } from './beat-while-visible'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

it('beats after every pause', () => {
  const { beats } = aBeat()
  vi.advanceTimersByTime(29_999)
  expect(beats).toHaveLength(0)
  vi.advanceTimersByTime(60_001)
  expect(beats).toHaveLength(3)
})

it('rests while nobody can see the page, and beats at once when that was long', () => {
  const { beats, page } = aBeat()
  page.turn('hidden')
  vi.advanceTimersByTime(600_000)
  expect(beats).toHaveLength(0)
  expect(vi.getTimerCount()).toBe(0)
  page.turn('visible')
  vi.advanceTimersByTime(0)
  expect(beats).toHaveLength(1)
})

it('does not beat earlier because somebody looked away for a moment', () => {
  const { beats, page } = aBeat()
  vi.advanceTimersByTime(10_000)
  page.turn('hidden')
  page.turn('visible')
  vi.advanceTimersByTime(19_999)
  expect(beats).toHaveLength(0)
  vi.advanceTimersByTime(1)
  expect(beats).toHaveLength(1)
})

it('leaves no timer and no listener', () => {
  const { page, stop } = aBeat()
  stop()
  expect(vi.getTimerCount()).toBe(0)
  expect(page.listeners.size).toBe(0)
})

function aBeat() {
  const beats: number[] = []
  const page = aPage()
  return { beats, page, stop: beatWhileVisible(page, 30_000, () => beats.push(Date.now())) }
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
