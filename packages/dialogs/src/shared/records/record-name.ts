import { floorAndPosition, type AbnormalRecord } from '@smart-fire/api-client'

type NamedRecord = Pick<AbnormalRecord, 'hydrantName' | 'buildingName' | 'floor' | 'position' | 'alarmType'>

/** A record in words: where and what. */
export function recordName({ hydrantName, buildingName, floor, position, alarmType }: NamedRecord): string {
  return [hydrantName ?? buildingName, ...floorAndPosition({ floor, position }), alarmType].filter(Boolean).join(' ')
}
