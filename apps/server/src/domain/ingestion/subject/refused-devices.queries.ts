import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { devices } from '../../../db/schema'
import { zhCN } from '../ingestion.messages'
import type { Report } from '../report/report'

/** The number of the device that a report is about, in a list; empty for a report of a fire host. */
export const numberOf = ({ source }: Pick<Report, 'source'>): string[] => ('deviceNumber' in source ? [source.deviceNumber] : [])

/**
 * Why the reports of these device numbers are refused: a user has stopped or deleted the device. A stopped device keeps when its
 * last report was refused, so that its row shows that it still reports. Unknown numbers are not in the result.
 */
export async function refuseDevices(tx: Db, numbers: string[], now: number, tenantId: string | undefined): Promise<Map<string, string>> {
  if (numbers.length === 0) return new Map()
  const named = and(inArray(devices.number, numbers), tenantId === undefined ? undefined : eq(devices.tenantId, tenantId))
  const stopped = await tx
    .update(devices)
    .set({ refusedAt: new Date(now) })
    .where(and(named, isNull(devices.deletedAt), isNotNull(devices.stoppedAt)))
    .returning({ number: devices.number, reason: devices.stopReason })
  const deleted = await tx.select({ number: devices.number }).from(devices).where(and(named, isNotNull(devices.deletedAt))).orderBy(desc(devices.id))
  return new Map([
    ...deleted.map(({ number }) => [number, zhCN.deletedDevice] as const),
    ...stopped.map(({ number, reason }) => [number, zhCN.stoppedDevice(reason ?? '')] as const),
  ])
}
