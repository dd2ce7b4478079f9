import { and, count, desc, eq, inArray, isNull, notExists, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { fireHostPoints, fireHosts, unmatchedAddresses } from '../../db/schema'
import type { Paging } from '../../http/parameters'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import { mayReadAny, type DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

const u = unmatchedAddresses

/** Addresses of a host, or of all, that have been reported and that no point has, the latest first (additive). */
export async function unmatchedPage(tx: Db, scope: DataScope, fireHostId: number | undefined, { limit, offset }: Paging): Promise<Page<object>> {
  const point = tx.select({ id: fireHostPoints.id }).from(fireHostPoints).where(and(
    eq(fireHostPoints.fireHostId, u.fireHostId), eq(fireHostPoints.loop, u.loop), eq(fireHostPoints.address, u.address), sql`${fireHostPoints.deletedAt} is null`,
  ))
  const where = and(eq(u.tenantId, scope.tenantId), mayReadAny(scope) ? undefined : sql`false`, equal(u.fireHostId, fireHostId), sql`${fireHosts.deletedAt} is null`, notExists(point))
  const from = () => tx.select({ found: u, host: fireHosts }).from(u).innerJoin(fireHosts, eq(fireHosts.id, u.fireHostId))
  const rows = await from().where(where).orderBy(desc(u.lastAt), desc(u.id)).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(u).innerJoin(fireHosts, eq(fireHosts.id, u.fireHostId)).where(where)
  return {
    total: total?.rows ?? 0,
    rows: rows.map(({ found, host }) => ({
      id: found.id, fireMainId: host.id, hostName: host.name, serverIp: host.serverIp, port: String(host.port), sensorLoop: found.loop, address: found.address,
      alrmType: found.latestType, hasAlarm: wireFlag(found.hasAlarm), reports: found.reports, firstTime: wireTime(found.firstAt), lastTime: wireTime(found.lastAt),
    })),
  }
}

/** Those of the hosts that have points. */
export async function hostsWithPoints(tx: Db, scope: DataScope, ids: readonly number[]): Promise<number[]> {
  const p = fireHostPoints
  const rows = await tx.selectDistinct({ id: p.fireHostId }).from(p).where(and(inScope(p, scope), isNull(p.deletedAt), inArray(p.fireHostId, [...ids]))).orderBy(p.fireHostId)
  return rows.map(({ id }) => id)
}

/** The most addresses without a point that are kept for a host: a wrong loop must not fill the disk. */
export const MOST_UNMATCHED = 500
