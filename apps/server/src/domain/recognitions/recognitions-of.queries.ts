import { and, eq, inArray, isNull } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { cameras, recognitions } from '../../db/schema'
import { POINT_OF_KIND } from './kinds'

export type CameraRecognition = Pick<typeof recognitions.$inferSelect, 'enabled' | 'sensitivity' | 'startsAt' | 'endsAt'>

/** The recognitions of cameras by number and measuring point; without a tenant, of every tenant. */
export async function recognitionsOf(db: Db, numbers: readonly string[], tenantId: string | undefined): Promise<Map<string, Map<string, CameraRecognition>>> {
  const { enabled, sensitivity, startsAt, endsAt, kind } = recognitions
  const rows = await db
    .select({ number: cameras.number, kind, enabled, sensitivity, startsAt, endsAt })
    .from(recognitions)
    .innerJoin(cameras, and(eq(cameras.id, recognitions.cameraId), isNull(cameras.deletedAt)))
    .where(and(isNull(recognitions.deletedAt), inArray(cameras.number, [...numbers]), tenantId === undefined ? undefined : eq(recognitions.tenantId, tenantId)))
  const byNumber = new Map<string, Map<string, CameraRecognition>>()
  for (const { number, kind: one, ...rest } of rows) byNumber.set(number, (byNumber.get(number) ?? new Map<string, CameraRecognition>()).set(POINT_OF_KIND[one], rest))
  return byNumber
}
