import { and, asc, count, desc, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { channels, menus, roleElements, roleMenus, roles, userRoles, users } from '../../db/schema'
import type { Page } from '../../http/responses'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { contains, equals } from '../../http/resource/filter'
import { conditionsOf, orderOf } from '../../http/resource/list-query'
import type { DataScope } from '../menus/data-scope'
import { heldRoles } from '../positions/held-roles.queries'
import type { Grants } from '../menus/grants.queries'

export type Role = typeof roles.$inferSelect

/** A role with what a list shows of it. */
export interface ListedRole {
  role: Role
  /** users that hold it, directly or by a position, without deleted ones */
  users: number
  /** names of the monitoring systems whose records and devices its users see */
  channels: string[]
}

const ofTenant = ({ tenantId }: DataScope) => eq(roles.tenantId, tenantId)
const newestFirst = [desc(roles.updatedAt), desc(roles.createdAt), asc(roles.id)]

/** All roles of the tenant, the last changed first. */
export function listRoles(tx: Db, scope: DataScope): Promise<Role[]> {
  return tx.select().from(roles).where(ofTenant(scope)).orderBy(...newestFirst)
}

const FILTERS = {
  name: equals(roles.name),
  keyword: contains(roles.name),
}

const SORTABLE = { name: roles.name, updTime: roles.updatedAt }

/** group/pageList: `name` matches exactly (contract admin §3.2), `keyword` is contained in the name (ADR 3). */
export async function pageOfRoles(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<ListedRole>> {
  const where = and(ofTenant(scope), ...conditionsOf(c, FILTERS))
  const { limit, offset } = pagingOf(c)
  const order = orderOf(c, { sortable: SORTABLE, order: newestFirst, id: roles.id })
  const rows = await tx.select().from(roles).where(where).orderBy(...order).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(roles).where(where)
  return { rows: await listed(tx, rows), total: total?.rows ?? 0 }
}

export async function listed(tx: Db, rows: readonly Role[]): Promise<ListedRole[]> {
  const ids = rows.map(({ id }) => id)
  const [counts, systems] = [await holderCounts(tx, ids), await channelNames(tx, ids)]
  return rows.map((role) => ({ role, users: counts.get(role.id) ?? 0, channels: systems.get(role.id) ?? [] }))
}

/** How many users hold each of these roles, directly or by a position, without deleted ones. */
async function holderCounts(tx: Db, roleIds: readonly string[]): Promise<Map<string, number>> {
  const held = heldRoles(tx)
  const rows = await tx
    .select({ id: held.roleId, users: count() })
    .from(held)
    .innerJoin(users, and(eq(users.id, held.userId), eq(users.isDeleted, false)))
    .where(inArray(held.roleId, [...roleIds]))
    .groupBy(held.roleId)
  return new Map(rows.map((row) => [row.id, row.users]))
}

/** How many users each of these roles was given to directly, without deleted ones. */
export async function memberCounts(tx: Db, roleIds: readonly string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ id: userRoles.roleId, users: count() })
    .from(userRoles)
    .innerJoin(users, and(eq(users.id, userRoles.userId), eq(users.isDeleted, false)))
    .where(inArray(userRoles.roleId, [...roleIds]))
    .groupBy(userRoles.roleId)
  return new Map(rows.map((row) => [row.id, row.users]))
}

/** The systems of which a role grants a screen, in the order of the menu: they are its data scope (ADR 10). */
async function channelNames(tx: Db, roleIds: readonly string[]): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectDistinct({ roleId: roleMenus.roleId, name: channels.name, order: channels.menuOrder })
    .from(roleMenus)
    .innerJoin(menus, eq(menus.id, roleMenus.menuId))
    .innerJoin(channels, eq(channels.id, menus.channelId))
    .where(inArray(roleMenus.roleId, [...roleIds]))
    .orderBy(asc(channels.menuOrder))
  const names = new Map<string, string[]>()
  for (const { roleId, name } of rows) names.set(roleId, [...(names.get(roleId) ?? []), name])
  return names
}

export async function findRole(tx: Db, scope: DataScope, id: string): Promise<Role | undefined> {
  const [role] = await tx.select().from(roles).where(and(ofTenant(scope), eq(roles.id, id)))
  return role
}

export function findRoles(tx: Db, scope: DataScope, ids: readonly string[]): Promise<Role[]> {
  return tx.select().from(roles).where(and(ofTenant(scope), inArray(roles.id, [...ids])))
}

/** Whether another role of the tenant has this name; case does not count. */
export async function isNameTaken(tx: Db, scope: DataScope, name: string, except?: string): Promise<boolean> {
  const rows = await tx.select({ id: roles.id }).from(roles).where(and(ofTenant(scope), sql`lower(${roles.name}) = lower(${name})`))
  return rows.some(({ id }) => id !== except)
}

export async function insertRole(tx: Db, values: typeof roles.$inferInsert): Promise<Role> {
  return only(await tx.insert(roles).values(values).returning())
}

/** Writes columns of a role and counts its version up; undefined leaves a column as it is. */
export async function updateRole(tx: Db, { id, version }: Role, values: { [Name in keyof Role]?: Role[Name] | undefined }): Promise<Role> {
  return only(await tx.update(roles).set({ ...values, version: version + 1 }).where(eq(roles.id, id)).returning())
}

/** Removes roles with their rights; the caller has made sure that no user holds one of them. */
export async function deleteRoles(tx: Db, ids: readonly string[]): Promise<void> {
  await tx.delete(roles).where(inArray(roles.id, [...ids]))
}

function only(rows: readonly Role[]): Role {
  const [role] = rows
  if (!role) throw new Error('writing the role returned no row')
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
export async function grantMoreThan(tx: Db, roleIds: readonly string[], { menus: own, elements }: Grants): Promise<boolean> {
  const otherMenus = and(inArray(roleMenus.roleId, [...roleIds]), notInArray(roleMenus.menuId, own.map(({ id }) => id)))
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
