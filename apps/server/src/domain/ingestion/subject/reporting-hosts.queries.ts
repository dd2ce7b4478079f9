import { sql } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import type { Sender } from '../../../http/app-env'
import { zhCN } from '../ingestion.messages'
import type { PlacedReport } from '../report/place-report'
import { endpointKey, hostOf } from './refused-hosts.queries'

/**
 * Adds the fire hosts that report a fire and that nobody has registered (ADR 86): the fire is an alarm of the new host. One with a fault only is not
 * added: each fault would bring back a host that was just deleted. An endpoint belongs to one host of all tenants, so one of another tenant stays unknown.
 */
export async function addReportingHosts(tx: Db, reports: readonly PlacedReport[], { tenantId }: Sender): Promise<void> {
  const burning = reports.flatMap((report) => (report.points.some(({ status }) => status === 1) ? (hostOf(report) ?? []) : []))
  if (burning.length === 0) return
  const hosts = burning.map(({ ip, port }) => ({ ip, port, name: zhCN.unregisteredHost(endpointKey({ ip, port })) }))
  await tx.execute(sql`
    insert into fire_hosts (tenant_id, server_ip, port, name)
    select distinct on (q.ip, q.port) ${tenantId}, q.ip, q.port, q.name from jsonb_to_recordset(${JSON.stringify(hosts)}::jsonb) as q(ip text, port integer, name text)
    where not exists (select 1 from fire_hosts h where h.server_ip = q.ip and h.port = q.port and h.deleted_at is null)
    order by q.ip, q.port
    on conflict do nothing`)
}
