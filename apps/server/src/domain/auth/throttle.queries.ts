import { eq, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { loginFailures } from '../../db/schema'

const WINDOW_MS = 15 * 60_000
const ACCOUNT_FREE_FAILURES = 5
const ADDRESS_FREE_FAILURES = 30
const MAX_DELAY_MS = 60_000

/** What is counted: five failures of an account in 15 minutes are free, then 1, 2, 4 … 60 s; thirty of an address. */
export interface Subject {
  key: string
  free: number
  /** how long after the nth failure (n ≥ free) the next try has to wait */
  delayMs: (failures: number) => number
}

export const accountSubject = (username: string): Subject => growing(`account:${username}`)
export const passwordChangeSubject = (userId: string): Subject => growing(`password:${userId}`)
export const addressSubject = (ip: string): Subject => ({
  key: `ip:${ip}`,
  free: ADDRESS_FREE_FAILURES,
  delayMs: () => WINDOW_MS,
})

function growing(key: string): Subject {
  const delayMs = (failures: number) => Math.min(MAX_DELAY_MS, 1000 * 2 ** (failures - ACCOUNT_FREE_FAILURES))
  return { key, free: ACCOUNT_FREE_FAILURES, delayMs }
}

/**
 * Counts a try as failed before it is made (a success takes it back), so that a hundred tries at once
 * are not a hundred free ones. 0 = go ahead; otherwise milliseconds to wait, and nothing is counted.
 */
export async function reserveAttempt(tx: Db, subject: Subject, now: number): Promise<number> {
  await tx
    .insert(loginFailures)
    .values({ subject: subject.key, failures: 0, windowStartedAt: new Date(now) })
    .onConflictDoNothing()
  const [row] = await tx.select().from(loginFailures).where(eq(loginFailures.subject, subject.key)).for('update')
  if (!row) return 0
  const waitMs = (row.blockedUntil?.getTime() ?? 0) - now
  if (waitMs > 0) return waitMs

  const isFresh = now - row.windowStartedAt.getTime() >= WINDOW_MS
  const failures = (isFresh ? 0 : row.failures) + 1
  await tx
    .update(loginFailures)
    .set({
      failures,
      windowStartedAt: isFresh ? new Date(now) : row.windowStartedAt,
      blockedUntil: failures >= subject.free ? new Date(now + subject.delayMs(failures)) : null,
    })
    .where(eq(loginFailures.subject, subject.key))
  return 0
}

/** The try was a success: the account starts anew. */
export async function forgetFailures(tx: Db, subject: Subject): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.subject, subject.key))
}

/** The try was a success: takes back this one only, others from the same address may be guesses. */
export async function takeBackAttempt(tx: Db, subject: Subject): Promise<void> {
  await tx
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(loginFailures.subject, subject.key))
}
