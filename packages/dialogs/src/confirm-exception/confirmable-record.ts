import type { AbnormalRecord } from '@smart-fire/api-client'

/** What the confirmation reads of a record. */
export type JudgedRecord = Pick<
  AbnormalRecord,
  | 'kind' | 'id' | 'category' | 'raisedAt'
  | 'buildingId' | 'buildingName' | 'floor' | 'position' | 'channelId' | 'hydrantId' | 'hydrantName'
  | 'sensorId' | 'sensorNumber' | 'equipmentType' | 'series' | 'fireHostId' | 'loop' | 'address'
  | 'measuringPoint' | 'measuringPointCode' | 'alarmType' | 'value' | 'unit'
>

type Identity = 'kind' | 'id' | 'category'

/**
 * A record as a host names it: `kind`, `id` and `category` are what is judged, and of the rest whatever the host knows. What is
 * left out is not shown; without `buildingId` and `hydrantId` the dialog does not offer the place. An `AbnormalRecord` is one, too.
 */
export type ConfirmableRecord = Pick<JudgedRecord, Identity> & {
  [Field in Exclude<keyof JudgedRecord, Identity>]?: JudgedRecord[Field] | undefined
}

/** The same with null for what the host does not know, like everywhere inside. */
export function judgedRecord({ kind, id, category, ...known }: ConfirmableRecord): JudgedRecord {
  const { buildingId = null, buildingName = null, floor = null, position = null, channelId = null, hydrantId = null, hydrantName = null } = known
  const { sensorId = null, sensorNumber = null, equipmentType = null, series = null, fireHostId = null, loop = null, address = null } = known
  const { measuringPoint = null, measuringPointCode = null, alarmType = null, value = null, unit = null, raisedAt = null } = known
  const place = { buildingId, buildingName, floor, position, channelId, hydrantId, hydrantName }
  const device = { sensorId, sensorNumber, equipmentType, series, fireHostId, loop, address }
  return { kind, id, category, raisedAt, ...place, ...device, measuringPoint, measuringPointCode, alarmType, value, unit }
}
