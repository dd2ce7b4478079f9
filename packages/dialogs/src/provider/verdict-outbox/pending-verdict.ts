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

/** What is kept over a reload, and seen by the other tabs of the same person. */
export interface StoredVerdict {
  verdict: RecordVerdict
  /** `undone`: another tab took it back while it was held; the one that holds it will see to that */
  state: PendingVerdictState | 'undone'
  savedAt: Instant
  subject: string | null
  conflict: ConflictDetail | null
  /** who judged: it is never sent as anybody else. Without one it belongs to whoever is given the store */
  person?: string | null
  /** the outbox that holds or sends it */
  holder?: string
  /** until when that outbox is believed to be at work; null or past = nobody is, so it counts as not sent */
  aliveUntil?: Instant | null
}

/**
 * Where verdicts survive a reload; the console gives one on localStorage. What `load` returns is checked, not trusted.
 * With `subscribe` a tab hears at once what another tab of the same person holds, sends or takes back.
 */
export interface VerdictStore {
  load(): unknown
  save(verdicts: readonly StoredVerdict[]): void
  /** calls when somebody else has saved */
  subscribe?(listener: () => void): () => void
}
