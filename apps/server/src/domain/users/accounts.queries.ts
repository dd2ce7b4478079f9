import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { loginLog, tenants, users } from '../../db/schema'

export type Account = typeof users.$inferSelect

const isActive = and(eq(users.isDisabled, false), eq(users.isDeleted, false))

/** The account with this username, unless it is disabled or deleted. */
export async function activeAccount(db: Db, username: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(and(eq(users.username, username), isActive))
  return account ?? null
}

export async function activeAccountById(db: Db, id: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(and(eq(users.id, id), isActive))
  return account ?? null
}

/** Stores a successful sign-in: a row of the login log, the time at the account, and a new hash when there is one. */
export async function recordSignIn(tx: Db, account: Account, signIn: { ip: string; at: Date; newHash: string | null }): Promise<void> {
  const { id, tenantId, username } = account
  const { ip, at, newHash } = signIn
  await tx.update(users).set({ lastSignInAt: at, ...(newHash ? { passwordHash: newHash } : {}) }).where(eq(users.id, id))
  await tx.insert(loginLog).values({ tenantId, userId: id, username, ip, at })
}

/** Replaces the hash that was read by another; false when another request has replaced it meanwhile. */
export async function replacePasswordHash(tx: Db, account: Account, passwordHash: string, at: Date): Promise<boolean> {
  const changed = await tx
    .update(users)
    .set({ passwordHash, updatedAt: at })
    .where(and(eq(users.id, account.id), eq(users.passwordHash, account.passwordHash)))
    .returning({ id: users.id })
  return changed.length > 0
}

/** The name of an account's tenant; '' for an account without one. */
export async function tenantNameOf(db: Db, { tenantId }: Account): Promise<string> {
  const [tenant] = await db.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId ?? ''))
  return tenant?.name ?? ''
}
