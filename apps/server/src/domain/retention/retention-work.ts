import { watchClock } from '../../clock-jumps'
import { DAY_MS, forgetOldData, type RetentionOptions } from './retention'

/** How long nothing is deleted after the clock was set forward. A wrong clock has to be noticed and set right within this time. */
export const RETENTION_WAIT_MS = DAY_MS

/**
 * Gives the work that deletes what is too old; call it again and again. After the clock was set forward by a day or more it waits for a day
 * of time that has really passed: a clock that was set wrong for an hour would otherwise delete readings and records that are not old.
 */
export function createRetention(options: RetentionOptions): () => Promise<void> {
  const { clock, log } = options
  const jumps = watchClock(clock)
  let waitsUntil = clock.steady()
  return async () => {
    const jump = jumps.look()
    if (jump >= DAY_MS) {
      waitsUntil = clock.steady() + RETENTION_WAIT_MS
      log.warn('retention.waits', { seconds: RETENTION_WAIT_MS / 1000, clockJumped: Math.round(jump / 1000) })
    }
    if (clock.steady() >= waitsUntil) await forgetOldData(options)
  }
}
