import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { devices, hydrants, networkedUnits } from '../../db/schema'
import { DEVICE_STATUSES, type DeviceStatus } from '../../db/schema/device-states'
import type { DataScope } from '../menus/data-scope'
import { WIRE_STATUS } from '../watched/wire-status'
import { hydrantsInScope } from './hydrants.queries'
import { iconOfHydrant, radiusOfHydrant } from './type-of-hydrant.queries'

/** What stands at a hydrant: how many sensors, and the worst state among them; null without sensors, which is not normal. */
interface Watch {
  sensorCount: number
  worstStatus: string | null
}

const UNWATCHED = { watch: { sensorCount: 0, worstStatus: null } satisfies Watch, isAbnormal: false }
/** The worst first (domain 10, 19). */
const WORST_FIRST: readonly DeviceStatus[] = ['alarm', 'fault', 'offline', 'normal', 'notEnabled']

/** By hydrant: its sensors, and the unit that is responsible with its phone. All of it is additive (ADR 3). */
export async function whatHydrantsHave(tx: Db, { tenantId }: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const units = await tx
    .select({ id: hydrants.id, oName: networkedUnits.name, oPhone: networkedUnits.phone })
    .from(hydrants)
    .leftJoin(networkedUnits, and(eq(networkedUnits.id, hydrants.unitId), eq(networkedUnits.tenantId, tenantId)))
    .where(inArray(hydrants.id, [...ids]))
  const watches = await watchOf(tx, tenantId, ids)
  return new Map(units.map(({ id, ...unit }) => [id, { ...unit, ...(watches.get(id) ?? UNWATCHED).watch }]))
}

/** By hydrant; `isAbnormal` says whether a sensor is faulty or offline, whatever the others are (contract device §5). */
async function watchOf(tx: Db, tenantId: string, ids: readonly number[] | 'all'): Promise<Map<number | null, { watch: Watch; isAbnormal: boolean }>> {
  const counts = DEVICE_STATUSES.map((status) => sql`count(*) filter (where ${devices.status} = ${status})`)
  const rows = await tx
    .select({ hydrantId: devices.hydrantId, counts: sql<(number | string)[]>`array[${sql.join(counts, sql`, `)}]` })
    .from(devices)
    .where(and(eq(devices.tenantId, tenantId), isNull(devices.deletedAt), ids === 'all' ? sql`${devices.hydrantId} is not null` : inArray(devices.hydrantId, [...ids])))
    .groupBy(devices.hydrantId)
  return new Map(rows.map((row) => {
    const countOf = (status: DeviceStatus) => Number(row.counts[DEVICE_STATUSES.indexOf(status)] ?? 0)
    const worst = WORST_FIRST.find((status) => countOf(status) > 0)
    const watch = { sensorCount: WORST_FIRST.reduce((sum, status) => sum + countOf(status), 0), worstStatus: worst ? WIRE_STATUS[worst].code : null }
    return [row.hydrantId, { watch, isAbnormal: countOf('fault') + countOf('offline') > 0 }]
  }))
}

/** selectByHydrantNameLike: every hydrant for the map, in id order. `status` is abnormal for faults and offline sensors only (contract device §5). */
export async function hydrantMarkers(tx: Db, scope: DataScope) {
  const rows = await tx
    .select({ id: hydrants.id, name: hydrants.name, protectionRadius: radiusOfHydrant, icon: iconOfHydrant, coordinates: hydrants.coordinates })
    .from(hydrants)
    .where(hydrantsInScope(scope))
    .orderBy(asc(hydrants.id))
  const watches = await watchOf(tx, scope.tenantId, 'all')
  return rows.map(({ coordinates, ...row }) => {
    const [gisx = null, gisy = null] = coordinates?.split(',') ?? []
    const { watch, isAbnormal } = watches.get(row.id) ?? UNWATCHED
    return { ...row, gisx, gisy, status: isAbnormal ? '0' : '2', ...watch }
  })
}
