import { getDistance } from 'ol/sphere.js'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { convertDatum, type Datum, type GeoPoint } from './datum'
import { distanceText, scaleBar } from './scale-bar'

const metresBetween = (one: GeoPoint, other: GeoPoint) => getDistance([one.lng, one.lat], [other.lng, other.lat])
const DATUMS: readonly Datum[] = ['gcj02', 'wgs84', 'bd09']
const inChina = fc.record({ lng: fc.double({ min: 75, max: 133, noNaN: true }), lat: fc.double({ min: 19, max: 52, noNaN: true }) })

/** GCJ-02 by the published formula (Krasovsky 1940), implemented here so that the library is not tested against itself. */
function gcj02ByFormula({ lng, lat }: GeoPoint): GeoPoint {
  const [x, y] = [lng - 105, lat - 35]
  const wave = (v: number) => 20 * Math.sin(6 * v * Math.PI) + 20 * Math.sin(2 * v * Math.PI)
  const dLat = -100 + 2 * x + 3 * y + 0.2 * y * y + 0.1 * x * y + 0.2 * Math.sqrt(Math.abs(x)) +
    ((wave(x) + 20 * Math.sin(y * Math.PI) + 40 * Math.sin((y / 3) * Math.PI) + 160 * Math.sin((y / 12) * Math.PI) + 320 * Math.sin((y * Math.PI) / 30)) * 2) / 3
  const dLng = 300 + x + 2 * y + 0.1 * x * x + 0.1 * x * y + 0.1 * Math.sqrt(Math.abs(x)) +
    ((wave(x) + 20 * Math.sin(x * Math.PI) + 40 * Math.sin((x / 3) * Math.PI) + 150 * Math.sin((x / 12) * Math.PI) + 300 * Math.sin((x / 30) * Math.PI)) * 2) / 3
  const [a, ee] = [6378245, 0.006693421622965943]
  const magic = 1 - ee * Math.sin((lat / 180) * Math.PI) ** 2
  return {
    lng: lng + (dLng * 180) / ((a / Math.sqrt(magic)) * Math.cos((lat / 180) * Math.PI) * Math.PI),
    lat: lat + (dLat * 180) / (((a * (1 - ee)) / (magic * Math.sqrt(magic))) * Math.PI),
  }
}

// Tiananmen, the Bund, Canton Tower, Chengdu, Harbin (WGS-84)
const PLACES: readonly GeoPoint[] = [
  { lng: 116.39123, lat: 39.90556 }, { lng: 121.48532, lat: 31.2397 }, { lng: 113.31912, lat: 23.10903 }, { lng: 104.06476, lat: 30.5702 }, { lng: 126.53497, lat: 45.80378 },
]

it.each(PLACES)('converts $lng,$lat to GCJ-02 as the formula does, by hundreds of metres', (place) => {
  const shifted = convertDatum(place, 'wgs84', 'gcj02')
  expect(metresBetween(shifted, gcj02ByFormula(place))).toBeLessThan(2)
  expect(metresBetween(shifted, place)).toBeGreaterThan(200)
})

it('agrees with the published example of Baidu', () => {
  // Baidu's converter for GCJ-02 116.404,39.915
  const bd09 = convertDatum({ lng: 116.404, lat: 39.915 }, 'gcj02', 'bd09')
  expect(metresBetween(bd09, { lng: 116.41036949371029, lat: 39.92133699351022 })).toBeLessThan(2)
})

it('returns within two metres after a round trip between any two datums, anywhere in China', () => {
  fc.assert(
    fc.property(inChina, fc.constantFrom(...DATUMS), fc.constantFrom(...DATUMS), (place, from, to) => {
      expect(metresBetween(convertDatum(convertDatum(place, from, to), to, from), place)).toBeLessThan(2)
    }),
  )
})

it('does not move places outside China', () => {
  expect(convertDatum({ lng: 2.3522, lat: 48.8566 }, 'wgs84', 'gcj02')).toEqual({ lng: 2.3522, lat: 48.8566 })
})

it('chooses the longest round distance that fits', () => {
  expect(scaleBar(1, 100)).toEqual({ metres: 100, widthPx: 100 })
  expect(scaleBar(0.3, 100)).toMatchObject({ metres: 20 })
  expect(scaleBar(76, 100)).toMatchObject({ metres: 5000 })
  expect([distanceText(50), distanceText(2000)]).toEqual(['50 m', '2 km'])
})
