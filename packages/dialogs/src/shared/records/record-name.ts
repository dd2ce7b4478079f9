import type { AbnormalRecord } from '@smart-fire/api-client'

type NamedRecord = Pick<AbnormalRecord, 'hydrantName' | 'buildingName' | 'floor' | 'position' | 'alarmType'>

/** A record in words: where and what. Many sites begin the position with the floor, which is then named once. */
export function recordName({ hydrantName, buildingName, floor, position, alarmType }: NamedRecord): string {
  const floorText = floor === null || floor === 0 ? '' : `${floor}F`
  const saidTwice = floorText !== '' && position?.startsWith(floorText)
  return [hydrantName ?? buildingName, saidTwice ? '' : floorText, position, alarmType].filter(Boolean).join(' ')
}
