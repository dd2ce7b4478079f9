import type { PushedWarning } from '@smart-fire/api-client/warnings'
import * as sound from '@smart-fire/dialogs/warning-tone'
import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { OpenWarnings } from './open-warnings'
import { REPEAT_MS, useRepeatedTone } from './use-warning-tone'

const play = vi.fn<(tone: string) => Promise<boolean>>(() => Promise.resolve(true))
beforeEach(() => {
  vi.useFakeTimers()
  vi.spyOn(sound, 'playWarningTone').mockImplementation(play)
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
  play.mockClear()
})

const open = (...warnings: Partial<PushedWarning>[]): OpenWarnings => new Map(warnings.map((warning, at) => [String(at), { id: String(at), rank: at, ...warning } as PushedWarning]))
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

it('sounds again every 15 s while a warning repeats, and not for those that sound once', async () => {
  const { rerender } = renderHook(({ warnings }) => useRepeatedTone(warnings, true), { initialProps: { warnings: open({ tone: 'chime', repeats: true }, { tone: 'wave', repeats: false }) } })
  await pass(REPEAT_MS - 1)
  expect(play).not.toHaveBeenCalled()
  await pass(1 + REPEAT_MS)
  expect(play.mock.calls).toEqual([['chime'], ['chime']])
  rerender({ warnings: open({ tone: 'wave', repeats: false }) })
  await pass(4 * REPEAT_MS)
  expect(play).toHaveBeenCalledTimes(2)
})

it('stops while the page may not sound', async () => {
  const warnings = open({ tone: 'chime', repeats: true })
  const { rerender } = renderHook(({ may }) => useRepeatedTone(warnings, may), { initialProps: { may: false } })
  await pass(2 * REPEAT_MS)
  expect(play).not.toHaveBeenCalled()
  rerender({ may: true })
  await pass(REPEAT_MS)
  expect(play).toHaveBeenCalledTimes(1)
})
