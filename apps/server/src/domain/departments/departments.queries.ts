import { and, asc, count, eq, inArray, isNull, or, sql, type SQL } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import { contains } from '../../db/conditions'
import type { Filter } from '../../http/resource/filter'
import { ParameterError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import type { Db } from '../../db/database'
import { departmentMembers, departments, networkedUnits, users } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import type { IdChange } from '../../id-change'

export type Department = typeof departments.$inferSelect

const t = departments

/** All departments of the tenant in the order of the tree. */
export function listDepartments(tx: Db, { tenantId }: DataScope): Promise<Department[]> {
  return tx.select().from(t).where(and(eq(t.tenantId, tenantId), isNull(t.deletedAt))).orderBy(asc(t.orderNumber), asc(t.id))
}

export async function findDepartment(tx: Db, { tenantId }: DataScope, id: number): Promise<Department | undefined> {
  const [row] = await tx.select().from(t).where(and(eq(t.tenantId, tenantId), isNull(t.deletedAt), eq(t.id, id)))
  return row
}

/** The same for a user who comes into it: it is not deleted before the commit, and one that is being deleted is none. */
export async function keepDepartment(tx: Db, { tenantId }: DataScope, id: number): Promise<Department | undefined> {
  const [row] = await tx.select().from(t).where(and(eq(t.tenantId, tenantId), isNull(t.deletedAt), eq(t.id, id))).for('key share')
  return row
}

/** The filter of a column with a department: that one or one below it. */
export const withinDepartment = (column: AnyPgColumn): Filter => (text, name) => {
  if (!/^\d{1,9}$/.test(text)) throw new ParameterError(httpWords.badParameter, name)
  return inArray(column, departmentsBelow([Number(text)]))
}

/** Ids of these departments and of all below them. */
export function departmentsBelow(ids: readonly number[]): SQL<number> {
  if (ids.length === 0) return sql`(select null::integer where false)`
  const tops = sql.join(ids.map((id) => sql`${id}::integer`), sql`, `)
  return sql`(with recursive below as (
    select d.id from departments d where d.id in (${tops}) and d.deleted_at is null
    union select c.id from departments c join below on c.parent_id = below.id where c.deleted_at is null
  ) select id from below)`
}

/** Someone in a department. `isDefault`: it is the department that the account itself names. */
export interface DepartmentMember {
  id: string
  username: string
  name: string
  description: string | null
  mobilePhone: string | null
  departmentId: number | null
  isDefault: boolean
}

/** The users in a department, without deleted ones, by account; `name` contains, and % and _ mean themselves. */
export async function membersOf(tx: Db, { id, tenantId }: Pick<Department, 'id' | 'tenantId'>, name?: string): Promise<DepartmentMember[]> {
  const rows = await tx
    .select({ id: users.id, username: users.username, name: users.name, description: users.description, mobilePhone: users.mobilePhone, departmentId: users.departmentId })
    .from(users)
    .where(and(eq(users.tenantId, tenantId), eq(users.isDeleted, false), or(eq(users.departmentId, id), inArray(users.id, addedTo(tx, id))), contains(users.name, name)))
    .orderBy(asc(users.username))
  return rows.map((row) => ({ ...row, isDefault: row.departmentId === id }))
}

const addedTo = (tx: Db, id: number) => tx.select({ userId: departmentMembers.userId }).from(departmentMembers).where(eq(departmentMembers.departmentId, id))

/** Puts users into a department and takes others out of it. */
export async function changeMembers(tx: Db, departmentId: number, { added, removed }: IdChange): Promise<void> {
  await tx.delete(departmentMembers).where(and(eq(departmentMembers.departmentId, departmentId), inArray(departmentMembers.userId, [...removed])))
  if (added.length > 0) await tx.insert(departmentMembers).values(added.map((userId) => ({ departmentId, userId }))).onConflictDoNothing()
}

/** How many users are in each department, without deleted ones. */
export async function memberCounts(tx: Db, ids: readonly number[]): Promise<Map<number, number>> {
  const own = await tx.select({ id: users.departmentId, rows: count() }).from(users)
    .where(and(inArray(users.departmentId, [...ids]), eq(users.isDeleted, false))).groupBy(users.departmentId)
  const added = await tx.select({ id: departmentMembers.departmentId, rows: count() }).from(departmentMembers)
    .innerJoin(users, and(eq(users.id, departmentMembers.userId), eq(users.isDeleted, false)))
    .where(and(inArray(departmentMembers.departmentId, [...ids]), sql`${users.departmentId} is distinct from ${departmentMembers.departmentId}`))
    .groupBy(departmentMembers.departmentId)
  const counts = new Map<number, number>(ids.map((id) => [id, 0]))
  for (const { id, rows } of [...own, ...added]) if (id !== null) counts.set(id, (counts.get(id) ?? 0) + rows)
  return counts
}

/** The names of departments by id, deleted ones too. */
export async function departmentNames(tx: Db, ids: readonly (number | null)[]): Promise<Map<number, string>> {
  const named = [...new Set(ids.filter((id) => id !== null))]
  if (named.length === 0) return new Map()
  const rows = await tx.select({ id: t.id, name: t.name }).from(t).where(inArray(t.id, named))
  return new Map(rows.map(({ id, name }) => [id, name]))
}

/** Users that have not been deleted: what keeps the department that they name as their own. */
export const isPresentUser = eq(users.isDeleted, false)

/** Of the people added to a department: those who still exist and whom the count of its own people does not have yet. */
export const isPresentMember = sql`exists (select 1 from ${users} u where u.id = ${departmentMembers.userId} and not u.is_deleted
  and u.department_id is distinct from ${departmentMembers.departmentId})`

/** Its people are part of a department: their change counts its version up. */
export async function touchDepartment(tx: Db, { id, version }: Department, stamp: { updatedBy: string; updatedAt: Date }): Promise<void> {
  await tx.update(t).set({ ...stamp, version: version + 1 }).where(eq(t.id, id))
}

/**
 * Takes networked units away from departments that are being deleted. Those that exist keep a department: what is left are deleted ones, which could never
 * come back from the recycle bin, nor anything that stands in their buildings, because a deleted department does not come back.
 */
export async function releaseUnits(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.update(networkedUnits).set({ departmentId: null }).where(inArray(networkedUnits.departmentId, [...ids]))
}
