import { coordinates } from '../../decoding/coordinates'
import { decoder, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { CLOCK_FAULT, DEVICE, PLACE } from '../../decoding/device-fields'
import { items, itemsOrNull, wholeListOrNull } from '../../decoding/items'
import { codeOf, count, flagOrOff, id, instant, isMissing, isSent, nullableCount, nullableId, number, required, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { GenericSchema } from '../../decoding/valibot'
import type { Instant } from '../../instant'
import { hostStates } from '../host-states.schema'
import { deviceCounts, floorRow, pointState, type DeviceCounts, type Floor } from '../../resources/for-groups'

/** The latest value of a measuring point. */
export type LivePoint = Decoded<typeof livePoint>

const livePoint = shape({
  code: from('codeName', id),
  name: from('measuringPoint', text),
  unit: from('dataUnit', text),
  /** null: never reported, or not readable */
  value: from('value', number),
  /** null: never reported */
  state: from('alarmStatus', pointState),
  /** what the alarm or fault is called, 正常 otherwise */
  type: from('type', text),
  /** bounds between which a value is normal; null = no bound, unless one was sent */
  min: from('normalMin', number),
  hasMin: from('normalMin', isSent),
  max: from('normalMax', number),
  hasMax: from('normalMax', isSent),
  at: from('date', instant),
})

/** A device, or a point of a fire host, with its latest values. */
export type LiveDevice = Decoded<typeof liveDevice>

export const liveDevice = shape({
  id: from('id', id),
  status: from('status', sensorStatus),
  clockFault: CLOCK_FAULT,
  ...DEVICE,
  ...PLACE,
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  buildingId: from('buildingId', nullableId),
  hydrantId: from('hydrantId', nullableId),
  hydrantName: from('hydrantName', text),
  /** of a fire host point: the last event text of its host */
  type: from('type', text),
  /** arrival of the last report; null: never, or unknown */
  at: from('date', instant),
  points: from('points', items(livePoint)),
})

const readDevices = readOf(itemsOrNull(liveDevice))

/** The worst devices of a place; null where the platform does not send them, which is not "no devices". */
const keyDevices: GenericSchema<unknown, LiveDevice[] | null> = decoder((value) => (isMissing(value) ? null : readDevices(value)))

/** What a place has under watch: its devices by status, those that are not enabled, and the worst devices. */
export interface Watched {
  counts: DeviceCounts
  /** null: the platform does not tell */
  notEnabled: number | null
  devices: LiveDevice[] | null
}

const readCounts = readOf(deviceCounts)
const readFurther = readOf(shape({ notEnabled: from('notEnabledCount', nullableCount), devices: from('keyDevices', keyDevices) }))

/** The facts of a place together with what it has under watch. */
function watchedPlace<T extends object>(facts: GenericSchema<unknown, T>): GenericSchema<unknown, T & Watched> {
  const readFacts = readOf(facts)
  return decoder((wire) => {
    const own = readFacts(wire)
    if (own instanceof Refusal) return own
    const counts = readCounts(wire)
    if (counts instanceof Refusal) return counts
    const further = readFurther(wire)
    return further instanceof Refusal ? further : { ...own, counts, ...further }
  })
}

/** A floor in trouble; `since` is when its first open fire began, null: it has none, or the platform does not tell. */
export interface FloorInTrouble extends Floor {
  since: Instant | null
}

const readFloor = readOf(floorRow)
const readSince = readOf(shape({ since: from('fireDate', instant) }))

const floorInTrouble: GenericSchema<unknown, FloorInTrouble> = decoder((wire) => {
  const floor = readFloor(wire)
  const began = readSince(wire)
  if (floor instanceof Refusal) return floor
  return began instanceof Refusal ? began : { ...floor, ...began }
})

/** Storeys of a building above the street and below it; null: not a building, or the platform does not tell. */
const STOREYS = { floors: from('upFloor', nullableCount), basements: from('underFloor', nullableCount) }

/** A building with its devices of a channel (GET …/getAllBuildingList). Unit, place, storeys and floors are those of our server (ADR 3). */
export type LiveBuilding = Decoded<typeof liveBuilding>

export const liveBuilding = watchedPlace(
  shape({
    id: from('id', id),
    name: from(['bName', 'bname'], text),
    address: from(['bAddress', 'baddress'], text),
    unitId: from('oid', nullableId),
    unitName: from(['oName', 'oname'], text),
    coordinates: from('gis', coordinates),
    ...STOREYS,
    /** the floors that are not calm, the highest first; null: unknown */
    floorsInTrouble: from('alarmFloors', wholeListOrNull(floorInTrouble)),
  }),
)

/** An outdoor hydrant with its sensors (GET live/hydrants). */
export type LiveHydrant = Decoded<typeof liveHydrant>

export const liveHydrant = watchedPlace(
  shape({
    id: from('id', id),
    name: from('hydrantName', text),
    address: from('positionDescription', text),
    area: from('area', text),
    /** 0 underground, 1 above ground, 2 telescopic */
    type: from('hydrantType', text),
    /** metres */
    radius: from('protectionRadius', number),
    unitId: from('oid', nullableId),
    unitName: from('oName', text),
    coordinates: from('gis', coordinates),
  }),
)

const eventType = shape({ type: from('type', text), count: from('count', count) })

/** A fire host with its points (GET live/fireHosts). */
export type LiveFireHost = Decoded<typeof liveFireHost>

export const liveFireHost = watchedPlace(
  shape({
    id: from('id', id),
    serverIp: from('serverIp', text),
    port: from('port', text),
    position: from('positionDescription', text),
    coordinates: from('gis', coordinates),
    /** arrival of the last report of the host; null: never */
    heardAt: from('heardDate', instant),
    /** since when the host is silent; null while it reports */
    silentAt: from('silentDate', instant),
    /** the last event texts of its points other than normal, with their number */
    types: from('types', items(eventType)),
    /** power, bus and mode as the host told them last */
    states: from('states', hostStates),
    /** a user has stopped it: its reports are refused; null for one that cannot be read */
    stopped: from('stopped', flagOrOff),
  }),
)

const PLACE_KIND = { building: 'building', hydrant: 'hydrant' } as const

/** A building or a hydrant with all its devices by status and its open records (GET live/places). */
export type PlaceState = Decoded<typeof placeState>

const readPlaceState = readOf(
  shape({
    kind: from('kind', required(codeOf(PLACE_KIND), 'kind')),
    id: from('id', id),
    name: from('name', text),
    unitId: from('oid', nullableId),
    unitName: from('oName', text),
    coordinates: from('gis', coordinates),
    /** the channel with its worst trouble */
    channelId: from('channelId', id),
    notEnabled: from('notEnabledCount', nullableCount),
    openFires: from('openFires', nullableCount),
    openFaults: from('openFaults', nullableCount),
    /** devices in alarm whose latest fire was judged a real fire; null: unknown */
    realFires: from('realFires', nullableCount),
    ...STOREYS,
  }),
)

export const placeState = decoder((wire) => {
  const facts = readPlaceState(wire)
  if (facts instanceof Refusal) return facts
  const counts = readCounts(wire)
  return counts instanceof Refusal ? counts : { ...facts, counts }
})
