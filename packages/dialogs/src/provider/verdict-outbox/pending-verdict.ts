import type { ApiErrorKind, ConflictDetail, Instant, RecordVerdict } from '@smart-fire/api-client'

/**
 * How far a verdict is (domain 4): held back so that it can be undone, on its way, not yet sent, or somebody else was
 * first.
 */
export type PendingVerdictState = 'holding' | 'sending' | 'unsent' | 'conflict'

/** A verdict that the server has not accepted (yet). */
export interface PendingVerdict {
  verdict: RecordVerdict
  state: PendingVerdictState
  savedAt: Instant
  /** what was judged, in the words of the one who judged: its row may be on another page, or gone */
  subject: string | null
  /** until when it can be undone; null once it cannot */
  sendsAt: Instant | null
  /** why the last attempt failed */
  error: ApiErrorKind | null
  /** who was first */
  conflict: ConflictDetail | null
}

/** How a verdict that was handed over ended. `unsent` is kept and can be sent again. */
export type VerdictOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'unsent'; error: ApiErrorKind }
  | { outcome: 'conflict'; conflict: ConflictDetail }
  /** the operator took it back before it was sent */
  | { outcome: 'undone' }

/** What is kept over a reload. */
export interface StoredVerdict {
  verdict: RecordVerdict
  state: PendingVerdictState
  savedAt: Instant
  subject: string | null
  conflict: ConflictDetail | null
}

/** Where verdicts survive a reload; the console gives one on localStorage. What `load` returns is checked, not trusted. */
export interface VerdictStore {
  load(): unknown
  save(verdicts: readonly StoredVerdict[]): void
}
