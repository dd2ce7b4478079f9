import type { hydrants } from '../db/schema'

import { DISTRICTS, type DistrictCode } from './catalogue/district'
import { deviceNumber, typeOf, type DeviceRow } from './devices'
import { kerbPlace } from './ground/lots'
import type { Random } from './random'
import { administratorOf } from './tenants'

export type HydrantRow = typeof hydrants.$inferInsert & { id: number }

const HYDRANT_CHANNEL = 5

/** Hydrants along the roads of a tenant's districts, with their outlets. */
export function layHydrants(
  tenantId: string,
  count: number,
  unitIds: readonly number[],
  districts: readonly DistrictCode[],
  laid: HydrantRow[],
  random: Random,
): HydrantRow[] {
  return Array.from({ length: count }, () => {
    const bare = hydrantRow(laid.length + 1, tenantId, unitIds, random.pick(districts), random)
    const hydrant = { ...bare, ...outletsOf(random) }
    laid.push(hydrant)
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
  const { road, crossing, side, metres, coordinates } = kerbPlace(code, random)
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
    position: `云澜市${district.name}${road}与${crossing}路口${side}${metres}米`,
    coordinates: asWritten(coordinates, id),
    createdBy: administratorOf(tenantId),
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
function outletsOf(random: Random): Partial<HydrantRow> {
  const hoses = random.weighted([
    [0, 1],
    [1, 4],
    [2, 5],
  ] as const)
  return {
    outlet: String(hoses),
    outletType1: '0',
    outletMm1: 100,
    outletType2: hoses > 0 ? '1' : null,
    outletMm2: hoses > 0 ? 65 : null,
    outletType3: hoses > 1 ? '1' : null,
    outletMm3: hoses > 1 ? 65 : null,
  }
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
      createdBy: administratorOf(tenantId),
      createdAt: new Date(Date.UTC(2025, 5, 1)),
    })
  }
}
