import { inArray } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { inspectionDefects, inspectionPhotos, storedFiles } from '../../../db/schema'

/** Deletes what belongs to results: their photos with the files, those of the repair included, and their defects (ADR 57). */
export async function dropPartsOfResults(tx: Db, resultIds: readonly number[]): Promise<void> {
  if (resultIds.length === 0) return
  const photos = await tx.delete(inspectionPhotos).where(inArray(inspectionPhotos.resultId, [...resultIds])).returning({ key: inspectionPhotos.fileKey })
  if (photos.length > 0) await tx.delete(storedFiles).where(inArray(storedFiles.key, photos.map(({ key }) => key)))
  await tx.delete(inspectionDefects).where(inArray(inspectionDefects.resultId, [...resultIds]))
}
