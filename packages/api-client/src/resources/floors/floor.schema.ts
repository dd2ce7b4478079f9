import { decoder, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import { list, type Reader } from '../../decoding/readers'
import { flag, floorNumber, sensorStatus } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'

/** A floor of a building: 1…n, basements −1…−m, never 0 (domain 9). `status` is its worst state; null when there is none. */
export type Floor = Decoded<typeof floorRow>

const readFields = readOf(
  shape({
    floor: from('floor', floorNumber),
    status: from(['status', 'type'], sensorStatus),
    /** our server: whether devices that are offline are the only trouble of a floor with "0" */
    offlineOnly: from('offlineOnly', flag),
  }),
)

/**
 * getFloor: `{ floor }`, or the bare numbers of getFloorList.
 * getAlrmFloor: "1" any alarm, "0" any fault or offline; other floors are left out.
 */
const floorRow = decoder((row) => {
  const read = readFields(isWireObject(row) ? row : { floor: row })
  return read instanceof Refusal ? read : { floor: read.floor, status: floorState(read.status, read.offlineOnly) }
})

/** A list of floors. A floor that is sent twice is reported; the worse of its states counts. */
export const floorList: Reader<Floor[]> = (response) => {
  const floors = list(floorRow)(response)
  const numbers = new Set(floors.map(({ floor }) => floor))
  if (numbers.size < floors.length) response.report({ call: response.call, problem: 'rowRepeated', detail: 'floor' })
  return floors
}

/** The states of a floor with trouble, worst first. */
export const FLOOR_STATES = ['alarm', 'fault', 'faultOrOffline', 'offline'] as const
/** The worst state of a floor. A server that does not tell faults and offline devices apart leaves it open (domain 20). */
export type FloorState = (typeof FLOOR_STATES)[number]

function floorState(status: string | null, offlineOnly: boolean | null): FloorState | null {
  if (status === SENSOR_STATUS.alarm) return 'alarm'
  if (status === SENSOR_STATUS.offline) return 'offline'
  if (status !== SENSOR_STATUS.fault) return null
  if (offlineOnly === null) return 'faultOrOffline'
  return offlineOnly ? 'offline' : 'fault'
}

/** The worse of two states of a floor. */
export function worseState(a: FloorState | null, b: FloorState | null): FloorState | null {
  return FLOOR_STATES.find((state) => state === a || state === b) ?? null
}
