import { object, type InferOutput } from 'valibot'
import type { SensorStatus } from '../../codes/sensor-status'
import { mapped, type Decoded } from '../../decoding/decoder'
import { DEVICE, FIRE_HOST_POINT, PLACE } from '../../decoding/device-fields'
import { flag, id, instant, nullableCount, nullableId, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { ALL_STATUSES } from '../../resources/for-groups'
import type { EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { floorInput, MARK } from '../plan-mark.schema'

export const row = {
  status: from('status', sensorStatus),
  ...FIRE_HOST_POINT,
  /** the host's name, address and port; null on servers that send only its id (ADR 3) */
  hostName: from('hostName', text),
  hostIp: from('serverIp', text),
  hostPort: from('port', text),
  position: DEVICE.position,
  buildingId: from('buildingId', nullableId),
  ...PLACE,
  ...MARK,
  lastReportAt: from('lastReportTime', instant),
  updatedAt: from('updTime', instant),
}

/** A point of a fire host (GET deviceFireMainSensor/pageList, contract device 3). */
export type FireHostPoint = EntityRow<typeof row>

/** What a user may write of a point: loop and address are unique for each host (contract device 3). */
export const pointInput = object({
  fireHostId: requiredText(20),
  loop: requiredText(10),
  address: requiredText(10),
  series: requiredText(50),
  buildingId: requiredText(20),
  floor: floorInput,
  position: optionalText(100),
})

/** Where several points are put at once: their marks on another floor are taken away (contract device 3). */
export const floorOfPointInput = object({ buildingId: requiredText(20), floor: floorInput })

/** A new or changed point of a fire host. */
export type FireHostPointInput = InferOutput<typeof pointInput>

export const filters = {
  /** buildings by id, else by region; all without both */
  buildingIds: to<readonly string[]>('ids'),
  regionCode: 'code',
  floor: to<number>('floorId'),
  fireHostId: 'fireMainId',
  status: to<SensorStatus | typeof ALL_STATUSES>('status'),
  series: 'series',
  loop: 'sensorLoop',
  address: 'address',
  position: 'positionDescription',
  marked: to<boolean>('positionSign'),
}

/** Each filter is exact. */
export type FireHostPointFilters = FilterValues<typeof filters>

/** An address of a host without a point. */
export type UnmatchedAddress = Decoded<typeof unmatchedAddress>

export const unmatchedAddress = shape({
  id: from('id', id),
  ...FIRE_HOST_POINT,
  /** the last event text of the host */
  alarmType: from('alrmType', text),
  /** whether one of its reports was an alarm */
  hasAlarm: from('hasAlarm', mapped(flag, (hasAlarm) => hasAlarm === true)),
  reports: from('reports', nullableCount),
  firstAt: from('firstTime', instant),
  lastAt: from('lastTime', instant),
})
