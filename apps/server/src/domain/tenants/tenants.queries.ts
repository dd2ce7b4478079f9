import { and, asc, count, desc, eq, inArray, isNotNull, isNull, ne, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import type { Db } from '../../db/database'
import { devices, tenantChannels, tenants, users } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { pagingOf } from '../../http/parameters'
import { contains } from '../../http/resource/filter'
import { conditionsOf, orderOf } from '../../http/resource/list-query'
import type { Page } from '../../http/responses'
import type { Account } from '../users/user-rows'
import { COUNTED } from './quotas.queries'

export type Tenant = typeof tenants.$inferSelect

/** A tenant with what the list shows of it. */
export interface ListedTenant {
  tenant: Tenant
  administrator: Account | null
  users: number
  devices: number
  channelIds: number[]
}

/** The ids of all tenants, the oldest and for the demo city the main one first. */
export async function tenantIds(db: Db): Promise<string[]> {
  const rows = await db.select({ id: tenants.id }).from(tenants).orderBy(asc(tenants.createdAt), asc(tenants.tenantNo), asc(tenants.id))
  return rows.map(({ id }) => id)
}

/** Whether the database has a tenant, demo or real. */
export async function hasTenants(db: Db): Promise<boolean> {
  return (await db.select({ id: tenants.id }).from(tenants).limit(1)).length > 0
}

export async function findTenant(tx: Db, id: string): Promise<Tenant | undefined> {
  return (await tx.select().from(tenants).where(eq(tenants.id, id)))[0]
}

export function tenantsNamed(tx: Db, ids: readonly string[]): Promise<Tenant[]> {
  return tx.select().from(tenants).where(and(inArray(tenants.id, [...ids]), isNull(tenants.deletedAt))).orderBy(asc(tenants.name))
}

const SORTABLE = { name: tenants.name, tenantNo: tenants.tenantNo, validUntil: tenants.validUntil, updTime: tenants.updatedAt }
const FILTERS = { name: contains(tenants.name), tenantNo: contains(tenants.tenantNo) }

/** tenant/pageList, the last changed first; `deleted` 1 lists the deleted ones (additive). */
export async function pageOfTenants(tx: Db, c: Context<AppEnv>): Promise<Page<ListedTenant>> {
  const isDeleted = c.req.query('deleted') === '1'
  const where = and(isDeleted ? isNotNull(tenants.deletedAt) : isNull(tenants.deletedAt), ...conditionsOf(c, FILTERS))
  const newest = [sql`${tenants.updatedAt} desc nulls last`, desc(tenants.createdAt), asc(tenants.id)]
  const { limit, offset } = pagingOf(c)
  const found = await tx.select().from(tenants).where(where).orderBy(...orderOf(c, { sortable: SORTABLE, order: newest, id: tenants.id })).limit(limit).offset(offset)
  const [total] = await tx.select({ rows: count() }).from(tenants).where(where)
  return { rows: await listed(tx, found), total: total?.rows ?? 0 }
}

/** The tenants with their administrators, counts and systems. */
export async function listed(tx: Db, found: readonly Tenant[]): Promise<ListedTenant[]> {
  const ids = found.map(({ id }) => id)
  if (ids.length === 0) return []
  const administrators = await tx.select().from(users).where(and(inArray(users.tenantId, ids), eq(users.isTenantAdmin, true), eq(users.isDeleted, false))).orderBy(asc(users.createdAt))
  const accounts = await tx.select({ id: users.tenantId, rows: count() }).from(users).where(and(inArray(users.tenantId, ids), COUNTED.users)).groupBy(users.tenantId)
  const things = await tx.select({ id: devices.tenantId, rows: count() }).from(devices).where(and(inArray(devices.tenantId, ids), COUNTED.devices)).groupBy(devices.tenantId)
  const channels = await tx.select().from(tenantChannels).where(inArray(tenantChannels.tenantId, ids)).orderBy(asc(tenantChannels.channelId))
  return found.map((tenant) => ({
    tenant,
    administrator: administrators.find(({ tenantId }) => tenantId === tenant.id) ?? null,
    users: accounts.find(({ id }) => id === tenant.id)?.rows ?? 0,
    devices: things.find(({ id }) => id === tenant.id)?.rows ?? 0,
    channelIds: channels.flatMap(({ tenantId, channelId }) => (tenantId === tenant.id ? [channelId] : [])),
  }))
}

/** Taken by a tenant that is not deleted, other than `except`; without regard to case. */
export async function isTaken(tx: Db, column: 'name' | 'domain', text: string, except?: string): Promise<boolean> {
  const other: SQL | undefined = except === undefined ? undefined : ne(tenants.id, except)
  const rows = await tx.select({ id: tenants.id }).from(tenants).where(and(sql`lower(${tenants[column]}) = lower(${text})`, isNull(tenants.deletedAt), other))
  return rows.length > 0
}

export async function insertTenant(tx: Db, values: typeof tenants.$inferInsert): Promise<Tenant> {
  return only(await tx.insert(tenants).values(values).returning())
}

/** Columns of a tenant; undefined leaves one as it is. */
export type TenantChange = { [Name in keyof Tenant]?: Tenant[Name] | undefined }

/** Writes columns of a tenant and counts its version up. */
export async function updateTenant(tx: Db, { id, version }: Tenant, values: TenantChange): Promise<Tenant> {
  return only(await tx.update(tenants).set({ ...values, version: version + 1 }).where(eq(tenants.id, id)).returning())
}

function only(rows: readonly Tenant[]): Tenant {
  const [tenant] = rows
  if (!tenant) throw new Error('writing the tenant returned no row')
  return tenant
}
