import type { Clock } from './clock'
import { watchClock } from './clock-jumps'
import type { Log } from './log'

/** Work waits this long after the clock was set forward by as much or more. A wrong clock has to be noticed and set right within this time. */
export const JUMP_WAIT_MS = 86_400_000

/** Where the last run of a work, and the wait since then, are kept beyond the end of the process. Instants are epoch ms; null: there is none. */
export interface LastRun {
  read: () => Promise<{ at: number | null; waitsUntil: number | null }>
  noteWait: (until: number) => Promise<void>
  /** a run ends the wait */
  note: (at: number) => Promise<void>
}

/**
 * Makes work that is called again and again wait for a day after the clock was set forward by a day or more: what it does by a wrong clock could not be
 * undone. The day is measured by time that has really passed. `event`: how the log says that it waits. With `lastRun` it also waits after a start whose clock
 * is a day or more after the last run: after an outage as after a start with a wrong clock, which nothing else can tell apart. Such a wait is not begun anew by
 * each further start: otherwise a server that is started every day would never do the work again.
 */
export function waitAfterJump({ clock, log }: { clock: Clock; log: Log }, event: string, work: () => Promise<void>, lastRun?: LastRun): () => Promise<void> {
  const jumps = watchClock(clock)
  let waitsUntil = clock.steady()
  let isFirst = true
  return async () => {
    const last = isFirst ? await lastRun?.read() : undefined
    isFirst = false
    const jump = jumps.look()
    const stood = last?.at == null ? 0 : clock.now() - last.at
    const wait = jump >= JUMP_WAIT_MS ? JUMP_WAIT_MS : stood >= JUMP_WAIT_MS ? restOfWait(clock.now(), last?.waitsUntil ?? null) : 0
    if (wait > 0) {
      waitsUntil = clock.steady() + wait
      log.warn(event, { seconds: Math.round(wait / 1000), clockJumped: Math.round(Math.max(jump, stood) / 1000) })
      await lastRun?.noteWait(clock.now() + wait)
    }
    if (clock.steady() < waitsUntil) return
    await work()
    await lastRun?.note(clock.now())
  }
}

/** How long a start waits: what is left of a wait that an earlier one began, or a whole day when this clock is a day or more away from its end. */
function restOfWait(now: number, waitsUntil: number | null): number {
  const rest = waitsUntil === null ? Infinity : waitsUntil - now
  return Math.abs(rest) < JUMP_WAIT_MS ? Math.max(0, rest) : JUMP_WAIT_MS
}
