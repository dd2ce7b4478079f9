import { SENSOR_STATUS, type AbnormalRecord, type Alarm } from '@smart-fire/api-client'

/** Whether a point makes a record. A push may also tell of points that are normal. */
export function isAbnormal({ status }: Alarm): boolean {
  return status !== SENSOR_STATUS.normal && status !== SENSOR_STATUS.notEnabled
}

/** Whether the server has named the record of the point. Cameras and doors have none (contract admin 6.3). */
export function hasRecord(alarm: Alarm): alarm is Alarm & AbnormalRecord {
  return alarm.kind !== 'other' && alarm.id !== null
}
