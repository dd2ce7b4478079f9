import { and, asc, desc, eq, gt, inArray, isNull, lt, lte, or, sql } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { indoorFacilities, inspectionTaskPoints, inspectionTasks, inspectionTypes, outdoorFacilities } from '../../../db/schema'
import type { Session } from '../../../http/app-env'
import type { DataScope } from '../../menus/data-scope'
import { choicesText, valuesText } from '../type-items'
import { AHEAD_MS } from './make-tasks.queries'
import { COUNTS } from './task-state.queries'
import { pointsOfTasks, taskRow } from './tasks.queries'

/** for as long after its end a task is shown with what became of it */
const SHOWN_AFTER_MS = 12 * 60 * 60_000
/** of one person: more tasks than a person can do in two days */
const MOST_TASKS = 60

/**
 * All that a phone needs to inspect without a connection: the tasks of a person, which include those that name no person, from those that have just
 * ended to those of the next two days, with their points and what is checked at each type.
 */
export async function ownTasks(tx: Db, scope: DataScope, { userId, name }: Session, now: Date): Promise<object> {
  const t = inspectionTasks
  const [begin, end] = [new Date(now.getTime() - SHOWN_AFTER_MS), new Date(now.getTime() + AHEAD_MS)]
  const isOwn = or(sql`${t.personIds} = '[]'::jsonb`, sql`${t.personIds} @> ${JSON.stringify([userId])}::jsonb`)
  // of too many tasks those that are over are left out, not those of now
  const isOver = lte(t.endsAt, now)
  const found = await tx.select({ task: t, ...COUNTS }).from(t).where(and(eq(t.tenantId, scope.tenantId), isOwn, gt(t.endsAt, begin), lt(t.startsAt, end))).orderBy(isOver, asc(t.startsAt), asc(t.id)).limit(MOST_TASKS)
  const rows = found.sort(({ task: one }, { task: other }) => one.startsAt.getTime() - other.startsAt.getTime() || one.id - other.id)
  const taskIds = rows.map(({ task }) => task.id)
  const points = await pointsOfTasks(tx, taskIds)
  const typeNames = [...new Set(points.map(({ equipmentType }) => equipmentType))]
  const types = await tx.select().from(inspectionTypes).where(and(eq(inspectionTypes.tenantId, scope.tenantId), sql`${inspectionTypes.deletedAt} is null`, typeNames.length > 0 ? inArray(inspectionTypes.name, typeNames) : sql`true`))
  const renamed = await renamedTypes(tx, taskIds, typeNames.filter((typeName) => !types.some((type) => type.name === typeName)))
  const names = new Map([[userId, name]])
  return {
    tasks: rows.map(({ task, ...counts }) => ({ ...taskRow(task, counts, names, now), label: points.filter(({ taskId }) => taskId === task.id) })),
    types: [...types, ...renamed].map((type) => ({ equipmentType: type.name, checkItems1: choicesText(type.checkChoices), checkItems2: valuesText(type.checkValues) })),
  }
}

/** The types of facilities that were renamed after the tasks were made, by the names that the points have: otherwise nothing would be asked there. */
async function renamedTypes(tx: Db, taskIds: readonly number[], typeNames: readonly string[]) {
  if (typeNames.length === 0) return []
  const [p, i, o] = [inspectionTaskPoints, indoorFacilities, outdoorFacilities]
  const found = await tx
    .selectDistinctOn([p.typeName], { name: p.typeName, type: inspectionTypes })
    .from(p)
    .leftJoin(i, eq(i.id, p.indoorId))
    .leftJoin(o, eq(o.id, p.outdoorId))
    .innerJoin(inspectionTypes, or(eq(inspectionTypes.id, i.typeId), eq(inspectionTypes.id, o.typeId)))
    .where(and(inArray(p.taskId, [...taskIds]), inArray(p.typeName, [...typeNames]), isNull(inspectionTypes.deletedAt)))
    .orderBy(p.typeName, desc(p.id))
  return found.map(({ name, type }) => ({ ...type, name }))
}
