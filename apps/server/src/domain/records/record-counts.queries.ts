import { CHANNEL } from '@smart-fire/api-client/wire'
import { and, asc, count, eq, sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { channels, devices, fireHostPoints, fireHostRecords, generalRecords, hydrantRecords, tenantChannels } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { alarmFloors } from '../watched/floor-states.queries'

/** The number of unhandled records in all three tables: the number of the badge. */
export async function countUnhandled(tx: Db, scope: DataScope): Promise<number> {
  let total = 0
  for (const t of [generalRecords, hydrantRecords, fireHostRecords]) {
    const [row] = await tx.select({ rows: count() }).from(t).where(and(inScope(t, scope), eq(t.handled, false)))
    total += row?.rows ?? 0
  }
  return total
}

/**
 * The tenant's channels, as far as the caller may see them, with their unhandled records; `fireCount` = fires among them (additive).
 * With `buildingId` each channel that has a fire also says which floors of that building are in trouble (ADR 3).
 */
export async function listChannels(tx: Db, scope: DataScope, buildingId?: number) {
  const rows = await tx
    .select({ channelId: channels.id, channelName: channels.name })
    .from(tenantChannels)
    .innerJoin(channels, eq(channels.id, tenantChannels.channelId))
    .where(inScope(tenantChannels, scope))
    .orderBy(asc(channels.menuOrder), asc(channels.id))
  const counts = await openRecordsByChannel(tx, scope.tenantId)
  const counted = rows.map((row) => ({ ...row, ...(counts.get(row.channelId) ?? { count: 0, fireCount: 0 }) }))
  return buildingId === undefined ? counted : withFloors(tx, scope, counted, buildingId)
}

type CountedChannel = { channelId: number; fireCount: number }

/** One query for each channel that has a fire: few have one at a time. */
async function withFloors<Row extends CountedChannel>(tx: Db, scope: DataScope, rows: readonly Row[], buildingId: number): Promise<Row[]> {
  const found: Row[] = []
  for (const row of rows) {
    const table = row.channelId === Number(CHANNEL.fireHost) ? fireHostPoints : devices
    const place = { buildingId, channelId: row.channelId }
    found.push(row.fireCount === 0 ? row : { ...row, alarmFloors: await alarmFloors(tx, table, scope, place) })
  }
  return found
}

/** The unhandled records of a tenant, and the fires among them, by system. */
export async function openRecordsByChannel(tx: Db, tenantId: string) {
  const rows = await rowsOf<{ channel: number | string; count: number | string; fires: number | string }>(
    tx,
    sql`select channel_id as channel, count(*) as count, count(*) filter (where category = '1') as fires
        from general_records where tenant_id = ${tenantId} and not handled group by channel_id
        union all
        select ${Number(CHANNEL.hydrant)}::int, count(*), 0 from hydrant_records where tenant_id = ${tenantId} and not handled
        union all
        select ${Number(CHANNEL.fireHost)}::int, count(*), count(*) filter (where category = '1')
        from fire_host_records where tenant_id = ${tenantId} and not handled`,
  )
  const found = new Map<number, { count: number; fireCount: number }>()
  // a system may have records in more than one table
  for (const row of rows) {
    const { count: records, fireCount } = found.get(Number(row.channel)) ?? { count: 0, fireCount: 0 }
    found.set(Number(row.channel), { count: records + Number(row.count), fireCount: fireCount + Number(row.fires) })
  }
  return found
}
