import type { Feature, FeatureCollection, Geometry } from 'geojson'

import { DISTRICTS, type DistrictCode } from '../catalogue/district'
import { blocksOf, type Rectangle } from './blocks'
import { degreesOf, extentOf, type Degrees, type Metres } from './frame'
import { streetsOf, STREET_WIDTH, type Street, widthOf } from './streets'
import { RIVER, SEA, WATER_NAMES } from './water'

/** The layers of the base map, by the names that tiles give them (docs: `packages/ui` ground style). */
export type GroundLayer = 'land' | 'water' | 'road' | 'building' | 'place'

const CODES = Object.keys(DISTRICTS) as DistrictCode[]

/** The base map of the demo city: streets, blocks, water and buildings, in GCJ-02 like every coordinate of the city. */
export function groundOfCity(): Record<GroundLayer, FeatureCollection> {
  return {
    land: collect(CODES.flatMap((code) => blocksOf(code).map(({ use, land }) => polygon(corners(code, land), { kind: use })))),
    water: collect([polygon(RIVER, {}), polygon(SEA, {})]),
    road: collect([...CODES.flatMap(streets), ...LINKS.map(([name, line]) => road(name, line, STREET_WIDTH.main))]),
    building: collect(CODES.flatMap((code) => blocksOf(code).flatMap(({ buildings }) => buildings.map((outline) => polygon(corners(code, outline), {}))))),
    place: collect([
      ...CODES.map((code) => point(degreesOf(code, [0, 0]), { kind: 'district', name: DISTRICTS[code].name })),
      ...WATER_NAMES.map(({ name, at }) => point(at, { kind: 'water', name })),
    ]),
  }
}

function streets(code: DistrictCode): Feature[] {
  const { width, height } = extentOf(code)
  return streetsOf(code).map((street) => {
    const [from, to] = street.runs === 'east' ? [-width, width] : [-height, height]
    return road(street.name, [degreesOf(code, onStreet(street, from)), degreesOf(code, onStreet(street, to))], widthOf(street))
  })
}

const onStreet = ({ runs, at }: Street, along: number): Metres => (runs === 'east' ? [along, at] : [at, along])

/** Bridges over the river and roads between the districts. */
const LINKS: readonly [name: string, line: Degrees[]][] = [
  ['云澜大桥', [end('339902', 2, 1), end('339901', 0, -1)]],
  ['星港大桥', [end('339902', 4, 1), end('339901', 2, -1)]],
  ['临港快速路', [end('339901', 0, 1), [120.672, 30.232], end('339903', 4, -1)]],
  ['滨海大道', [[120.573, 30.196], [120.6, 30.194], [120.628, 30.197], [120.648, 30.2045], end('339903', 0, -1)]],
]

/** The western (−1) or eastern (1) end of a named road of a district, by the road's place among its names. */
function end(code: DistrictCode, road: number, side: 1 | -1): Degrees {
  const name = DISTRICTS[code].roads[road]
  const street = streetsOf(code).find((candidate) => candidate.name === name && candidate.runs === 'east')
  if (!street) throw new RangeError(`${name ?? road} does not run to the east`)
  return degreesOf(code, [side * extentOf(code).width, street.at])
}

function corners(code: DistrictCode, { left, bottom, right, top }: Rectangle): Degrees[] {
  return ([[left, bottom], [right, bottom], [right, top], [left, top]] as const).map((corner) => degreesOf(code, corner))
}

const collect = (features: Feature[]): FeatureCollection => ({ type: 'FeatureCollection', features })
const road = (name: string | null, line: Degrees[], width: number) => feature({ type: 'LineString', coordinates: line }, { ...(name === null ? {} : { name }), width })
const point = (at: Degrees, properties: Record<string, string>) => feature({ type: 'Point', coordinates: at }, properties)
const polygon = (outline: Degrees[], properties: Record<string, string>) => feature({ type: 'Polygon', coordinates: [[...outline, ...outline.slice(0, 1)]] }, properties)
const feature = (geometry: Geometry, properties: Record<string, string | number>): Feature => ({ type: 'Feature', geometry, properties })
