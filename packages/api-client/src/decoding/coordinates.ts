import { lenient, readNumber, readText } from './scalars'

/** Degrees, in the datum of the deployment (domain 8). */
export interface Coordinates {
  longitude: number
  latitude: number
}

/** `lng,lat` in degrees; null for a text that cannot be the place of a facility, so that no map shows the ocean. */
export const coordinates = lenient(readCoordinates)

export function readCoordinates(value: unknown): Coordinates | null {
  const [longitude, latitude, ...more] = (readText(value) ?? '').split(/[,，]/).map(readNumber)
  if (longitude == null || latitude == null || more.length > 0) return null
  const place = { longitude, latitude }
  return isOnEarth(place) && !isUnset(place) && !isSwapped(place) ? place : null
}

/** `lng,lat`; blank for null, which takes the stored place away. */
export function writeCoordinates(place: Coordinates | null | undefined): string | undefined {
  if (place === undefined) return undefined
  return place === null ? '' : `${place.longitude},${place.latitude}`
}

function isOnEarth({ longitude, latitude }: Coordinates): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
}

/** Treats 0 as an empty field: no facility is on the equator or the meridian of Greenwich. */
function isUnset({ longitude, latitude }: Coordinates): boolean {
  return longitude === 0 || latitude === 0
}

/** Written as `lat,lng`: exchanged, the two numbers are a place in China. */
function isSwapped({ longitude, latitude }: Coordinates): boolean {
  return isWithin(CHINA.latitude, longitude) && isWithin(CHINA.longitude, latitude)
}

const CHINA = { longitude: [73, 136], latitude: [3, 54] } as const

function isWithin([least, most]: readonly [number, number], degrees: number): boolean {
  return degrees >= least && degrees <= most
}
