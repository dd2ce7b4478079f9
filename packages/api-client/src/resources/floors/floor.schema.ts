import { decoder, readOf, Refusal } from '../../decoding/decoder'
import type { GenericSchema } from '../../decoding/valibot'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import { floorNumber, sensorStatus } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'
import type { Floor } from './floor'

const readFields = readOf(shape({ floor: from('floor', floorNumber), status: from(['status', 'type'], sensorStatus) }))

/**
 * getFloor: `{ floor }`, or the bare numbers of getFloorList.
 * getAlrmFloor: "1" any alarm, "0" any fault or offline; calm floors are left out.
 */
export const floorRow: GenericSchema<unknown, Floor> = decoder((row) => {
  const read = readFields(isWireObject(row) ? row : { floor: row })
  return read instanceof Refusal ? read : { floor: read.floor, status: floorState(read.status) }
})

function floorState(status: string | null): 'alarm' | 'fault' | null {
  if (status === SENSOR_STATUS.alarm) return 'alarm'
  return status === SENSOR_STATUS.fault || status === SENSOR_STATUS.offline ? 'fault' : null
}
