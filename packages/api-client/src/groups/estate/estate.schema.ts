import { mapped, readOf, type Decoded } from '../../decoding/decoder'
import { items } from '../../decoding/items'
import { id, isSent, lenient, sensorStatus, text } from '../../decoding/scalars'
import { from, isWireObject, ownValue, shape } from '../../decoding/shape'
import { texts } from '../../decoding/text-list'
import { tree } from '../../decoding/tree'
import type { GenericSchema } from '../../decoding/valibot'
import type { SensorStatus } from '../../codes/sensor-status'

/** A province, a city or a district with its code of GB/T 2260: the first two and the first four digits name those that contain it. */
export const region = shape({ code: from('code', id), name: from('name', id) })
/** Such a region. */
export type Region = Decoded<typeof region>

/** A node of the region tree: province, city, district, and buildings as leaves (GET deviceBuilding/select). Written by hand: it contains itself. */
export interface RegionNode {
  /** region code of 6 digits; of a leaf the building's id */
  code: string
  name: string
  /** of buildings: alarm, fault (with offline) or normal, null when it could not be read; null for regions */
  status: SensorStatus | null
  /** a leaf with a status, readable or not, or with an id that is no region code: a region may be a leaf when none of its buildings could be read */
  isBuilding: boolean
  children: RegionNode[]
}

const DEEPEST_REGION = 6
const REGION_CODE = /^\d{6}$/

const regionFields = shape({
  code: from(['code', 'id'], id),
  name: from('name', text),
  status: from('status', sensorStatus),
  hasStatus: from('status', isSent),
})

/** deviceBuilding/select: a tree; an unreadable node is dropped with its children. */
export const regionNode: GenericSchema<unknown, RegionNode> = tree({
  fields: regionFields,
  children: ['childList', 'children'],
  depth: DEEPEST_REGION,
  node: ({ code, name, status, hasStatus }, children): RegionNode => ({
    code, name: name ?? code, status, isBuilding: children.length === 0 && (hasStatus || !REGION_CODE.test(code)), children,
  }),
})

/** `{id:-1}` when there is no building (contract device 1). */
export const firstBuilding = mapped(shape({ id: from('id', id) }), ({ id: first }) => (first === '-1' ? null : first))

export const buildingNames = mapped(shape({ names: from(['bname', 'bName'], texts) }), ({ names }) => names)

export const hydrantNames = mapped(shape({ names: from(['hydrantrName', 'hydrantName'], texts) }), ({ names }) => names)

/** A measuring point that device types may have. */
export type MeasuringPointChoice = Decoded<typeof pointChoice>

const pointChoice = shape({
  id: from('id', id),
  code: from('codeName', text),
  label: from('measuringPoint', text),
  unit: from('dataUnit', text),
})

/** Channels are sent as names or as objects with a name. */
const channelNames = mapped(
  lenient((value) => (Array.isArray(value) ? value.map(nameOf) : value)),
  readOf(texts),
)

function nameOf(channel: unknown): unknown {
  return isWireObject(channel) ? (ownValue(channel, ['channelName', 'name']) ?? channel) : channel
}

const filterFields = {
  equipmentTypes: from('equipmentType', texts),
  manufacturers: from('manufacturer', texts),
  channels: from('channel', channelNames),
}

/** Values that occur, for filters (GET …/getSelected). */
export type NamesInUse = Decoded<typeof namesInUse>

export const namesInUse = shape(filterFields)

/** What the form of a device type chooses from (GET deviceSensorType/getSelected). */
export type DeviceTypeFilters = Decoded<typeof typeFilters>

export const typeFilters = shape({
  ...filterFields,
  /** every manufacturer, in use or not */
  allManufacturers: from('selectManufacturer', texts),
  /** every channel, in use or not */
  allChannels: from('selectChannel', channelNames),
  measuringPoints: from('measuringPoints', items(pointChoice)),
})
