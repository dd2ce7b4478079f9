import { eq, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { loginFailures } from '../../db/schema'

const WINDOW_MS = 15 * 60_000
const ACCOUNT_FREE_FAILURES = 5
const ADDRESS_FREE_FAILURES = 30
const MAX_DELAY_MS = 60_000

/** What failures are counted for. An account has five free failures in 15 minutes, then waits 1, 2, 4 … 60 s; an address has thirty. */
export interface Subject {
  key: string
  free: number
  /** how long the next attempt must wait after the nth failure (n ≥ free) */
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
 * Counts an attempt as failed before it is made, so that simultaneous attempts are all counted; a success takes it back.
 * 0 = the attempt is allowed; otherwise the milliseconds to wait, and nothing is counted.
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

/** The attempt was a success: the failures of the account are deleted. */
export async function forgetFailures(tx: Db, subject: Subject): Promise<void> {
  await tx.delete(loginFailures).where(eq(loginFailures.subject, subject.key))
}

/** The attempt was a success: takes back this one only, since others from the same address may be guesses. */
export async function takeBackAttempt(tx: Db, subject: Subject): Promise<void> {
  await tx
    .update(loginFailures)
    .set({ failures: sql`greatest(${loginFailures.failures} - 1, 0)`, blockedUntil: null })
    .where(eq(loginFailures.subject, subject.key))
}
