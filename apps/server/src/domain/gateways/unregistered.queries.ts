import { and, count, desc, eq, isNull, not, sql } from 'drizzle-orm'
import type { Context } from 'hono'

import { among, contains, flagCondition } from '../../db/conditions'
import type { Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { devices, gateways, networkedUnits, unregisteredDevices } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { WIRE_STATUS } from '../watched/wire-status'

const u = unregisteredDevices

/**
 * `deviceCollectingDevice/unregistered` (additive): numbers that gateways have reported and that no device of the tenant has (ADR 86); those in alarm and at fault
 * first, then the latest. Filters: `no` (contained in the number) and `hasAlarm` (0, 1).
 */
export async function listUnregistered(tx: Db, { tenantId }: DataScope, c: Context<AppEnv>): Promise<Page<object>> {
  const registered = await registeredNumbers(tx, tenantId)
  const where = and(
    eq(u.tenantId, tenantId),
    registered.length === 0 ? undefined : not(among(u.number, registered)),
    contains(u.number, textFilter(c, 'no')?.toLowerCase()),
    flagCondition(textFilter(c, 'hasAlarm'), sql`${u.hasAlarm}`),
  )
  const { limit, offset } = pagingOf(c)
  const rows = await tx.select({ found: u, gateway: gateways.number, unit: networkedUnits.name, position: gateways.position }).from(u)
    .leftJoin(gateways, eq(gateways.id, u.gatewayId)).leftJoin(networkedUnits, eq(networkedUnits.id, gateways.unitId))
    .where(where).orderBy(sql`case ${u.status} when 'alarm' then 0 when 'fault' then 1 else 2 end`, desc(u.lastAt), desc(u.id)).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(u).where(where)
  return { total: total?.rows ?? 0, rows: rows.map(rowOf) }
}

interface Found {
  found: typeof u.$inferSelect
  gateway: string | null
  unit: string | null
  position: string | null
}

function rowOf({ found: { id, number, status, latest, hasAlarm, reports, firstAt, lastAt }, gateway, unit, position }: Found) {
  const lasting = Object.values(latest).filter((point) => point.status === status)
  return {
    id, no: number, status: WIRE_STATUS[status].text, color: WIRE_STATUS[status].color, alrmType: status === 'alarm' || status === 'fault' ? (lasting[0]?.type ?? null) : null,
    hasAlarm: wireFlag(hasAlarm), reports, gatewayNo: gateway, oname: unit, gatewayPosition: position, firstTime: wireTime(firstAt), lastTime: wireTime(lastAt),
  }
}

/** Numbers that have a device by now, wherever it is: the one who reads may not see it. */
const registeredNumbers = (tx: Db, tenantId: string): Promise<string[]> => beyondLimits(tx, async () => {
  const rows = await tx.select({ number: u.number }).from(u)
    .innerJoin(devices, and(eq(devices.tenantId, u.tenantId), eq(devices.number, u.number), isNull(devices.deletedAt))).where(eq(u.tenantId, tenantId))
  return rows.map(({ number }) => number)
})
