import { pipe, transform, type GenericSchema } from '../../decoding/valibot'
import { SENSOR_STATUS } from '../../codes/sensor-status'
import { floorNumber, lenient, sensorStatus } from '../../decoding/scalars'
import { from, isWireObject, shape } from '../../decoding/shape'
import type { Floor } from './floor'

const floorFields = shape({ floor: from('floor', floorNumber), status: from(['status', 'type'], sensorStatus) })

/**
 * getFloor: `{ floor }`, or the bare numbers of getFloorList.
 * getAlrmFloor: "1" any alarm, "0" any fault or offline; calm floors are left out.
 */
export const floorRow: GenericSchema<unknown, Floor> = pipe(
  lenient((row): unknown => (isWireObject(row) ? row : { floor: row })),
  floorFields,
  transform(({ floor, status }) => ({ floor, status: floorState(status) })),
)

function floorState(status: string | null): 'alarm' | 'fault' | null {
  if (status === SENSOR_STATUS.alarm) return 'alarm'
  return status === SENSOR_STATUS.fault || status === SENSOR_STATUS.offline ? 'fault' : null
}
