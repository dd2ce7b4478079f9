import { and, eq, gt, lt } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { signInJourneys } from '../../db/schema'

/** What the server keeps while the browser is at the provider. */
export type Journey = typeof signInJourneys.$inferSelect

/** Stores a journey and deletes those that are over. */
export async function storeJourney(tx: Db, journey: Journey, now: Date): Promise<void> {
  await tx.delete(signInJourneys).where(lt(signInJourneys.expiresAt, now))
  await tx.insert(signInJourneys).values(journey)
}

/** Takes the journey of this state and this browser: it can be taken once, and by no other browser. */
export async function takeJourney(tx: Db, hashes: Pick<Journey, 'stateHash' | 'browserHash'>, now: Date): Promise<Journey | null> {
  const where = and(eq(signInJourneys.stateHash, hashes.stateHash), eq(signInJourneys.browserHash, hashes.browserHash), gt(signInJourneys.expiresAt, now))
  const [journey] = await tx.delete(signInJourneys).where(where).returning()
  return journey ?? null
}
