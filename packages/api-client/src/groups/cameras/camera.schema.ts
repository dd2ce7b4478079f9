import { check, maxLength, nullable, object, optional, pipe, regex, string, toLowerCase, trim, type InferOutput } from 'valibot'
import { SENSOR_STATUS, type SensorStatus } from '../../codes/sensor-status'
import { codeOf, flag, id, instant, nullableFloor, nullableId, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { mapped, type Decoded } from '../../decoding/decoder'
import type { EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { floorInput, MARK } from '../plan-mark.schema'

/** Whether a camera is online, in alarm, or offline; null on the deployed platform. */
const status = from('status', codeOf(SENSOR_STATUS))

export const cameraRow = {
  name: from('deviceName', text),
  /** unique over the system; on the deployed platform `serial:channel` */
  number: from('sensorNo', text),
  /** null: in none, or on the deployed platform, which has its name only */
  groupId: from('groupId', nullableId),
  groupName: from('groupName', text),
  manufacturer: from('manufacturer', text),
  model: from('model', text),
  status,
  /** since when it has this status */
  statusAt: from('statusTime', instant),
  /** where its stream is; never with a user or a password */
  address: from('videoLiveAddress', text),
  /** null on the deployed platform, as are the floor and all from `position` on */
  buildingId: from('buildingId', nullableId),
  buildingName: from('bName', text),
  floor: from('floor', nullableFloor),
  position: from('positionDescription', text),
  ...MARK,
  /** numbers of the devices that it sees, separated by commas */
  linkedNumbers: from('linkedSensorNos', text),
  /** where its control service (ONVIF) is; null: it cannot be turned from here (our server, ADR 74) */
  controlAddress: from('controlAddress', text),
  controlAccount: from('controlAccount', text),
  /** whether a password for it is stored; the password itself is never told */
  controlPassword: from('hasControlPassword', mapped(flag, (has) => (has === null ? null : has ? ('stored' as const) : ('missing' as const)))),
  /** when it last reported */
  reportedAt: from('lastReportTime', instant),
}

/** A camera (contract device 21). */
export type Camera = EntityRow<typeof cameraRow>

/** Whether an address has a user or a password in it, which must not reach browsers and logs. */
const hasSecret = (address: string) => URL.canParse(address) && (new URL(address).username !== '' || new URL(address).password !== '')

/** http or https without account, as addresses reach browsers and logs. */
const isControlAddress = (address: string) => address === '' || (/^https?:/i.test(address) && URL.canParse(address) && !hasSecret(address) && new URL(address).search === '' && new URL(address).hash === '')

/** What a user may write of a camera. */
export const cameraInput = object({
  name: requiredText(50),
  number: pipe(string(), trim(), toLowerCase(), regex(/^[0-9a-z:-]{1,40}$/)),
  groupId: optionalText(20),
  manufacturer: optionalText(50),
  model: optionalText(50),
  address: optional(nullable(pipe(string(), trim(), check((address) => !hasSecret(address))))),
  buildingId: requiredText(20),
  floor: floorInput,
  position: optionalText(100),
  linkedNumbers: optionalText(500),
  controlAddress: optional(nullable(pipe(string(), trim(), maxLength(200), check(isControlAddress)))),
  controlAccount: optionalText(64),
})

/** A new or changed camera. */
export type CameraInput = InferOutput<typeof cameraInput>

export const cameraFilters = {
  name: 'deviceName', number: 'sensorNo', groupId: 'groupId', manufacturer: 'manufacturer', status: to<SensorStatus>('status'), buildingIds: to<readonly string[]>('ids'), buildingId: 'buildingId', floor: to<number>('floorId'), marked: to<boolean>('isMark'),
}

/** Texts contain, the others are exact. */
export type CameraFilters = FilterValues<typeof cameraFilters>

/** How a browser plays a stream. */
export const STREAM_KIND = { hls: 'hls', flv: 'flv', mp4: 'mp4', whep: 'whep' } as const
export type StreamKind = (typeof STREAM_KIND)[keyof typeof STREAM_KIND]

/** Where a browser plays a camera. */
export const monitorAddress = shape({
  /** null: no browser can play it, and `reason` says why */
  url: from('monitorUrl', text),
  /** the same as one endless MP4; null where there is none */
  mp4Url: from('mp4Url', text),
  /** null on the deployed platform: by the ending of the address */
  kind: from('kind', codeOf(STREAM_KIND)),
  reason: from('reason', text),
})
export type MonitorAddress = Decoded<typeof monitorAddress>

/** A camera near a device. */
export const nearCamera = shape({
  id: from('id', id), name: from('deviceName', text), number: from('sensorNo', text), floor: from('floor', nullableFloor), position: from('positionDescription', text), buildingName: from('bName', text),
  status, statusAt: from('statusTime', instant),
  /** names the device itself */
  linked: from('isLinked', flag),
})
export type NearCamera = Decoded<typeof nearCamera>
