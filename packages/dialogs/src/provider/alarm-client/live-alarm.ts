import type { AlarmPush, Instant } from '@smart-fire/api-client'
import type { RecordRef } from './record-ref'

/** An alarm that this page announces: exactly once, whether it was pushed or found by asking (domain 3). */
export interface LiveAlarm {
  /** unique within this page */
  key: string
  /** found by asking after the link was down, not pushed while we listened */
  late: boolean
  receivedAt: Instant
  /** its records as far as they are known; a push without ids starts with none */
  records: RecordRef[]
  push: AlarmPush
}

/** Which alarms a dialog wants to hear of. What is not given is not asked for; `{}` hears everything. */
export interface AlarmFilter {
  buildingId?: string
  hydrantId?: string
  channelId?: string
}

export function isHeard(filter: AlarmFilter, { push }: LiveAlarm): boolean {
  return (
    (filter.buildingId === undefined || filter.buildingId === push.buildingId) &&
    (filter.hydrantId === undefined || filter.hydrantId === push.hydrantId) &&
    // a legacy push names no channel (contract admin 6.3): better heard once too often than not at all
    (filter.channelId === undefined || push.channelId === null || filter.channelId === push.channelId)
  )
}
