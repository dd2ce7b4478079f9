import type { AlarmPoints, Instant } from '@smart-fire/api-client'
import type { RecordRef } from './record-ref'

/** An alarm that this page announces: exactly once, whether it was pushed or found by a fetch (domain 3). */
export interface LiveAlarm {
  /** unique within this page */
  key: string
  /** arrived while the link was down; one that was only missed by the link, which was up, is not late */
  late: boolean
  receivedAt: Instant
  /** its records as far as they are known; a push without ids starts with none */
  records: RecordRef[]
  /** its measuring points: those of a push, or the one of a record that was found */
  points: AlarmPoints
}
