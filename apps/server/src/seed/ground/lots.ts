import type { Archetype } from '../catalogue/blueprints'
import { DISTRICTS, type DistrictCode } from '../catalogue/district'
import type { Random } from '../random'
import { blocksOf, type BlockUse } from './blocks'
import { degreesOf, written } from './frame'
import { streetsOf, widthOf } from './streets'

const BLOCK_OF: Readonly<Record<Archetype, BlockUse>> = {
  office: 'office', mall: 'office', hotel: 'office', hospital: 'office', residential: 'residential', school: 'school', plant: 'plant',
}

/** coprime to the numbers of outlines, so that neighbouring ids stand far apart and no two buildings at one place */
const STRIDE = 37

/** Where a building stands: in the middle of an outline of the base map that fits its use. */
export function buildingCoordinates(code: DistrictCode, archetype: Archetype, id: number): string {
  const outlines = blocksOf(code).flatMap(({ use, buildings }) => (use === BLOCK_OF[archetype] ? buildings : []))
  const outline = outlines[(id * STRIDE) % outlines.length]
  if (!outline) throw new RangeError(`no place for a building of the kind ${archetype} in ${code}`)
  return written(degreesOf(code, [(outline.left + outline.right) / 2, (outline.bottom + outline.top) / 2]))
}

/** Where a hydrant stands: at the kerb of a road, a few metres from a crossing. */
export interface KerbPlace {
  road: string
  crossing: string
  side: '东侧' | '南侧' | '西侧' | '北侧'
  metres: number
  coordinates: string
}

/** A place for a hydrant at a crossing of two named roads of a district. */
export function kerbPlace(code: DistrictCode, random: Random): KerbPlace {
  const [road, ...others] = random.shuffle(streetsOf(code).filter(({ name }) => name !== null))
  const crossing = others.find(({ runs }) => runs !== road?.runs)
  if (!road?.name || !crossing?.name) throw new RangeError(`${DISTRICTS[code].name} has no crossing`)
  const isForward = random.chance(0.5)
  const metres = random.int(5, 60)
  const along = crossing.at + (isForward ? 1 : -1) * (metres + widthOf(crossing) / 2)
  const kerb = road.at + (random.chance(0.5) ? 1 : -1) * (widthOf(road) / 2 + 1.5)
  const runsEast = road.runs === 'east'
  return {
    road: road.name,
    crossing: crossing.name,
    side: runsEast ? (isForward ? '东侧' : '西侧') : isForward ? '北侧' : '南侧',
    metres,
    coordinates: written(degreesOf(code, runsEast ? [along, kerb] : [kerb, along])),
  }
}
