import { sql, type SQL } from 'drizzle-orm'

import type { ClockJump } from '../../../clock-jumps'
import { rowsOf, type Db } from '../../../db/database'
import type { HostStates } from '../../../db/schema/device-states'
import { BELIEVED_AHEAD_MS } from '../report/place-report'

/** When silence is looked for, and by which jumps of the clock it only seems longer. */
export interface SilenceCheck {
  /** epoch ms */
  now: number
  jumps: readonly ClockJump[]
}

/** Whether more than `allowedSeconds` have passed since the arrival `heard`; false without one. */
export function isSilent(heard: SQL, allowedSeconds: SQL, { now, jumps }: SilenceCheck): SQL {
  const jumped = jumps.map(({ at, by }) => sql`case when ${heard} < ${iso(at)}::timestamptz then ${by / 1000}::float8 else 0 end`)
  return sql`${heard} < ${iso(now)}::timestamptz - make_interval(secs => ${allowedSeconds} + ${sql.join([sql`0`, ...jumped], sql` + `)})`
}

/** What was heard while the clock of the server was ahead was heard now at the latest. */
export async function forgetFutureReports(tx: Db, now: number): Promise<void> {
  const limit = iso(now + BELIEVED_AHEAD_MS)
  for (const table of [sql.raw('devices'), sql.raw('fire_hosts')]) {
    await tx.execute(sql`update ${table} set heard_at = ${iso(now)}::timestamptz where heard_at > ${limit}::timestamptz`)
  }
}

export interface SilentHost {
  id: number
  tenantId: string
}

/** Locks hosts from which nothing has come for too long. Hosts that were never heard are not silent. */
export async function lockSilentHosts(tx: Db, check: SilenceCheck, allowedSeconds: number, limit: number): Promise<SilentHost[]> {
  const heard = sql`coalesce(h.heard_at, (select max(p.reported_at) from fire_host_points p where p.fire_host_id = h.id and p.deleted_at is null))`
  return rowsOf<SilentHost>(
    tx,
    sql`select h.id, h.tenant_id as "tenantId" from fire_hosts h
        where h.deleted_at is null and h.stopped_at is null and h.silent_at is null and ${isSilent(heard, sql`${allowedSeconds}`, check)}
        order by h.id limit ${limit} for no key update of h`,
  )
}

/** Marks hosts as silent and their points as offline; points in alarm stay in alarm. */
export async function saveSilentHosts(tx: Db, hostIds: number[], now: number): Promise<void> {
  await tx.execute(sql`update fire_hosts set silent_at = ${iso(now)}::timestamptz where id = any(${ids(hostIds)})`)
  await tx.execute(sql`update fire_host_points set status = 'offline', status_at = ${iso(now)}::timestamptz
    where fire_host_id = any(${ids(hostIds)}) and deleted_at is null and status in ('normal', 'fault')`)
}

/** A host by its endpoint, locked. */
export interface HeardHost {
  id: number
  tenantId: string
  ip: string
  port: number
  isSilent: boolean
  states: HostStates
}

/** Locks hosts in id order, before their points: reports of one host wait for each other. A stopped host is none (`refused-hosts`). */
export async function lockHosts(tx: Db, endpoints: Array<{ ip: string; port: number }>, tenantId: string | undefined): Promise<HeardHost[]> {
  if (endpoints.length === 0) return []
  return rowsOf<HeardHost>(
    tx,
    sql`select h.id, h.tenant_id as "tenantId", h.server_ip as ip, h.port, h.silent_at is not null as "isSilent", h.states
        from fire_hosts h
        where h.deleted_at is null and h.stopped_at is null and (${tenantId ?? null}::text is null or h.tenant_id = ${tenantId ?? null}) and (h.server_ip, h.port) in
          (select q.ip, q.port from jsonb_to_recordset(${JSON.stringify(endpoints)}::jsonb) as q(ip text, port integer))
        order by h.id for no key update of h`,
  )
}

/** A record that a host's return has closed. */
export interface ClosedSilence {
  id: number
  tenantId: string
  channelId: number
  buildingId: number | null
}

/** Notes that hosts were heard; those that were silent get the states of their points back, and their records are closed. */
export async function reviveHosts(tx: Db, hosts: HeardHost[], now: number, offlinePoint: string): Promise<ClosedSilence[]> {
  if (hosts.length === 0) return []
  await tx.execute(sql`update fire_hosts set heard_at = ${iso(now)}::timestamptz, silent_at = null where id = any(${ids(hosts.map(({ id }) => id))})`)
  const silent = hosts.filter((host) => host.isSilent).map(({ id }) => id)
  if (silent.length === 0) return []
  await tx.execute(sql`update fire_host_points set status_at = ${iso(now)}::timestamptz,
      status = case when coalesce(latest_type, '正常') in ('正常', '屏蔽') then 'normal' else 'fault' end
    where fire_host_id = any(${ids(silent)}) and deleted_at is null and status = 'offline'`)
  const rows = await rowsOf<ClosedSilence>(
    tx,
    sql`update fire_host_records set handled = true, handled_at = ${iso(now)}::timestamptz, restored_at = ${iso(now)}::timestamptz
        where fire_host_id = any(${ids(silent)}) and point_code = ${offlinePoint} and not handled
        returning id, tenant_id as "tenantId", channel_id as "channelId", building_id as "buildingId"`,
  )
  return rows.map(({ id, tenantId, channelId, buildingId }) => ({ id: Number(id), tenantId, channelId: Number(channelId), buildingId: buildingId === null ? null : Number(buildingId) }))
}

const iso = (at: number): string => new Date(at).toISOString()
const ids = (values: number[]): SQL => sql`array(select jsonb_array_elements_text(${JSON.stringify(values)}::jsonb)::bigint)`
