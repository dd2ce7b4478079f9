import { and, eq, gt, inArray } from 'drizzle-orm'

import { inspectionPlans, inspectionTasks } from '../../../db/schema'
import type { Write } from '../../../http/write-work'
import { makeTasksOf } from '../tasks/make-tasks.queries'

/** Makes the tasks of changed plans anew from now on. What has begun stays as it is. */
export async function followPlans({ tx, now }: Write, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx.delete(inspectionTasks).where(and(inArray(inspectionTasks.planId, [...ids]), gt(inspectionTasks.startsAt, now)))
  await tx.update(inspectionPlans).set({ madeUntil: now }).where(inArray(inspectionPlans.id, [...ids]))
  for (const id of ids) {
    const [plan] = await tx.select().from(inspectionPlans).where(eq(inspectionPlans.id, id))
    if (plan) await makeTasksOf(tx, plan, now)
  }
}
