import { and, eq, inArray, isNotNull, isNull } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { fireHosts } from '../../../db/schema'
import { zhCN } from '../ingestion.messages'
import type { PlacedReport } from '../report/place-report'

/** Where a fire host is reached. */
export interface Endpoint {
  ip: string
  port: number
}

/** The endpoint of the fire host that a report comes from; null for a report of a device. */
export function hostOf({ source }: Pick<PlacedReport, 'source'>): Endpoint | null {
  return 'host' in source ? source.host : 'fireHost' in source ? source.fireHost : null
}

export const endpointKey = ({ ip, port }: Endpoint) => `${ip}:${port}`

/**
 * Why the reports of these fire hosts are refused: a user has stopped the host. It keeps when its last report was refused, so that its
 * row shows that it still reports. Hosts that are not stopped are not in the result.
 */
export async function refuseHosts(tx: Db, reports: readonly PlacedReport[], now: number, tenantId: string | undefined): Promise<Map<string, string>> {
  const ips = [...new Set(reports.flatMap((report) => hostOf(report)?.ip ?? []))]
  if (ips.length === 0) return new Map()
  const stopped = and(inArray(fireHosts.serverIp, ips), isNull(fireHosts.deletedAt), isNotNull(fireHosts.stoppedAt), tenantId === undefined ? undefined : eq(fireHosts.tenantId, tenantId))
  const rows = await tx.select({ id: fireHosts.id, ip: fireHosts.serverIp, port: fireHosts.port, reason: fireHosts.stopReason }).from(fireHosts).where(stopped)
  const named = new Set(reports.flatMap((report) => hostOf(report) ?? []).map(endpointKey))
  const hit = rows.filter((row) => named.has(endpointKey(row)))
  if (hit.length > 0) await tx.update(fireHosts).set({ refusedAt: new Date(now) }).where(inArray(fireHosts.id, hit.map(({ id }) => id)))
  return new Map(hit.map((row) => [endpointKey(row), zhCN.stoppedHost(row.reason ?? '')]))
}
