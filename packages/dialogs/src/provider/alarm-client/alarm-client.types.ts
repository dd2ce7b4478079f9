import type { AlarmFrame, Instant } from '@smart-fire/api-client'
import type { FetchedRecords } from './catch-up'
import type { Ledger, ResolvedAlarm } from './ledger'
import type { LiveAlarm } from './live-alarm'
import type { RecordRef } from './record-ref'

export interface AlarmClientContext {
  ledger: Ledger
  /** frames held back while the lists are being fetched */
  held: readonly AlarmFrame[]
  /** connections in a row that ended before a single frame arrived */
  failures: number
  lastContact: Instant | null
  /** how the last connection ended; null while there is one */
  ending: LinkEnding | null
  /** pause between two comparisons of the count while the link is up */
  reconcileMs: number
  /** answers to a recheck that failed in a row */
  recheckFailures: number
  /** openings of the link since the lists were answered or failed */
  opensUnanswered: number
}

/** `opened`: the link had been up. Code 1008: the server will not serve it (domain 2). */
export interface LinkEnding {
  code: number
  opened: boolean
}

/** What the server says to the question whether the session is still good. */
export type SessionAnswer = 'good' | 'over' | 'unknown'

export type AlarmClientEvent =
  | { type: 'socket.opened'; at: Instant }
  | { type: 'frames.received'; frames: readonly AlarmFrame[]; at: Instant }
  | ({ type: 'socket.closed' } & LinkEnding)
  /** the page came back, the network came back: do not wait for the timer */
  | { type: 'page.awake'; at: Instant }
  | { type: 'network.lost' }
  | { type: 'network.back'; at: Instant }
  /** a verdict of ours was accepted, or a dialog learned that a record needs nobody any more */
  | { type: 'record.handled'; record: RecordRef }
  | { type: 'session.ended' }
  | { type: 'session.renewed' }
  /** something sounds, or nothing any more: until then the count is compared more often (domain 5) */
  | { type: 'watch.began' }
  | { type: 'watch.ended' }
  /** raised inside */
  | { type: 'count.check' }
  | { type: 'contact' }
  | { type: 'link.up' }
  | { type: 'link.down' }

export type AlarmClientEmitted =
  | { type: 'alarms'; alarms: readonly LiveAlarm[] }
  /** what was open when the page began; before anything else of the first answer */
  | { type: 'alarms.standing'; alarms: readonly LiveAlarm[] }
  | { type: 'alarms.resolved'; resolved: readonly ResolvedAlarm[] }
  | { type: 'records.ended'; records: readonly RecordRef[] }
  /** the server says that the session is over */
  | { type: 'refused' }

export type SocketCommand =
  | { type: 'socket.connect'; since: string | null }
  | { type: 'socket.send'; text: string }
  | { type: 'socket.close' }

export interface CountQuestion {
  /** how often the records had changed when the question was asked */
  changes: number
}

export interface CountAnswer extends CountQuestion {
  count: number
  at: Instant
}

export type { FetchedRecords }
