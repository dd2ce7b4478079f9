import {
  RECORD_CATEGORY,
  SENSOR_STATUS,
  type AbnormalRecord,
  type AlarmPoint,
  type AlarmPush,
  type RecordCategory,
  type RecordKind,
} from '@smart-fire/api-client'
import type { DoorAlarm } from '@smart-fire/api-client/doors'

const UNKNOWN_POINT: AlarmPoint = { status: null, type: null, code: null, label: null, value: null, unit: null }

/** The points of a push that make one record each: all that are not normal. A push without points counts as one point. */
export function abnormalPoints(push: AlarmPush): AlarmPoint[] {
  if (push.points.length === 0) return [UNKNOWN_POINT]
  return push.points.filter(({ status }) => status !== SENSOR_STATUS.normal && status !== SENSOR_STATUS.notEnabled)
}

/** Hydrant records are always faults (contract device §14.1); otherwise the point decides, and without one the push. */
export function categoryOfPoint(push: AlarmPush, point: AlarmPoint): RecordCategory {
  if (push.kind === 'hydrant') return RECORD_CATEGORY.fault
  if (point.status === null) return push.category
  return point.status === SENSOR_STATUS.alarm ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault
}

/** The record that a push is about, with the fields that the push has. The next response of the server replaces it. */
export function recordOfPush(push: AlarmPush, point: AlarmPoint, ref: { kind: RecordKind; id: string }): AbnormalRecord {
  return {
    // field by field: a spread would rebuild this object for each of them, in a storm a thousand times a second
    kind: ref.kind,
    id: ref.id,
    category: categoryOfPoint(push, point),
    channelId: push.channelId,
    buildingId: push.buildingId,
    buildingName: ref.kind === 'hydrant' ? null : push.place,
    floor: push.floor,
    position: push.position,
    sensorId: push.sensorId,
    sensorNumber: push.sensorNumber,
    equipmentType: push.equipmentType,
    measuringPoint: point.label,
    measuringPointCode: point.code,
    alarmType: point.type,
    value: point.value,
    unit: point.unit,
    raisedAt: push.raisedAt,
    handled: false,
    verdict: null,
    handledBy: null,
    handledAt: null,
    confirmedBy: null,
    confirmedAt: null,
    restoredAt: null,
    hydrantId: push.hydrantId,
    hydrantName: ref.kind === 'hydrant' ? push.place : null,
    fireHostId: push.fireHostId,
    loop: push.loop,
    address: push.address,
    series: ref.kind === 'fireHost' ? push.equipmentType : null,
    repeats: push.repeat,
  }
}

/** A record that was found by a fetch, in the form in which it would have been pushed. */
export function pushOfRecord(record: AbnormalRecord): AlarmPush {
  return {
    kind: record.kind,
    category: record.category,
    recordIds: [record.id],
    id: null,
    seq: null,
    epoch: null,
    repeat: null,
    place: record.buildingName ?? record.hydrantName,
    buildingId: record.buildingId,
    hydrantId: record.hydrantId,
    channelId: record.channelId,
    floor: record.floor,
    position: record.position,
    equipmentType: record.equipmentType ?? record.series,
    sensorId: record.sensorId,
    sensorNumber: record.sensorNumber,
    fireHostId: record.fireHostId,
    loop: record.loop,
    address: record.address,
    raisedAt: record.raisedAt,
    points: [
      {
        status: record.category === RECORD_CATEGORY.fire ? SENSOR_STATUS.alarm : SENSOR_STATUS.fault,
        type: record.alarmType,
        code: record.measuringPointCode,
        label: record.measuringPoint,
        value: record.value,
        unit: record.unit,
      },
    ],
  }
}

/** An alarm of a fire door that was missed. Like its push it names no record and may be a fire. */
export function pushOfDoor(door: DoorAlarm): AlarmPush {
  return {
    kind: 'other',
    category: RECORD_CATEGORY.fire,
    recordIds: [],
    id: null,
    seq: null,
    epoch: null,
    repeat: null,
    place: door.buildingName,
    buildingId: null,
    hydrantId: null,
    channelId: null,
    floor: door.floor,
    position: door.position,
    equipmentType: door.equipmentType,
    sensorId: null,
    sensorNumber: door.sensorNumber,
    fireHostId: null,
    loop: null,
    address: null,
    raisedAt: door.raisedAt,
    points: [{ status: SENSOR_STATUS.alarm, type: door.alarmType, code: null, label: door.measuringPoint, value: door.value, unit: null }],
  }
}
