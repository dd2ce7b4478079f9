import { eq, inArray, sql } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { loginFailures } from '../../db/schema'

const WINDOW_MS = 15 * 60_000
const PAIR_FREE_FAILURES = 5
const ACCOUNT_FREE_FAILURES = 50
const ADDRESS_FREE_FAILURES = 100
const PASSWORD_FREE_FAILURES = 5
const MAX_DELAY_MS = 60_000
/** No wait is longer. One that ends later was counted while the clock was ahead, by more than a time server corrects in its daily work: it is over. */
const LONGEST_WAIT_MS = WINDOW_MS + 60_000

/**
 * What failures are counted for. An account at one address has five failures in 15 minutes and is then locked there for 15
 * minutes: a guesser elsewhere locks no user out. An address has a hundred, because a whole watch room may share it. An account
 * at all addresses together has fifty, then waits 1, 2, 4 … 60 s: guessing from many addresses is slow, and its user still gets in.
 */
export interface Subject {
  key: string
  free: number
  /** how long the next attempt must wait after the nth failure (n ≥ free) */
  delayMs: (failures: number) => number
}

export const pairSubject = (username: string, ip: string): Subject => locking(`account:${nameInKey(username)}@${ip}`, PAIR_FREE_FAILURES)
export const addressSubject = (ip: string): Subject => locking(`ip:${ip}`, ADDRESS_FREE_FAILURES)
export const accountSubject = (username: string): Subject => growing(`account:${nameInKey(username)}`, ACCOUNT_FREE_FAILURES)
/** Guesses of the set-up code: ten from one address, and fifty from all of them together before they become slow. */
export const setupAddressSubject = (ip: string): Subject => locking(`setup@${ip}`, 10)
export const setupSubject = (): Subject => growing('setup', 50)
/** Codes of the second factor: an account at this step, from every address; whoever guesses here knows the password. Unlocked with the account. */
export const secondFactorSubject = (username: string): Subject => pairSubject(username, 'second-factor')
export const passwordChangeSubject = (userId: string): Subject => growing(`password:${userId}`, PASSWORD_FREE_FAILURES)

/** Without the sign before the address: the sign-in of an account `a@second-factor` must not take back the failures of `a` at its second factor. */
const nameInKey = (username: string): string => username.replaceAll('%', '%25').replaceAll('@', '%40')

const locking = (key: string, free: number): Subject => ({ key, free, delayMs: () => WINDOW_MS })

const growing = (key: string, free: number): Subject => ({
  key,
  free,
  delayMs: (failures) => Math.min(MAX_DELAY_MS, 1000 * 2 ** (failures - free)),
})

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
  const waitMs = waitUntil(row.blockedUntil, now)
  if (waitMs > 0) return waitMs

  // a window that begins later than now was counted while the clock was ahead
  const isFresh = Math.abs(now - row.windowStartedAt.getTime()) >= WINDOW_MS
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

/** The milliseconds that an attempt would have to wait, without counting one. */
export async function waitOf(tx: Db, subjects: readonly Subject[], now: number): Promise<number> {
  const rows = await tx.select({ until: loginFailures.blockedUntil }).from(loginFailures).where(inArray(loginFailures.subject, subjects.map(({ key }) => key)))
  return Math.max(0, ...rows.map(({ until }) => waitUntil(until, now)))
}

/** The milliseconds until then; 0 without a wait that can be believed. */
export function waitUntil(until: Date | null, now: number): number {
  const waitMs = (until?.getTime() ?? 0) - now
  return waitMs > LONGEST_WAIT_MS ? 0 : Math.max(0, waitMs)
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
