import { and, asc, count, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { departments, positionMembers, positionRoles, positions, roles, users } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'
import type { IdChange } from '../../id-change'

export type Position = typeof positions.$inferSelect

/** Someone who holds a position. */
export interface Holder {
  id: string
  username: string
  name: string
}

/** A role that a position carries. */
export interface CarriedRole {
  id: string
  name: string
}

export async function findPosition(tx: Db, { tenantId }: DataScope, id: number): Promise<Position | undefined> {
  const [row] = await tx.select().from(positions).where(and(eq(positions.tenantId, tenantId), isNull(positions.deletedAt), eq(positions.id, id)))
  return row
}

/** The users that hold a position, without deleted ones, by account. */
export function holdersOf(tx: Db, id: number): Promise<Holder[]> {
  return tx
    .select({ id: users.id, username: users.username, name: users.name })
    .from(positionMembers)
    .innerJoin(users, and(eq(users.id, positionMembers.userId), eq(users.isDeleted, false)))
    .where(eq(positionMembers.positionId, id))
    .orderBy(asc(users.username))
}

/** The roles that a position carries, by name. */
export function rolesOfPosition(tx: Db, id: number): Promise<CarriedRole[]> {
  return tx
    .select({ id: roles.id, name: roles.name })
    .from(positionRoles)
    .innerJoin(roles, eq(roles.id, positionRoles.roleId))
    .where(eq(positionRoles.positionId, id))
    .orderBy(asc(roles.name), asc(roles.id))
}

/** Puts users into a position and takes others out of it. */
export async function changeHolders(tx: Db, positionId: number, { added, removed }: IdChange): Promise<void> {
  await tx.delete(positionMembers).where(and(eq(positionMembers.positionId, positionId), inArray(positionMembers.userId, [...removed])))
  if (added.length > 0) await tx.insert(positionMembers).values(added.map((userId) => ({ positionId, userId }))).onConflictDoNothing()
}

/** Gives roles to a position and takes others from it. */
export async function changeCarried(tx: Db, positionId: number, { added, removed }: IdChange): Promise<void> {
  await tx.delete(positionRoles).where(and(eq(positionRoles.positionId, positionId), inArray(positionRoles.roleId, [...removed])))
  if (added.length > 0) await tx.insert(positionRoles).values(added.map((roleId) => ({ positionId, roleId }))).onConflictDoNothing()
}

/** People and roles are part of a position: their change counts its version up. */
export async function touchPosition(tx: Db, { id, version }: Position, stamp: { updatedBy: string; updatedAt: Date }): Promise<void> {
  await tx.update(positions).set({ ...stamp, version: version + 1 }).where(eq(positions.id, id))
}

/** How many positions carry one of these roles. */
export async function positionsWith(tx: Db, roleIds: readonly string[]): Promise<number> {
  const [row] = await tx
    .select({ rows: sql<number>`count(distinct ${positions.id})::integer` })
    .from(positionRoles)
    .innerJoin(positions, and(eq(positions.id, positionRoles.positionId), isNull(positions.deletedAt)))
    .where(inArray(positionRoles.roleId, [...roleIds]))
  return row?.rows ?? 0
}

/** Of the people of a position those who still exist. */
export const isPresentHolder = sql`exists (select 1 from ${users} u where u.id = ${positionMembers.userId} and not u.is_deleted)`

/** The department, how many users hold the position, and the names of its roles. */
export async function shownBeside(tx: Db, _scope: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  const placed = await tx.select({ id: positions.id, name: departments.name }).from(positions).innerJoin(departments, eq(departments.id, positions.departmentId)).where(inArray(positions.id, [...ids]))
  const held = await tx.select({ id: positionMembers.positionId, rows: count() }).from(positionMembers)
    .innerJoin(users, and(eq(users.id, positionMembers.userId), eq(users.isDeleted, false))).where(inArray(positionMembers.positionId, [...ids])).groupBy(positionMembers.positionId)
  const carried = await tx.select({ id: positionRoles.positionId, name: roles.name }).from(positionRoles).innerJoin(roles, eq(roles.id, positionRoles.roleId))
    .where(inArray(positionRoles.positionId, [...ids])).orderBy(asc(roles.name))
  return new Map(ids.map((id) => [id, {
    departName: placed.find((one) => one.id === id)?.name ?? null,
    users: held.find((one) => one.id === id)?.rows ?? 0,
    groupNames: carried.filter((one) => one.id === id).map(({ name }) => name),
  }]))
}
