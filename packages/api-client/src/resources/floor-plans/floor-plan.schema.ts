import type { GenericSchema } from '../../decoding/valibot'
import { items } from '../../decoding/items'
import { id, number, lenient, readText, required, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'
import { color } from '../sensors/sensor-detail.schema'
import type { FloorPlan, PlanMarker } from './floor-plan'

/** Pictures come from the web or our own origin, never from `javascript:` and the like (trust B3). */
const pictureUrl = required(
  lenient((value) => WEB_ADDRESS.exec(readText(value) ?? '')?.input ?? null),
  'not a web address',
)
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\])|[^\s:/\\?#]+(\/|$))/i

/** deviceFloorLayout/selectImage. */
export const floorPlan: GenericSchema<unknown, FloorPlan> = shape({
  id: from('id', id),
  url: from(['filePath', 'url'], pictureUrl),
  fileName: from('fileName', text),
})

const planMarker: GenericSchema<unknown, PlanMarker> = shape({
  id: from('id', id),
  status: from('status', sensorStatus),
  x: from('positionSignX', number),
  y: from('positionSignY', number),
  color: from('color', color),
  position: from('positionDescription', text),
})

/** getSensorAndFloor: only the markers; its `url` is a placeholder when the floor has no plan (domain 21). */
export const planMarkers = shape({ markers: from('sensor', items(planMarker)) })
