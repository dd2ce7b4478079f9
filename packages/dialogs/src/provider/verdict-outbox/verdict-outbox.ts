import type { RecordVerdict } from '@smart-fire/api-client'
import type { RecordRef } from '../alarm-client/record-ref'
import type { PendingVerdict, VerdictOutcome } from './pending-verdict'

/** Keeps every verdict until the server has accepted it (domain 4). One per provider. */
export interface VerdictOutbox {
  /** Sends a verdict and resolves with its outcome; never rejects. An unsent one stays here. `subject` describes the record. */
  submit: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  /** Holds a verdict for a few seconds in which it can be undone, then sends it. It is stored from the first moment. */
  hold: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  /** Undoes a verdict that is still held. */
  undo: (record: RecordRef) => void
  /** Sends an unsent verdict again, or a held one at once; `undone` when there is none. */
  sendAgain: (record: RecordRef) => Promise<VerdictOutcome>
  /** Removes a verdict: an unsent one that is not wanted any more, or a conflict that has been read. */
  dismiss: (record: RecordRef) => void
  /** Sends held verdicts at once. Resolves with the response of the server, or after 3 s without one: before signing out. */
  sendHeld: () => Promise<void>
  /** The page is going away: held verdicts are sent now, within this task. */
  leave: () => void
  /** The session is over: held verdicts are kept as unsent until the same person is back. */
  sessionEnded: () => void
  /** Sets the owner of these verdicts once known; from then on only the owner's verdicts of the store are visible. */
  adopt: (person: string) => void
  /** Another person has signed in: nothing is sent from here any more. */
  retire: () => void
  /** Follows the other tabs until the returned function is called. */
  follow: () => () => void
  /** All verdicts that are not accepted; the same array until something changes. */
  pending: () => readonly PendingVerdict[]
  subscribe: (listener: () => void) => () => void
}
