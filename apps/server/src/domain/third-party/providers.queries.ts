import { and, asc, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { signInProviders, userIdentities } from '../../db/schema'

const t = signInProviders

/** A stored provider. */
export type StoredProvider = typeof signInProviders.$inferSelect

/** The order of the buttons. */
export const inOrder = [sql`${t.orderNumber} asc nulls last`, asc(t.id)] as const

/** The providers of the sign-in page, as their buttons need them. */
export function offeredProviders(db: Db): Promise<{ id: number; name: string }[]> {
  return db.select({ id: t.id, name: t.name }).from(t).where(isOffered).orderBy(...inOrder)
}

/** A provider that the sign-in page offers. */
export async function offeredProvider(db: Db, id: number): Promise<StoredProvider | null> {
  const [row] = await db.select().from(t).where(and(eq(t.id, id), isOffered))
  return row ?? null
}

const isOffered = and(eq(t.isOffered, true), isNull(t.deletedAt))

/** A provider by id, offered or not. */
export async function findProvider(db: Db, id: number): Promise<StoredProvider | null> {
  const [row] = await db.select().from(t).where(and(eq(t.id, id), isNull(t.deletedAt)))
  return row ?? null
}

/** Replaces the client secret. Its version counts as well, so that what was read with the old one is read anew. */
export async function storeSecret(tx: Db, id: number, sealedSecret: string | null, stamp: { updatedBy: string; updatedAt: Date }): Promise<void> {
  await tx.update(t).set({ sealedSecret, version: sql`${t.version} + 1`, ...stamp }).where(eq(t.id, id))
}

/** With a provider go the bindings of its identities. */
export async function dropIdentitiesOfProviders(tx: Db, ids: readonly number[]): Promise<void> {
  await tx.delete(userIdentities).where(inArray(userIdentities.providerId, [...ids]))
}
