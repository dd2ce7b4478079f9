import { convertDatum, type Datum, type GeoPoint } from './datum'

const EARTH_RADIUS_M = 6_371_008.8
const CORNERS = 96
const RADIANS = Math.PI / 180

/** The corners of a circle in true metres, in the datum that the map is drawn in; a Mercator circle would be wrong by the latitude. */
export function circleRing(centre: GeoPoint, metres: number, datum: Datum, shown: Datum): GeoPoint[] {
  const true84 = convertDatum(centre, datum, 'wgs84')
  return Array.from({ length: CORNERS }, (_, index) => convertDatum(pointFrom(true84, metres, (index / CORNERS) * 2 * Math.PI), 'wgs84', shown))
}

/** Where one comes out after so many metres in a direction, on the sphere. */
function pointFrom({ lng, lat }: GeoPoint, metres: number, bearing: number): GeoPoint {
  const angle = metres / EARTH_RADIUS_M
  const from = lat * RADIANS
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing))
  const turn = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(from), Math.cos(angle) - Math.sin(from) * Math.sin(to))
  return { lng: lng + turn / RADIANS, lat: to / RADIANS }
}
