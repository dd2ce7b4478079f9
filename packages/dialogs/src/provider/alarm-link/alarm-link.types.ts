import type { AlarmFrame, Instant } from '@smart-fire/api-client'
import type { FetchedRecords } from './catch-up'
import type { Ledger } from './ledger'
import type { LiveAlarm } from './live-alarm'
import type { RecordRef } from './record-ref'

export interface AlarmLinkContext {
  ledger: Ledger
  /** frames held back while the lists are being fetched */
  held: readonly AlarmFrame[]
  /** connections in a row that ended before a single frame arrived */
  failures: number
  lastContact: Instant | null
  /** how the last connection ended; null while there is one */
  ending: LinkEnding | null
  /** answers to a recheck that failed in a row */
  recheckFailures: number
}

/** `opened`: the link had been up. Code 1008: the server will not serve it (domain 2). */
export interface LinkEnding {
  code: number
  opened: boolean
}

/** What the server says to the question whether the session is still good. */
export type SessionAnswer = 'good' | 'over' | 'unknown'

export type AlarmLinkEvent =
  | { type: 'socket.opened'; at: Instant }
  | { type: 'frames.received'; frames: readonly AlarmFrame[]; at: Instant }
  | ({ type: 'socket.closed' } & LinkEnding)
  /** the page came back, the network came back: do not wait for the timer */
  | { type: 'page.awake'; at: Instant }
  | { type: 'network.lost' }
  /** a verdict of ours was accepted, or a dialog learned that a record needs nobody any more */
  | { type: 'record.handled'; record: RecordRef }
  | { type: 'session.ended' }
  | { type: 'session.renewed' }
  /** raised inside */
  | { type: 'count.check' }
  | { type: 'contact' }
  | { type: 'link.up' }
  | { type: 'link.down' }

export type AlarmLinkEmitted =
  | { type: 'alarms'; alarms: readonly LiveAlarm[] }
  | { type: 'alarms.resolved'; resolved: readonly { alarm: string; record: RecordRef }[] }
  | { type: 'records.ended'; records: readonly RecordRef[] }
  /** the server says that the session is over */
  | { type: 'refused' }

export type SocketCommand =
  | { type: 'socket.connect'; since: string | null }
  | { type: 'socket.send'; text: string }
  | { type: 'socket.close' }

export interface CountAnswer {
  count: number
  at: Instant
}

export type { FetchedRecords }
