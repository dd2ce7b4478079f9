import { and, eq, isNull, sql, type SQL } from 'drizzle-orm'
import type { Context } from 'hono'

import { flagCondition, likePattern } from '../../db/conditions'
import { rowsOf, type Db } from '../../db/database'
import { devices, fireHostPoints } from '../../db/schema'
import type { AppEnv } from '../../http/app-env'
import { intFilter, textFilter } from '../../http/filters'
import { pagingOf } from '../../http/parameters'
import type { Page } from '../../http/responses'
import type { DataScope } from '../menus/data-scope'
import { inScope } from '../menus/data-scope.queries'
import { notEnabledRow, type NotEnabled } from './not-enabled-row'

/**
 * `notEnabled/pageList` (additive): everything that is not enabled, over all systems: devices of buildings, sensors of hydrants, and points of
 * fire hosts, of which the host may be stopped. Filters: `kind`, `channelId`, `keyword`, `stopped` and `positionSign` (0, 1).
 */
export async function listNotEnabled(tx: Db, scope: DataScope, c: Context<AppEnv>): Promise<Page<ReturnType<typeof notEnabledRow>>> {
  const found = sql`(${devicesOf(scope)} union all ${pointsOf(scope)}) n where ${conditionsOf(c)}`
  const { limit, offset } = pagingOf(c)
  const rows = await rowsOf<NotEnabled>(tx, sql`select * from ${found} order by n.kind, n.id desc limit ${limit} offset ${offset}`)
  const [total] = await rowsOf<{ rows: number | string }>(tx, sql`select count(*) as rows from ${found}`)
  return { rows: rows.map(notEnabledRow), total: Number(total?.rows ?? 0) }
}

/** Devices; a sensor of a hydrant has a place when it is linked to one. */
function devicesOf(scope: DataScope): SQL {
  const own = and(inScope(devices, scope), isNull(devices.deletedAt), eq(devices.status, 'notEnabled'))
  return sql`select case when devices.building_id is null and devices.channel_id = 5 then 'outdoor' else 'device' end as kind, devices.id, devices.number as "sensorNo",
      null::integer as "fireMainId", null::text as "hostName", null::text as "sensorLoop", null::text as address,
      s.name as "equipmentType", t.model, f.name as manufacturer, devices.channel_id as "channelId", c.name as "channelName",
      b.name as "buildingName", w.name as "hydrantName", devices.floor, coalesce(devices.position, w.position) as position,
      case when devices.building_id is null then devices.hydrant_id is not null else devices.plan_x is not null end as placed,
      devices.reported_at as "reportedAt", devices.stopped_at as "stoppedAt", devices.stop_reason as "stopReason", devices.refused_at as "refusedAt", devices.version
    from devices join sensor_types t on t.id = devices.type_id join device_series s on s.id = t.series_id join firms f on f.id = s.firm_id
      left join channels c on c.id = devices.channel_id left join buildings b on b.id = devices.building_id left join hydrants w on w.id = devices.hydrant_id
    where ${own}`
}

/** Points of fire hosts; a point is stopped with its host. */
function pointsOf(scope: DataScope): SQL {
  const p = fireHostPoints
  const own = and(inScope(p, scope), isNull(p.deletedAt), eq(p.status, 'notEnabled'))
  return sql`select 'point' as kind, ${p.id}, null::text, h.id, coalesce(h.name, h.server_ip || ':' || h.port), ${p.loop}, ${p.address},
      ${p.series}, null::text, null::text, ${p.channelId}, c.name, b.name, null::text, ${p.floor}, ${p.position}, ${p.planX} is not null,
      ${p.reportedAt}, h.stopped_at, h.stop_reason, h.refused_at, ${p.version}
    from fire_host_points join fire_hosts h on h.id = ${p.fireHostId} and h.deleted_at is null
      left join channels c on c.id = ${p.channelId} left join buildings b on b.id = ${p.buildingId}
    where ${own}`
}

function conditionsOf(c: Context<AppEnv>): SQL {
  const [kind, keyword, channelId] = [textFilter(c, 'kind'), textFilter(c, 'keyword'), intFilter(c, 'channelId')]
  const pattern = keyword === undefined ? undefined : likePattern(keyword.toLowerCase())
  const given = [
    kind === undefined ? undefined : sql`n.kind = ${kind}`,
    channelId === undefined ? undefined : Number.isNaN(channelId) ? sql`false` : sql`n."channelId" = ${channelId}`,
    pattern === undefined ? undefined : sql`lower(concat_ws(' ', n."sensorNo", n."hostName", n."sensorLoop" || '-' || n.address, n."equipmentType", n.position)) like ${pattern}`,
    flagCondition(textFilter(c, 'stopped'), sql`n."stoppedAt" is not null`),
    flagCondition(textFilter(c, 'positionSign'), sql`n.placed`),
  ]
  return and(sql`true`, ...given) ?? sql`true`
}
