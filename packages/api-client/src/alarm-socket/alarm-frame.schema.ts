import { RECORD_CATEGORY, type RecordCategory } from '../codes/record-category'
import { RECORD_KIND, type RecordKind } from '../codes/record-kind'
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
import { DEVICE, FIRE_HOST_POINT, PLACE } from '../decoding/device-fields'
import { itemsOrNull } from '../decoding/items'
import { reportUnreadable } from '../decoding/reporting'
import { from, isWireObject, ownValue, shape } from '../decoding/shape'

/** One measuring point of a pushed alarm. */
export type AlarmPoint = Decoded<typeof alarmPoint>

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
  type: from('alarmType', text),
  code: from('alarmCode', text),
  label: from('measuringPoint', text),
  value: from('alarmValue', number),
  unit: from('dataUnit', text),
})

/** Every spelling of every shape of a push (contract admin 6.3, device 14.2) and the additional fields of our server. */
const pushFields = shape({
  kind: from('kind', codeOf(RECORD_KIND)),
  recordIds: from('recordIds', itemsOrNull(id)),
  /** additional fields of our server: identity of the push, its place in the tenant's stream, the stream's name */
  id: from('id', nullableId),
  seq: from('seq', nullableCount),
  epoch: from('epoch', text),
  /** how often the open record was reported again (our server); null when this push raised it, or on other servers */
  repeat: from('repeat', nullableCount),
  /** building, hydrant or device name, whichever the shape has */
  place: from(['bname', 'bName', 'hydrantName', 'deviceName'], text),
  buildingId: from(['buildingId', 'buildId'], nullableId),
  hydrantId: from(['hydrantId', 'fireCockId'], nullableId),
  channelId: from('channelId', nullableId),
  floor: PLACE.floor,
  position: DEVICE.position,
  equipmentType: from(['equipmentType', 'series'], text),
  /** the device's id; null on servers that do not send it */
  sensorId: from(['sensorid', 'sensorId'], nullableId),
  sensorNumber: from(['deviceid', 'sensorNo', 'deviceSerial'], text),
  fireHostId: FIRE_HOST_POINT.fireHostId,
  loop: FIRE_HOST_POINT.loop,
  address: FIRE_HOST_POINT.address,
  raisedAt: from(['alarmdate', 'alarmDate', 'alarmTime'], instant),
  points: from('alarms', itemsOrNull(alarmPoint)),
})

type PushFields = Decoded<typeof pushFields>

/** A pushed alarm of any shape (contract admin 6.3), in one form. What a shape does not have is null. */
export interface AlarmPush extends Omit<PushFields, 'kind' | 'recordIds' | 'points'> {
  /** the kind of its records; 'other' for cameras and doors, which have none */
  kind: RecordKind | 'other'
  category: RecordCategory
  /** ids of its records; empty on servers that do not send them */
  recordIds: string[]
  /** empty when none could be read */
  points: AlarmPoint[]
}

const readPush = readOf(pushFields)
const readPoint = readOf(alarmPoint)

/**
 * The envelope shapes (building, hydrant, fire host, camera) and the bare point of a fire door. No single field is required:
 * an alarm of which only a part can be read is still an alarm. Only a frame that names nothing at all is none.
 */
export const alarmPush = decoder((wire): AlarmPush | Refusal => {
  const push = readPush(wire)
  if (push instanceof Refusal || !isWireObject(wire) || !looksLikeAlarm(wire)) return new Refusal('no alarm')
  const isEnvelope = carriesAlarms(wire)
  const points = isEnvelope ? push.points ?? [] : barePoint(wire)
  return namesSomething(push, points) ? completed(push, kindOf(push, isEnvelope), points) : new Refusal('no alarm')
})

/** A place, a device, or what a point has. Garbage must not sound as a fire at an unknown place. */
function namesSomething(push: PushFields, points: readonly AlarmPoint[]): boolean {
  const { place, buildingId, hydrantId, sensorNumber, fireHostId } = push
  return [place, buildingId, hydrantId, sensorNumber, fireHostId, ...points.map(({ status, type }) => status ?? type)].some(Boolean)
}

/** Sets the fields that follow from others, in place: a copy costs as much as reading the push, a thousand times a second in a storm. */
function completed(read: PushFields, kind: AlarmPush['kind'], points: AlarmPoint[]): AlarmPush {
  const push = read as AlarmPush
  push.points = points
  push.recordIds = read.recordIds ?? []
  push.kind = kind
  push.category = categoryOfPush(kind, points)
  return push
}

/** Whether a frame has alarms, readable or not. */
export function carriesAlarms(wire: Record<string, unknown>): boolean {
  return ownValue(wire, ['alarms']) !== null
}

/** A message without alarms is no alarm, except for the two shapes that never have them: camera and fire door. */
export function looksLikeAlarm(wire: Record<string, unknown>): boolean {
  return carriesAlarms(wire) || ownValue(wire, ['alarmType', 'alarmStatus']) !== null
}

function barePoint(wire: Record<string, unknown>): AlarmPoint[] {
  const point = readPoint(wire)
  return point instanceof Refusal ? [] : [point]
}

function kindOf(push: PushFields, isEnvelope: boolean): RecordKind | 'other' {
  if (push.kind !== null) return push.kind
  if (push.channelId === CHANNEL.hydrant || push.hydrantId !== null) return RECORD_KIND.hydrant
  if (push.channelId === CHANNEL.fireHost || push.fireHostId !== null || push.loop !== null) return RECORD_KIND.fireHost
  return push.buildingId !== null || isEnvelope ? RECORD_KIND.general : 'other'
}

/** Fire when one of its points is. A camera or door without a status pushes only what is abnormal. */
function categoryOfPush(kind: AlarmPush['kind'], points: readonly AlarmPoint[]): AlarmPush['category'] {
  const categories = points.length > 0 ? points.map((point) => categoryOfPoint(kind, point)) : [categoryOf(kind, NOT_SENT)]
  return categories.includes(RECORD_CATEGORY.fire) ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault
}

const NOT_SENT = { category: null, hasCategory: false, alarmType: null }

function categoryOfPoint(kind: AlarmPush['kind'], { status, type }: AlarmPoint): RecordCategory {
  const category = status === null ? null : status === SENSOR_STATUS.alarm ? RECORD_CATEGORY.fire : RECORD_CATEGORY.fault
  return categoryOf(kind, { category, hasCategory: category !== null, alarmType: type })
}

const HANDLED = {
  kind: from('kind', required(codeOf(RECORD_KIND), 'no kind')),
  recordId: from(['id', 'recordId'], id),
  person: from('person', text),
  at: from('time', instant),
  seq: from('seq', nullableCount),
  epoch: from('epoch', text),
}

/** `{ type: 'handled', kind, id, person, time }` (domain 5). */
export const handledFrame = shape(HANDLED)

/** A verdict that was raised to a real fire: by whom, from which verdict, and where the fire is (domain 28). */
export type RaisedVerdict = Decoded<typeof raisedFrame>

/** The same with `raisedFrom` and the place. */
export const raisedFrame = shape({
  ...HANDLED,
  from: from('raisedFrom', required(codeOf(VERDICT), 'no verdict')),
  place: from(['bname', 'bName'], text),
  floor: PLACE.floor,
  position: DEVICE.position,
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
