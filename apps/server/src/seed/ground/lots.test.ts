import type { Position } from 'geojson'
import { expect, it } from 'vitest'

import { createCity } from '../city'
import { DISTRICTS, type DistrictCode } from '../catalogue/district'
import { createRandom } from '../random'
import { groundOfCity } from './ground'
import { kerbPlace } from './lots'

const NOW = Date.UTC(2026, 9, 12)
const codes = Object.keys(DISTRICTS) as DistrictCode[]
const ground = groundOfCity()
const outlines = (layer: 'building' | 'water' | 'land') =>
  ground[layer].features.map(({ geometry }) => (geometry.type === 'Polygon' ? (geometry.coordinates[0] ?? []) : []))

/** Whether a place lies within an outline (even-odd rule). */
function isWithin([x, y]: readonly [number, number], outline: readonly Position[]): boolean {
  let inside = false
  for (const [index, [ax = 0, ay = 0]] of outline.entries()) {
    const [bx = 0, by = 0] = outline[(index + 1) % outline.length] ?? []
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  }
  return inside
}

const pair = (text: string): [number, number] => {
  const [lng = 0, lat = 0] = text.split(',').map(Number)
  return [lng, lat]
}

it('every building of the demo city stands in an outline of the base map, no two in the same one', () => {
  const places = createCity(119, 'demo', NOW).estate.houses.map(({ row }) => row.coordinates ?? '')
  expect(new Set(places).size).toBe(places.length)
  const known = outlines('building')
  for (const place of places) expect(known.filter((outline) => isWithin(pair(place), outline)), place).toHaveLength(1)
})

it.each(codes)('hydrants of %s stand at a kerb, outside of blocks and water, beside the crossing that their text names', (code) => {
  const random = createRandom(7)
  const [center] = [DISTRICTS[code].center]
  for (let n = 0; n < 50; n += 1) {
    const { road, crossing, coordinates, metres } = kerbPlace(code, random)
    expect(DISTRICTS[code].roads).toEqual(expect.arrayContaining([road, crossing]))
    expect(road).not.toBe(crossing)
    expect(metres).toBeLessThanOrEqual(60)
    const place = pair(coordinates)
    for (const outline of [...outlines('land'), ...outlines('water')]) expect(isWithin(place, outline)).toBe(false)
    expect(Math.hypot(place[0] - center[0], place[1] - center[1])).toBeLessThan(0.04)
  }
})

it('no block lies in the water', () => {
  const [river = [], sea = []] = outlines('water')
  const corners = outlines('land').flat().map(([lng = 0, lat = 0]): [number, number] => [lng, lat])
  expect(corners.filter((corner) => isWithin(corner, river) || isWithin(corner, sea))).toEqual([])
})
