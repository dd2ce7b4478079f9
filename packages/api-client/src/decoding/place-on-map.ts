/** Degrees, in the datum of the deployment (domain 8). */
export interface Coordinates {
  longitude: number
  latitude: number
}

/** Whether a facility can stand there, so that no map shows the ocean. */
export function isPlaceOnMap(place: Coordinates): boolean {
  return isOnEarth(place) && !isUnset(place) && !isSwapped(place)
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
