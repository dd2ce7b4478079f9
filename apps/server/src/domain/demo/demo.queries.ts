import type { Db } from '../../db/database'
import { demoSeed } from '../../db/schema'

/** Marks the database as a demonstration, for ever: nothing in it can be told from a real alarm afterwards. */
export async function markAsDemo(tx: Db, city: string, now: number): Promise<void> {
  await tx.insert(demoSeed).values({ id: 1, city, seededAt: new Date(now) }).onConflictDoNothing()
}

/** Whether the database was filled as a demonstration. */
export async function isDemoDatabase(db: Db): Promise<boolean> {
  return (await db.select({ id: demoSeed.id }).from(demoSeed).limit(1)).length > 0
}
