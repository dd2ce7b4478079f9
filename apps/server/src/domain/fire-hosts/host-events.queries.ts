import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'

import { countUpTo } from '../../db/bounded-count'
import { equal, within } from '../../db/conditions'
import type { Db } from '../../db/database'
import { fireHostEvents, fireHosts } from '../../db/schema'
import type { Paging } from '../../http/parameters'
import type { Page } from '../../http/responses'
import { wireTime, type Period } from '../../http/wire-time'
import { mayReadChannel, type DataScope } from '../menus/data-scope'

const t = fireHostEvents

/** deviceFireMain/events (additive): restarts and resets of a host, or of all, the latest first; `stampedTime` where the clock of the host cannot be believed. */
export async function eventsPage(tx: Db, scope: DataScope, fireHostId: number | undefined, period: Period | undefined, { limit, offset }: Paging): Promise<Page<object>> {
  if (!mayReadChannel(scope, CHANNEL.fireHost)) return { rows: [], total: 0 }
  const where = and(eq(t.tenantId, scope.tenantId), equal(t.fireHostId, fireHostId), within(t.at, period), isNull(fireHosts.deletedAt))
  const rows = await tx
    .select({ event: t, hostName: fireHosts.name, serverIp: fireHosts.serverIp, port: fireHosts.port })
    .from(t).innerJoin(fireHosts, eq(fireHosts.id, t.fireHostId))
    .where(where).orderBy(desc(t.at), desc(t.id)).limit(limit).offset(offset)
  const total = await countUpTo(tx, sql`${t} join ${fireHosts} on ${fireHosts.id} = ${t.fireHostId}`, where, offset)
  return {
    total,
    rows: rows.map(({ event: { id, event, at, receivedAt, stampedAt, ...row }, hostName, serverIp, port }) => ({
      id, fireMainId: row.fireHostId, hostName, serverIp, port: String(port), event, date: wireTime(at), receivedTime: wireTime(receivedAt), stampedTime: wireTime(stampedAt),
    })),
  }
}
