import { desc, gt, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { loginFailures } from '../../db/schema'
import { accountSubject, pairSubject, waitUntil } from './throttle.queries'

/** More locks than these at once are an attack on many accounts; the latest ones count. */
const MOST_LOCKS = 10_000

interface Lock {
  subject: string
  until: Date
}

/** Until when sign-ins of these accounts are refused after failures, anywhere or from one address; accounts without a lock are left out. */
export async function lockedUntil(tx: Db, usernames: readonly string[], now: Date): Promise<Map<string, Date>> {
  const locks = await currentLocks(tx, now)
  return new Map(usernames.flatMap((username) => {
    const ends = locksOf(locks, username).map(({ until }) => until.getTime())
    return ends.length === 0 ? [] : [[username, new Date(Math.max(...ends))] as const]
  }))
}

/** Lets an account sign in again at once, from everywhere; the failures of addresses stay counted. Returns whether it was locked. */
export async function unlock(tx: Db, username: string, now: Date): Promise<boolean> {
  const subjects = locksOf(await currentLocks(tx, now), username).map(({ subject }) => subject)
  if (subjects.length > 0) await tx.delete(loginFailures).where(inArray(loginFailures.subject, subjects))
  return subjects.length > 0
}

async function currentLocks(tx: Db, now: Date): Promise<Lock[]> {
  const rows = await tx.select({ subject: loginFailures.subject, until: loginFailures.blockedUntil }).from(loginFailures).where(gt(loginFailures.blockedUntil, now)).orderBy(desc(loginFailures.blockedUntil)).limit(MOST_LOCKS)
  return rows.flatMap(({ subject, until }) => (until === null || waitUntil(until, now.getTime()) === 0 ? [] : [{ subject, until }]))
}

/** Those of the account itself, and those of the account at an address. */
function locksOf(locks: readonly Lock[], username: string): Lock[] {
  const [whole, pair] = [accountSubject(username).key, pairSubject(username, '').key]
  return locks.filter(({ subject }) => subject === whole || subject.startsWith(pair))
}
