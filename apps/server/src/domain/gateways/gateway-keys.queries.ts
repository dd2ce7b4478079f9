import { createHash, randomBytes } from 'node:crypto'
import { and, asc, eq, gt, isNull, ne, or } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { gatewayKeys } from '../../db/schema'

/** A key is high-entropy and random, so a plain SHA-256 protects it; a password would need more. */
const hashOf = (key: string) => createHash('sha256').update(key).digest('hex')

export const newGatewayKey = () => randomBytes(24).toString('base64url')

export interface KeyOwner {
  tenantId: string
  /** name of the gateway */
  gateway: string
}

/** Stores the hash of a key; a key that exists already stays as it is. */
export async function storeGatewayKey(db: Db, { tenantId, gateway }: KeyOwner, key: string, now: number): Promise<void> {
  await db.insert(gatewayKeys).values({ tenantId, gateway, keyHash: hashOf(key), createdAt: new Date(now) }).onConflictDoNothing()
}

export interface LiveKey extends KeyOwner {
  id: number
  lastUsedAt: Date | null
}

/** The valid key with this text; null for unknown, expired and revoked ones. */
export async function findGatewayKey(db: Db, key: string, now: number): Promise<LiveKey | null> {
  const { id, tenantId, gateway, lastUsedAt } = gatewayKeys
  const [row] = await db
    .select({ id, tenantId, gateway, lastUsedAt })
    .from(gatewayKeys)
    .where(and(eq(gatewayKeys.keyHash, hashOf(key)), isLive(now)))
  return row ?? null
}

export async function noteUse(db: Db, id: number, now: number): Promise<void> {
  await db.update(gatewayKeys).set({ lastUsedAt: new Date(now) }).where(eq(gatewayKeys.id, id))
}

/** Ends the other keys of a gateway at `end`; keys that end earlier keep their end. */
export async function expireOtherKeys(db: Db, { tenantId, gateway }: KeyOwner, key: string, now: number, end: number): Promise<void> {
  await db
    .update(gatewayKeys)
    .set({ expiresAt: new Date(end) })
    .where(
      and(
        eq(gatewayKeys.tenantId, tenantId),
        eq(gatewayKeys.gateway, gateway),
        ne(gatewayKeys.keyHash, hashOf(key)),
        isLive(now),
        or(isNull(gatewayKeys.expiresAt), gt(gatewayKeys.expiresAt, new Date(end))),
      ),
    )
}

/** Revokes all valid keys of a gateway at once; returns their number. */
export async function revokeGatewayKeys(db: Db, { tenantId, gateway }: KeyOwner, now: number): Promise<number> {
  const revoked = await db
    .update(gatewayKeys)
    .set({ revokedAt: new Date(now) })
    .where(and(eq(gatewayKeys.tenantId, tenantId), eq(gatewayKeys.gateway, gateway), isLive(now)))
    .returning({ id: gatewayKeys.id })
  return revoked.length
}

/** All keys, without their hashes. */
export function listGatewayKeys(db: Db) {
  const { id, tenantId, gateway, createdAt, lastUsedAt, expiresAt, revokedAt } = gatewayKeys
  return db.select({ id, tenantId, gateway, createdAt, lastUsedAt, expiresAt, revokedAt }).from(gatewayKeys).orderBy(asc(id))
}

function isLive(now: number) {
  return and(isNull(gatewayKeys.revokedAt), or(isNull(gatewayKeys.expiresAt), gt(gatewayKeys.expiresAt, new Date(now))))
}
