import type { LevelRange } from '@smart-fire/api-client/wire'
import { and, eq, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { measuringPoints, pointThresholds, thresholdRanges } from '../../db/schema'
import { BusinessError } from '../../http/errors'
import { zhCN as httpWords } from '../../http/http.messages'
import type { Write } from '../../http/write-work'

const t = pointThresholds
type Thresholds = typeof pointThresholds.$inferSelect

/** The thresholds of a measuring point; undefined for a point that has none, or an unknown one. */
export async function storedThresholds({ tx, scope }: Write, pointId: number): Promise<Thresholds | undefined> {
  const [stored] = await tx
    .select({ thresholds: t })
    .from(t)
    .innerJoin(measuringPoints, eq(measuringPoints.id, t.pointId))
    .where(and(eq(t.tenantId, scope.tenantId), eq(t.pointId, pointId), isNull(measuringPoints.deletedAt)))
  return stored?.thresholds
}

/** Replaces all ranges of a measuring point, and counts their version up. */
export async function writeRanges({ tx, scope, author, now }: Write, pointId: number, ranges: readonly (LevelRange & { levelId: number })[], stored: Thresholds | undefined): Promise<void> {
  const stamp = { updatedBy: author, updatedAt: now }
  const [row] = stored
    ? await tx.update(t).set({ ...stamp, version: stored.version + 1 }).where(eq(t.id, stored.id)).returning()
    : await tx.insert(t).values({ tenantId: scope.tenantId, pointId, createdBy: author, createdAt: now, ...stamp }).returning()
  if (!row) throw new BusinessError(httpWords.gone)
  await tx.delete(thresholdRanges).where(eq(thresholdRanges.thresholdsId, row.id))
  await tx.insert(thresholdRanges).values(ranges.map((range) => ({ thresholdsId: row.id, ...range })))
}

/** Takes the thresholds of a measuring point away, with their ranges. */
export async function deleteThresholds(tx: Db, id: number): Promise<void> {
  await tx.delete(t).where(eq(t.id, id))
}
