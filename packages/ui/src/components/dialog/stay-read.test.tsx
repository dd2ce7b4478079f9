import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { stayRead } from './stay-read'

beforeEach(() => void vi.useFakeTimers({ toFake: ['requestAnimationFrame'] }))
afterEach(() => void vi.useRealTimers())

const marked = (place: Element) => place.hasAttribute('data-live-announcer')

it('a dialog that comes a frame after another one has frames of its own in which it is not hidden', () => {
  const [below, above] = [document.createElement('div'), document.createElement('div')]
  stayRead(below)
  vi.advanceTimersToNextFrame()
  stayRead(above)
  expect([marked(below), marked(above)]).toEqual([false, true])
  // the second frame of the one below
  vi.advanceTimersToNextFrame()
  expect(marked(above)).toBe(true)
  vi.advanceTimersToNextFrame()
  expect(marked(above)).toBe(false)
})
