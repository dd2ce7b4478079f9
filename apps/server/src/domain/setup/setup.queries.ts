import { and, count, eq, gt, isNotNull, isNull, or } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { buildings, channels, devices, fireHostPoints, floorPlans, gatewayKeys, gateways, setupCodes, tenantChannels, tenants, tenantSettings, users } from '../../db/schema'
import type { DataScope } from '../menus/data-scope'

const ONLY = 1

/** Whether the platform has an account, deleted ones too: then it has been set up. */
export async function hasAccounts(db: Db): Promise<boolean> {
  return (await db.select({ id: users.id }).from(users).limit(1)).length > 0
}

/** Stores the hash of a new code; an earlier code is void. */
export async function putSetupCode(db: Db, codeHash: string, now: Date): Promise<void> {
  const values = { codeHash, createdAt: now }
  await db.insert(setupCodes).values({ id: ONLY, ...values }).onConflictDoUpdate({ target: setupCodes.id, set: values })
}

export async function storedCodeHash(db: Db): Promise<string | null> {
  const [row] = await db.select({ codeHash: setupCodes.codeHash }).from(setupCodes).where(eq(setupCodes.id, ONLY))
  return row?.codeHash ?? null
}

export async function dropSetupCode(tx: Db): Promise<void> {
  await tx.delete(setupCodes)
}

/** The channels of the platform; none before it has been set up. */
export async function channelIds(tx: Db): Promise<number[]> {
  return (await tx.select({ id: channels.id }).from(channels)).map(({ id }) => id)
}

/** A new tenant with every channel, whose users see plans: without the setting an alarm opens the list of its floor. */
export async function insertTenant(tx: Db, tenant: typeof tenants.$inferInsert, subscribed: readonly number[]): Promise<void> {
  await tx.insert(tenants).values(tenant)
  await tx.insert(tenantSettings).values({ tenantId: tenant.id, planSetup: true })
  if (subscribed.length > 0) await tx.insert(tenantChannels).values(subscribed.map((channelId) => ({ tenantId: tenant.id, channelId })))
}

/** How far a new site is: how many of each thing it has. */
export interface SetupProgress {
  buildings: number
  plans: number
  /** gateways with a valid key */
  gateways: number
  devices: number
  /** devices and points that have reported */
  reporting: number
}

export async function setupProgress(tx: Db, { tenantId }: DataScope, now: Date): Promise<SetupProgress> {
  const [built] = await tx.select({ rows: count() }).from(buildings).where(and(eq(buildings.tenantId, tenantId), isNull(buildings.deletedAt)))
  const [drawn] = await tx.select({ rows: count() }).from(floorPlans).where(and(eq(floorPlans.tenantId, tenantId), isNull(floorPlans.deletedAt)))
  const keyed = await tx
    .selectDistinct({ id: gateways.id })
    .from(gateways)
    .innerJoin(gatewayKeys, eq(gatewayKeys.gatewayId, gateways.id))
    .where(and(eq(gateways.tenantId, tenantId), isNull(gateways.deletedAt), isNull(gatewayKeys.revokedAt), or(isNull(gatewayKeys.expiresAt), gt(gatewayKeys.expiresAt, now))))
  const found = { devices: 0, reporting: 0 }
  for (const table of [devices, fireHostPoints]) {
    const own = and(eq(table.tenantId, tenantId), isNull(table.deletedAt))
    const [all] = await tx.select({ rows: count() }).from(table).where(own)
    const [reporting] = await tx.select({ rows: count() }).from(table).where(and(own, isNotNull(table.reportedAt)))
    found.devices += all?.rows ?? 0
    found.reporting += reporting?.rows ?? 0
  }
  return { buildings: built?.rows ?? 0, plans: drawn?.rows ?? 0, gateways: keyed.length, ...found }
}
