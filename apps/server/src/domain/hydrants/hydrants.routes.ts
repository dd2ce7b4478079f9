import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { Hono } from 'hono'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { devices, hydrantOutlets, hydrants, networkedUnits } from '../../db/schema'
import { asData, withoutNulls } from '../../http/answers'
import type { AppEnv } from '../../http/app-env'
import { ServerError } from '../../http/errors'
import { demandId } from '../../http/filters'
import type { DataScope } from '../menus/data-scope'
import { hydrantsInScope } from './hydrant-queries'
import { zhCN } from './hydrants.messages'

const OUTLET_NAMES = ['第一出水口', '第二出水口', '第三出水口'] as const
const OUTLET_TYPES: Record<string, string> = { '0': '外螺旋式', '1': '内扣式' }

/** Only faults and silence make a hydrant abnormal; an alarm alone does not (contract device §5). */
const STATUS = { abnormal: '0', normal: '2' } as const

/** `/api/device/deviceHardwareFacilities`: outdoor hydrants (contract device §5). */
export function hydrantRoutes(): Hono<AppEnv> {
  return new Hono<AppEnv>()
    .get(
      '/getStatusById',
      asData(async (tx, scope, c) => statusOf(tx, scope, demandId(c, 'id'))),
    )
    .get(
      '/selectUnitById',
      asData(async (tx, scope, c) => unitOf(tx, scope, demandId(c, 'id'))),
    )
    .get(
      '/getById',
      asData(async (tx, scope, c) => outletsOf(tx, scope, demandId(c, 'id'))),
    )
}

/** A hydrant is there for those who may see its channel. */
async function find(tx: Db, scope: DataScope, id: number) {
  const [row] = await tx
    .select()
    .from(hydrants)
    .where(and(hydrantsInScope(scope), equal(hydrants.id, id)))
  if (!row) throw new ServerError(zhCN.unknownFacility)
  return row
}

async function statusOf(tx: Db, scope: DataScope, id: number) {
  const hydrant = await find(tx, scope, id)
  const wrong = await tx
    .select({ id: devices.id })
    .from(devices)
    .where(
      and(eq(devices.hydrantId, hydrant.id), isNull(devices.deletedAt), inArray(devices.status, ['fault', 'offline'])),
    )
    .limit(1)
  return {
    hydrantName: hydrant.name,
    gix: hydrant.coordinates,
    protectionRadius: hydrant.protectionRadius,
    status: wrong.length > 0 ? STATUS.abnormal : STATUS.normal,
  }
}

async function unitOf(tx: Db, scope: DataScope, id: number) {
  const hydrant = await find(tx, scope, id)
  const [unit] =
    hydrant.unitId === null
      ? []
      : await tx
          .select()
          .from(networkedUnits)
          .where(and(eq(networkedUnits.id, hydrant.unitId), eq(networkedUnits.tenantId, scope.tenantId)))
  return withoutNulls({ address: hydrant.position, oName: unit?.name, oPhone: unit?.phone })
}

async function outletsOf(tx: Db, scope: DataScope, id: number) {
  const hydrant = await find(tx, scope, id)
  const rows = await tx
    .select()
    .from(hydrantOutlets)
    .where(eq(hydrantOutlets.hydrantId, hydrant.id))
    .orderBy(asc(hydrantOutlets.ordinal))
  return rows.map(({ ordinal, outletType, diameterMm }) => ({
    name: OUTLET_NAMES[ordinal - 1] ?? null,
    outletType: OUTLET_TYPES[outletType] ?? null,
    outletValue: diameterMm,
  }))
}
