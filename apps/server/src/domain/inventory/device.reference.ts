import { devices } from '../../db/schema'
import type { Referred } from '../../http/resource/definition'
import { DEVICE } from './change-devices'

/** Devices as the rows of resources name them; their calls are not those of a resource. */
export const deviceReference: Referred = {
  name: DEVICE,
  table: devices,
  shared: false,
  row: ({ id, number }) => ({ id, sensorNo: number }),
}
