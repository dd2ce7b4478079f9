import { and, eq, inArray } from 'drizzle-orm'
import type { AnyPgColumn } from 'drizzle-orm/pg-core'

import type { Db } from '../../db/database'
import { storedFiles } from '../../db/schema'
import type { ResourceTable } from '../../http/resource/definition'

/** A table whose rows have a photo each. */
export type PhotoTable = ResourceTable & { photoKey: AnyPgColumn }

/** The file of a photo, without its content; undefined without a photo. */
export async function photoFile(tx: Db, tenantId: string, photoKey: unknown) {
  if (typeof photoKey !== 'string') return undefined
  const { key, contentType, width, height, createdAt } = storedFiles
  const [file] = await tx
    .select({ key, contentType, width, height, createdAt })
    .from(storedFiles)
    .where(and(eq(storedFiles.key, photoKey), eq(storedFiles.tenantId, tenantId)))
  return file
}

/** Takes the photos off rows and deletes their files. */
export async function dropPhotos(tx: Db, table: PhotoTable, ids: readonly number[]): Promise<void> {
  const rows = await tx.select({ key: table.photoKey }).from(table).where(inArray(table.id, [...ids]))
  const keys = rows.flatMap(({ key }) => (typeof key === 'string' ? [key] : []))
  if (keys.length === 0) return
  await tx.update(table).set({ photoKey: null }).where(inArray(table.id, [...ids]))
  await tx.delete(storedFiles).where(inArray(storedFiles.key, keys))
}
