import { eq } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { cameras } from '../../db/schema'
import type { UploadedPicture } from '../floor-plans/uploaded-picture'
import { pictureOf } from '../ingestion/report/report-picture'
import { demoStill } from './demo-stills'
import { kindOfAddress, sceneOf } from './stream-address'

/** What the camera of a device sends with a fire; undefined for a camera that plays no film of this server. */
export async function demoPictureOf(db: Db, deviceId: number, code: string): Promise<UploadedPicture | undefined> {
  const [camera] = await db.select({ address: cameras.address }).from(cameras).where(eq(cameras.deviceId, deviceId))
  const address = camera?.address ?? null
  if (address === null || kindOfAddress(address) !== 'demo') return undefined
  return pictureOf(demoStill(sceneOf(address), code === 'VSMOKE' ? 'smoke' : 'flame'))
}
