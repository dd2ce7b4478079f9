import { and, eq, type SQL } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { loginLog, tenants, users } from '../../db/schema'
import type { ClientFacts } from '../auth/client-facts'
import { ofOpenTenant } from '../tenants/open-tenants.queries'

export type Account = typeof users.$inferSelect

const isActive = and(eq(users.isDisabled, false), eq(users.isDeleted, false), ofOpenTenant)

/** The account with this username, unless it or its tenant is stopped or deleted. */
export const activeAccount = (db: Db, username: string): Promise<Account | null> => findActive(db, eq(users.username, username))

export const activeAccountById = (db: Db, id: string): Promise<Account | null> => findActive(db, eq(users.id, id))

async function findActive(db: Db, isNamed: SQL): Promise<Account | null> {
  const [row] = await selectActive(db, isNamed)
  return row?.account ?? null
}

const selectActive = (db: Db, isNamed: SQL) =>
  db.select({ account: users }).from(users).leftJoin(tenants, eq(tenants.id, users.tenantId)).where(and(isNamed, isActive))

/** The active account with this id, locked: no other transaction can change it before this one has ended. Null when there is none. */
export async function holdAccount(tx: Db, id: string): Promise<Account | null> {
  const [row] = await selectActive(tx, eq(users.id, id)).for('share', { of: users })
  return row?.account ?? null
}

/** Whether the account is still as it was read: neither stopped nor with another password since. It stays so until the end of the transaction. */
export async function isUnchanged(tx: Db, { id, passwordHash }: Account): Promise<boolean> {
  const same = and(eq(users.id, id), eq(users.passwordHash, passwordHash), isActive)
  return (await tx.select({ id: users.id }).from(users).leftJoin(tenants, eq(tenants.id, users.tenantId)).where(same).for('share', { of: users })).length > 0
}

/** Stores a successful sign-in: a row of the login log, and the time at the account. */
export async function recordSignIn(tx: Db, account: Account, { client, at }: { client: ClientFacts; at: Date }): Promise<void> {
  const { id, tenantId, username } = account
  await tx.update(users).set({ lastSignInAt: at }).where(eq(users.id, id))
  await tx.insert(loginLog).values({ tenantId, userId: id, username, at, result: 'ok', ...client })
}

/**
 * Stores a refused sign-in in the login log. Its tenant is that of the account with this username, so that its administrators see
 * the attempts. A stopped account, or one of a stopped tenant, is named as the reason: the person at the sign-in page is told nothing of it (domain 27).
 */
export async function recordRefusal(tx: Db, username: string, refusal: 'password' | 'code' | 'throttled' | 'disabled' | 'secondFactor', client: ClientFacts, at: Date): Promise<void> {
  const [account] = await tx.select().from(users).where(and(eq(users.username, username), eq(users.isDeleted, false)))
  const isStopped = account !== undefined && (await activeAccountById(tx, account.id)) === null
  const reason = refusal === 'password' && isStopped ? 'disabled' : refusal
  const { id: userId = null, tenantId = null } = account ?? {}
  await tx.insert(loginLog).values({ tenantId, userId, username, at, result: 'refused', reason, ...client })
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
export async function tenantNameOf(db: Db, { tenantId }: Pick<Account, 'tenantId'>): Promise<string> {
  const [tenant] = await db.select({ name: tenants.name }).from(tenants).where(eq(tenants.id, tenantId ?? ''))
  return tenant?.name ?? ''
}
