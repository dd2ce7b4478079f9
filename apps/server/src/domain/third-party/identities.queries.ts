import { and, asc, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { signInProviders, userIdentities, users } from '../../db/schema'
import type { Account } from '../users/accounts.queries'

const t = userIdentities

/** A person at a provider, as its ID token names them. */
export interface Identity {
  providerId: number
  subject: string
  label: string
}

/** A binding, with the name of its provider. */
export interface BoundIdentity {
  id: number
  provider: string
  label: string
  boundAt: Date
  lastUsedAt: Date
}

/** The account that the identity is bound to, also a stopped one; a binding of a deleted account is none. */
export async function boundAccount(db: Db, { providerId, subject }: Identity): Promise<Account | null> {
  const [row] = await db.select({ account: users }).from(t).innerJoin(users, eq(users.id, t.userId)).where(and(eq(t.providerId, providerId), eq(t.subject, subject), eq(users.isDeleted, false)))
  return row?.account ?? null
}

/** Binds the identity to the account, or notes that it was used; refused when the account has another identity of this provider, or the identity another account. */
export async function bindIdentity(tx: Db, userId: string, { providerId, subject, label }: Identity, at: Date): Promise<'bound' | 'used' | 'refused'> {
  const used = await tx.update(t).set({ label, lastUsedAt: at }).where(and(eq(t.providerId, providerId), eq(t.subject, subject), eq(t.userId, userId))).returning({ id: t.id })
  if (used.length > 0) return 'used'
  const ofDeleted = tx.select({ id: users.id }).from(users).where(eq(users.isDeleted, true))
  await tx.delete(t).where(and(eq(t.providerId, providerId), eq(t.subject, subject), inArray(t.userId, ofDeleted)))
  const bound = await tx.insert(t).values({ userId, providerId, subject, label, boundAt: at, lastUsedAt: at }).onConflictDoNothing().returning({ id: t.id })
  return bound.length > 0 ? 'bound' : 'refused'
}

/** The identities that sign in as this user. */
export function identitiesOf(db: Db, userId: string): Promise<BoundIdentity[]> {
  return db
    .select({ id: t.id, provider: signInProviders.name, label: t.label, boundAt: t.boundAt, lastUsedAt: t.lastUsedAt })
    .from(t)
    .innerJoin(signInProviders, eq(signInProviders.id, t.providerId))
    .where(eq(t.userId, userId))
    .orderBy(asc(t.boundAt), asc(t.id))
}

/** Removes a binding of this user; returns it, or null when there is none. */
export async function unbindIdentity(tx: Db, userId: string, id: number): Promise<BoundIdentity | null> {
  const found = (await identitiesOf(tx, userId)).find((identity) => identity.id === id)
  if (found) await tx.delete(t).where(and(eq(t.id, id), eq(t.userId, userId)))
  return found ?? null
}
