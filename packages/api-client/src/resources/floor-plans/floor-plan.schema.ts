import type { Decoded } from '../../decoding/decoder'
import { items } from '../../decoding/items'
import { color, id, number, lenient, readText, required, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** Pictures come from the web or from our own origin, never from `javascript:` and the like (trust B3). */
const pictureUrl = required(
  lenient((value) => WEB_ADDRESS.exec(readText(value) ?? '')?.input ?? null),
  'not a web address',
)
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\])|[^\s:/\\?#]+(\/|$))/i

/** The picture of a floor (GET deviceFloorLayout/selectImage). */
export type FloorPlan = Decoded<typeof floorPlan>

export const floorPlan = shape({
  id: from('id', id),
  /** http(s) address or path; any other scheme is refused */
  url: from(['filePath', 'url'], pictureUrl),
  fileName: from('fileName', text),
})

/** A device on the plan. `x` and `y` are numbers as stored (domain 7); null when it is not marked. */
export type PlanMarker = Decoded<typeof planMarker>

const planMarker = shape({
  id: from('id', id),
  status: from('status', sensorStatus),
  x: from('positionSignX', number),
  y: from('positionSignY', number),
  /** colour of the device's series, not of its status; null where there is none */
  color: from('color', color),
  /** text of the place; null where the server leaves it out, as the deployed one does (ADR 0003) */
  position: from('positionDescription', text),
})

/** getSensorAndFloor: only the markers; its `url` is a placeholder when the floor has no plan (domain 21). */
export const planMarkers = shape({ markers: from('sensor', items(planMarker)) })
