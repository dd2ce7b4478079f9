import { intersect, pipe, rawTransform, safeParse, transform, unknown, type GenericSchema } from '../../decoding/valibot'
import { DEVICE, FIRE_HOST_POINT, PLACE } from '../../decoding/device-fields'
import { items, readItems } from '../../decoding/items'
import {
  floorNumber,
  id,
  lenient,
  marked,
  nullableCount,
  nullableId,
  readNumber,
  readText,
  sensorStatus,
  text,
} from '../../decoding/scalars'
import { from, isWireObject, ownValue, shape } from '../../decoding/shape'
import { texts } from '../../decoding/text-list'
import { coordinates, readCoordinates } from '../../resources/hydrants/coordinates'
import type { Coordinates } from '../../resources/hydrants/hydrant'
import type {
  BuildingMarker,
  BuildingSummary,
  DeviceFilters,
  DeviceTypeFilters,
  FireHost,
  FireHostPoint,
  FireHostPointForm,
  ListedSensor,
  MeasuringPointChoice,
  RegionNode,
} from './estate'

/** A sum over nothing is null, or left out. */
const countOrZero = pipe(
  nullableCount,
  transform((sum) => sum ?? 0),
)

const DEEPEST_REGION = 6
const regionFields = shape({
  code: from(['code', 'id'], id),
  name: from('name', text),
  status: from('status', sensorStatus),
})

/** deviceBuilding/select: a tree; what cannot be read is left out with what hangs below it. */
export const regionNode: GenericSchema<unknown, RegionNode> = nodeAt(0)

function nodeAt(depth: number): GenericSchema<unknown, RegionNode> {
  return pipe(
    unknown(),
    rawTransform(({ dataset, addIssue, NEVER }) => {
      const read = safeParse(regionFields, dataset.value)
      if (!read.success) {
        addIssue({ message: read.issues[0].message })
        return NEVER
      }
      const children = isWireObject(dataset.value) ? ownValue(dataset.value, ['childList', 'children']) : null
      return {
        ...read.output,
        name: read.output.name ?? read.output.code,
        children: depth < DEEPEST_REGION ? readItems(nodeAt(depth + 1), children) : [],
      }
    }),
  )
}

/** `{id:-1}` when there is no building (contract device 1). */
export const firstBuilding = pipe(
  shape({ id: from('id', id) }),
  transform(({ id: first }) => (first === '-1' ? null : first)),
)

export const buildingNames = pipe(
  shape({ names: from(['bname', 'bName'], texts) }),
  transform(({ names }) => names),
)

export const hydrantNames = pipe(
  shape({ names: from(['hydrantrName', 'hydrantName'], texts) }),
  transform(({ names }) => names),
)

/** A measuring point that types of devices may have. */
const pointChoice: GenericSchema<unknown, MeasuringPointChoice> = shape({
  id: from('id', id),
  code: from('codeName', text),
  label: from('measuringPoint', text),
  unit: from('dataUnit', text),
})

/** Channels come as names or as objects with one. */
const channelNames = pipe(
  lenient((value): unknown =>
    Array.isArray(value)
      ? value.map((one: unknown) => (isWireObject(one) ? ownValue(one, ['channelName', 'name']) : one))
      : value,
  ),
  texts,
)

export const deviceFilters: GenericSchema<unknown, DeviceFilters> = shape({
  equipmentTypes: from('equipmentType', texts),
  manufacturers: from('manufacturer', texts),
  channels: from('channel', channelNames),
})

/** deviceSensorType/getSelected: what is in use, and what there is to choose from. */
export const typeFilters: GenericSchema<unknown, DeviceTypeFilters> = intersect([
  deviceFilters,
  shape({
    allManufacturers: from('selectManufacturer', texts),
    allChannels: from('selectChannel', channelNames),
    measuringPoints: from('measuringPoints', items(pointChoice)),
  }),
])

export const listedSensor: GenericSchema<unknown, ListedSensor> = shape({
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

export const fireHost: GenericSchema<unknown, FireHost> = shape({
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

export const fireHostPoint: GenericSchema<unknown, FireHostPoint> = shape({
  ...pointFields,
  marked: from('positionSign', marked),
})

/** The row itself: positionSign is the mark, `"x,y"`. */
const storedPoint: GenericSchema<unknown, FireHostPoint> = shape({
  ...pointFields,
  marked: from(
    'positionSign',
    lenient((mark) => readText(mark) !== null),
  ),
})

export const fireHostPointForm: GenericSchema<unknown, FireHostPointForm> = pipe(
  shape({
    points: from('deviceFireMainSensor', pipe(lenient(asList), items(storedPoint))),
    floors: from('floor', items(floorNumber)),
  }),
  transform(({ points, floors }) => ({ point: points[0] ?? null, floors })),
)

function asList(value: unknown): unknown {
  return isWireObject(value) ? [value] : []
}

/** `gisx`, `gisy` are the halves of `lng,lat`. */
export const buildingMarker: GenericSchema<unknown, BuildingMarker> = pipe(
  shape({
    id: from('id', id),
    name: from('name', text),
    x: from('gisx', text),
    y: from('gisy', text),
    status: from('status', sensorStatus),
  }),
  transform(({ x, y, ...marker }) => ({ ...marker, coordinates: readCoordinates(`${x ?? ''},${y ?? ''}`) })),
)

export const buildingSummary: GenericSchema<unknown, BuildingSummary> = shape({
  id: from('id', id),
  name: from(['bName', 'bname'], text),
  address: from(['bAddress', 'baddress'], text),
  responsiblePerson: from('safeDutyName', text),
  phone: from('safeDutyPhone', text),
  faults: from('faultCount', countOrZero),
  alarms: from('callCount', countOrZero),
  normal: from('normalCount', countOrZero),
})

export function writeCoordinates(place: Coordinates | null | undefined): string | undefined {
  if (place === undefined) return undefined
  return place === null ? '' : `${place.longitude},${place.latitude}`
}

/** Ids travel as numbers where they are numbers. */
export function wireId(value: string): number | string {
  return /^\d{1,15}$/.test(readText(value) ?? '') ? readNumber(value) ?? value : value
}
