import { CHANNEL, RECORD_CATEGORY, VERDICT } from '@smart-fire/api-client/wire'
import { and, asc, count, eq, gte, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { equal } from '../../db/conditions'
import { rowsOf, type Db } from '../../db/database'
import { channels, fireHostRecords, generalRecords, hydrantRecords, tenantChannels } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { intFilter } from '../../http/filters'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'

/** The number of unhandled records in all three tables: the number of the badge. */
export async function countUnhandled(tx: Db, scope: DataScope): Promise<number> {
  let total = 0
  for (const t of [generalRecords, hydrantRecords, fireHostRecords]) {
    const [row] = await tx.select({ rows: count() }).from(t).where(and(inScope(t, scope), eq(t.handled, false)))
    total += row?.rows ?? 0
  }
  return total
}

/** The tenant's channels, as far as the caller may see them, with their unhandled records; `fireCount` = fires among them (additive). */
export async function listChannels(tx: Db, scope: DataScope) {
  const rows = await tx
    .select({ channelId: channels.id, channelName: channels.name })
    .from(tenantChannels)
    .innerJoin(channels, eq(channels.id, tenantChannels.channelId))
    .where(inScope(tenantChannels, scope))
    .orderBy(asc(channels.menuOrder), asc(channels.id))
  const counts = await countsByChannel(tx, scope.tenantId)
  return rows.map((row) => ({ ...row, ...(counts.get(row.channelId) ?? { count: 0, fireCount: 0 }) }))
}

async function countsByChannel(tx: Db, tenantId: string) {
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
  return new Map(rows.map((row) => [Number(row.channel), { count: Number(row.count), fireCount: Number(row.fires) }]))
}

type JudgedTable = typeof generalRecords | typeof fireHostRecords

/** Records of the requested channel within the data scope. */
const inChannel = (t: JudgedTable, scope: DataScope, c: Context<AppEnv>) =>
  and(inScope(t, scope), equal(t.channelId, intFilter(c, 'channelId')))

/** Real fires, false fires and faults, for the statistics (contract device 11.3, 13). */
export async function countVerdicts(tx: Db, t: JudgedTable, scope: DataScope, c: Context<AppEnv>) {
  const fires = and(eq(t.category, RECORD_CATEGORY.fire), eq(t.handled, true))
  const [row] = await tx
    .select({
      realFire: countWhere(and(fires, eq(t.verdict, VERDICT.realFire))),
      falseFire: countWhere(and(fires, eq(t.verdict, VERDICT.falseAlarm))),
      faultAlarm: countWhere(eq(t.category, RECORD_CATEGORY.fault)),
    })
    .from(t)
    .where(inChannel(t, scope, c))
  return row ?? { realFire: 0, falseFire: 0, faultAlarm: 0 }
}

const countWhere = (condition: SQL | undefined) => sql<number>`count(*) filter (where ${condition ?? sql`true`})`.mapWith(Number)

/** The same by month of UTC+8: the last `months`, this one included; fire tests are left out. */
export async function countByMonth(tx: Db, t: JudgedTable, scope: DataScope, c: Context<AppEnv>, months: string[]) {
  const month = sql<string>`to_char((${t.raisedAt} at time zone 'UTC') + interval '8 hours', 'YYYYMM')`
  const rows = await tx
    .select({
      month,
      faults: countWhere(eq(t.category, RECORD_CATEGORY.fault)),
      alarms: countWhere(and(eq(t.category, RECORD_CATEGORY.fire), eq(t.verdict, VERDICT.realFire))),
      notAlarms: countWhere(and(eq(t.category, RECORD_CATEGORY.fire), eq(t.verdict, VERDICT.falseAlarm))),
    })
    .from(t)
    // the second condition says the same by the column itself, so that its index finds the rows
    .where(and(inChannel(t, scope, c), sql`${month} >= ${months[0] ?? ''}`, gte(t.raisedAt, startOfMonth(months[0] ?? '197001'))))
    .groupBy(sql`1`)
  const byMonth = new Map(rows.map((row) => [row.month, row]))
  const series = (pick: (row: (typeof rows)[number]) => number) =>
    months.map((name) => {
      const row = byMonth.get(name)
      return row ? pick(row) : 0
    })
  return {
    months,
    faultCount: series((row) => row.faults),
    alarmCount: series((row) => row.alarms),
    notAlarmCount: series((row) => row.notAlarms),
  }
}

const UTC8_MS = 8 * 60 * 60 * 1000

/** The instant at which a month `yyyyMM` of UTC+8 begins. */
const startOfMonth = (month: string) => new Date(Date.UTC(Number(month.slice(0, 4)), Number(month.slice(4)) - 1, 1) - UTC8_MS)

/** `yyyyMM` of the last `count` months of UTC+8, oldest first. */
export function lastMonths(count: number, now: number): string[] {
  const today = new Date(now + UTC8_MS)
  return Array.from({ length: count }, (_, index) => {
    const month = new Date(Date.UTC(today.getUTCFullYear(), today.getUTCMonth() - (count - 1 - index), 1))
    return month.toISOString().slice(0, 7).replace('-', '')
  })
}
