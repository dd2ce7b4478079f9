import { beforeAll, expect, it } from 'vitest'
import { runSeen, soundsOf } from './seen.mjs'

/** Checks counts only, read from the page; `npm run soak -- seen` runs it longer. */
let seen
beforeAll(async () => {
  seen = await runSeen({ rate: 50, seconds: 8 })
}, 120_000)

it('shows on the button of the feed as many alarms and fires as were sent', () => {
  expect([seen.shown, seen.shownFires]).toEqual([seen.sent, seen.fires])
  expect(seen.errors).toEqual([])
})

it('never draws more than five notices, and shows the newest fire', () => {
  expect(Math.max(...seen.notices)).toBeLessThanOrEqual(5)
  expect(Math.max(...seen.notices)).toBeGreaterThan(0)
  expect(seen.isNewestShown).toBe(true)
})

it('starts a sound on a running audio graph, and the next one not before 3 s have passed', () => {
  const sounds = soundsOf(seen.tones)
  expect(sounds.length).toBeGreaterThan(1)
  const pauses = sounds.slice(1).map((at, index) => at - sounds[index])
  // the page's clock and its timers differ by some milliseconds
  expect(Math.min(...pauses)).toBeGreaterThan(2_900)
})
