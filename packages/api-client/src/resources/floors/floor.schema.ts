import type { ReadRows } from '../../rows'
import { decoder, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import { list, type Reader } from '../../decoding/readers'
import { flag, floorNumber, isSent, sensorStatus } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'

/** A floor of a building: 1…n, basements −1…−m, never 0 (domain 9). `status` is its worst state; null when there is none. */
export type Floor = Decoded<typeof floorRow>

const STATUS = ['status', 'type']

const readFields = readOf(
  shape({
    floor: from('floor', floorNumber),
    status: from(STATUS, sensorStatus),
    hasStatus: from(STATUS, isSent),
    /** our server: whether devices that are offline are the only trouble of a floor with "0" */
    offlineOnly: from('offlineOnly', flag),
  }),
)

/**
 * getFloor: `{ floor }`, or the bare numbers of getFloorList.
 * getAlrmFloor: "1" any alarm, "0" any fault or offline; other floors are left out. A status that cannot be read counts as
 * the worst one, so that a floor in alarm never looks normal (domain 25).
 */
export const floorRow = decoder((row) => {
  const read = readFields(isWireObject(row) ? row : { floor: row })
  return read instanceof Refusal ? read : { floor: read.floor, status: floorState(read) }
})

/** A list of floors. A floor that is sent twice is reported; the worse of its states counts. */
export const floorList: Reader<ReadRows<Floor>> = (response) => {
  const read = list(floorRow)(response)
  const numbers = new Set(read.rows.map(({ floor }) => floor))
  if (numbers.size < read.rows.length) response.report({ call: response.call, problem: 'rowRepeated', detail: 'floor' })
  return read
}

/** The states of a floor with trouble, worst first. */
export const FLOOR_STATES = ['alarm', 'fault', 'faultOrOffline', 'offline'] as const
/** The worst state of a floor. A server that does not tell faults and offline devices apart leaves it open (domain 20). */
export type FloorState = (typeof FLOOR_STATES)[number]

interface SentState {
  status: string | null
  hasStatus: boolean
  offlineOnly: boolean | null
}

function floorState({ status, hasStatus, offlineOnly }: SentState): FloorState | null {
  if (status === SENSOR_STATUS.alarm || (status === null && hasStatus)) return 'alarm'
  if (status === SENSOR_STATUS.offline) return 'offline'
  if (status !== SENSOR_STATUS.fault) return null
  if (offlineOnly === null) return 'faultOrOffline'
  return offlineOnly ? 'offline' : 'fault'
}

/** The worse of two states of a floor. */
export function worseState(a: FloorState | null, b: FloorState | null): FloorState | null {
  return FLOOR_STATES.find((state) => state === a || state === b) ?? null
}
