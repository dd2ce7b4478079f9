import { check, maxValue, minValue, nullable, number, object, optional, pipe, string, transform, union } from 'valibot'
import { readCoordinates, type Coordinates } from '../decoding/coordinates'

const lng = pipe(number(), minValue(-180), maxValue(180))
const lat = pipe(number(), minValue(-90), maxValue(90))
const picked = object({ lng, lat })
const read = object({ longitude: lng, latitude: lat })

type Written = string | { lng: number; lat: number } | Coordinates

function placeOf(written: Written): Coordinates | null {
  if (typeof written === 'string') return readCoordinates(written)
  return readCoordinates('lng' in written ? `${written.lng},${written.lat}` : `${written.longitude},${written.latitude}`)
}

/**
 * Where a facility stands: picked on a map as `{ lng, lat }`, read from a row, or written as `lng,lat` in a file. Degrees in the
 * datum of the deployment (domain 8). Exchanged numbers are refused, so that no facility is drawn at another place of the world.
 */
export const placeInput = optional(nullable(pipe(union([string(), picked, read]), check((written) => placeOf(written) !== null), transform(placeOf))))
