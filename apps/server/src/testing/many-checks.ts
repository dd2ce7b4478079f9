import { sql } from 'drizzle-orm'
import type { Database } from '../db/database'
import type { TestTenant } from './alarm-world'

/** How many facilities are checked, how often, and how many days lie between two checks of one. */
export interface ManyChecks {
  facilities: number
  rounds: number
  daysBetween: number
  /** Ms since 1970; the newest round was a day before. */
  now: number
}

const ROUTES = 50
const BUILDINGS = 500
const TYPES = 20
/** One check in so many is missed, and one in so many finds a defect. */
export const ONE_IN = 20

/** Adds checks of many facilities to a site, by SQL: all by its operator, each round on one day. */
export async function addManyChecks(database: Database, site: TestTenant, { facilities, rounds, daysBetween, now }: ManyChecks): Promise<void> {
  const at = new Date(now).toISOString()
  await database.transaction(async (tx) => {
    // plans and routes of these tasks do not exist
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into inspection_tasks (tenant_id, plan_id, route_id, route_name, is_outdoor, person_ids, is_strict, starts_at, ends_at, settled_at)
      select ${site.id}, -route, -route, '路线' || route, false, jsonb_build_array(${site.operator.userId}::text), false, at, at + interval '8 hours', at + interval '8 hours'
      from generate_series(1, ${ROUTES}) route, (select ${at}::timestamptz - interval '1 day' - round * ${daysBetween} * interval '1 day' as at from generate_series(0, ${rounds - 1}) round) rounds`)
    await tx.execute(sql`insert into inspection_task_points (tenant_id, task_id, place, number, type_name, building_id, building_name, floor, done_at, missed_at)
      select t.tenant_id, t.id, n / ${ROUTES}, 'MANY-' || n, '类型' || n % ${TYPES}, 100000 + n % ${BUILDINGS}, '楼' || n % ${BUILDINGS}, 1,
        case when n % ${ONE_IN} > 0 then t.starts_at + interval '1 hour' end, case when n % ${ONE_IN} = 0 then t.ends_at end
      from inspection_tasks t join generate_series(1, ${facilities}) n on n % ${ROUTES} = -t.route_id - 1 where t.tenant_id = ${site.id}`)
    await tx.execute(sql`insert into inspection_results (tenant_id, client_id, task_point_id, number, type_name, building_id, building_name, is_abnormal, items, status_before, status_after, inspector_id, inspector_name, inspected_at, received_at)
      select tenant_id, 'many-' || id, id, number, type_name, building_id, building_name, id % ${ONE_IN} = 1, '[]', '0', '0', ${site.operator.userId}, '', done_at, done_at
      from inspection_task_points where tenant_id = ${site.id} and done_at is not null`)
    await tx.execute(sql`insert into inspection_defects (tenant_id, result_id, building_id, severity, deadline, problem, found_at)
      select tenant_id, id, building_id, '1', inspected_at + interval '7 days', '有遮挡', inspected_at from inspection_results where tenant_id = ${site.id} and is_abnormal`)
  })
  await database.db.execute(sql`analyze`)
}
