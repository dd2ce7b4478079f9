import type { ApiErrorKind, ConflictDetail, Instant, RecordVerdict } from '@smart-fire/api-client'
import type { RecordIdentity } from '../alarm-client/match-point'

/**
 * Progress of a verdict (domain 4): held so that it can be undone, being sent, unsent, refused by a rule of the server, or in
 * conflict because another operator was first.
 */
export type PendingVerdictState = 'holding' | 'sending' | 'unsent' | 'refused' | 'conflict'

/** A verdict that the server has not accepted yet. */
export interface PendingVerdict {
  verdict: RecordVerdict
  state: PendingVerdictState
  savedAt: Instant
  /** description of the judged record by the operator's screen: its row may be on another page, or gone */
  subject: string | null
  /** the judged record as it was; missing where it was not known */
  judged?: RecordIdentity | null | undefined
  /** end of the time in which it can be undone; null if it cannot be undone */
  sendsAt: Instant | null
  /** reason why the last attempt failed */
  error: ApiErrorKind | null
  /** the server's words for that reason; untrusted text */
  message: string | null
  /** who was first */
  conflict: ConflictDetail | null
}

/** How a submitted verdict ended. `unsent`: it is kept and can be sent again. */
export type VerdictOutcome =
  | { outcome: 'accepted' }
  | { outcome: 'unsent'; error: ApiErrorKind }
  /** it is kept, and the server would refuse it again: it can be withdrawn, or the record judged again */
  | { outcome: 'refused'; error: ApiErrorKind; message: string | null }
  | { outcome: 'conflict'; conflict: ConflictDetail }
  /** nothing is kept of it: the operator undid it before it was sent, or gave another verdict on its record; perhaps in another tab */
  | { outcome: 'undone' }

/** What survives a reload and is visible to the other tabs of the same person. */
export interface StoredVerdict {
  verdict: RecordVerdict
  /** `undone`: another tab undid it while it was held; the tab that holds it will remove it */
  state: PendingVerdictState | 'undone'
  savedAt: Instant
  subject: string | null
  /** a server that was set back to a backup may have given the id to another record since then */
  judged?: RecordIdentity | null | undefined
  conflict: ConflictDetail | null
  /** of a refused verdict: why */
  error?: ApiErrorKind | null
  message?: string | null
  /** who judged: it is never sent as another person. Without one it belongs to the person whose store it is */
  person?: string | null
  /** the outbox that holds or sends it */
  holder?: string
  /** until then that outbox is considered running; null or past = not running, so that the verdict counts as unsent */
  aliveUntil?: Instant | null
}

/**
 * Where verdicts survive a reload; the console gives one on localStorage. The result of `load` is validated.
 * With `subscribe` a tab learns at once what another tab of the same person holds, sends or undoes.
 */
export interface VerdictStore {
  load(): unknown
  save(verdicts: readonly StoredVerdict[]): void
  /** runs after another tab has saved */
  subscribe?(listener: () => void): () => void
}
