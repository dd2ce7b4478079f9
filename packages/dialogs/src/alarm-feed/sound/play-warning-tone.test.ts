import { WARNING_TONE } from '@smart-fire/api-client/warnings'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { TONES } from './alarm-tones'
import { playWarningTone } from './play-warning-tone'
import { WARNING_TONES } from './warning-tones'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function aContext(allowed: boolean) {
  const parameter = { setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined }
  const context = {
    state: 'suspended', currentTime: 0, destination: {}, started: 0, close: vi.fn(() => Promise.resolve()),
    resume: () => {
      if (allowed) context.state = 'running'
      return allowed ? Promise.resolve() : Promise.reject(new Error('not allowed'))
    },
    createGain: () => ({ gain: parameter, connect: (next: unknown) => next }),
    createOscillator: () => ({ type: 'sine', frequency: parameter, connect: (next: unknown) => next, start: () => (context.started += 1), stop: () => undefined }),
  }
  return { context, open: () => context as unknown as AudioContext }
}

it.each(Object.values(WARNING_TONE))('plays %s once and gives the sound device back', async (tone) => {
  const { context, open } = aContext(true)
  expect(await playWarningTone(tone, open)).toBe(true)
  expect(context.started).toBe(WARNING_TONES[tone].length)
  expect(context.close).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2_000)
  expect(context.close).toHaveBeenCalledOnce()
})

it('says that the browser allows no sound, or has none', async () => {
  const { context, open } = aContext(false)
  expect(await playWarningTone('chime', open)).toBe(false)
  expect(context.started).toBe(0)
  expect(await playWarningTone('chime', () => null)).toBe(false)
})

it('has no two tones alike, and none like a fire or a fault', () => {
  const patterns = [...Object.values(WARNING_TONES), ...Object.values(TONES)].map((pattern) => JSON.stringify(pattern))
  expect(new Set(patterns).size).toBe(patterns.length)
})
