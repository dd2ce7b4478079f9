import type { GenericSchema } from '../../decoding/valibot'
import { counts } from '../../decoding/counts'
import { DEVICE, PLACE } from '../../decoding/device-fields'
import { id, nullableId, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { SensorRow, UnplacedCounts } from './sensor-row'

/** selectByFloorGetSensor of both controllers: a device or a point of a fire host. Status comes as text, sometimes as code. */
export const sensorRow: GenericSchema<unknown, SensorRow> = shape({
  id: from('id', id),
  status: from('status', sensorStatus),
  ...DEVICE,
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  buildingName: PLACE.buildingName,
})

/** getStatusCount: devices that the plan does not show. */
export const unplacedCounts: GenericSchema<unknown, UnplacedCounts> = counts({
  notEnabled: 'notEnabledCount',
  unlabelled: 'unlabeledCount',
  allNotEnabled: 'allNotEnabledCount',
})
