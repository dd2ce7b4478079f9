import { asc } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { regions } from '../../db/schema'
import { insertRows } from '../../db/bulk-insert'
import { regionRows } from '../../seed/catalogue/regions'

/** Every region that the platform knows, by code. */
export const allRegions = (tx: Db) => tx.select().from(regions).orderBy(asc(regions.code))

/** Fills a platform without regions with those of GB/T 2260. */
export async function insertRegions(tx: Db): Promise<void> {
  const [known] = await tx.select().from(regions).limit(1)
  if (!known) await insertRows(tx, regions, await regionRows())
}
