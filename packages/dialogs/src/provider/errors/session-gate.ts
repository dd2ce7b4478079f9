import type { ApiError, Instant } from '@smart-fire/api-client'

/** After a report that the session is over, further reports within this time are ignored. */
export const SESSION_END_QUIET_MS = 60_000

export interface SessionGate {
  /** Passes on the first report of an ended session: a storm of them gives one message and one sign-out (trust R18). */
  isFirst: (error: ApiError) => boolean
  /** Runs before each call; what it returns runs when that call has ended, with its error unless the server has accepted it. */
  begin: () => (error?: ApiError) => void
}

/** A call that is sent after the end and accepted shows that the host has renewed the session: the next end is reported at once. */
export function sessionGate(now: () => Instant): SessionGate {
  let lastReport = Number.NEGATIVE_INFINITY
  let isOver = false
  let renewals = 0
  let reported: object | null = null
  const errorsOfBefore = new WeakSet<object>()
  return {
    isFirst(error) {
      // in both directions: a clock that was set back must not hide the end of a later session
      const isQuiet = Math.abs(now() - lastReport) <= SESSION_END_QUIET_MS
      lastReport = now()
      if (isQuiet && (isOver || errorsOfBefore.has(error))) return false
      isOver = true
      reported = error
      return true
    },
    begin() {
      const session = renewals
      const isAfterEnd = isOver
      return (error) => {
        // a call of the session before says nothing of this one
        if (session !== renewals) return void (error && errorsOfBefore.add(error))
        if (!isAfterEnd || error) return
        isOver = false
        renewals += 1
        // a link that stays refused although calls are accepted is told once
        if (reported) errorsOfBefore.add(reported)
      }
    },
  }
}
