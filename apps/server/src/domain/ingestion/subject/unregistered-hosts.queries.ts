import { sql, type SQL } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import type { Sender } from '../../../http/app-env'
import { statusIn } from '../assess/assess-report'
import { zhCN } from '../ingestion.messages'
import type { PlacedReport } from '../report/place-report'
import { hostOf } from './refused-hosts.queries'

/** The most unregistered fire hosts that are kept for a tenant: a gateway of another site must not fill the disk. */
export const MOST_UNREGISTERED_HOSTS = 100

/** Notes the fire hosts that no tenant has, for the administrator who registers them (ADR 86). Their reports are refused all the same. */
export async function noteUnregisteredHosts(tx: Db, reports: readonly PlacedReport[], now: number, { tenantId, gatewayId }: Sender): Promise<void> {
  const sent = reports.flatMap((report, place) => {
    const host = hostOf(report)
    return host === null ? [] : [{ ip: host.ip, port: host.port, place, fault: faultOf(report) }]
  })
  if (sent.length === 0) return
  const at = new Date(now).toISOString()
  const isFree = (ip: SQL, port: SQL) => sql`not exists (select 1 from fire_hosts h where h.server_ip = ${ip} and h.port = ${port} and h.deleted_at is null)`
  await tx.execute(sql`
    with sent as (
      select q.ip, q.port, count(*) as reports, (array_agg(q.fault order by q.place desc) filter (where q.fault is not null))[1] as fault
      from jsonb_to_recordset(${JSON.stringify(sent)}::jsonb) as q(ip text, port integer, place integer, fault text)
      where ${isFree(sql`q.ip`, sql`q.port`)}
      group by q.ip, q.port)
    insert into unregistered_hosts (tenant_id, server_ip, port, gateway_id, last_fault, reports, first_at, last_at)
    select ${tenantId}, s.ip, s.port, ${gatewayId}::integer, s.fault, s.reports, ${at}::timestamptz, ${at}::timestamptz
    from sent s
    where exists (select 1 from unregistered_hosts k where k.tenant_id = ${tenantId} and k.server_ip = s.ip and k.port = s.port)
      or (select count(*) from unregistered_hosts k where k.tenant_id = ${tenantId} and ${isFree(sql`k.server_ip`, sql`k.port`)}) < ${MOST_UNREGISTERED_HOSTS}
    -- calls with the same hosts in another order wait for each other
    order by s.ip, s.port
    on conflict (tenant_id, server_ip, port) do update set reports = unregistered_hosts.reports + excluded.reports, last_at = excluded.last_at, gateway_id = excluded.gateway_id,
      last_fault = coalesce(excluded.last_fault, unregistered_hosts.last_fault)`)
}

/** What the fault of a report is, as the host calls it; null without one. */
function faultOf({ points }: PlacedReport): string | null {
  const fault = points.find((point) => statusIn(point) === 'fault')
  return fault ? (fault.type ?? zhCN.fault) : null
}
