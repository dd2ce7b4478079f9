import type { RecordVerdict } from '@smart-fire/api-client'
import type { RecordRef } from '../alarm-client/record-ref'
import type { PendingVerdict, VerdictOutcome } from './pending-verdict'

/** Keeps every verdict until the server has it (domain 4). One per provider. */
export interface VerdictOutbox {
  /** Sends a verdict and says how it ended; never rejects. What is unsent stays here. `subject` names what was judged. */
  submit: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  /** Holds a verdict back for a few seconds in which it can be undone, then sends it. It is kept from the first moment. */
  hold: (verdict: RecordVerdict, subject?: string) => Promise<VerdictOutcome>
  /** Takes back a verdict that is still held. */
  undo: (record: RecordRef) => void
  /** Sends an unsent verdict once more, a held one at once. */
  sendAgain: (record: RecordRef) => Promise<VerdictOutcome>
  /** Takes a verdict away: an unsent one that is no longer meant, or a conflict that has been read. */
  dismiss: (record: RecordRef) => void
  /** Sends at once what is held and resolves when the server has answered, or soon after if it does not: before signing out. */
  sendHeld: () => Promise<void>
  /** The page is going away: what is held is sent now, within this task. */
  leave: () => void
  /** The session is over: what is held is kept as not sent, until the same person is back. */
  sessionEnded: () => void
  /** Says whose verdicts these are, once that is known; of the store only his are seen from then on. */
  adopt: (person: string) => void
  /** Somebody else is at the desk: nothing is sent from here any more. */
  retire: () => void
  /** Follows what the other tabs do, until the returned function is called. */
  follow: () => () => void
  /** All verdicts that are not accepted; the same array until something changes. */
  pending: () => readonly PendingVerdict[]
  subscribe: (listener: () => void) => () => void
}
