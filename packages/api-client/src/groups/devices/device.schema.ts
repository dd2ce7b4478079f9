import { maxLength, minLength, object, pipe, regex, string, trim, type InferOutput } from 'valibot'
import type { SensorStatus } from '../../codes/sensor-status'
import { mapped, type Decoded } from '../../decoding/decoder'
import { CLOCK_FAULT, DEVICE, PLACE } from '../../decoding/device-fields'
import { items } from '../../decoding/items'
import { codeOf, flagOrOff, instant, nullableId, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { ALL_STATUSES } from '../../resources/for-groups'
import type { EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'
import { floorInput, MARK } from '../plan-mark.schema'

export { markInput, type PlanPoint } from '../plan-mark.schema'

export const row = {
  status: from('status', sensorStatus),
  sensorNumber: DEVICE.sensorNumber,
  equipmentType: DEVICE.equipmentType,
  position: DEVICE.position,
  manufacturer: from('manufacturer', text),
  model: from('model', text),
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  buildingId: from('buildingId', nullableId),
  ...PLACE,
  ...MARK,
  /** a user has stopped it: its reports are refused; null for one that cannot be read; always false on servers that cannot stop devices (ADR 3) */
  stopped: from('stopped', flagOrOff),
  stopReason: from('stopReason', text),
  /** arrival of the last report that was refused because the device is stopped */
  refusedAt: from('refusedTime', instant),
  clockFault: CLOCK_FAULT,
  lastReportAt: from('lastReportTime', instant),
  updatedAt: from('updTime', instant),
}

/** A device in the list of all devices of buildings (GET deviceSensor/pageList, contract device 2.1). */
export type ManagedDevice = EntityRow<typeof row>

const ACT = { delete: 'delete', add: 'add', import: 'import', update: 'update', stop: 'stop', start: 'start', link: 'link', move: 'move', unlink: 'unlink', report: 'report' } as const

/** A change of a device by a user, from the audit log (GET deviceSensor/changes, our server; ADR 3). */
export type DeviceChange = Decoded<typeof deviceChange>

const fieldNames = new Map(Object.entries(row).flatMap(([name, { names }]) => names.map((wireName) => [wireName, name])))

export const deviceChange = shape({
  /** null for one that this version of the client does not know */
  act: from('act', codeOf(ACT)),
  /** username and name */
  person: from('person', text),
  at: from('time', instant),
  /** why, where the user had to say it: of a deletion; null otherwise */
  reason: from('reason', text),
  /** what differs, by the names of the row */
  fields: from('fields', items(shape({
    name: from('field', mapped(text, (field) => fieldNames.get(field ?? '') ?? field)),
    before: from('before', text),
    after: from('after', text),
  }))),
})

/** letters, digits and colon (contract device 2.4) */
const sensorNumber = pipe(string(), trim(), minLength(1), maxLength(16), regex(/^[0-9a-z:]+$/i))

/** What a user may write of a device: the number is unique over all tenants, the three names are those of one device type (contract device 2.4). */
export const deviceInput = object({
  sensorNumber,
  manufacturer: requiredText(255),
  equipmentType: requiredText(255),
  model: requiredText(255),
  buildingId: requiredText(20),
  floor: floorInput,
  position: optionalText(100),
})
export type DeviceInput = InferOutput<typeof deviceInput>

/** Why a device is stopped. */
export const stopInput = object({ reason: requiredText(100) })

/** Why a device is deleted. */
export const removalInput = object({ removalReason: requiredText(100) })

/** The type of a device is sent as one field, as the JSON text of its three names. */
export const joined = { entity: ['manufacturer', 'equipmentType', 'model'] }

export const filters = {
  channelId: 'channelId',
  /** buildings by id, else by region; all without both */
  buildingIds: to<readonly string[]>('ids'),
  regionCode: 'code',
  floor: to<number>('floorId'),
  status: to<SensorStatus | typeof ALL_STATUSES>('status'),
  sensorNumber: 'sensorNo',
  manufacturer: 'manufacturer',
  equipmentType: 'equipmentType',
  model: 'model',
  position: 'positionDescription',
  marked: to<boolean>('positionSign'),
  /** applied by our server only (ADR 3) */
  stopped: to<boolean>('stopped'),
}

/** `sensorNumber` contains, the others are exact. */
export type DeviceFilters = FilterValues<typeof filters>
