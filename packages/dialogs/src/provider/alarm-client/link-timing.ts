/** Delays of the alarm link (spec 1 §4, domain 2 and 3, trust A5). */

export const HEARTBEAT_SILENCE_MS = 30_000
export const HEARTBEAT_REPLY_MS = 30_000
export const RECONNECT_MS = 3_000
/** an attempt that neither opens nor fails is given up like a call (spec 1 §9) */
export const CONNECT_LIMIT_MS = 10_000
export const STALE_MS = 75_000
/** a link that is not open by then does not delay the lists */
export const PATIENCE_MS = 1_000
/** the count is compared while connected, and requested while down */
export const RECONCILE_MS = 60_000
/** while a sound plays, so that a verdict elsewhere ends it here, too (domain 5) */
export const CLOSE_WATCH_MS = 15_000
export const POLL_MS = 10_000
/** a push without a known record is settled within 2 s: one second to gather others, the rest for the response */
export const RECHECK_MS = 1_000
export const RETRY_MS = 5_000
/** frames wait this long for the lists that they are merged with; slow lists must not delay an alarm */
export const HOLD_MS = 1_000
/** no record has changed for this long: no push is under way and none waits in a batch */
export const QUIET_MS = 1_000
/** frames that arrive together are applied together; the first at once */
export const FRAME_BATCH_MS = 250

/** This many failures in a row are retried with the steady pause; after that the pause grows. */
export const STEADY_FAILURES = 7
export const LONGEST_RECONNECT_MS = 30_000
export const JITTER = 0.2

/**
 * The pause before the next attempt: 3 s, and after 7 failures in a row growing to at most 30 s with ±20 % jitter,
 * so that a thousand consoles do not return in the same second. `chance` is a random number from 0 to 1.
 */
export function reconnectPauseMs(failures: number, chance: number): number {
  if (failures <= STEADY_FAILURES) return RECONNECT_MS
  // below the limit by the jitter, which would be cut off otherwise: all clients would wait for exactly 30 s
  const grown = Math.min(LONGEST_RECONNECT_MS / (1 + JITTER), RECONNECT_MS * 2 ** (failures - STEADY_FAILURES))
  return Math.max(RECONNECT_MS, Math.round(grown * (1 - JITTER + 2 * JITTER * chance)))
}

/** Timers of a running page are late by this much at most. If they are later, the machine slept or the tab was frozen. */
export const LATE_TIMER_MS = 20_000

/**
 * Whether the silence is longer than the running timers allow: the machine slept or the tab was frozen. A contact that
 * lies in the future means that the clock was set back: the length of the silence is unknown.
 */
export function sleptThrough(lastContact: number | null, now: number, silenceMs: number): boolean {
  return lastContact !== null && (now - lastContact > silenceMs + LATE_TIMER_MS || now < lastContact)
}
