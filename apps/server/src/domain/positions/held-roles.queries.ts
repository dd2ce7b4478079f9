import { and, asc, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { positionMembers, positionRoles, positions, roles, userRoles } from '../../db/schema'

/**
 * Which users hold which roles: their own and those of their positions. Every query that decides what a user may do or see reads roles from
 * here, so that a role of a position counts everywhere (ADR 26).
 */
export function heldRoles(db: Db) {
  const own = db.select({ userId: userRoles.userId, roleId: userRoles.roleId }).from(userRoles)
  const ofPositions = db
    .select({ userId: positionMembers.userId, roleId: positionRoles.roleId })
    .from(positionMembers)
    .innerJoin(positionRoles, eq(positionRoles.positionId, positionMembers.positionId))
  return own.union(ofPositions).as('held_roles')
}

/** The ids of the roles that each of these users holds, by user. */
export async function heldRoleIds(tx: Db, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const held = heldRoles(tx)
  const rows = await tx.select({ userId: held.userId, roleId: held.roleId }).from(held).where(inArray(held.userId, [...userIds]))
  const ids = new Map<string, string[]>()
  for (const { userId, roleId } of rows) ids.set(userId, [...(ids.get(userId) ?? []), roleId])
  return ids
}

/** The names of the roles that each of these users holds by a position only, by user. */
export async function rolesOfPositionsOnly(tx: Db, userIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectDistinct({ userId: positionMembers.userId, name: roles.name })
    .from(positionMembers)
    .innerJoin(positionRoles, eq(positionRoles.positionId, positionMembers.positionId))
    .innerJoin(roles, eq(roles.id, positionRoles.roleId))
    .leftJoin(userRoles, and(eq(userRoles.userId, positionMembers.userId), eq(userRoles.roleId, roles.id)))
    .where(and(inArray(positionMembers.userId, [...userIds]), isNull(userRoles.roleId)))
    .orderBy(asc(roles.name))
  const names = new Map<string, string[]>()
  for (const { userId, name } of rows) names.set(userId, [...(names.get(userId) ?? []), name])
  return names
}

/** The users that hold a role by a position. */
export const holdersByPosition = (roleId: string): SQL =>
  sql`select ${positionMembers.userId} from ${positionMembers} join ${positionRoles} on ${positionRoles.positionId} = ${positionMembers.positionId} where ${positionRoles.roleId} = ${roleId}`

/** A role of a user, and what it comes from. */
export interface RoleSource {
  id: string
  name: string
  /** given to the user directly */
  isOwn: boolean
  /** names of the positions that carry it */
  positions: string[]
}

/** Every role of a user, the oldest first, with what it comes from. */
export async function roleSources(tx: Db, userId: string): Promise<RoleSource[]> {
  const role = { id: roles.id, name: roles.name }
  const own = await tx.select(role).from(userRoles).innerJoin(roles, eq(roles.id, userRoles.roleId)).where(eq(userRoles.userId, userId)).orderBy(asc(roles.createdAt), asc(roles.id))
  const carried = await tx
    .select({ ...role, position: positions.name })
    .from(positionMembers)
    .innerJoin(positions, eq(positions.id, positionMembers.positionId))
    .innerJoin(positionRoles, eq(positionRoles.positionId, positions.id))
    .innerJoin(roles, eq(roles.id, positionRoles.roleId))
    .where(eq(positionMembers.userId, userId))
    .orderBy(asc(roles.createdAt), asc(roles.id), asc(positions.name))
  const names = new Map([...own, ...carried].map(({ id, name }) => [id, name]))
  return [...names].map(([id, name]) => ({
    id, name, isOwn: own.some((one) => one.id === id), positions: carried.filter((one) => one.id === id).map(({ position }) => position),
  }))
}
