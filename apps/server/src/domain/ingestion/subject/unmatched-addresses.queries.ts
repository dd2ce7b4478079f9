import { CHANNEL } from '@smart-fire/api-client/wire'
import { sql } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import type { DeviceStatus } from '../../../db/schema/device-states'
import { MOST_UNMATCHED } from '../../fire-hosts/unmatched.queries'
import { statusIn } from '../assess/assess-report'
import { zhCN } from '../ingestion.messages'
import type { PlacedReport } from '../report/place-report'
import type { FireHostAddress } from '../report/report'
import { subjectOfAddress } from './host-subject'
import { fireHostKey, UNKNOWN_SUBJECT, type Subject } from './subject'
import { latestOfPoint } from './subjects.queries'

interface AddressRow extends FireHostAddress {
  id: string
  tenantId: string
  hostId: number
  status: DeviceStatus
  statusAt: number | null
  reportedAt: number | null
  clockFaultAt: number | null
  latestType: string | null
  latestAt: number | null
}

/**
 * The addresses of known fire hosts that have no point, as subjects by their wiring, locked; counts their reports for the administrator who
 * registers them. Beyond the limit of a host only an address in alarm is added: a wrong loop must not fill the disk, and a fire must not be lost.
 */
export async function lockAddresses(tx: Db, reports: readonly PlacedReport[], now: number, tenantId: string | undefined): Promise<Map<string, Subject>> {
  const wanted = reports.flatMap(({ source, points }) => ('fireHost' in source ? [{ ...source.fireHost, alarm: points.some((point) => statusIn(point) === 'alarm') }] : []))
  if (wanted.length === 0) return new Map()
  const at = new Date(now).toISOString()
  const epoch = (column: string) => sql`round(extract(epoch from k.${sql.identifier(column)}) * 1000)::float8`
  const rows = await rowsOf<AddressRow>(tx, sql`
    with kept as (
      insert into unmatched_addresses (tenant_id, fire_host_id, loop, address, has_alarm, reports, first_at, last_at)
      select h.tenant_id, h.id, q.loop, q.address, bool_or(q.alarm), count(*), ${at}::timestamptz, ${at}::timestamptz
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(ip text, port integer, loop text, address text, alarm boolean)
      join fire_hosts h on h.server_ip = q.ip and h.port = q.port and h.deleted_at is null and h.stopped_at is null
      where (${tenantId ?? null}::text is null or h.tenant_id = ${tenantId ?? null})
      group by h.tenant_id, h.id, q.loop, q.address
      having bool_or(q.alarm) or exists (select 1 from unmatched_addresses k where k.fire_host_id = h.id and k.loop = q.loop and k.address = q.address)
        or (select count(*) from unmatched_addresses k where k.fire_host_id = h.id) < ${MOST_UNMATCHED}
      on conflict (fire_host_id, loop, address) do update set reports = unmatched_addresses.reports + excluded.reports, last_at = excluded.last_at,
        has_alarm = unmatched_addresses.has_alarm or excluded.has_alarm
      returning *)
    select k.id, k.tenant_id as "tenantId", h.id as "hostId", h.server_ip as ip, h.port, k.loop, k.address, k.status, k.latest_type as "latestType",
      ${epoch('status_at')} as "statusAt", ${epoch('reported_at')} as "reportedAt", ${epoch('clock_fault_at')} as "clockFaultAt", ${epoch('latest_at')} as "latestAt"
    from kept k join fire_hosts h on h.id = k.fire_host_id`)
  return new Map(rows.map((row) => [fireHostKey(row), subjectOf(row)]))
}

/** An address as subject, without its place (`readHostPlaces`). */
function subjectOf({ id, tenantId, hostId, loop, address, status, statusAt, reportedAt, clockFaultAt, latestType, latestAt }: AddressRow): Subject {
  return {
    ...UNKNOWN_SUBJECT, kind: 'fireHost', id: subjectOfAddress(Number(id)), tenantId, channelId: Number(CHANNEL.fireHost), fireHostId: hostId, loop, address, series: zhCN.unregistered,
    watched: { silentAt: null, status, statusAt, reportedAt, clockFaultAt, latest: latestOfPoint({ status, latestType, latestAt }) },
  }
}
