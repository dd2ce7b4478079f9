import type { Instant } from '@smart-fire/api-client'

/** After a report that the session is over, further reports within this time are ignored. */
export const SESSION_END_QUIET_MS = 60_000

/** Passes on the first report of an ended session: a storm of them gives one message and one sign-out (trust R18). */
export function sessionGate(now: () => Instant): () => boolean {
  let lastReport = Number.NEGATIVE_INFINITY
  return () => {
    // in both directions: a clock that was set back must not hide the end of a later session
    const isFirst = Math.abs(now() - lastReport) > SESSION_END_QUIET_MS
    lastReport = now()
    return isFirst
  }
}
