import { lenient, readNumber, readText } from '../../decoding/scalars'
import type { Coordinates } from './hydrant'

/** `lng,lat` in degrees; what cannot be the place of a facility is none, so that nobody is shown a map of the ocean. */
export const coordinates = lenient(readCoordinates)

export function readCoordinates(value: unknown): Coordinates | null {
  const [longitude, latitude, ...more] = (readText(value) ?? '').split(/[,，]/).map(readNumber)
  if (longitude == null || latitude == null || more.length > 0) return null
  const place = { longitude, latitude }
  return onEarth(place) && !isUnset(place) && !isSwapped(place) ? place : null
}

function onEarth({ longitude, latitude }: Coordinates): boolean {
  return Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90
}

/** A number field left at 0: no facility stands on the equator or the meridian of Greenwich. */
function isUnset({ longitude, latitude }: Coordinates): boolean {
  return longitude === 0 || latitude === 0
}

/** Written `lat,lng`: read so, the two halves are a place in China. Where the latitude is above 90° it is no place at all. */
function isSwapped({ longitude, latitude }: Coordinates): boolean {
  return within(CHINA.latitude, longitude) && within(CHINA.longitude, latitude)
}

const CHINA = { longitude: [73, 136], latitude: [3, 54] } as const

function within([least, most]: readonly [number, number], degrees: number): boolean {
  return degrees >= least && degrees <= most
}
