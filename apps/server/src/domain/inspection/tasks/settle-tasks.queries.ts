import { and, asc, inArray, isNull, lte, sql } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { inspectionTasks } from '../../../db/schema'

/** Tasks that one transaction settles. */
const BATCH = 100

/** Records what was not checked in tasks that are over, each point once; gives the number of settled tasks. */
export async function settleTasks(tx: Db, now: Date): Promise<number> {
  const t = inspectionTasks
  const over = await tx.select({ id: t.id }).from(t).where(and(isNull(t.settledAt), lte(t.endsAt, now))).orderBy(asc(t.endsAt)).limit(BATCH).for('update', { skipLocked: true })
  if (over.length === 0) return 0
  const ids = over.map(({ id }) => id)
  await tx.execute(sql`update inspection_task_points p set missed_at = t.ends_at from inspection_tasks t where t.id = p.task_id and t.id in ${ids} and p.done_at is null and p.missed_at is null`)
  await tx.update(t).set({ settledAt: now }).where(inArray(t.id, ids))
  return over.length
}
