import { and, asc, desc, eq, exists, inArray, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { countUpTo } from '../../../db/bounded-count'
import { contains, within } from '../../../db/conditions'
import type { Db } from '../../../db/database'
import { inspectionResults, inspectionTaskPoints, inspectionTasks } from '../../../db/schema'
import type { AppEnv } from '../../../http/app-env'
import { NotFoundError, ParameterError } from '../../../http/errors'
import { demandId, periodFilter, textFilter } from '../../../http/filters'
import { zhCN as httpWords } from '../../../http/http.messages'
import { pagingOf } from '../../../http/parameters'
import type { Page } from '../../../http/responses'
import { wireFlag } from '../../../http/wire-flag'
import { wireTime } from '../../../http/wire-time'
import type { DataScope } from '../../menus/data-scope'
import { personNames } from '../plans/plan-rules.queries'
import { COUNTS, stateConditions, taskState } from './task-state.queries'

const t = inspectionTasks
const p = inspectionTaskPoints

/** One page of tasks, newest first. Filters: `routeName`, `routeFlag`, `taskState`, `dateStrs` (their start), `userId` (one of the persons). */
export async function pageOfTasks(tx: Db, scope: DataScope, c: Context<AppEnv>, now: Date): Promise<Page<object>> {
  const { limit, offset } = pagingOf(c)
  const where = and(eq(t.tenantId, scope.tenantId), contains(t.routeName, textFilter(c, 'routeName')), flagOf(c), stateOf(c, now), within(t.startsAt, periodFilter(c, 'dateStrs')), personIs(textFilter(c, 'userId')))
  const rows = await tx.select({ task: t, ...COUNTS }).from(t).where(where).orderBy(desc(t.startsAt), desc(t.id)).limit(limit).offset(offset)
  const total = await countUpTo(tx, t, where, offset)
  const names = await personNames(tx, scope, rows.flatMap(({ task }) => task.personIds))
  return { rows: rows.map(({ task, ...counts }) => taskRow(task, counts, names, now)), total }
}

function flagOf(c: Context<AppEnv>): SQL | undefined {
  const flag = textFilter(c, 'routeFlag')
  if (flag !== undefined && flag !== '0' && flag !== '1') throw new ParameterError(httpWords.badParameter, 'routeFlag')
  return flag && eq(t.isOutdoor, flag === '1')
}

function stateOf(c: Context<AppEnv>, now: Date): SQL | undefined {
  const state = textFilter(c, 'taskState')
  if (state === undefined) return undefined
  const known = stateConditions(now)
  const condition = Object.hasOwn(known, state) ? known[state] : undefined
  if (!condition) throw new ParameterError(httpWords.badParameter, 'taskState')
  return condition
}

const personIs = (userId: string | undefined): SQL | undefined => (userId === undefined ? undefined : sql`${t.personIds} @> ${JSON.stringify([userId])}::jsonb`)

interface Counts {
  points: number
  done: number
  missed: number
  skipped: number
}

/** A task on the wire (contract device §19.4); counts, times and state are additive (ADR 3). */
export function taskRow(task: typeof t.$inferSelect, counts: Counts, names: ReadonlyMap<string, string>, now: Date) {
  const { id, routeName, isOutdoor, personIds, isStrict, startsAt, endsAt } = task
  return {
    id, routeName, routeFlag: wireFlag(isOutdoor), startTime: wireTime(startsAt), endTime: wireTime(endsAt), patrolCycle: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000), strictOrder: wireFlag(isStrict),
    userNames: personIds.flatMap((person) => names.get(person) ?? []).join('、'), taskState: taskState(task, counts, now),
    labelCount: counts.points, checkedCount: counts.done, leakCount: counts.missed, jumpCount: counts.skipped,
  }
}

/** One task with its points in their order, each with its newest result. */
export async function taskWithPoints(tx: Db, scope: DataScope, c: Context<AppEnv>, now: Date): Promise<object> {
  const id = demandId(c, 'id')
  const [row] = await tx.select({ task: t, ...COUNTS }).from(t).where(and(eq(t.tenantId, scope.tenantId), eq(t.id, id)))
  if (!row) throw new NotFoundError(httpWords.gone)
  const { task, ...counts } = row
  return { ...taskRow(task, counts, await personNames(tx, scope, task.personIds), now), label: await pointsOfTasks(tx, [id]) }
}

/** The points of tasks in their order. */
export async function pointsOfTasks(tx: Db, taskIds: readonly number[]) {
  if (taskIds.length === 0) return []
  const points = await tx.select().from(p).where(inArray(p.taskId, [...taskIds])).orderBy(asc(p.taskId), asc(p.place))
  const results = await tx
    .selectDistinctOn([inspectionResults.taskPointId], { id: inspectionResults.id, pointId: inspectionResults.taskPointId, isAbnormal: inspectionResults.isAbnormal, at: inspectionResults.inspectedAt, by: inspectionResults.inspectorName })
    .from(inspectionResults)
    .where(exists(tx.select({ one: sql`1` }).from(p).where(and(eq(p.id, inspectionResults.taskPointId), inArray(p.taskId, [...taskIds])))))
    // of two at the same instant the later one counts: it may be the correction of the other
    .orderBy(inspectionResults.taskPointId, desc(inspectionResults.inspectedAt), desc(inspectionResults.id))
  const resultOf = new Map(results.map((result) => [result.pointId, result]))
  return points.map((point) => {
    const result = resultOf.get(point.id)
    return {
      id: point.id, taskId: point.taskId, facilitiesNo: point.number, equipmentType: point.typeName, buildingId: point.buildingId, bName: point.buildingName, floor: point.floor, oName: point.unitName,
      positionDescription: point.position, checkTime: wireTime(point.doneAt), leakFlag: wireFlag(point.missedAt !== null), jumpReason: point.skipReason,
      resultId: result?.id ?? null, inspectionResult: result ? (result.isAbnormal ? '1' : '0') : null, inspectionPerson: result?.by ?? null, inspectionDate: wireTime(result?.at ?? null),
    }
  })
}
