import { floorName, RECORD_CATEGORY, type RecordKind } from '@smart-fire/api-client/wire'
import { and, count, desc, eq, sql } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Clock } from '../../clock'
import { equal } from '../../db/conditions'
import { fireHostRecords, generalRecords, hydrantRecords } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { demand, intFilter, textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { Page, Read } from '../../http/responses'
import { wireTime } from '../../http/wire-time'
import { inScope } from '../menus/data-scope.queries'
import { dayOf } from './day-span'
import { zhCN } from './statistics.messages'

const DEFAULT_LIMIT = 20
const MINUTE_MS = 60_000

type OpenRow = Readonly<Record<string, string | number | null>>

/** getAllAlrmAndFault: open records of a category, newest first (contract device 11.4, 12, 13). Everything at a hydrant is a fault. */
export const listOpen =
  (clock: Clock, kind: RecordKind): Read<Page<OpenRow>> =>
  async (tx, scope, c) => {
    demand(c, 'alrmCategory')
    const { t, device, place, placeId, floor } = COLUMNS[kind]
    const where = and(inScope(t, scope), equal(t.channelId, intFilter(c, 'channelId')), eq(t.handled, false), inCategory(kind, c))
    const { limit, offset } = pagingOf(c, DEFAULT_LIMIT)
    const [counted] = await tx.select({ rows: count() }).from(t).where(where)
    const rows = await tx
      .select({ id: t.id, device, place, placeId, floor, position: t.position, alarmType: t.alarmType, raisedAt: t.raisedAt, point: t.pointName, value: t.value, unit: t.unit })
      .from(t)
      .where(where)
      .orderBy(desc(t.raisedAt), desc(t.id))
      .limit(limit)
      .offset(offset)
    const now = clock.now()
    return {
      total: counted?.rows ?? 0,
      rows: rows.map((row) => ({
        id: row.id,
        buildId: row.placeId,
        bName: row.place,
        series: row.device,
        position: [floorName(row.floor), row.position].filter(Boolean).join('-'),
        alarmType: row.alarmType,
        date: ageText(row.raisedAt, now),
        logId: null,
        measuringPoint: row.point,
        alarmData: row.value === null ? null : `${row.value}${row.unit ?? ''}`,
      })),
    }
  }

const number = (column: unknown) => sql<number | null>`${column}`
const text = (column: unknown) => sql<string | null>`${column}`

const COLUMNS = {
  general: { t: generalRecords, device: text(generalRecords.equipmentType), place: text(generalRecords.buildingName), placeId: number(generalRecords.buildingId), floor: number(generalRecords.floor) },
  hydrant: { t: hydrantRecords, device: text(hydrantRecords.equipmentType), place: text(hydrantRecords.hydrantName), placeId: number(hydrantRecords.hydrantId), floor: sql<number | null>`null` },
  fireHost: { t: fireHostRecords, device: text(fireHostRecords.series), place: text(fireHostRecords.buildingName), placeId: number(fireHostRecords.buildingId), floor: number(fireHostRecords.floor) },
}

function inCategory(kind: RecordKind, c: Context<AppEnv>) {
  const category = textFilter(c, 'alrmCategory')
  if (kind === 'hydrant') return category === RECORD_CATEGORY.fire ? sql`false` : undefined
  return equal((kind === 'general' ? generalRecords : fireHostRecords).category, category)
}

/** The age in words for an hour, then the time of today, then date and time (contract device 0.4). */
export function ageText(at: Date, now: number): string {
  const minutes = Math.floor((now - at.getTime()) / MINUTE_MS)
  if (minutes < 1) return zhCN.justNow
  if (minutes < 60) return zhCN.minutesAgo(minutes)
  const time = wireTime(at).slice(0, 16)
  return dayOf(at.getTime()) === dayOf(now) ? ` ${time.slice(11)}` : time
}
