import { convertDatum, type Datum, type GeoPoint } from './datum'

const EARTH_RADIUS_M = 6_371_008.8
const CORNERS = 96
const RADIANS = Math.PI / 180

/** The corners of a circle with a radius in metres, in the map's datum. A circle in Mercator coordinates would have the wrong size, depending on latitude. */
export function circleRing(centre: GeoPoint, metres: number, datum: Datum, shown: Datum): GeoPoint[] {
  const true84 = convertDatum(centre, datum, 'wgs84')
  return Array.from({ length: CORNERS }, (_, index) => convertDatum(pointFrom(true84, metres, (index / CORNERS) * 2 * Math.PI), 'wgs84', shown))
}

/** The destination after a distance in metres in a direction, on a sphere. */
function pointFrom({ lng, lat }: GeoPoint, metres: number, bearing: number): GeoPoint {
  const angle = metres / EARTH_RADIUS_M
  const from = lat * RADIANS
  const to = Math.asin(Math.sin(from) * Math.cos(angle) + Math.cos(from) * Math.sin(angle) * Math.cos(bearing))
  const turn = Math.atan2(Math.sin(bearing) * Math.sin(angle) * Math.cos(from), Math.cos(angle) - Math.sin(from) * Math.sin(to))
  return { lng: lng + turn / RADIANS, lat: to / RADIANS }
}
