import { sql } from 'drizzle-orm'

import type { Db } from './database'

/** Waits until no other transaction writes rows of this kind, and keeps others waiting until this one ends. */
export async function lockWrites(tx: Db, kind: string): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${kind}))`)
}
