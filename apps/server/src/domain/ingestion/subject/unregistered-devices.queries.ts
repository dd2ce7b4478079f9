import { CHANNEL, RECORD_KIND } from '@smart-fire/api-client/wire'
import { sql, type SQL } from 'drizzle-orm'

import { rowsOf, type Db } from '../../../db/database'
import type { DeviceStatus, PointState } from '../../../db/schema/device-states'
import type { Sender } from '../../../http/app-env'
import { statusIn } from '../assess/assess-report'
import { zhCN } from '../ingestion.messages'
import type { PlacedReport } from '../report/place-report'
import type { PointReport } from '../report/report'
import { UNKNOWN_SUBJECT, type Subject } from './subject'
import { subjectOfUnregistered } from './unregistered-device'

/** The most numbers without an alarm or a fault that are kept for a tenant: a gateway of another site must not fill the disk. */
export const MOST_UNREGISTERED = 500

interface DeviceRow {
  id: string
  number: string
  channelId: number
  status: DeviceStatus
  statusAt: number | null
  reportedAt: number | null
  clockFaultAt: number | null
  latest: Record<string, PointState>
  gateway: string | null
  gatewayUnit: string | null
  gatewayPosition: string | null
}

/**
 * Notes unregistered numbers, for the administrator who registers them. Gives those that report an alarm or a fault, or whose alarm or fault
 * lasts, as subjects by their number, locked; the others are refused. A device that the tenant has stopped is registered.
 * What a number has reported is forgotten when a device gives it up (trigger `devices_number_given_up`).
 */
export async function lockUnregistered(tx: Db, reports: readonly PlacedReport[], now: number, { tenantId, gatewayId }: Sender): Promise<Map<string, Subject>> {
  const sent = reports.flatMap(({ source, points }) => ('deviceNumber' in source ? [{ number: source.deviceNumber, points }] : []))
  if (sent.length === 0) return new Map()
  const wanted = sent.map(({ number, points }) => {
    const abnormal = points.filter(isAbnormal)
    return { number, alarm: abnormal.some((point) => statusIn(point) === 'alarm'), abnormal: abnormal.length > 0, codes: abnormal.map(({ code }) => code) }
  })
  const isFree = (number: SQL) => sql`not exists (select 1 from devices d where d.tenant_id = ${tenantId} and d.number = ${number} and d.deleted_at is null)`
  const at = new Date(now).toISOString()
  const epoch = (column: string) => sql`round(extract(epoch from k.${sql.identifier(column)}) * 1000)::float8`
  const rows = await rowsOf<DeviceRow>(tx, sql`
    with sent as (
      select q.number, bool_or(q.alarm) as alarm, bool_or(q.abnormal) as abnormal, count(*) as reports, jsonb_agg(q.codes) as codes
      from jsonb_to_recordset(${JSON.stringify(wanted)}::jsonb) as q(number text, alarm boolean, abnormal boolean, codes jsonb)
      where ${isFree(sql`q.number`)}
      group by q.number
    ), kept as (
      insert into unregistered_devices (tenant_id, number, gateway_id, channel_id, has_alarm, reports, first_at, last_at)
      select ${tenantId}, s.number, ${gatewayId}::integer, case when s.abnormal then ${channelOf(tenantId, sql`s.codes`)} end, s.alarm, s.reports, ${at}::timestamptz, ${at}::timestamptz
      from sent s
      where s.abnormal or exists (select 1 from unregistered_devices k where k.tenant_id = ${tenantId} and k.number = s.number)
        or (select count(*) from unregistered_devices k where k.tenant_id = ${tenantId} and k.channel_id is null and ${isFree(sql`k.number`)}) < ${MOST_UNREGISTERED}
      -- calls with the same numbers in another order wait for each other
      order by s.number
      on conflict (tenant_id, number) do update set reports = unregistered_devices.reports + excluded.reports, last_at = excluded.last_at, gateway_id = excluded.gateway_id,
        has_alarm = unregistered_devices.has_alarm or excluded.has_alarm, channel_id = coalesce(unregistered_devices.channel_id, excluded.channel_id)
      returning *)
    select k.id, k.number, k.channel_id as "channelId", k.status, k.latest, g.number as gateway, w.name as "gatewayUnit", g.position as "gatewayPosition",
      ${epoch('status_at')} as "statusAt", ${epoch('reported_at')} as "reportedAt", ${epoch('clock_fault_at')} as "clockFaultAt"
    from kept k join sent s on s.number = k.number left join gateways g on g.id = k.gateway_id left join networked_units w on w.id = g.unit_id
    where s.abnormal or k.status in ('alarm', 'fault')`)
  return new Map(rows.map((row) => [row.number, subjectOf(row, tenantId)]))
}

const isAbnormal = (point: PointReport): boolean => ['alarm', 'fault'].includes(statusIn(point))

/**
 * The channel whose devices measure most of these points (a list of lists), among those that the tenant has and shows: the people of that system know what to do. Hydrants
 * and fire hosts have records of other kinds.
 */
function channelOf(tenantId: string, codes: SQL) {
  return sql`coalesce((
    select c.channel_id from tenant_channels c
    where c.tenant_id = ${tenantId} and c.channel_id not in (${Number(CHANNEL.hydrant)}, ${Number(CHANNEL.fireHost)})
    order by exists (select 1 from hidden_channels h where h.tenant_id = c.tenant_id and h.channel_id = c.channel_id),
      (select count(distinct m.code) from sensor_types t join sensor_type_points p on p.type_id = t.id join measuring_points m on m.id = p.point_id
       where t.channel_id = c.channel_id and t.deleted_at is null and m.code in (select jsonb_array_elements_text(o.codes) from jsonb_array_elements(${codes}) as o(codes))) desc,
      c.channel_id
    limit 1), ${Number(CHANNEL.default)})`
}

function subjectOf({ id, number, channelId, status, statusAt, reportedAt, clockFaultAt, latest, gateway, gatewayUnit, gatewayPosition }: DeviceRow, tenantId: string): Subject {
  return {
    ...UNKNOWN_SUBJECT, kind: RECORD_KIND.general, id: subjectOfUnregistered(Number(id)), tenantId, channelId, sensorNumber: number, equipmentType: zhCN.unregisteredDevice,
    position: zhCN.placeUnknown(number, gateway === null ? null : zhCN.gatewayAt(gateway, gatewayUnit, gatewayPosition)), watched: { silentAt: null, status, statusAt, reportedAt, clockFaultAt, latest },
  }
}
