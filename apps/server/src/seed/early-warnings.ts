import { sql } from 'drizzle-orm'

import type { Db } from '../db/database'

/** Opens a warning for each value that lies in a level at the start, as the ingestion would have done, and marks the state of its point. */
export async function insertEarlyWarnings(tx: Db): Promise<void> {
  await tx.execute(sql`
    insert into early_warnings (tenant_id, channel_id, device_id, sensor_number, equipment_type, building_id, building_name, floor, hydrant_id, hydrant_name, position,
      point_code, point_name, unit, value, level_name, level_rank, level_color, raised_at, received_at)
    select d.tenant_id, d.channel_id, d.id, d.number, s.name, d.building_id, b.name, d.floor, d.hydrant_id, h.name, coalesce(h.position, d.position),
      p.code, p.name, nullif(p.unit, ''), (state.value ->> 'value')::double precision, l.name, l.sort, l.color, d.reported_at, d.reported_at
    from devices d
      join sensor_types y on y.id = d.type_id join device_series s on s.id = y.series_id
      left join buildings b on b.id = d.building_id left join hydrants h on h.id = d.hydrant_id
      cross join lateral jsonb_each(d.latest) as state(code, value)
      join measuring_points p on p.code = state.code
      join point_thresholds t on t.tenant_id = d.tenant_id and t.point_id = p.id
      join threshold_ranges r on r.thresholds_id = t.id
        and (state.value ->> 'value')::double precision >= coalesce(r.min, '-infinity') and (state.value ->> 'value')::double precision < coalesce(r.max, 'infinity')
      join alarm_levels l on l.id = r.level_id
    where d.status = 'normal' and state.value ->> 'status' = 'normal'
    order by d.reported_at, d.id`)
  await tx.execute(sql`
    update devices d set latest = d.latest || w.states
    from (
      select e.device_id, jsonb_object_agg(e.point_code, o.latest -> e.point_code || jsonb_build_object('warning', e.level_rank)) as states
      from early_warnings e join devices o on o.id = e.device_id group by e.device_id
    ) w
    where d.id = w.device_id`)
}
