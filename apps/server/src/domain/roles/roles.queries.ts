import { and, asc, count, desc, eq, inArray, notInArray } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { roleElements, roleMenus, roles, userRoles } from '../../db/schema'
import type { Page } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { equals } from '../../http/resource/filter'
import { conditionsOf } from '../../http/resource/list-query'
import type { DataScope } from '../menus/data-scope'
import type { Grants } from '../menus/grants.queries'

export type Role = typeof roles.$inferSelect

const ofTenant = ({ tenantId }: DataScope) => eq(roles.tenantId, tenantId)

/** All roles of the tenant, the latest first. */
export function listRoles(tx: Db, scope: DataScope): Promise<Role[]> {
  return tx.select().from(roles).where(ofTenant(scope)).orderBy(desc(roles.createdAt), asc(roles.id))
}

/** group/pageList: `name` matches exactly (contract admin §3.2). */
export async function pageOfRoles(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<Role>> {
  const where = and(ofTenant(scope), ...conditionsOf(c, { name: equals(roles.name) }))
  const { limit, offset } = pagingOf(c)
  const rows = await tx.select().from(roles).where(where).orderBy(desc(roles.createdAt), asc(roles.id)).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(roles).where(where)
  return { rows, total: total?.rows ?? 0 }
}

export async function findRole(tx: Db, scope: DataScope, id: string): Promise<Role | undefined> {
  const [role] = await tx.select().from(roles).where(and(ofTenant(scope), eq(roles.id, id)))
  return role
}

/** The ids of the roles that a user of the tenant holds. */
export async function roleIdsOfUser(tx: Db, scope: DataScope, userId: string): Promise<Set<string>> {
  const rows = await tx
    .select({ id: roles.id })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(and(ofTenant(scope), eq(userRoles.userId, userId)))
  return new Set(rows.map(({ id }) => id))
}

/** Whether one of these roles grants a menu or an element that is not among `grants`. */
export async function grantMoreThan(tx: Db, roleIds: readonly string[], { menus, elements }: Grants): Promise<boolean> {
  const otherMenus = and(inArray(roleMenus.roleId, [...roleIds]), notInArray(roleMenus.menuId, menus.map(({ id }) => id)))
  const otherElements = and(
    inArray(roleElements.roleId, [...roleIds]),
    notInArray(roleElements.elementCode, elements.map(({ code }) => code)),
  )
  const beyond = [
    ...(await tx.select({ roleId: roleMenus.roleId }).from(roleMenus).where(otherMenus).limit(1)),
    ...(await tx.select({ roleId: roleElements.roleId }).from(roleElements).where(otherElements).limit(1)),
  ]
  return beyond.length > 0
}
