import { sql } from 'drizzle-orm'

import type { Db } from '../../../db/database'
import { MOST_UNMATCHED } from '../../fire-hosts/unmatched.queries'
import type { PlacedReport } from '../report/place-report'

/**
 * Keeps the addresses of known fire hosts that have no point, with the number of their reports: those are refused, and an administrator
 * must see that these addresses report. Beyond the limit of a host new addresses are not kept; known ones are still counted.
 */
export async function keepUnmatched(tx: Db, reports: readonly PlacedReport[], now: number, tenantId: string | undefined): Promise<void> {
  const wanted = reports.flatMap(({ source, points }) => ('fireHost' in source
    ? [{ ...source.fireHost, type: points.at(-1)?.type ?? null, alarm: points.some(({ status }) => status === 1) }]
    : []))
  if (wanted.length === 0) return
  const at = new Date(now).toISOString()
  await tx.execute(sql`
    insert into unmatched_addresses (tenant_id, fire_host_id, loop, address, latest_type, has_alarm, reports, first_at, last_at)
    select h.tenant_id, h.id, q.loop, q.address, max(q.type), bool_or(q.alarm), count(*), ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(ip text, port integer, loop text, address text, type text, alarm boolean)
    join fire_hosts h on h.server_ip = q.ip and h.port = q.port and h.deleted_at is null and h.stopped_at is null
    where (${tenantId ?? null}::text is null or h.tenant_id = ${tenantId ?? null})
      and (exists (select 1 from unmatched_addresses k where k.fire_host_id = h.id and k.loop = q.loop and k.address = q.address)
        or (select count(*) from unmatched_addresses k where k.fire_host_id = h.id) < ${MOST_UNMATCHED})
    group by h.tenant_id, h.id, q.loop, q.address
    on conflict (fire_host_id, loop, address) do update set reports = unmatched_addresses.reports + excluded.reports, last_at = excluded.last_at,
      latest_type = coalesce(excluded.latest_type, unmatched_addresses.latest_type), has_alarm = unmatched_addresses.has_alarm or excluded.has_alarm`)
}
