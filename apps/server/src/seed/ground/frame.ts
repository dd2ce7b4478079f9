import { DISTRICTS, type DistrictCode } from '../catalogue/district'

/** Longitude and latitude in degrees (GCJ-02, as all coordinates of the city). */
export type Degrees = [lng: number, lat: number]

/** Metres east and north of the centre of a district, along its streets. */
export type Metres = readonly [x: number, y: number]

const METRES_PER_DEGREE = 111_320

/** How far the streets of a district are turned from east and north; both banks of the river have the same turn. */
const TURNS: Readonly<Record<DistrictCode, number>> = { '339901': 4, '339902': 4, '339903': 2 }

/** Streets leave a margin to the edge of the district, for the river and the fields. */
const BUILT_SHARE = 0.94

/** A place of a district in degrees. */
export function degreesOf(code: DistrictCode, [x, y]: Metres): Degrees {
  const { center } = DISTRICTS[code]
  const turn = (TURNS[code] * Math.PI) / 180
  const east = x * Math.cos(turn) - y * Math.sin(turn)
  const north = x * Math.sin(turn) + y * Math.cos(turn)
  return [center[0] + east / metresPerLongitude(center[1]), center[1] + north / METRES_PER_DEGREE]
}

/** Half the width and half the height of the built part of a district, in metres. */
export function extentOf(code: DistrictCode): { width: number; height: number } {
  const { center, reach } = DISTRICTS[code]
  return { width: reach[0] * metresPerLongitude(center[1]) * BUILT_SHARE, height: reach[1] * METRES_PER_DEGREE * BUILT_SHARE }
}

const metresPerLongitude = (lat: number) => METRES_PER_DEGREE * Math.cos((lat * Math.PI) / 180)

/** As it is stored: `lng,lat` with six decimals. */
export const written = ([lng, lat]: Degrees): string => `${lng.toFixed(6)},${lat.toFixed(6)}`
