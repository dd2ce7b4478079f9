import * as v from 'valibot'
import { id, nullableCount, nullableId, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import type { SensorRow, UnplacedCounts } from './sensor-row'

/** selectByFloorGetSensor of both controllers: a device or a point of a fire host. Status comes as text, sometimes as code. */
export const sensorRow: v.GenericSchema<unknown, SensorRow> = shape({
  id: from('id', id),
  status: from('status', sensorStatus),
  position: from('positionDescription', text),
  sensorNumber: from('sensorNo', text),
  equipmentType: from('equipmentType', text),
  channelId: from('channelId', nullableId),
  channelName: from('channelName', text),
  buildingName: from(['bName', 'bname'], text),
  fireHostId: from(['fireMainId', 'fireMianId', 'fireMain'], nullableId),
  loop: from('sensorLoop', text),
  address: from('address', text),
  series: from('series', text),
})

/** getStatusCount: devices that the plan does not show. */
export const unplacedCounts: v.GenericSchema<unknown, UnplacedCounts> = v.pipe(
  shape({
    notEnabled: from('notEnabledCount', nullableCount),
    unlabelled: from('unlabeledCount', nullableCount),
    allNotEnabled: from('allNotEnabledCount', nullableCount),
  }),
  v.transform(({ notEnabled, unlabelled, allNotEnabled }) => ({
    notEnabled: notEnabled ?? 0,
    unlabelled: unlabelled ?? 0,
    allNotEnabled: allNotEnabled ?? 0,
  })),
)
