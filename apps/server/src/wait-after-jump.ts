import type { Clock } from './clock'
import { watchClock } from './clock-jumps'
import type { Log } from './log'

/** Work waits this long after the clock was set forward by as much or more. A wrong clock has to be noticed and set right within this time. */
export const JUMP_WAIT_MS = 86_400_000

/**
 * Makes work that is called again and again wait for a day after the clock was set forward by a day or more: what it does by a wrong clock could not be
 * undone. The day is measured by time that has really passed. `event`: how the log says that it waits.
 */
export function waitAfterJump({ clock, log }: { clock: Clock; log: Log }, event: string, work: () => Promise<void>): () => Promise<void> {
  const jumps = watchClock(clock)
  let waitsUntil = clock.steady()
  return async () => {
    const jump = jumps.look()
    if (jump >= JUMP_WAIT_MS) {
      waitsUntil = clock.steady() + JUMP_WAIT_MS
      log.warn(event, { seconds: JUMP_WAIT_MS / 1000, clockJumped: Math.round(jump / 1000) })
    }
    if (clock.steady() >= waitsUntil) await work()
  }
}
