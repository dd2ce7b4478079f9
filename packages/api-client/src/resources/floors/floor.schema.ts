import { decoder, readOf, Refusal, type Decoded } from '../../decoding/decoder'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import { floorNumber, sensorStatus } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'

/** A floor of a building: 1…n, basements −1…−m, never 0 (domain 9). `status` is its worst state; null when there is none. */
export type Floor = Decoded<typeof floorRow>

const readFields = readOf(shape({ floor: from('floor', floorNumber), status: from(['status', 'type'], sensorStatus) }))

/**
 * getFloor: `{ floor }`, or the bare numbers of getFloorList.
 * getAlrmFloor: "1" any alarm, "0" any fault or offline; other floors are left out.
 */
export const floorRow = decoder((row) => {
  const read = readFields(isWireObject(row) ? row : { floor: row })
  return read instanceof Refusal ? read : { floor: read.floor, status: floorState(read.status) }
})

function floorState(status: string | null): 'alarm' | 'fault' | null {
  if (status === SENSOR_STATUS.alarm) return 'alarm'
  return status === SENSOR_STATUS.fault || status === SENSOR_STATUS.offline ? 'fault' : null
}
