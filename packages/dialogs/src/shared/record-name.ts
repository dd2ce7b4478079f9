import type { AbnormalRecord } from '@smart-fire/api-client'

/** A record as a person calls it: where and what. */
export function recordName(record: AbnormalRecord): string {
  const place = record.hydrantName ?? record.buildingName ?? ''
  const floor = record.floor === null ? '' : `${record.floor}F`
  return [place, floor, record.position, record.alarmType].filter(Boolean).join(' ')
}
