import { sql, type SQL } from 'drizzle-orm'

import { devices } from '../../db/schema'
import type { WatchedTable } from '../watched/place.queries'

/** Sorts the worst state first: alarm, fault, offline, normal, not enabled (domain 10, 19). */
export const worstFirst = (t: WatchedTable): SQL =>
  sql`case ${t.status} when 'alarm' then 0 when 'fault' then 1 when 'offline' then 2 when 'normal' then 3 else 4 end`

/**
 * How near the values of a device are to their upper limits: 1 is at the limit. Among devices in the same state the one
 * nearest to a limit comes first. Points of fire hosts have no values.
 */
export const nearestToLimit = (t: WatchedTable): SQL =>
  t === devices
    ? sql`(select max((point.value ->> 'value')::float8 / limits.normal_max)
        from jsonb_each(${devices.latest}) as point(code, value)
        join measuring_points as limits on limits.code = point.code and limits.deleted_at is null and limits.normal_max > 0) desc nulls last`
    : sql`${t.id}`
