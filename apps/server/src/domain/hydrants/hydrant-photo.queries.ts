import { and, eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { hydrants, storedFiles } from '../../db/schema'
import type { Hydrant } from './hydrants.queries'

/** The file of the photo of a hydrant, without its content; undefined without a photo. */
export async function photoOf(tx: Db, { tenantId, photoKey }: Hydrant) {
  if (photoKey === null) return undefined
  const { key, contentType, width, height, createdAt } = storedFiles
  const [file] = await tx
    .select({ key, contentType, width, height, createdAt })
    .from(storedFiles)
    .where(and(eq(storedFiles.key, photoKey), eq(storedFiles.tenantId, tenantId)))
  return file
}

/** Takes the photos off hydrants and deletes their files. */
export async function dropPhotos(tx: Db, ids: readonly number[]): Promise<void> {
  const rows = await tx.select({ key: hydrants.photoKey }).from(hydrants).where(inArray(hydrants.id, [...ids]))
  const keys = rows.flatMap(({ key }) => (key === null ? [] : [key]))
  if (keys.length === 0) return
  await tx.update(hydrants).set({ photoKey: null }).where(inArray(hydrants.id, [...ids]))
  await tx.delete(storedFiles).where(inArray(storedFiles.key, keys))
}
