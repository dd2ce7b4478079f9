import { isPlaceOnMap, type Coordinates } from './place-on-map'
import { lenient, readNumber, readText } from './scalars'

export type { Coordinates }

/** `lng,lat` in degrees; null for a text that cannot be the place of a facility, so that no map shows the ocean. */
export const coordinates = lenient(readCoordinates)

export function readCoordinates(value: unknown): Coordinates | null {
  const [longitude, latitude, ...more] = (readText(value) ?? '').split(/[,，]/).map(readNumber)
  if (longitude == null || latitude == null || more.length > 0) return null
  const place = { longitude, latitude }
  return isPlaceOnMap(place) ? place : null
}

/** `lng,lat`; blank for null, which takes the stored place away. */
export function writeCoordinates(place: Coordinates | null | undefined): string | undefined {
  if (place === undefined) return undefined
  return place === null ? '' : `${place.longitude},${place.latitude}`
}
