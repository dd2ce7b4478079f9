import type { hydrantOutlets, hydrants } from '../db/schema'

import { coordinatesIn, DISTRICTS, type DistrictCode } from './catalogue/district'
import { deviceNumber, typeOf, type DeviceRow } from './devices'
import type { Random } from './random'

export type HydrantRow = typeof hydrants.$inferInsert & { id: number }
type OutletRow = typeof hydrantOutlets.$inferInsert

export interface Hydrants {
  hydrants: HydrantRow[]
  outlets: OutletRow[]
}

const HYDRANT_CHANNEL = 5
const SIDES = ['东侧', '南侧', '西侧', '北侧'] as const

/** Hydrants along the roads of a tenant's districts, with their outlets. */
export function layHydrants(
  tenantId: string,
  count: number,
  unitIds: readonly number[],
  districts: readonly DistrictCode[],
  laid: Hydrants,
  random: Random,
): HydrantRow[] {
  return Array.from({ length: count }, () => {
    const hydrant = hydrantRow(laid.hydrants.length + 1, tenantId, unitIds, random.pick(districts), random)
    laid.hydrants.push(hydrant)
    laid.outlets.push(...outletsOf(hydrant.id, random))
    return hydrant
  })
}

function hydrantRow(
  id: number,
  tenantId: string,
  unitIds: readonly number[],
  code: DistrictCode,
  random: Random,
): HydrantRow {
  const district = DISTRICTS[code]
  const [road, crossing] = random.shuffle(district.roads)
  const side = random.pick(SIDES)
  return {
    id,
    tenantId,
    unitId: random.pick(unitIds),
    name: `${road}${String(id).padStart(3, '0')}号消火栓`,
    area: district.name,
    regionCode: code,
    hydrantType: random.weighted([
      ['1', 7],
      ['0', 2],
      ['2', 1],
    ] as const),
    waterPipe: random.weighted([
      ['2', 7],
      ['1', 2],
      ['0', 1],
    ] as const),
    protectionRadius: random.pick([100, 120, 150]),
    position: `云澜市${district.name}${road}与${crossing}路口${side}${random.int(5, 60)}米`,
    coordinates: asWritten(coordinatesIn(code, random), id),
    createdBy: 'operator',
  }
}

const NOT_MARKED_EVERY = 41
const SWAPPED_EVERY = 59

/** Coordinates as users enter them: a few are missing, a few have latitude before longitude. */
function asWritten(coordinates: string, id: number): string | null {
  if (id % NOT_MARKED_EVERY === 0) return null
  return id % SWAPPED_EVERY === 0 ? coordinates.split(',').reverse().join(',') : coordinates
}

/** One large suction outlet and up to two hose outlets. */
function outletsOf(hydrantId: number, random: Random): OutletRow[] {
  const kinds = [
    ['0', 100],
    ['1', 65],
    ['1', 65],
  ] as const
  return kinds
    .slice(
      0,
      random.weighted([
        [1, 1],
        [2, 4],
        [3, 5],
      ] as const),
    )
    .map(([outletType, diameterMm], index) => ({ hydrantId, ordinal: index + 1, outletType, diameterMm }))
}

/** Puts sensors on hydrants: each hydrant gets one before any gets a second. */
export function fitHydrants(
  tenantId: string,
  hydrants: readonly HydrantRow[],
  count: number,
  devices: DeviceRow[],
  random: Random,
): void {
  for (let n = 0; n < count; n += 1) {
    const hydrant = hydrants[n] ?? random.pick(hydrants)
    const type = typeOf(HYDRANT_CHANNEL, random)
    const id = devices.length + 1
    devices.push({
      id,
      tenantId,
      number: deviceNumber(type, id, random),
      typeId: type.id,
      channelId: type.channelId,
      buildingId: null,
      hydrantId: hydrant.id,
      floor: null,
      position: hydrant.position ?? null,
      planX: null,
      planY: null,
      createdBy: 'operator',
      createdAt: new Date(Date.UTC(2025, 5, 1)),
    })
  }
}
