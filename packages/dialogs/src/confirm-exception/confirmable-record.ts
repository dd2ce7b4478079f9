import type { AbnormalRecord } from '@smart-fire/api-client'

/** What the confirmation reads of a record. */
export type JudgedRecord = Pick<
  AbnormalRecord,
  | 'kind' | 'id' | 'category' | 'raisedAt'
  | 'buildingId' | 'buildingName' | 'floor' | 'position' | 'channelId' | 'hydrantId' | 'hydrantName'
  | 'sensorId' | 'sensorNumber' | 'equipmentType' | 'series' | 'fireHostId' | 'loop' | 'address'
  | 'measuringPoint' | 'measuringPointCode' | 'alarmType' | 'value' | 'unit'
>

type Identity = 'kind' | 'id'

/**
 * A record as a host names it. `kind` and `id` are enough: the dialog loads the rest. With `category` it loads nothing and shows what
 * the host knows: what is left out is not shown, and without `buildingId` and `hydrantId` the place is not offered. An
 * `AbnormalRecord` is one, too.
 */
export type ConfirmableRecord = Pick<JudgedRecord, Identity> & {
  [Field in Exclude<keyof JudgedRecord, Identity>]?: JudgedRecord[Field] | undefined
}

/** One that needs not be loaded: whether it is a fire or a fault decides what is asked. */
export type KnownRecord = ConfirmableRecord & Pick<JudgedRecord, 'category'>

export function isKnown(record: ConfirmableRecord): record is KnownRecord {
  return record.category !== undefined
}

/** The same with null for what the host does not know, like everywhere inside. */
export function judgedRecord({ kind, id, category, ...known }: KnownRecord): JudgedRecord {
  const { buildingId = null, buildingName = null, floor = null, position = null, channelId = null, hydrantId = null, hydrantName = null } = known
  const { sensorId = null, sensorNumber = null, equipmentType = null, series = null, fireHostId = null, loop = null, address = null } = known
  const { measuringPoint = null, measuringPointCode = null, alarmType = null, value = null, unit = null, raisedAt = null } = known
  const place = { buildingId, buildingName, floor, position, channelId, hydrantId, hydrantName }
  const device = { sensorId, sensorNumber, equipmentType, series, fireHostId, loop, address }
  return { kind, id, category, raisedAt, ...place, ...device, measuringPoint, measuringPointCode, alarmType, value, unit }
}
