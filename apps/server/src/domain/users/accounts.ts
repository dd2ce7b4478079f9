import { and, eq } from 'drizzle-orm'
import type { Db } from '../../db/database'
import { users } from '../../db/schema'

export type Account = typeof users.$inferSelect

const isActive = and(eq(users.isDisabled, false), eq(users.isDeleted, false))

/** Who may sign in under this name. */
export async function activeAccount(db: Db, username: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(and(eq(users.username, username), isActive))
  return account ?? null
}

export async function activeAccountById(db: Db, id: string): Promise<Account | null> {
  const [account] = await db.select().from(users).where(and(eq(users.id, id), isActive))
  return account ?? null
}
