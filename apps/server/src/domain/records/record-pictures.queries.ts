import { inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { recordPictures } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { VIDEO_CHANNEL_ID } from '../cameras/sighting'
import { signedLink } from '../floor-plans/file-links'
import type { GeneralRecord } from './record-rows'

/** The picture of each record of a camera that has one, by a link that expires, and when it was taken. */
export async function picturesOf(tx: Db, records: readonly GeneralRecord[], now: number): Promise<Map<number, object>> {
  const ids = records.flatMap(({ id, channelId }) => (channelId === VIDEO_CHANNEL_ID ? [id] : []))
  if (ids.length === 0) return new Map()
  const rows = await tx.select().from(recordPictures).where(inArray(recordPictures.recordId, ids))
  return new Map(await Promise.all(rows.map(async ({ recordId, fileKey, takenAt }) => [recordId, { picture: await signedLink(tx, fileKey, now), pictureTime: wireTime(takenAt) }] as const)))
}
