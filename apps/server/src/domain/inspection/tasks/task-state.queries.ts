import { TASK_STATE } from '@smart-fire/api-client/wire'
import { sql, type SQL } from 'drizzle-orm'

import { inspectionTasks as t } from '../../../db/schema'

// with names of their own: a column of a table alone in its query is written without that of the table
const points = sql.raw('inspection_task_points p where p.task_id = inspection_tasks.id')
const pointsWith = (condition: SQL) => sql<number>`(select count(*)::int from ${points} and ${condition})`

/** How many points a task has, and what became of them. */
export const COUNTS = {
  points: pointsWith(sql`true`),
  done: pointsWith(sql`p.done_at is not null`),
  missed: pointsWith(sql`p.missed_at is not null`),
  skipped: pointsWith(sql`p.skip_reason is not null`),
}

/** Points are left. Of a route without facilities nothing was checked: its task is never done. */
const isUnfinished = sql`(exists (select 1 from ${points} and p.done_at is null) or not exists (select 1 from ${points}))`

/** The conditions of the states of tasks at a time: each task has one of them. */
export const stateConditions = (now: Date): Readonly<Record<string, SQL>> => {
  const at = sql`${now.toISOString()}::timestamptz`
  return {
    [TASK_STATE.upcoming]: sql`${t.startsAt} > ${at}`,
    [TASK_STATE.open]: sql`${t.startsAt} <= ${at} and ${t.endsAt} > ${at} and ${isUnfinished}`,
    [TASK_STATE.done]: sql`${t.startsAt} <= ${at} and not ${isUnfinished}`,
    [TASK_STATE.missed]: sql`${t.endsAt} <= ${at} and ${isUnfinished}`,
  }
}

/** The state of a task of these times and counts. */
export function taskState({ startsAt, endsAt }: { startsAt: Date; endsAt: Date }, { points, done }: { points: number; done: number }, now: Date): string {
  if (startsAt > now) return TASK_STATE.upcoming
  if (points > 0 && done >= points) return TASK_STATE.done
  return endsAt <= now ? TASK_STATE.missed : TASK_STATE.open
}
