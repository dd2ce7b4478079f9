import { readCoordinates } from '../../decoding/coordinates'
import { mapped, type Decoded } from '../../decoding/decoder'
import { reportUnreadable } from '../../decoding/reporting'
import { countOrZero, id, sensorStatus, text } from '../../decoding/scalars'
import { from, shape } from '../../decoding/shape'

/** A building as a marker on the map (GET …/getStatusByBuild). */
export type BuildingMarker = Decoded<typeof buildingMarker>

/** `gisx`, `gisy` are the halves of `lng,lat`. */
export const buildingMarker = mapped(
  shape({
    id: from('id', id),
    name: from('name', text),
    x: from('gisx', text),
    y: from('gisy', text),
    status: from('status', sensorStatus),
  }),
  ({ x, y, ...marker }) => {
    const place = readCoordinates(`${x ?? ''},${y ?? ''}`)
    if (place === null && (x !== null || y !== null)) reportUnreadable('gisx|gisy')
    return { ...marker, coordinates: place }
  },
)

/** A building with its counts (GET …/getAllBuildingList); a count that cannot be read is null. */
export type BuildingSummary = Decoded<typeof buildingSummary>

export const buildingSummary = shape({
  id: from('id', id),
  name: from(['bName', 'bname'], text),
  address: from(['bAddress', 'baddress'], text),
  responsiblePerson: from('safeDutyName', text),
  phone: from('safeDutyPhone', text),
  /** with the offline devices */
  faults: from('faultCount', countOrZero),
  alarms: from('callCount', countOrZero),
  normal: from('normalCount', countOrZero),
})
