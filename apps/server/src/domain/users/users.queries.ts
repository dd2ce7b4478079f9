import { and, asc, count, desc, eq, inArray, isNull, ne, or, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { insertRows } from '../../db/bulk-insert'
import type { Db } from '../../db/database'
import { departments, roles, tenants, userRoles, users } from '../../db/schema'
import type { Page } from '../../http/responses'
import type { AppEnv, Session } from '../../http/app-env'
import { equals } from '../../http/resource/filter'
import { conditionsOf, orderOf } from '../../http/resource/list-query'
import { ParameterError } from '../../http/errors'
import { zhCN } from '../../http/http.messages'
import { pagingOf } from '../../http/parameters'
import { wireTime } from '../../http/wire-time'
import { withinDepartment } from '../departments/departments.queries'
import { heldRoleIds, holdersByPosition, rolesOfPositionsOnly } from '../positions/held-roles.queries'
import { lockedUntil } from '../auth/locks.queries'
import { listedUser, type Account, type RoleRef } from './user-rows'

/** Accounts that the caller administers: those of his tenant; for the super admin those that he has made (contract admin §4.3). */
export const administered = ({ isSuperAdmin, userId, tenantId }: Session): SQL | undefined =>
  and(eq(users.isDeleted, false), isSuperAdmin ? eq(users.createdById, userId) : eq(users.tenantId, tenantId))

const FILTERS = {
  username: equals(users.username),
  name: equals(users.name),
  mobilePhone: equals(users.mobilePhone),
  // also who holds the role by a position
  groupId: (roleId: string) => or(eq(userRoles.roleId, roleId), sql`${users.id} in (${holdersByPosition(roleId)})`),
  // additive: users whose own department is this one or one below it
  departId: withinDepartment(users.departmentId),
}

const SORTABLE = {
  username: users.username,
  name: users.name,
  updTime: users.updatedAt,
  lastSignInTime: users.lastSignInAt,
}

/** user/list: exact filters, one row for each role that was given directly, the last changed first; `positionRoles` (additive) are names of further ones. */
export async function pageOfUsers(tx: Db, session: Session, now: Date, c: Context<AppEnv>): Promise<Page<object>> {
  const where = and(administered(session), stateFilter(c), ...conditionsOf(c, FILTERS))
  const newest = [desc(users.updatedAt), desc(users.createdAt), asc(users.id)]
  const order = orderOf(c, { sortable: SORTABLE, order: newest, id: users.id })
  const { limit, offset } = pagingOf(c)
  const rows = await tx
    .select({ account: users, role: { id: roles.id, name: roles.name }, department: departments.name })
    .from(users)
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .leftJoin(userRoles, eq(userRoles.userId, users.id))
    .leftJoin(roles, eq(roles.id, userRoles.roleId))
    .where(where)
    // the rows of one user have the same id
    .orderBy(...order, asc(roles.id))
    .limit(limit)
    .offset(offset)
  const [total] = await tx.select({ rows: count() }).from(users).leftJoin(userRoles, eq(userRoles.userId, users.id)).where(where)
  const locks = await lockedUntil(tx, rows.map(({ account }) => account.username), now)
  const byPosition = await rolesOfPositionsOnly(tx, rows.map(({ account }) => account.id))
  return { rows: rows.map((row) => ({ ...listedUser(row), positionRoles: byPosition.get(row.account.id) ?? [], lockTime: wireTime(locks.get(row.account.username) ?? null) })), total: total?.rows ?? 0 }
}

/** Additive: `isDisabled` 1 lists the disabled accounts, -1 all; without it the enabled ones, as on the platform. */
function stateFilter(c: Context<AppEnv>): SQL | undefined {
  const state = c.req.query('isDisabled') || '0'
  if (!['0', '1', '-1'].includes(state)) throw new ParameterError(zhCN.badParameter, 'isDisabled')
  return state === '-1' ? undefined : eq(users.isDisabled, state === '1')
}

export interface ManagedAccount {
  account: Account
  /** given to the account directly */
  roles: RoleRef[]
  /** these and those of its positions */
  heldRoleIds: string[]
  /** null for accounts without a tenant */
  tenantName: string | null
  /** of the user's own department; null without one */
  departmentName: string | null
}

/** Accounts that the caller administers, and his own, by id or by username; the others are as unknown. */
export async function findAccounts(
  tx: Db,
  session: Session,
  named: { ids: readonly string[] } | { username: string },
): Promise<ManagedAccount[]> {
  const isNamed = 'ids' in named ? inArray(users.id, [...named.ids]) : eq(users.username, named.username)
  const rows = await tx
    .select({ account: users, tenantName: tenants.name, departmentName: departments.name })
    .from(users)
    .leftJoin(tenants, eq(tenants.id, users.tenantId))
    .leftJoin(departments, eq(departments.id, users.departmentId))
    .where(and(isNamed, or(administered(session), eq(users.id, session.userId))))
    .orderBy(asc(users.username))
  const ids = rows.map(({ account }) => account.id)
  const [own, held] = [await rolesOf(tx, ids), await heldRoleIds(tx, ids)]
  return rows.map((row) => ({ ...row, roles: own.get(row.account.id) ?? [], heldRoleIds: held.get(row.account.id) ?? [] }))
}

async function rolesOf(tx: Db, userIds: readonly string[]): Promise<Map<string, RoleRef[]>> {
  const rows = await tx
    .select({ userId: userRoles.userId, id: roles.id, name: roles.name })
    .from(userRoles)
    .innerJoin(roles, eq(roles.id, userRoles.roleId))
    .where(inArray(userRoles.userId, [...userIds]))
    .orderBy(asc(roles.createdAt), asc(roles.id))
  const held = new Map<string, RoleRef[]>()
  for (const { userId, ...role } of rows) held.set(userId, [...(held.get(userId) ?? []), role])
  return held
}

/** Taken over all tenants, also by deleted accounts (contract admin §3.1). */
export async function isUsernameTaken(tx: Db, username: string): Promise<boolean> {
  return (await tx.select({ id: users.id }).from(users).where(eq(users.username, username))).length > 0
}

/** Taken by an enabled account that the caller administers, other than `except` (contract admin §3.1). */
export async function isMobileTaken(tx: Db, session: Session, mobilePhone: string, except?: string): Promise<boolean> {
  const other = except === undefined ? undefined : ne(users.id, except)
  const where = and(eq(users.mobilePhone, mobilePhone), eq(users.isDisabled, false), administered(session), other)
  return (await tx.select({ id: users.id }).from(users).where(where)).length > 0
}

/** Which of these usernames any account has, also a deleted one. */
export async function takenUsernames(tx: Db, usernames: readonly string[]): Promise<ReadonlySet<string>> {
  const rows = await tx.select({ username: users.username }).from(users).where(inArray(users.username, [...usernames]))
  return new Set(rows.map(({ username }) => username))
}

/** Which of these mobile numbers an enabled account has that the caller administers. */
export async function takenMobiles(tx: Db, session: Session, mobilePhones: readonly string[]): Promise<ReadonlySet<string>> {
  const where = and(inArray(users.mobilePhone, [...mobilePhones]), eq(users.isDisabled, false), administered(session))
  const rows = await tx.select({ mobilePhone: users.mobilePhone }).from(users).where(where)
  return new Set(rows.flatMap(({ mobilePhone }) => mobilePhone ?? []))
}

/** Adds accounts, each with its role; resolves with them in the same order. */
export async function insertUsers(tx: Db, accounts: readonly { values: typeof users.$inferInsert; role: RoleRef | null }[]): Promise<Account[]> {
  await insertRows(tx, users, accounts.map(({ values }) => values))
  const stored = await tx.select().from(users).where(inArray(users.id, accounts.map(({ values }) => values.id)))
  const byId = new Map(stored.map((account) => [account.id, account]))
  const held = accounts.flatMap(({ values: { id: userId }, role }) => (role ? [{ userId, roleId: role.id }] : []))
  if (held.length > 0) await tx.insert(userRoles).values(held)
  return accounts.flatMap(({ values }) => byId.get(values.id) ?? [])
}

export async function insertUser(tx: Db, values: typeof users.$inferInsert): Promise<Account> {
  return only(await tx.insert(users).values(values).returning())
}

/** Columns of an account; undefined leaves one as it is. */
export type AccountValues = { [Name in keyof Account]?: Account[Name] | undefined }

/** Writes columns of an account and counts its version up. */
export async function updateUser(tx: Db, { id, version }: Account, values: AccountValues): Promise<Account> {
  return only(await tx.update(users).set({ ...values, version: version + 1 }).where(eq(users.id, id)).returning())
}

function only(rows: readonly Account[]): Account {
  const [account] = rows
  if (!account) throw new Error('writing the account returned no row')
  return account
}

/** Replaces the roles of a user by one, or by none. */
export async function setRole(tx: Db, userId: string, role: RoleRef | null): Promise<void> {
  await tx.delete(userRoles).where(eq(userRoles.userId, userId))
  if (role) await tx.insert(userRoles).values({ userId, roleId: role.id })
}

/** unbindUser: enabled accounts without a tenant that the super admin has made; the administrator of `tenantId` first. */
export async function unboundUsers(tx: Db, session: Session, tenantId: string | undefined) {
  const columns = { id: users.id, username: users.username, name: users.name }
  const enabled = and(eq(users.isDisabled, false), administered(session))
  const present =
    tenantId === undefined
      ? []
      : await tx.select(columns).from(users).where(and(enabled, eq(users.tenantId, tenantId), eq(users.isTenantAdmin, true)))
  const unbound = await tx
    .select(columns)
    .from(users)
    .where(and(enabled, eq(users.isSuperAdmin, false), isNull(users.tenantId)))
    .orderBy(desc(users.updatedAt), asc(users.id))
  return [...present, ...unbound]
}
