import { tasksBetween } from '@smart-fire/api-client/inspection-plans'
import { and, asc, eq, isNotNull, isNull, lt, notInArray, or, sql } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { inspectionPlans, inspectionRoutes, inspectionTasks, tenants } from '../../../db/schema'
import { ruleOf } from '../plans/plan-rule'

const DAY_MS = 86_400_000
/** so that a phone which is without a connection for a day knows its tasks */
export const AHEAD_MS = 2 * DAY_MS
/** made in one transaction after the server was off for long */
const STEP_MS = 7 * DAY_MS

type Plan = typeof inspectionPlans.$inferSelect

/**
 * Makes the tasks of one plan up to two days ahead, at most those of a week, each once. The caller holds the row of the plan. A plan that is
 * frozen, and one whose route is stopped, has none; its time passes all the same.
 */
export async function makeTasksOf(tx: Db, plan: Plan, now: Date): Promise<void> {
  const from = (plan.madeUntil ?? now).getTime()
  const until = Math.min(now.getTime() + AHEAD_MS, from + STEP_MS)
  if (until <= from || plan.deletedAt) return
  const [route] = await tx.select().from(inspectionRoutes).where(eq(inspectionRoutes.id, plan.routeId))
  if (route?.isEnabled && !plan.isFrozen && route.deletedAt === null) {
    const tasks = tasksBetween(ruleOf(plan), from, until)
    if (tasks.length > 0) await insertTasks(tx, plan, route, tasks)
  }
  await tx.update(inspectionPlans).set({ madeUntil: new Date(until) }).where(eq(inspectionPlans.id, plan.id))
}

async function insertTasks(tx: Db, plan: Plan, route: typeof inspectionRoutes.$inferSelect, tasks: readonly { startsAt: number; endsAt: number }[]): Promise<void> {
  const common = { tenantId: plan.tenantId, planId: plan.id, routeId: route.id, routeName: route.name, isOutdoor: route.isOutdoor, personIds: plan.personIds, isStrict: plan.isStrict }
  const made = await tx
    .insert(inspectionTasks)
    .values(tasks.map(({ startsAt, endsAt }) => ({ ...common, startsAt: new Date(startsAt), endsAt: new Date(endsAt) })))
    .onConflictDoNothing({ target: [inspectionTasks.planId, inspectionTasks.startsAt] })
    .returning({ id: inspectionTasks.id })
  if (made.length === 0) return
  await tx.execute(sql`
    insert into inspection_task_points (tenant_id, task_id, place, indoor_id, outdoor_id, number, type_name, building_id, building_name, floor, unit_id, unit_name, position)
    select ${plan.tenantId}, k.id, p.place, p.indoor_id, p.outdoor_id, coalesce(i.number, o.number), y.name, i.building_id, b.name, i.floor, coalesce(b.unit_id, o.unit_id), u.name, coalesce(i.position, o.position)
    from inspection_route_points p cross join (select id from inspection_tasks where id in ${made.map(({ id }) => id)}) k
    left join indoor_facilities i on i.id = p.indoor_id left join buildings b on b.id = i.building_id
    left join outdoor_facilities o on o.id = p.outdoor_id
    left join networked_units u on u.id = coalesce(b.unit_id, o.unit_id)
    join inspection_types y on y.id = coalesce(i.type_id, o.type_id)
    where p.route_id = ${route.id}`)
}

/**
 * A plan whose tasks are not made far enough ahead, for this process alone until the end of the transaction; undefined when there is none. A stopped
 * or deleted tenant has none: its people cannot sign in, so every task would be one that they missed.
 */
export async function duePlan(tx: Db, now: Date): Promise<Plan | undefined> {
  const t = inspectionPlans
  // an hour of slack: otherwise every plan would be written in every round
  const horizon = new Date(now.getTime() + AHEAD_MS - 60 * 60_000)
  const closedTenants = tx.select({ id: tenants.id }).from(tenants).where(or(eq(tenants.isStopped, true), isNotNull(tenants.deletedAt)))
  const [plan] = await tx.select().from(t).where(and(isNull(t.deletedAt), notInArray(t.tenantId, closedTenants), or(isNull(t.madeUntil), lt(t.madeUntil, horizon)))).orderBy(asc(t.madeUntil)).limit(1).for('update', { skipLocked: true })
  return plan
}

/** The plans of a tenant that is restored or allowed again go on from now: the time in which it was deleted or stopped has no tasks. Those that were made before are there. */
export async function resumePlansOf(tx: Db, tenantId: string, now: Date): Promise<void> {
  const t = inspectionPlans
  await tx.update(t).set({ madeUntil: now }).where(and(eq(t.tenantId, tenantId), lt(t.madeUntil, now)))
}
