import { counts } from '../../decoding/counts'
import type { Decoded } from '../../decoding/decoder'
import { CLOCK_FAULT, DEVICE, PLACE } from '../../decoding/device-fields'
import { id, nullableId, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** A device in the list mode of the floor plan (spec 2 §2.1). Points of fire hosts have host, loop, address and series. */
export type SensorRow = Decoded<typeof sensorRow>

/** selectByFloorGetSensor of both controllers: a device or a point of a fire host. The status is a text, sometimes a code. */
export const sensorRow = shape({
  id: from('id', id),
  status: from('status', sensorStatus),
  clockFault: CLOCK_FAULT,
  ...DEVICE,
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  buildingName: PLACE.buildingName,
})

/** How many devices of a building or floor the plan does not show (GET getStatusCount). */
export type UnplacedCounts = Decoded<typeof unplacedCounts>

export const unplacedCounts = counts({
  notEnabled: 'notEnabledCount',
  unlabelled: 'unlabeledCount',
  allNotEnabled: 'allNotEnabledCount',
})
