import type { AlarmFrame, Instant, RaisedVerdict } from '@smart-fire/api-client'
import type { FetchedRecords } from './fetched-records'
import type { DroppedAlarms, Ledger, ResolvedAlarm } from './ledger'
import type { LiveAlarm } from './live-alarm'
import type { EndedRecord, RecordRef } from './record-ref'

export interface AlarmClientContext {
  ledger: Ledger
  /** replayed frames, held back while the lists are being fetched */
  held: readonly AlarmFrame[]
  /** connections in a row that ended before a single frame arrived */
  failures: number
  lastContact: Instant | null
  /** how the last connection ended; null while connected */
  ending: LinkEnding | null
  /** pause between two comparisons of the count while the link is up */
  reconcileMs: number
  /** rechecks that failed in a row */
  recheckFailures: number
  /** opens of the link since the last response (or failure) of the lists */
  opensWithoutResponse: number
}

/** `opened`: the link had been up. Code 1008: the server does not accept the socket (domain 2). */
export interface LinkEnding {
  code: number
  opened: boolean
}

/** Result of the check whether the session is still good. */
export type SessionState = 'good' | 'over' | 'unknown'

export type AlarmClientEvent =
  | { type: 'socket.opened'; at: Instant }
  | { type: 'frames.received'; frames: readonly AlarmFrame[]; at: Instant }
  | ({ type: 'socket.closed' } & LinkEnding)
  /** the page or the network came back: do not wait for the timer */
  | { type: 'page.awake'; at: Instant }
  | { type: 'network.lost' }
  | { type: 'network.back'; at: Instant }
  /** a verdict of this user was accepted, or a dialog learned that a record is closed */
  | { type: 'record.handled'; record: RecordRef }
  /** an operator has acknowledged alarms that have no record */
  | { type: 'alarms.acknowledged'; alarms: readonly string[] }
  | { type: 'session.ended' }
  /** a call is accepted again: the host has renewed the session */
  | { type: 'session.renewed' }
  /** a sound started or stopped: meanwhile the count is compared more often (domain 5) */
  | { type: 'watch.began' }
  | { type: 'watch.ended' }
  /** raised by the machine itself */
  | { type: 'count.check' }
  | { type: 'contact' }
  | { type: 'link.up' }
  | { type: 'link.down' }

export type AlarmClientEmitted =
  | { type: 'alarms'; alarms: readonly LiveAlarm[] }
  /** records that were open when the page began; emitted before the other events of the first response */
  | { type: 'alarms.standing'; alarms: readonly LiveAlarm[] }
  | { type: 'alarms.resolved'; resolved: readonly ResolvedAlarm[] }
  | { type: 'records.ended'; records: readonly EndedRecord[] }
  /** open alarms that are too many to be kept */
  | ({ type: 'alarms.dropped' } & DroppedAlarms)
  /** verdicts on handled records were raised to a real fire (domain 28) */
  | { type: 'verdicts.raised'; raised: readonly RaisedVerdict[] }
  /** early warnings were raised, handled or are over (our server); `pushedWarning` of the client's group `warnings` reads them */
  | { type: 'warnings.changed'; warnings: readonly object[] }
  /** the session has expired */
  | { type: 'refused' }

export type SocketCommand =
  | { type: 'socket.connect'; since: string | null }
  | { type: 'socket.send'; text: string }
  | { type: 'socket.close' }

export interface CountRequest {
  /** number of changes of the records when the request was sent */
  changes: number
}

export interface CountResponse extends CountRequest {
  count: number
  at: Instant
}

export type { FetchedRecords }
