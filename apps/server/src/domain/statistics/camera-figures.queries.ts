import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../db/database'
import { VIDEO_CHANNEL_ID } from '../cameras/sighting'
import { OFFLINE_POINT } from '../ingestion/assess/assess-report'
import { mayReadChannel, type DataScope } from '../menus/data-scope'
import { endOfRecord } from '../records/record-end.queries'
import { addDays, startOfDay, type DaySpan } from './day-span'

/** What cameras saw by the hour of the day, and how much of the time they were online. */
export interface CameraFigures {
  /** of each hour of the day in UTC+8, over all days of the period */
  byHour: number[]
  /** a share of 1; null without a camera, and for a period that has not begun */
  online: number | null
  /** the ten that were offline longest */
  offline: { id: number; name: string; place: string | null; online: number }[]
}

const LISTED = 10
const HOURS = 24

/** The figures of the cameras in scope. A camera counts from the day on which it was added; a time that has not come does not count. */
export async function cameraFigures(tx: Db, scope: DataScope, { from, to }: DaySpan, now: number): Promise<CameraFigures> {
  const span = { from: new Date(startOfDay(from)), to: new Date(Math.min(now, startOfDay(addDays(to, 1)))) }
  const byHour = Array.from({ length: HOURS }, () => 0)
  if (!mayReadChannel(scope, String(VIDEO_CHANNEL_ID)) || span.to <= span.from) return { byHour, online: null, offline: [] }
  for (const { hour, count } of await seenByHour(tx, scope, span)) byHour[Number(hour)] = Number(count)
  const rows = (await timesOf(tx, scope, span)).map(({ id, name, place, ms, offlineMs }) => ({ id: Number(id), name, place, ms: Number(ms), offlineMs: Math.min(Number(ms), Number(offlineMs)) }))
  const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0)
  const all = sum(({ ms }) => ms)
  return {
    byHour,
    online: all === 0 ? null : 1 - sum(({ offlineMs }) => offlineMs) / all,
    offline: rows.filter(({ offlineMs }) => offlineMs > 0).sort((one, other) => other.offlineMs / other.ms - one.offlineMs / one.ms || one.id - other.id).slice(0, LISTED)
      .map(({ ms, offlineMs, ...row }) => ({ ...row, online: 1 - offlineMs / ms })),
  }
}

interface Span {
  from: Date
  to: Date
}

function seenByHour(tx: Db, { tenantId }: DataScope, { from, to }: Span) {
  return rowsOf<{ hour: number | string; count: number | string }>(tx, sql`select extract(hour from raised_at at time zone 'Asia/Shanghai') as hour, count(*) as count from general_records
    where tenant_id = ${tenantId} and channel_id = ${VIDEO_CHANNEL_ID} and point_code <> ${OFFLINE_POINT} and raised_at >= ${from.toISOString()} and raised_at < ${to.toISOString()} group by 1`)
}

interface Times {
  id: number | string
  name: string
  place: string | null
  ms: number | string
  offlineMs: number | string
}

/** How long each camera was there in the period, and how long of it it was offline: a person who has handled the record did not end that. */
function timesOf(tx: Db, { tenantId }: DataScope, { from, to }: Span) {
  const [start, end] = [sql`${from.toISOString()}::timestamptz`, sql`${to.toISOString()}::timestamptz`]
  const ms = (interval: ReturnType<typeof sql>) => sql`greatest(0, extract(epoch from ${interval}) * 1000)`
  return rowsOf<Times>(tx, sql`select c.id, c.name, c.position as place, ${ms(sql`${end} - greatest(c.created_at, ${start})`)} as ms,
      coalesce((select sum(${ms(sql`least(e.ended, ${end}) - greatest(r.raised_at, c.created_at, ${start})`)})
        from general_records r cross join lateral (select ${endOfRecord(sql`d.silent_at <= r.raised_at`)} as ended) e
        where r.device_id = c.device_id and r.point_code = ${OFFLINE_POINT} and r.raised_at < ${end} and (e.ended is null or e.ended > ${start})), 0) as "offlineMs"
    from cameras c left join devices d on d.id = c.device_id where c.tenant_id = ${tenantId} and c.deleted_at is null and c.created_at < ${end} order by c.id`)
}
