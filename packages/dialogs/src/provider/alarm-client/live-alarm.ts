import type { AlarmPush, Instant } from '@smart-fire/api-client'
import type { RecordRef } from './record-ref'

/** An alarm that this page announces: exactly once, whether it was pushed or found by a fetch (domain 3). */
export interface LiveAlarm {
  /** unique within this page */
  key: string
  /** found by a fetch after the link was down, not pushed while it was up */
  late: boolean
  receivedAt: Instant
  /** its records as far as they are known; a push without ids starts with none */
  records: RecordRef[]
  push: AlarmPush
}
