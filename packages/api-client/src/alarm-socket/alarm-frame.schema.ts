import { RECORD_CATEGORY, type RecordCategory } from '../codes/record-category'
import { RECORD_KIND } from '../codes/record-kind'
import { SENSOR_STATUS, type SensorStatus } from '../codes/sensor-status'
import { CHANNEL } from '../codes/channel'
import { VERDICT } from '../codes/verdict'
import {
  codeOf,
  flag,
  id,
  instant,
  isMissing,
  lenient,
  nullableId,
  number,
  nullableCount,
  required,
  sensorStatus,
  text,
} from '../decoding/scalars'
import { categoryOf } from '../decoding/category-of'
import { decoder, mapped, readOf, Refusal, type Decoded } from '../decoding/decoder'
import { DEVICE, HANDLING_OF_RECORD, PLACE } from '../decoding/device-fields'
import { itemsOrNull } from '../decoding/items'
import { reportUnreadable } from '../decoding/reporting'
import type { Alarm, AlarmPoints } from './alarm'
import { from, isWireObject, ownValue, shape } from '../decoding/shape'

/** The place of a frame in the stream of our server; null on other servers. */
const STREAM = { seq: from('seq', nullableCount), epoch: from('epoch', text) }

const readStatus = readOf(sensorStatus)

/** A status that cannot be read counts as an alarm, the worst; a missing one is null. */
const pointStatus = lenient((value): SensorStatus | null => {
  if (isMissing(value)) return null
  const status = readStatus(value)
  if (status !== null && !(status instanceof Refusal)) return status
  reportUnreadable('alarmStatus')
  return SENSOR_STATUS.alarm
})

const alarmPoint = shape({
  status: from('alarmStatus', pointStatus),
  alarmType: from('alarmType', text),
  measuringPointCode: from('alarmCode', text),
  measuringPoint: from('measuringPoint', text),
  value: from('alarmValue', number),
  unit: from('dataUnit', text),
})

/** Every spelling of every shape of a push (contract admin 6.3, device 14.2): the device, and when it reported. */
const deviceFields = shape({
  ...PLACE,
  ...DEVICE,
  channelId: from('channelId', nullableId),
  buildingId: from(['buildId', 'buildingId'], nullableId),
  /** null on servers that do not send it */
  sensorId: from(['sensorId', 'sensorid'], nullableId),
  sensorNumber: from(['deviceid', 'sensorNo', 'deviceSerial'], text),
  /** a camera sends its own name */
  buildingName: from(['bname', 'bName', 'deviceName'], text),
  equipmentType: from(['equipmentType', 'series'], text),
  hydrantId: from(['fireCockId', 'hydrantId'], nullableId),
  hydrantName: from('hydrantName', text),
  raisedAt: from(['alarmdate', 'alarmDate', 'alarmTime'], instant),
  /** additional field of our server: how often the open record was reported; null when this push raised it */
  repeats: from('repeat', nullableCount),
})

/** The points of a push, and the additional fields of our server. */
const pushFields = shape({
  points: from('alarms', itemsOrNull(alarmPoint)),
  kind: from('kind', codeOf(RECORD_KIND)),
  recordIds: from('recordIds', itemsOrNull(id)),
  /** identity of the push, and its place in the tenant's stream */
  id: from('id', nullableId),
  ...STREAM,
})

/** The device of an alarm, and when it reported. */
type Device = Decoded<typeof deviceFields>
type Point = Decoded<typeof alarmPoint>

/** A pushed alarm of any shape (contract admin 6.3). */
export interface AlarmPush extends Pick<Decoded<typeof pushFields>, 'id' | 'seq' | 'epoch'> {
  /** one of which nothing is known when none could be read */
  points: AlarmPoints
}

// no field is required, so none of these refuses an object
export const readDevice = readOf(deviceFields) as (wire: object) => Device
const readPush = readOf(pushFields) as (wire: object) => Decoded<typeof pushFields>
const readPoint = readOf(alarmPoint) as (wire: object) => Point

/**
 * The envelope shapes (building, hydrant, fire host, camera) and the bare point of a fire door. No single field is required:
 * an alarm of which only a part can be read is still an alarm. Only a frame that names nothing at all is none.
 */
export const alarmPush = decoder((wire): AlarmPush | Refusal => {
  if (!isWireObject(wire) || !looksLikeAlarm(wire)) return new Refusal('no alarm')
  const device = readDevice(wire)
  const { kind, recordIds, id, seq, epoch, ...push } = readPush(wire)
  const isEnvelope = carriesAlarms(wire)
  const points = isEnvelope ? push.points ?? [] : [readPoint(wire)]
  if (!namesSomething(device, points)) return new Refusal('no alarm')
  const alarms = alarmsOf(kind ?? kindOf(device, isEnvelope), device, points.length > 0 ? points : [readPoint({})], [...new Set(recordIds)])
  return { id, seq, epoch, points: alarms }
})

