import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull, ne, or, sql } from 'drizzle-orm'

import { equal } from '../../db/conditions'
import type { Db } from '../../db/database'
import { gatewayKeys, gateways, tenants } from '../../db/schema'

/** A key is high-entropy and random, so a plain SHA-256 protects it; a password would need more. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

export const newGatewayKey = () => randomBytes(24).toString('base64url')

export interface KeyOwner {
  tenantId: string
  /** number of the gateway */
  gateway: string
}

/** The id of a gateway, which is added when the tenant has none with this number. */
export async function demandGateway(db: Db, { tenantId, gateway }: KeyOwner, now: number): Promise<number> {
  await db.insert(gateways).values({ tenantId, number: gateway, createdAt: new Date(now) }).onConflictDoNothing()
  const [row] = await db
    .select({ id: gateways.id })
    .from(gateways)
    .where(and(eq(gateways.tenantId, tenantId), isNull(gateways.deletedAt), sql`lower(${gateways.number}) = lower(${gateway})`))
  if (!row) throw new Error(`gateway ${gateway} was not added`)
  return row.id
}

/** A gateway of the tenant that is not deleted. */
export async function findGateway(db: Db, tenantId: string, id: number): Promise<typeof gateways.$inferSelect | undefined> {
  const [row] = await db.select().from(gateways).where(and(eq(gateways.tenantId, tenantId), equal(gateways.id, id), isNull(gateways.deletedAt)))
  return row
}

/** Stores the hash of a key; a key that exists already stays as it is. */
export async function storeGatewayKey(db: Db, gatewayId: number, key: string, now: number): Promise<void> {
  await db.insert(gatewayKeys).values({ gatewayId, keyHash: hashOf(key), createdAt: new Date(now) }).onConflictDoNothing()
}

export interface LiveKey {
  id: number
  tenantId: string
  gatewayId: number
  lastUsedAt: Date | null
}

/** The valid key with this text; null for unknown, expired and revoked ones, and for those of a deleted tenant. */
export async function findGatewayKey(db: Db, key: string, now: number): Promise<LiveKey | null> {
  const [row] = await db
    .select({ id: gatewayKeys.id, tenantId: gateways.tenantId, gatewayId: gateways.id, lastUsedAt: gatewayKeys.lastUsedAt })
    .from(gatewayKeys)
    .innerJoin(gateways, eq(gateways.id, gatewayKeys.gatewayId))
    .innerJoin(tenants, eq(tenants.id, gateways.tenantId))
    .where(and(eq(gatewayKeys.keyHash, hashOf(key)), isNull(gateways.deletedAt), isNull(tenants.deletedAt), isLive(now)))
  return row ?? null
}

/** Whether there is or was a key with this text, also one that has ended. */
export async function isStoredKey(db: Db, key: string): Promise<boolean> {
  return (await db.select({ id: gatewayKeys.id }).from(gatewayKeys).where(eq(gatewayKeys.keyHash, hashOf(key)))).length > 0
}

export async function noteUse(db: Db, id: number, now: number): Promise<void> {
  await db.update(gatewayKeys).set({ lastUsedAt: new Date(now) }).where(eq(gatewayKeys.id, id))
}

/** Ends the other keys of a gateway at `end`; keys that end earlier keep their end. */
export async function expireOtherKeys(db: Db, gatewayId: number, key: string, now: number, end: number): Promise<void> {
  await db
    .update(gatewayKeys)
    .set({ expiresAt: new Date(end) })
    .where(
      and(
        eq(gatewayKeys.gatewayId, gatewayId),
        ne(gatewayKeys.keyHash, hashOf(key)),
        isLive(now),
        or(isNull(gatewayKeys.expiresAt), gt(gatewayKeys.expiresAt, new Date(end))),
      ),
    )
}

/** Revokes all valid keys of a gateway at once; returns their number. */
export async function revokeGatewayKeys(db: Db, gatewayId: number, now: number): Promise<number> {
  const revoked = await db
    .update(gatewayKeys)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(gatewayKeys.gatewayId, gatewayId), isLive(now)))
    .returning({ id: gatewayKeys.id })
  return revoked.length
}

/** All keys with the gateway of each, without their hashes. */
export function listGatewayKeys(db: Db) {
  const { id, createdAt, lastUsedAt, expiresAt, revokedAt } = gatewayKeys
  return db
    .select({ id, tenantId: gateways.tenantId, gateway: gateways.number, createdAt, lastUsedAt, expiresAt, revokedAt })
    .from(gatewayKeys)
    .innerJoin(gateways, eq(gateways.id, gatewayKeys.gatewayId))
    .orderBy(asc(id))
}

function isLive(now: number) {
  return and(isNull(gatewayKeys.revokedAt), or(isNull(gatewayKeys.expiresAt), gt(gatewayKeys.expiresAt, new Date(now))))
}
