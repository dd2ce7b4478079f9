import gcoord from 'gcoord'

/** A place in degrees; the datum is given separately. */
export interface GeoPoint {
  lng: number
  lat: number
}

/** The datums of Chinese maps: GCJ-02 (AMap, Tencent), BD-09 (Baidu), WGS-84 (satellites, Tianditu); see domain 8. */
export type Datum = 'gcj02' | 'wgs84' | 'bd09'

const NAMES = { gcj02: gcoord.GCJ02, wgs84: gcoord.WGS84, bd09: gcoord.BD09 } as const

/** The same place in another datum. */
export function convertDatum({ lng, lat }: GeoPoint, from: Datum, to: Datum): GeoPoint {
  if (from === to) return { lng, lat }
  const [x = lng, y = lat] = gcoord.transform<[number, number]>([lng, lat], NAMES[from], NAMES[to])
  return { lng: x, lat: y }
}
