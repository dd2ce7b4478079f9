import { and, eq, inArray, isNotNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { deviceFiles, storedFiles } from '../../db/schema'

const t = deviceFiles

/** Deletes the stored files of these rows. */
export async function dropFiles(tx: Db, ids: readonly number[]): Promise<void> {
  const rows = await tx.select({ id: t.id, key: t.fileKey }).from(t).where(and(inArray(t.id, [...ids]), isNotNull(t.fileKey)))
  if (rows.length === 0) return
  await tx.update(t).set({ fileKey: null }).where(inArray(t.id, rows.map(({ id }) => id)))
  await tx.delete(storedFiles).where(inArray(storedFiles.key, rows.flatMap(({ key }) => key ?? [])))
}

/** Deletes the stored files of devices that go for good; their rows go with the devices. */
export async function dropFilesOfDevices(tx: Db, deviceIds: readonly number[]): Promise<void> {
  const rows = await tx.select({ id: t.id }).from(t).where(inArray(t.deviceId, [...deviceIds]))
  await dropFiles(tx, rows.map(({ id }) => id))
}

/** The key of a row that the caller may reach. */
export async function keyOfFile(tx: Db, id: number): Promise<string | null> {
  const [row] = await tx.select({ key: t.fileKey }).from(t).where(eq(t.id, id))
  return row?.key ?? null
}
