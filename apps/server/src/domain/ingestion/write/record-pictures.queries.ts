import { randomBytes } from 'node:crypto'
import { inArray } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { recordPictures, storedFiles } from '../../../db/schema'
import type { PlacedReport } from '../report/place-report'
import type { Subject } from '../subject/subject'
import type { MadeRecord } from './record-writer.queries'

const KEY_BYTES = 16

/** Keeps the pictures of reports with the records that these have made. A report that only repeats a record adds none: the first picture shows how it began. */
export async function keepPictures(tx: Db, placed: readonly { subject: Subject; report: PlacedReport }[], records: readonly MadeRecord[], now: number): Promise<void> {
  const kept = new Set<number>()
  for (const { subject, report: { picture, points, at } } of placed) {
    if (!picture) continue
    const named = points.filter(({ status }) => status !== 2).map(({ code }) => code)
    const made = records.find((record) => record.kind === 'general' && record.subjectId === subject.id && record.at === at && named.includes(record.code) && !kept.has(record.id))
    if (!made) continue
    kept.add(made.id)
    const { contentType, extension, width, height, bytes } = picture
    const fileKey = `${randomBytes(KEY_BYTES).toString('hex')}.${extension}`
    await tx.insert(storedFiles).values({ key: fileKey, tenantId: subject.tenantId, contentType, width, height, content: bytes, createdAt: new Date(now) })
    await tx.insert(recordPictures).values({ recordId: made.id, tenantId: subject.tenantId, fileKey, takenAt: new Date(at) })
  }
}

/** Deletes the pictures of records with their files. */
export async function dropPictures(tx: Db, recordIds: readonly number[]): Promise<void> {
  if (recordIds.length === 0) return
  const gone = await tx.delete(recordPictures).where(inArray(recordPictures.recordId, [...recordIds])).returning({ key: recordPictures.fileKey })
  if (gone.length > 0) await tx.delete(storedFiles).where(inArray(storedFiles.key, gone.map(({ key }) => key)))
}
