import { decoder, mapped, readOf, type Decoded } from '../../decoding/decoder'
import { countedItems } from '../../decoding/items'
import { list, type Reader } from '../../decoding/readers'
import { reportUnreadable } from '../../decoding/reporting'
import { color, floorNumber, id, isMissing, isSent, lenient, number, readText, required, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** Pictures come from the web or from our own origin, never from `javascript:` and the like (trust B3). */
const pictureUrl = required(
  lenient((value) => WEB_ADDRESS.exec(readText(value) ?? '')?.input ?? null),
  'not a web address',
)
const WEB_ADDRESS = /^(https?:\/\/|\/(?![/\\])|[^\s:/\\?#]+(\/|$))/i

const pictureFields = shape({
  id: from('id', id),
  /** http(s) address or path; any other scheme is refused */
  url: from(['filePath', 'url'], pictureUrl),
  fileName: from('fileName', text),
  /** null where the server leaves it out: then it is the floor that was asked for */
  floor: from('fileFloor', decoder((value) => (isMissing(value) ? null : readOf(floorNumber)(value)))),
})

/** The picture of a floor (GET deviceFloorLayout/selectImage). */
export interface FloorPlan extends Decoded<typeof pictureFields> {
  floor: number
}

/** The pictures of a floor. Those of other floors are dropped and reported: no device is shown in the wrong place. */
export function picturesOf(floor: number): Reader<FloorPlan[]> {
  const read = list(pictureFields)
  return (response) =>
    read(response).rows.flatMap((picture): FloorPlan[] => {
      if (picture.floor === null || picture.floor === floor) return [{ ...picture, floor }]
      response.report({ call: response.call, problem: 'rowDropped', detail: 'fileFloor: another floor' })
      return []
    })
}

/** A device on the plan. `x` and `y` are numbers as stored (domain 7); both are null when it is not marked. */
export type PlanMarker = PlanMarkers['markers'][number]

const markerFields = shape({
  id: from('id', id),
  status: from('status', sensorStatus),
  x: from('positionSignX', number),
  y: from('positionSignY', number),
  /** whether a place was sent, readable or not */
  hasPlace: from(['positionSignX', 'positionSignY'], isSent),
  /** colour of the device's series, not of its status; null where there is none */
  color: from('color', color),
  /** text of the place; null where the server leaves it out, as the deployed one does (ADR 0003) */
  position: from('positionDescription', text),
})

/** The devices of a floor. `dropped` counts those that no plan can show, because they or their place cannot be read. */
export type PlanMarkers = Decoded<typeof planMarkers>

/** getSensorAndFloor: only the markers; its `url` is a placeholder when the floor has no plan (domain 21). */
export const planMarkers = mapped(shape({ sensors: from('sensor', countedItems(markerFields)) }), ({ sensors }) => {
  let { dropped } = sensors
  const markers = sensors.rows.map(({ hasPlace, x, y, ...marker }) => {
    const place = x === null || y === null ? NOWHERE : { x, y }
    if (hasPlace && place === NOWHERE) {
      dropped += 1
      reportUnreadable('positionSignX|positionSignY')
    }
    return { ...marker, ...place }
  })
  return { markers, dropped }
})

const NOWHERE = { x: null, y: null }
