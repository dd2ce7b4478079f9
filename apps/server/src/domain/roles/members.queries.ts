import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { userRoles, users } from '../../db/schema'
import type { IdChange } from '../../id-change'
import { heldRoles } from '../positions/held-roles.queries'

/** A user that holds a role. */
export interface Member {
  id: string
  username: string
  name: string
}

/** The users that hold a role, without deleted ones, by account. */
export function membersOf(tx: Db, roleId: string): Promise<Member[]> {
  return tx
    .select({ id: users.id, username: users.username, name: users.name })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), eq(users.isDeleted, false)))
    .where(eq(userRoles.roleId, roleId))
    .orderBy(asc(users.username))
}

/** The users that hold a role, directly or by a position, without deleted ones: a change of the role changes what they see and may do. */
export async function holderIds(tx: Db, roleId: string): Promise<string[]> {
  const held = heldRoles(tx)
  const rows = await tx.select({ id: users.id }).from(held).innerJoin(users, and(eq(users.id, held.userId), eq(users.isDeleted, false))).where(eq(held.roleId, roleId))
  return rows.map(({ id }) => id)
}

/** Gives a role to users and takes it from others. */
export async function changeMembers(tx: Db, roleId: string, { added, removed }: IdChange): Promise<void> {
  await tx.delete(userRoles).where(and(eq(userRoles.roleId, roleId), inArray(userRoles.userId, [...removed])))
  if (added.length > 0) await tx.insert(userRoles).values(added.map((userId) => ({ userId, roleId }))).onConflictDoNothing()
}