/** A place, a device, or what a point has. Garbage must not sound as a fire at an unknown place. */
function namesSomething(device: Device, points: readonly Point[]): boolean {
  const { buildingName, hydrantName, buildingId, hydrantId, position, sensorId, sensorNumber, fireHostId } = device
  return [buildingName, hydrantName, buildingId, hydrantId, position, sensorId, sensorNumber, fireHostId, ...points.map(({ status, alarmType }) => status ?? alarmType)].some(Boolean)
}

const handling = shape(HANDLING_OF_RECORD)

/** A push does not tell how its alarm is handled: no operator has done so yet. */
const OPEN = { ...(readOf(handling)({}) as Decoded<typeof handling>), handled: false, restoredAt: null }

/**
 * One alarm for each point. The records are those of the abnormal points, in their order; a further record is taken for
 * that of the first one. The points are completed in place: a copy costs ten times as much, a thousand times a second in a storm.
 */
export function alarmsOf(kind: Alarm['kind'], device: Device, points: readonly Point[], ids: readonly string[]): AlarmPoints {
  const alarms = points.map((point): Alarm => Object.assign(point, OPEN, device, { kind, id: null, category: categoryOfPoint(kind, point) })) as [Alarm, ...Alarm[]]
  const abnormal = alarms.filter(({ status }) => status !== SENSOR_STATUS.normal && status !== SENSOR_STATUS.notEnabled)
  ids.forEach((id, index) => {
    const alarm = abnormal[index]
    if (alarm) alarm.id = id
    else alarms.push({ ...(abnormal[0] ?? alarms[0]), id })
  })
  return alarms
}

function categoryOfPoint(kind: Alarm['kind'], { status, alarmType }: Point): RecordCategory {
  const category = status === SENSOR_STATUS.alarm ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault
  return categoryOf(kind, status === null ? null : category, alarmType)
}

/** Whether a frame has alarms, readable or not. */
export function carriesAlarms(wire: Record<string, unknown>): boolean {
  return ownValue(wire, ['alarms']) !== null
}

/** A message without alarms is no alarm, except for the two shapes that never have them: camera and fire door. */
export function looksLikeAlarm(wire: Record<string, unknown>): boolean {
  return carriesAlarms(wire) || ownValue(wire, ['alarmType', 'alarmStatus']) !== null
}

function kindOf({ channelId, hydrantId, fireHostId, loop, buildingId }: Device, isEnvelope: boolean): Alarm['kind'] {
  if (channelId === CHANNEL.hydrant || hydrantId !== null) return RECORD_KIND.hydrant
  if (channelId === CHANNEL.fireHost || fireHostId !== null || loop !== null) return RECORD_KIND.fireHost
  return buildingId !== null || isEnvelope ? RECORD_KIND.general : 'other'
}

const HANDLED = {
  kind: from('kind', required(codeOf(RECORD_KIND), 'no kind')),
  recordId: from(['id', 'recordId'], id),
  person: from('person', text),
  at: from('time', instant),
  ...STREAM,
}

/** `{ type: 'handled', kind, id, person, time }` (domain 5). */
export const handledFrame = shape(HANDLED)

/** A verdict that was raised to a real fire: by whom, from which verdict, and where the fire is (domain 28). */
export type RaisedVerdict = Decoded<typeof raisedFrame>

/** `{ type: 'handled', kind, id, person, time, raisedFrom }` with the place of the alarm: its verdict was raised to a real fire (domain 28). */
export const raisedFrame = shape({
  ...HANDLED,
  from: from('raisedFrom', required(codeOf(VERDICT), 'no verdict')),
  place: PLACE.buildingName,
  floor: PLACE.floor,
  position: DEVICE.position,
})

/** `{ type: 'earlyWarning', warning }`. What the warning says is read by the group `warnings`, which most pages do not load. */
export const warningFrame = shape({
  warning: from('warning', decoder((wire) => (isWireObject(wire) ? wire : new Refusal('no warning')))),
  ...STREAM,
})

/** `{ type: 'skipped', epoch, from, seq }`. */
export const skippedFrame = shape({
  epoch: from('epoch', id),
  from: from('from', required(nullableCount, 'no from')),
  seq: from('seq', required(nullableCount, 'no seq')),
})

/** `{ type: 'hello', epoch, seq, replayed }`. */
export const helloFrame = shape({
  epoch: from('epoch', id),
  seq: from('seq', required(nullableCount, 'no seq')),
  replayed: from(
    'replayed',
    mapped(flag, (replayed) => replayed ?? false),
  ),
})
