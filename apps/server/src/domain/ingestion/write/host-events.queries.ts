import { and, eq, inArray, isNull, sql } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { fireHostEvents, fireHostPoints } from '../../../db/schema'
import type { AlarmedPoints } from '../assess/first-alarms'
import type { PlacedReport } from '../report/place-report'
import type { Subject } from '../subject/subject'

/** Keeps the restarts and resets of fire hosts. An event of an instant that is stored already was sent twice. */
export async function keepHostEvents(tx: Db, placed: readonly { subject: Subject; report: PlacedReport }[]): Promise<void> {
  const rows = placed.flatMap(({ subject: { tenantId, fireHostId }, report: { event, at, receivedAt, stampedAt } }) => (event === undefined || fireHostId === null
    ? []
    : [{ tenantId, fireHostId, event, at: new Date(at), receivedAt: new Date(receivedAt), stampedAt: stampedAt === null ? null : new Date(stampedAt) }]))
  if (rows.length > 0) await tx.insert(fireHostEvents).values(rows).onConflictDoNothing()
}

/** The points of these hosts that are in alarm by an alarm after the last reset of their host, by host. */
export async function readAlarmedPoints(tx: Db, hostIds: readonly number[]): Promise<AlarmedPoints> {
  const alarmed: AlarmedPoints = new Map(hostIds.map((id) => [id, new Map<number, number>()]))
  if (hostIds.length === 0) return alarmed
  const p = fireHostPoints
  const lastReset = sql`(select max(e.at) from fire_host_events e where e.fire_host_id = ${p.fireHostId} and e.event = 'reset')`
  const rows = await tx
    .select({ hostId: p.fireHostId, id: p.id, latestAt: p.latestAt, reportedAt: p.reportedAt })
    .from(p)
    .where(and(inArray(p.fireHostId, [...hostIds]), isNull(p.deletedAt), eq(p.status, 'alarm'), sql`coalesce(coalesce(${p.latestAt}, ${p.reportedAt}) > ${lastReset}, true)`))
  for (const { hostId, id, latestAt, reportedAt } of rows) alarmed.get(hostId)?.set(id, (latestAt ?? reportedAt)?.getTime() ?? 0)
  return alarmed
}
