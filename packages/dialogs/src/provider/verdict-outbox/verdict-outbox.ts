import type { RecordVerdict } from '@smart-fire/api-client'
import type { RecordRef } from '../alarm-link/record-ref'
import type { PendingVerdict, VerdictOutcome } from './pending-verdict'

/** Keeps every verdict until the server has it (domain 4). One per provider. */
export interface VerdictOutbox {
  /** Sends a verdict and says how it ended; never rejects. What is unsent stays here. */
  submit: (verdict: RecordVerdict) => Promise<VerdictOutcome>
  /** Sends an unsent verdict once more. */
  sendAgain: (record: RecordRef) => Promise<VerdictOutcome>
  /** Takes a verdict away: an unsent one that is no longer meant, or a conflict that has been read. */
  dismiss: (record: RecordRef) => void
  /** All verdicts that are not accepted; the same array until something changes. */
  pending: () => readonly PendingVerdict[]
  subscribe: (listener: () => void) => () => void
}
