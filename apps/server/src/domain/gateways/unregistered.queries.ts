import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { flagCondition, likePattern } from '../../db/conditions'
import { rowsOf, type Db } from '../../db/database'
import { beyondLimits } from '../../db/scoped/limit-transaction'
import { devices, fireHosts, unregisteredDevices, unregisteredHosts } from '../../db/schema'
import type { DeviceStatus, PointState } from '../../db/schema/device-states'
import type { AppEnv } from '../../http/app-env'
import { textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { Page } from '../../http/responses'
import { wireFlag } from '../../http/wire-flag'
import { wireTime } from '../../http/wire-time'
import type { DataScope } from '../menus/data-scope'
import { WIRE_STATUS } from '../watched/wire-status'

/**
 * `deviceCollectingDevice/unregistered` (additive): the numbers that gateways have reported and that no device of the tenant has, and the fire hosts that no tenant has
 * (ADR 86). Those in alarm come first, then those at fault and the hosts that had a fault, then the latest. Filters: `no` (contained in the number, or in the address and
 * port of a host) and `hasAlarm` (0, 1).
 */
export async function listUnregistered(tx: Db, { tenantId }: DataScope, c: Context<AppEnv>): Promise<Page<object>> {
  const text = textFilter(c, 'no')
  const where = and(
    text === undefined ? undefined : sql`found.no like ${likePattern(text.toLowerCase())}`,
    flagCondition(textFilter(c, 'hasAlarm'), sql`found.has_alarm`),
  ) ?? sql`true`
  const found = foundRows(tenantId, await registeredOf(tx, tenantId))
  const { limit, offset } = pagingOf(c)
  const rows = await rowsOf<Found>(tx, sql`
    select found.*, g.number as gateway, w.name as unit, g.position from (${found}) found left join gateways g on g.id = found.gateway_id left join networked_units w on w.id = g.unit_id
    where ${where} order by case when found.status = 'alarm' then 0 when found.status = 'fault' or found.fault is not null then 1 else 2 end, found.last_at desc, found.id desc
    limit ${limit} offset ${offset}`)
  const [total] = await rowsOf<{ rows: number }>(tx, sql`select count(*) as rows from (${found}) found where ${where}`)
  return { total: Number(total?.rows ?? 0), rows: rows.map(wireRow) }
}

interface Found {
  id: string
  no: string
  /** of a fire host */
  ip: string | null
  port: number | null
  status: DeviceStatus
  latest: Record<string, PointState>
  has_alarm: boolean
  /** what the last fault of a host was */
  fault: string | null
  reports: number
  first_at: Date | string
  last_at: Date | string
  gateway: string | null
  unit: string | null
  position: string | null
}

function foundRows(tenantId: string, registered: { numbers: string[]; hosts: string[] }): SQL {
  const isOther = (name: SQL, names: string[]) => sql`${name} <> all (array(select jsonb_array_elements_text(${JSON.stringify(names)}::jsonb)))`
  return sql`
    select 'device-' || u.id as id, u.number as no, null as ip, null::integer as port, u.status, u.latest, u.has_alarm, null as fault, u.reports, u.gateway_id, u.first_at, u.last_at
    from unregistered_devices u where u.tenant_id = ${tenantId} and ${isOther(sql`u.number`, registered.numbers)}
    union all
    select 'host-' || h.id, h.server_ip || ':' || h.port, h.server_ip, h.port, 'notEnabled', '{}'::jsonb, false, h.last_fault, h.reports, h.gateway_id, h.first_at, h.last_at
    from unregistered_hosts h where h.tenant_id = ${tenantId} and ${isOther(sql`h.server_ip || ':' || h.port`, registered.hosts)}`
}

function wireRow({ id, no, ip, port, status, latest, has_alarm: hasAlarm, fault, reports, gateway, unit, position, first_at: firstAt, last_at: lastAt }: Found) {
  const lasting = Object.values(latest).filter((point) => point.status === status)
  return {
    id, no, serverIp: ip, port, status: WIRE_STATUS[status].text, color: WIRE_STATUS[status].color, alrmType: fault ?? (status === 'alarm' || status === 'fault' ? (lasting[0]?.type ?? null) : null),
    hasAlarm: wireFlag(hasAlarm), reports, gatewayNo: gateway, oname: unit, gatewayPosition: position, firstTime: wireTime(new Date(firstAt)), lastTime: wireTime(new Date(lastAt)),
  }
}

/** What has a device or a fire host by now, wherever it is: the one who reads may not see it. */
const registeredOf = (tx: Db, tenantId: string) => beyondLimits(tx, async () => {
  const [u, h] = [unregisteredDevices, unregisteredHosts]
  const numbers = await tx.select({ name: u.number }).from(u)
    .innerJoin(devices, and(eq(devices.tenantId, u.tenantId), eq(devices.number, u.number), isNull(devices.deletedAt))).where(eq(u.tenantId, tenantId))
  const hosts = await tx.select({ name: sql<string>`${h.serverIp} || ':' || ${h.port}` }).from(h)
    .innerJoin(fireHosts, and(eq(fireHosts.serverIp, h.serverIp), eq(fireHosts.port, h.port), isNull(fireHosts.deletedAt))).where(eq(h.tenantId, tenantId))
  return { numbers: numbers.map(({ name }) => name), hosts: hosts.map(({ name }) => name) }
})
