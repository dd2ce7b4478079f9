import { object, picklist, pipe, regex, string, trim, type InferOutput } from 'valibot'
import type { SensorStatus } from '../../codes/sensor-status'
import type { Decoded } from '../../decoding/decoder'
import { CLOCK_FAULT, DEVICE } from '../../decoding/device-fields'
import { countedItems, itemsOrNull } from '../../decoding/items'
import { flag, flagOrOff, id, instant, nullableId, number, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { ALL_STATUSES } from '../../resources/for-groups'
import type { EntityRow } from '../crud'
import { to, type FilterValues } from '../crud-wire'
import { optionalText, requiredText } from '../inputs'

export const row = {
  status: from('status', sensorStatus),
  sensorNumber: DEVICE.sensorNumber,
  equipmentType: DEVICE.equipmentType,
  manufacturer: from('manufacturer', text),
  model: from('model', text),
  channelId: from('channelId', nullableId),
  /** null: linked to no hydrant, and on servers that send only its name (ADR 3) */
  hydrantId: from('hydrantId', nullableId),
  hydrantName: from('hydrantName', text),
  /** volts, as last reported; null: never reported, or not told (ADR 3) */
  battery: from('battery', number),
  batteryLow: from('batteryLow', flag),
  /** dBm, as last reported; null: never reported, or not told (ADR 3) */
  signal: from('signal', number),
  /** of the newest installation report since it was linked to its hydrant (ADR 3) */
  installedBy: from('installPerson', text),
  /** yyyy-MM-dd */
  installedOn: from('installDate', text),
  /** null without a report */
  installedNormal: from('installResult', flag),
  stopped: from('stopped', flagOrOff),
  stopReason: from('stopReason', text),
  /** arrival of the last report that was refused because the sensor is stopped or linked to nothing */
  refusedAt: from('refusedTime', instant),
  clockFault: CLOCK_FAULT,
  lastReportAt: from('lastReportTime', instant),
  updatedAt: from('updTime', instant),
}

/** A sensor of a hydrant (GET deviceSensor/pageOutdoorList, contract device 2.1). */
export type OutdoorSensor = EntityRow<typeof row>

/** What a user may write of a sensor: the number is unique over all tenants, the three names are those of one type (contract device 2.4). */
export const outdoorSensorInput = object({
  sensorNumber: pipe(string(), trim(), regex(/^[0-9a-z:]{1,16}$/i)),
  manufacturer: requiredText(255),
  equipmentType: requiredText(255),
  model: requiredText(255),
  hydrantId: requiredText(20),
})

/** A new or changed sensor of a hydrant. */
export type OutdoorSensorInput = InferOutput<typeof outdoorSensorInput>

/** The type of a sensor is sent as one field, as the JSON text of its three names. */
export const joined = { entity: ['manufacturer', 'equipmentType', 'model'] }

export const filters = {
  regionCode: 'code',
  channelId: 'channelId',
  status: to<SensorStatus | typeof ALL_STATUSES>('status'),
  sensorNumber: 'sensorNo',
  manufacturer: 'manufacturer',
  equipmentType: 'equipmentType',
  model: 'model',
  /** applied by our server only (ADR 3) */
  hydrantId: 'hydrantId',
  linked: to<boolean>('linked'),
}

/** `sensorNumber` contains, the others are exact. */
export type OutdoorSensorFilters = FilterValues<typeof filters>

/** What a person reports of an installation; the server adds the place and the first data. */
export const installationInput = object({
  person: requiredText(50),
  installedOn: pipe(string(), trim(), regex(/^\d{4}-\d{2}-\d{2}$/)),
  result: picklist(['1', '0']),
  remark: optionalText(200),
})

/** A report of an installation. */
export type InstallationInput = InferOutput<typeof installationInput>

const firstValue = shape({ code: from('codeName', text), name: from('measuringPoint', text), unit: from('dataUnit', text), value: from('value', number) })

/** The first data of a sensor from its place, as it reported them; without a time none has come. A list that cannot be read is null. */
const FIRST = { firstAt: from('firstTime', instant), firstData: from('firstData', itemsOrNull(firstValue)) }

/** Who installed and tested a sensor, and what was found; the place is as it was then. */
export type InstallationReport = Decoded<typeof report>

const report = shape({
  id: from('id', id),
  unitName: from('oName', text),
  sensorNumber: from('sensorNo', text),
  hydrantName: from('pointName', text),
  address: from('positionDescription', text),
  person: from('installPerson', text),
  installedOn: from('installDate', text),
  normal: from('result', flag),
  remark: from('remark', text),
  at: from('time', instant),
  by: from('reportPerson', text),
  ...FIRST,
})

/** The first data of a sensor since it was linked, and the reports of its installations, the newest first (GET deviceSensor/installation, our server; ADR 3). */
export type Installation = Decoded<typeof installation>

export const installation = shape({ ...FIRST, reports: from('reports', countedItems(report)) })
