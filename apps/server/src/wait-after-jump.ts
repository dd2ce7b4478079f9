import type { Clock } from './clock'
import { watchClock } from './clock-jumps'
import type { Log } from './log'

/** Work waits this long after the clock was set forward by as much or more. A wrong clock has to be noticed and set right within this time. */
export const JUMP_WAIT_MS = 86_400_000

/** Where the last run of a work is kept beyond the end of the process. Instants are epoch ms; null: it never ran. */
export interface LastRun {
  read: () => Promise<number | null>
  note: (at: number) => Promise<void>
}

/**
 * Makes work that is called again and again wait for a day after the clock was set forward by a day or more: what it does by a wrong clock could not be
 * undone. The day is measured by time that has really passed. `event`: how the log says that it waits. With `lastRun` it also waits after a start whose clock
 * is a day or more after the last run: after an outage as after a start with a wrong clock, which nothing else can tell apart.
 */
export function waitAfterJump({ clock, log }: { clock: Clock; log: Log }, event: string, work: () => Promise<void>, lastRun?: LastRun): () => Promise<void> {
  const jumps = watchClock(clock)
  let waitsUntil = clock.steady()
  let isFirst = true
  return async () => {
    const since = isFirst && lastRun ? await lastRun.read() : null
    isFirst = false
    const jump = Math.max(jumps.look(), since === null ? 0 : clock.now() - since)
    if (jump >= JUMP_WAIT_MS) {
      waitsUntil = clock.steady() + JUMP_WAIT_MS
      log.warn(event, { seconds: JUMP_WAIT_MS / 1000, clockJumped: Math.round(jump / 1000) })
    }
    if (clock.steady() < waitsUntil) return
    await work()
    await lastRun?.note(clock.now())
  }
}
