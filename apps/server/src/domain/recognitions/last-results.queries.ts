import { eq, inArray } from 'drizzle-orm'

import type { Db } from '../../db/database'
import { cameras, devices, recognitions } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { WIRE_STATUS } from '../watched/wire-status'
import { POINT_OF_KIND } from './kinds'

/** What each recognition has seen last: when, how certain it was, and whether that was an alarm. */
export async function lastResults(tx: Db, _scope: DataScope, ids: readonly number[]): Promise<Map<number, object>> {
  if (ids.length === 0) return new Map()
  const rows = await tx
    .select({ id: recognitions.id, kind: recognitions.kind, latest: devices.latest, reportedAt: devices.reportedAt, status: devices.status })
    .from(recognitions)
    .innerJoin(cameras, eq(cameras.id, recognitions.cameraId))
    .innerJoin(devices, eq(devices.id, cameras.deviceId))
    .where(inArray(recognitions.id, [...ids]))
  return new Map(rows.map(({ id, kind, latest, reportedAt, status }) => {
    const last = latest[POINT_OF_KIND[kind]]
    const at = last?.at === undefined ? reportedAt : new Date(last.at)
    const seen = last ? { lastTime: wireTime(at), lastValue: last.value, lastStatus: last.status === 'alarm' ? '1' : '2' } : {}
    return [id, { ...seen, cameraStatus: WIRE_STATUS[status].code }]
  }))
}
