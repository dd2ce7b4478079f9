import { and, eq, inArray, isNull, sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { fireHostEvents, fireHostPoints, unmatchedAddresses } from '../../../db/schema'
import type { AlarmedPoints } from '../assess/first-alarms'
import type { PlacedReport } from '../report/place-report'
import { subjectOfAddress } from '../subject/host-subject'
import type { Subject } from '../subject/subject'

/** Keeps the restarts and resets of fire hosts. An event of an instant that is stored already was sent twice. */
export async function keepHostEvents(tx: Db, placed: readonly { subject: Subject; report: PlacedReport }[]): Promise<void> {
  const rows = placed.flatMap(({ subject: { tenantId, fireHostId }, report: { event, at, receivedAt, stampedAt } }) => (event === undefined || fireHostId === null
    ? []
    : [{ tenantId, fireHostId, event, at: new Date(at), receivedAt: new Date(receivedAt), stampedAt: stampedAt === null ? null : new Date(stampedAt) }]))
  if (rows.length > 0) await tx.insert(fireHostEvents).values(rows).onConflictDoNothing()
}

/** The points of these hosts, and their addresses without one, that are in alarm by an alarm after the last reset of their host, by host. */
export async function readAlarmedPoints(tx: Db, hostIds: readonly number[]): Promise<AlarmedPoints> {
  const alarmed: AlarmedPoints = new Map(hostIds.map((id) => [id, new Map<number, number>()]))
  if (hostIds.length === 0) return alarmed
  const inAlarm = (t: typeof fireHostPoints | typeof unmatchedAddresses) => tx
    .select({ hostId: t.fireHostId, id: t.id, latestAt: t.latestAt, reportedAt: t.reportedAt })
    .from(t)
    .where(and(inArray(t.fireHostId, [...hostIds]), eq(t.status, 'alarm'), 'deletedAt' in t ? isNull(t.deletedAt) : undefined, isAfterReset(t)))
  const points = await inAlarm(fireHostPoints)
  const addresses = (await inAlarm(unmatchedAddresses)).map((row) => ({ ...row, id: subjectOfAddress(row.id) }))
  for (const { hostId, id, latestAt, reportedAt } of [...points, ...addresses]) alarmed.get(hostId)?.set(id, (latestAt ?? reportedAt)?.getTime() ?? 0)
  return alarmed
}

/** Also where the host was never reset, or nothing tells when the alarm began. */
function isAfterReset(t: typeof fireHostPoints | typeof unmatchedAddresses): SQL {
  const lastReset = sql`(select max(e.at) from fire_host_events e where e.fire_host_id = ${t.fireHostId} and e.event = 'reset')`
  return sql`coalesce(coalesce(${t.latestAt}, ${t.reportedAt}) > ${lastReset}, true)`
}
