import { and, eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { wallLayouts } from '../../db/schema'
import type { WallLayout } from '../../db/schema/cameras'

interface Owner {
  tenantId: string
  userId: string
}

/** The saved layouts of a user at a site, the newest first. */
export async function layoutsOf(tx: Db, { tenantId, userId }: Owner): Promise<WallLayout[]> {
  const [row] = await tx.select().from(wallLayouts).where(and(eq(wallLayouts.tenantId, tenantId), eq(wallLayouts.userId, userId)))
  return row?.layouts ?? []
}

/** Keeps these layouts instead of those that a user had. */
export async function keepLayouts(tx: Db, { tenantId, userId }: Owner, layouts: WallLayout[]): Promise<void> {
  await tx.insert(wallLayouts).values({ tenantId, userId, layouts }).onConflictDoUpdate({ target: [wallLayouts.tenantId, wallLayouts.userId], set: { layouts } })
}
