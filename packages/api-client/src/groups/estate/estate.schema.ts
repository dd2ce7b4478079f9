import { coordinates, readCoordinates } from '../../decoding/coordinates'
import { decoder, mapped, readOf, type Decoded } from '../../decoding/decoder'
import { DEVICE, FIRE_HOST_POINT, PLACE } from '../../decoding/device-fields'
import { items } from '../../decoding/items'
import {
  countOrZero,
  floorNumber,
  id,
  lenient,
  marked,
  nullableId,
  readText,
  sensorStatus,
  text,
} from '../../decoding/scalars'
import { reportUnreadable } from '../../decoding/reporting'
import { from, isWireObject, ownValue, shape } from '../../decoding/shape'
import { texts } from '../../decoding/text-list'
import { tree } from '../../decoding/tree'
import type { GenericSchema } from '../../decoding/valibot'
import type { SensorStatus } from '../../codes/sensor-status'

/** A node of the region tree: province, city, district, and buildings as leaves (GET deviceBuilding/select). Written by hand: it contains itself. */
export interface RegionNode {
  /** region code of 6 digits; of a leaf the building's id */
  code: string
  name: string
  /** of buildings: alarm, fault (with offline) or normal; null for regions */
  status: SensorStatus | null
  children: RegionNode[]
}

const DEEPEST_REGION = 6

const regionFields = shape({
  code: from(['code', 'id'], id),
  name: from('name', text),
  status: from('status', sensorStatus),
})

/** deviceBuilding/select: a tree; an unreadable node is dropped with its children. */
export const regionNode: GenericSchema<unknown, RegionNode> = tree({
  fields: regionFields,
  children: ['childList', 'children'],
  depth: DEEPEST_REGION,
  node: (region, children): RegionNode => ({ ...region, name: region.name ?? region.code, children }),
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
export type DeviceFilters = Decoded<typeof deviceFilters>

export const deviceFilters = shape(filterFields)

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

/** A device in the list of all devices (GET deviceSensor/pageList). */
export type ListedSensor = Decoded<typeof listedSensor>

export const listedSensor = shape({
  id: from('id', id),
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
  marked: from('positionSign', marked),
})

/** A fire host (GET deviceFireMain/get, pageList). */
export type FireHost = Decoded<typeof fireHost>

export const fireHost = shape({
  id: from('id', id),
  serverIp: from('serverIp', text),
  port: from('port', text),
  coordinates: from('gis', coordinates),
  position: from('positionDescription', text),
})

const pointFields = {
  id: from('id', id),
  status: from('status', sensorStatus),
  ...FIRE_HOST_POINT,
  position: DEVICE.position,
  buildingId: from('buildingId', nullableId),
  ...PLACE,
}

/** A point of a fire host in the list of all points (GET deviceFireMainSensor/pageList). */
export type FireHostPoint = Decoded<typeof fireHostPoint>

export const fireHostPoint = shape({
  ...pointFields,
  marked: from('positionSign', marked),
})

/** The stored row: positionSign is the mark itself, `"x,y"`. */
const storedPoint: GenericSchema<unknown, FireHostPoint> = shape({
  ...pointFields,
  marked: from(
    'positionSign',
    lenient((mark) => readText(mark) !== null),
  ),
})

const readStoredPoints = readOf(items(storedPoint))

/** The form of a point: the point, if it exists, and the floors to choose from (GET selectType). */
export type FireHostPointForm = Decoded<typeof fireHostPointForm>

export const fireHostPointForm = mapped(
  shape({
    points: from(
      'deviceFireMainSensor',
      decoder((point) => readStoredPoints(isWireObject(point) ? [point] : [])),
    ),
    floors: from('floor', items(floorNumber)),
  }),
  ({ points, floors }) => ({ point: points[0] ?? null, floors }),
)

/** A building as a marker on the map (GET …/getStatusByBuild). */
export type BuildingMarker = Decoded<typeof buildingMarker>

/** `gisx`, `gisy` are the halves of `lng,lat`. */
export const buildingMarker = mapped(
  shape({
    id: from('id', id),
    name: from('name', text),
    x: from('gisx', text),
    y: from('gisy', text),
    status: from('status', sensorStatus),
  }),
  ({ x, y, ...marker }) => {
    const place = readCoordinates(`${x ?? ''},${y ?? ''}`)
    if (place === null && (x !== null || y !== null)) reportUnreadable('gisx|gisy')
    return { ...marker, coordinates: place }
  },
)

/** A building with its counts (GET …/getAllBuildingList); a count that cannot be read is null. */
export type BuildingSummary = Decoded<typeof buildingSummary>

export const buildingSummary = shape({
  id: from('id', id),
  name: from(['bName', 'bname'], text),
  address: from(['bAddress', 'baddress'], text),
  responsiblePerson: from('safeDutyName', text),
  phone: from('safeDutyPhone', text),
  /** with the offline devices */
  faults: from('faultCount', countOrZero),
  alarms: from('callCount', countOrZero),
  normal: from('normalCount', countOrZero),
})
