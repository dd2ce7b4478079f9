import { MOST_DEVICE_FILES } from '@smart-fire/api-client/wire'
import { and, count, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { deviceFiles, storedFiles } from '../../db/schema'
import { BusinessError } from '../../http/errors'
import { zhCN } from './device-file.messages'

const t = deviceFiles

/** Refuses another file of a device that has as many as it may. Files are written one after the other (`writeWork`), so that of two uploads only one is the last. */
export async function refuseFullDevice(tx: Db, deviceId: number): Promise<void> {
  const [row] = await tx.select({ files: count() }).from(t).where(and(eq(t.deviceId, deviceId), isNull(t.deletedAt)))
  if (row && row.files >= MOST_DEVICE_FILES) throw new BusinessError(zhCN.tooMany(MOST_DEVICE_FILES))
}

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
