import type { AlarmFrame } from '../alarm-socket/alarm-frame'
import type { AlarmPush } from '../alarm-socket/alarm-frame.schema'
import { RECORD_CATEGORY } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { zhCN as statusNames } from '../codes/names/sensor-status.messages'
import { SENSOR_STATUS } from '../codes/sensor-status'
import { VERDICT } from '../codes/verdict'
import { writeWireDate } from '../decoding/wire-date'
import type { Instant } from '../instant'
import type { Alarm } from '../alarm-socket/alarm'
import type { AbnormalRecord } from '../resources/abnormal-records/abnormal-record'
import type { MenuNode, SessionUser } from '../resources/session/session.schema'
import type { MockSensor } from './builders/estate'

/** Domain → wire, as in the contract. Null is left out, as on the platform. */
export type Wire = Record<string, unknown>

/** A record as a row of the lists of records (contract device 11 to 13). */
export function wireRecord(record: AbnormalRecord): Wire {
  const general = record.kind === RECORD_KIND.general
  return present({
    id: Number(record.id),
    channelId: numeric(record.channelId),
    buildId: numeric(record.buildingId),
    bName: record.buildingName,
    floor: record.floor,
    positionDescription: record.position,
    sensorId: numeric(record.sensorId),
    sensorNo: record.sensorNumber,
    equipmentType: record.equipmentType,
    ...(general ? { unit: record.measuringPoint } : { measuringPoint: record.measuringPoint }),
    measuringPointCode: record.measuringPointCode,
    alrmType: record.alarmType,
    alrmCategory: record.kind === RECORD_KIND.hydrant ? null : record.category,
    alrmData: record.value,
    dataUnit: record.unit,
    alrmDate: date(record.raisedAt),
    fireFlag: record.verdict,
    handleFlag: String(record.handled),
    handlePerson: record.handledBy,
    handleDate: date(record.handledAt),
    confirPerson: record.confirmedBy,
    confirDate: date(record.confirmedAt),
    restoreDate: date(record.restoredAt),
    fireCockId: numeric(record.hydrantId),
    hydrantName: record.hydrantName,
    fireMainId: numeric(record.fireHostId),
    sensorLoop: record.loop,
    address: record.address,
    series: record.series,
    repeat: record.repeats,
    canRaise: canBeRaised(record),
  })
}

/** A person has judged a fire to be a test or a false alarm (domain 28). */
export function canBeRaised({ category, handledBy, verdict }: AbnormalRecord): boolean {
  return category === RECORD_CATEGORY.fire && handledBy !== null && verdict !== null && verdict !== VERDICT.realFire
}

/** A list row: its status is sent as text (contract device 23.3). */
export function wireSensor(sensor: MockSensor): Wire {
  return present({
    id: Number(sensor.id),
    status: sensor.status === null ? null : statusNames[sensor.status],
    sensorNo: sensor.sensorNumber,
    equipmentType: sensor.equipmentType,
    channelId: numeric(sensor.channelId),
    channelName: sensor.channelName,
    positionDescription: sensor.position,
    bName: sensor.buildingName,
    fireMainId: numeric(sensor.fireHostId),
    sensorLoop: sensor.loop,
    address: sensor.address,
    series: sensor.series,
  })
}

export function wireUser({ menus, elements, ...user }: SessionUser): Wire {
  const permission = ({ code, type, name }: SessionUser['menus'][number]) =>
    present({ code, type, menu: name, name: '访问' })
  return { ...present(user), menus: menus.map(permission), elements: elements.map(permission) }
}

export function wireMenu({ channelId, children, ...node }: MenuNode): Wire {
  return present({ ...node, attr2: channelId, children: children.map(wireMenu) })
}

/** A frame as text. `unreadable` becomes its reason, which is no JSON. */
export function wireFrame(frame: AlarmFrame): string {
  switch (frame.type) {
    case 'alarm':
      return JSON.stringify(wirePush(frame))
    case 'handled':
      return JSON.stringify(wireHandled(frame))
    case 'raised':
      return JSON.stringify({
        ...wireHandled(frame),
        ...present({ raisedFrom: frame.from, bname: frame.place, floor: frame.floor, positionDescription: frame.position }),
      })
    case 'earlyWarning':
    case 'hello':
    case 'skipped':
      return JSON.stringify(frame)
    case 'heartbeatReply':
      return '{"HeartResponse":"HeartResponse"}'
    case 'unreadable':
      return frame.reason
    default:
      return frame satisfies never
  }
}

function wireHandled(frame: Extract<AlarmFrame, { type: 'handled' | 'raised' }>): Wire {
  const { kind, recordId, person, at, seq, epoch } = frame
  return present({ type: 'handled', kind, id: Number(recordId), person, time: date(at), seq, epoch })
}

function wirePush({ id, seq, epoch, points }: AlarmPush): Wire {
  const [device] = points
  return present({
    id,
    seq,
    epoch,
    kind: device.kind === 'other' ? null : device.kind,
    recordIds: points.flatMap((point) => (point.id === null ? [] : Number(point.id))),
    repeat: device.repeats,
    bname: device.buildingName,
    hydrantName: device.hydrantName,
    buildingId: numeric(device.buildingId),
    hydrantId: numeric(device.hydrantId),
    channelId: numeric(device.channelId),
    floor: device.floor,
    positionDescription: device.position,
    equipmentType: device.equipmentType,
    series: device.series,
    deviceid: device.sensorNumber,
    sensorid: numeric(device.sensorId),
    fireMainId: numeric(device.fireHostId),
    sensorLoop: device.loop,
    address: device.address,
    alarmdate: device.raisedAt,
    alarms: points.map(wirePoint),
  })
}

function wirePoint({ category, status = category === RECORD_CATEGORY.fire ? SENSOR_STATUS.alarm : SENSOR_STATUS.fault, ...point }: Alarm): Wire {
  return present({
    alarmStatus: numeric(status),
    alarmType: point.alarmType,
    alarmCode: point.measuringPointCode,
    measuringPoint: point.measuringPoint,
    alarmValue: point.value,
    dataUnit: point.unit,
  })
}

function present(wire: Wire): Wire {
  return Object.fromEntries(Object.entries(wire).filter(([, value]) => value !== null && value !== undefined))
}

function numeric(id: string | null): number | string | null {
  return id !== null && /^\d{1,15}$/.test(id) ? Number(id) : id
}

function date(instant: Instant | null): string | null {
  return instant === null ? null : writeWireDate(instant)
}
