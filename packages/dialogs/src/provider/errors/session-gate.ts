import type { Instant } from '@smart-fire/api-client'

/** After the last word that a session is over, so long nobody is told again. */
export const SESSION_END_QUIET_MS = 60_000

/** Lets the first report of an ended session through: a storm of them is one message and one sign-out (trust R18). */
export function sessionGate(now: () => Instant): () => boolean {
  let lastReport = Number.NEGATIVE_INFINITY
  return () => {
    const isFirst = now() - lastReport > SESSION_END_QUIET_MS
    lastReport = now()
    return isFirst
  }
}
