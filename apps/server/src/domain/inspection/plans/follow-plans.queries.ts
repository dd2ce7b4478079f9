import { and, asc, eq, gt, inArray, isNotNull, notExists, sql } from 'drizzle-orm'

import { beyondLimits } from '../../../db/scoped/limit-transaction'
import { inspectionPlans, inspectionResults, inspectionTaskPoints, inspectionTasks } from '../../../db/schema'
import type { Write } from '../../../http/write-work'
import { makeTasksOf } from '../tasks/make-tasks.queries'

/**
 * Makes the tasks of changed plans anew from now on. What has begun stays as it is, also when the clock was set back since: a task in which something was
 * checked has begun. A check that came before its task began stays without it.
 */
export async function followPlans({ tx, now }: Write, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  // a server that is making their tasks is waited for: what it makes is found and made anew
  await tx.select({ id: inspectionPlans.id }).from(inspectionPlans).where(inArray(inspectionPlans.id, [...ids])).orderBy(asc(inspectionPlans.id)).for('update')
  const isChecked = tx.select({ one: sql`1` }).from(inspectionTaskPoints).where(and(eq(inspectionTaskPoints.taskId, inspectionTasks.id), isNotNull(inspectionTaskPoints.doneAt)))
  const ahead = and(inArray(inspectionTasks.planId, [...ids]), gt(inspectionTasks.startsAt, now), notExists(isChecked))
  const points = tx.select({ id: inspectionTaskPoints.id }).from(inspectionTaskPoints).innerJoin(inspectionTasks, eq(inspectionTasks.id, inspectionTaskPoints.taskId)).where(ahead)
  // also a check that the caller does not see, and one that is being written: it is waited for
  await beyondLimits(tx, async () => {
    await tx.select({ id: inspectionTaskPoints.id }).from(inspectionTaskPoints).where(inArray(inspectionTaskPoints.id, points)).orderBy(asc(inspectionTaskPoints.id)).for('update')
    await tx.update(inspectionResults).set({ taskPointId: null }).where(inArray(inspectionResults.taskPointId, points))
  })
  await tx.delete(inspectionTasks).where(ahead)
  await tx.update(inspectionPlans).set({ madeUntil: now }).where(inArray(inspectionPlans.id, [...ids]))
  for (const id of ids) {
    const [plan] = await tx.select().from(inspectionPlans).where(eq(inspectionPlans.id, id))
    if (plan) await makeTasksOf(tx, plan, now)
  }
}
