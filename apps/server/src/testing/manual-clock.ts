import type { Clock } from '../clock'

export interface ManualClock extends Clock {
  advance: (ms: number) => void
  /** sets the clock: no time passes */
  jump: (ms: number) => void
}

/** 2026-11-20 10:00:00 in UTC+8 */
export const TEST_NOW = Date.UTC(2026, 10, 20, 2, 0, 0)

export function manualClock(start: number = TEST_NOW): ManualClock {
  let now = start
  let steady = 0
  return {
    now: () => now,
    steady: () => steady,
    advance: (ms) => {
      now += ms
      steady += ms
    },
    jump: (ms) => {
      now += ms
    },
  }
}
