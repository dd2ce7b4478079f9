import { checkRule, CYCLE, periodsOverlap } from '@smart-fire/api-client/inspection-plans'
import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { inspectionPlans, users } from '../../../db/schema'
import { zhCN as httpWords } from '../../../http/http.messages'
import type { FieldProblem } from '../../../http/resource/input'
import type { Write } from '../../../http/write-work'
import type { DataScope } from '../../menus/data-scope'
import { zhCN } from '../inspection.messages'
import { NO_INTERVAL, ruleOf } from './plan-rule'

type Plan = typeof inspectionPlans.$inferSelect
type ListName = 'weekdays' | 'monthDays' | 'personIds'
/** A new plan does not need to name its lists. */
type PlanValues = Omit<Plan, ListName> & Partial<Pick<Plan, ListName>>

/** A plan names days that exist, periods that do not overlap, and persons of the tenant. */
export async function brokenPlans({ tx, scope }: Write, rows: readonly Record<string, unknown>[]): Promise<Map<number, FieldProblem>> {
  const plans = rows as unknown as PlanValues[]
  const persons = new Set((await personsOf(tx, scope)).map(({ id }) => id))
  return new Map(plans.flatMap((plan, place) => {
    const problem = problemOf(plan, persons)
    return problem ? [[place, problem] as const] : []
  }))
}

/** What is wrong with a plan; lists that a new one does not name are empty. */
function problemOf({ weekdays = [], monthDays = [], personIds = [], ...plan }: PlanValues, persons: ReadonlySet<string>): FieldProblem | null {
  const { cycle, every, periods, startOn, endOn } = plan
  if (endOn && endOn < startOn) return { field: 'endTime', message: zhCN.endBeforeStart }
  if (every === NO_INTERVAL) return { field: 'patrolCycle', message: httpWords.required }
  if (cycle === CYCLE.weekly && weekdays.length === 0) return { field: 'weekDays', message: zhCN.noWeekday }
  if (cycle === CYCLE.monthly && monthDays.length === 0) return { field: 'monthDays', message: zhCN.noMonthDay }
  if (periodsOverlap(periods)) return { field: 'timePeriod', message: zhCN.periodsOverlap }
  if (personIds.some((id) => !persons.has(id))) return { field: 'userIds', message: zhCN.unknownPerson }
  checkRule(ruleOf({ ...plan, weekdays, monthDays, endOn: endOn ?? null }))
  return null
}

/** The users of the tenant among whom inspectors are chosen. */
export async function personsOf(tx: Db, { tenantId }: DataScope): Promise<{ id: string; name: string }[]> {
  const rows = await tx.select({ id: users.id, name: users.name, username: users.username }).from(users).where(and(eq(users.tenantId, tenantId), eq(users.isDisabled, false), eq(users.isDeleted, false))).orderBy(asc(users.username))
  return rows.map(({ id, name, username }) => ({ id, name: name || username }))
}

/**
 * The names of these persons by their id. Those who were stopped or deleted are named as such: without their names the plan would read as one that everybody
 * may do.
 */
export async function personNames(tx: Db, { tenantId }: DataScope, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: users.id, name: users.name, username: users.username, isDisabled: users.isDisabled, isDeleted: users.isDeleted }).from(users)
    .where(and(inArray(users.id, [...new Set(ids)]), eq(users.tenantId, tenantId)))
  return new Map(rows.map(({ id, name, username, isDisabled, isDeleted }) => [id, isDisabled || isDeleted ? zhCN.stoppedPerson(name || username) : name || username]))
}

/** By id: the names of the persons (ADR 3). */
export async function whatPlansHave(tx: Db, scope: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.select({ id: inspectionPlans.id, personIds: inspectionPlans.personIds }).from(inspectionPlans).where(inArray(inspectionPlans.id, [...ids]))
  const nameOf = await personNames(tx, scope, rows.flatMap(({ personIds }) => personIds))
  return new Map(rows.map(({ id, personIds }) => [id, { userNames: personIds.map((person) => nameOf.get(person) ?? '').filter(Boolean).join('、') }]))
}
