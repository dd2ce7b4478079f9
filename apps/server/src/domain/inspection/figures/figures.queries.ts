import { writeWireDay } from '@smart-fire/api-client/wire'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import type { Period } from '../../../http/wire-time'
import type { DataScope } from '../../menus/data-scope'

/** What is counted of points: checks that were due in a period, and what became of them. */
interface PointCounts {
  due: number
  done: number
  missed: number
}

/** Checks due in a period: those of tasks that are over, and those that were done before the end of theirs. */
export const dueIn = ({ from, to }: Period, now: Date): SQL =>
  sql`t.starts_at between ${from.toISOString()}::timestamptz and ${to.toISOString()}::timestamptz and (t.ends_at <= ${now.toISOString()}::timestamptz or p.done_at is not null)`

const POINT_COUNTS = sql`count(*)::int as due, count(p.done_at)::int as done, count(p.missed_at)::int as missed`

/** The figures of a tenant: checks of a period, and the defects as they are now. */
export async function figuresOf(tx: Db, { tenantId }: DataScope, period: Period, now: Date) {
  const [points] = await rowsOf<PointCounts>(tx, sql`select ${POINT_COUNTS} from inspection_task_points p join inspection_tasks t on t.id = p.task_id where p.tenant_id = ${tenantId} and ${dueIn(period, now)}`)
  const [results] = await rowsOf<{ results: number; abnormal: number }>(tx, sql`
    select count(*)::int as results, count(*) filter (where is_abnormal)::int as abnormal from inspection_results
    where tenant_id = ${tenantId} and inspected_at between ${period.from.toISOString()}::timestamptz and ${period.to.toISOString()}::timestamptz`)
  const today = writeWireDay(now.getTime())
  const [defects] = await rowsOf<{ open: number; overdue: number; unsigned: number }>(tx, sql`
    select count(*) filter (where status in ('0', '1'))::int as open, count(*) filter (where status in ('0', '1') and deadline < ${today})::int as overdue, count(*) filter (where status = '2')::int as unsigned
    from inspection_defects where tenant_id = ${tenantId} and status <> '3'`)
  const [running] = await rowsOf<{ tasks: number }>(tx, sql`
    select count(*)::int as tasks from inspection_tasks t where t.tenant_id = ${tenantId} and t.starts_at <= ${now.toISOString()}::timestamptz and t.ends_at > ${now.toISOString()}::timestamptz
      and (exists (select 1 from inspection_task_points p where p.task_id = t.id and p.done_at is null) or not exists (select 1 from inspection_task_points p where p.task_id = t.id))`)
  return { ...(points ?? { due: 0, done: 0, missed: 0 }), ...(results ?? { results: 0, abnormal: 0 }), ...(defects ?? { open: 0, overdue: 0, unsigned: 0 }), openTasks: running?.tasks ?? 0 }
}

/** Checks by day, without gaps. */
export async function figuresByDay(tx: Db, { tenantId }: DataScope, period: Period, now: Date): Promise<(PointCounts & { day: string })[]> {
  const rows = await rowsOf<PointCounts & { day: string }>(tx, sql`
    select to_char(t.starts_at at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD') as day, ${POINT_COUNTS}
    from inspection_task_points p join inspection_tasks t on t.id = p.task_id where p.tenant_id = ${tenantId} and ${dueIn(period, now)} group by 1`)
  const countsOf = new Map(rows.map((row) => [row.day, row]))
  const days: (PointCounts & { day: string })[] = []
  for (let at = period.from.getTime(); at <= period.to.getTime(); at += 86_400_000) {
    const day = writeWireDay(at)
    days.push(countsOf.get(day) ?? { day, due: 0, done: 0, missed: 0 })
  }
  return days
}
