import { asc, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { channels } from '../../db/schema'

/** The names of monitoring systems, in the order of the menu. */
export async function channelNames(tx: Db, ids: ReadonlySet<number>): Promise<string[]> {
  const rows = await tx.select({ name: channels.name }).from(channels).where(inArray(channels.id, [...ids])).orderBy(asc(channels.menuOrder))
  return rows.map(({ name }) => name)
}
