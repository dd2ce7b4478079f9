import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { explainReads, mostRows, rowsReadFrom } from '../../../testing/explain-reads'
import { aSiteForEachTest, server, site } from '../../../testing/site-for-each-test'
import { db, withFacilities } from '../inspection-work.harness'
import { DIVISIONS } from './division-keys.queries'
import { dividedFigures } from './divided-figures.queries'

const FACILITIES = 10_000
const ROUTES = 50
/** Each facility is checked once in each round: once in a quarter of a year. */
const ROUNDS = 4
const ONE_IN = 20

aSiteForEachTest('many-checks')
withFacilities()

/** Ten thousand facilities with the checks of a year, the newest round yesterday. One check in twenty is missed, one in twenty finds a defect. */
beforeEach(async () => {
  const now = new Date(server.clock.now()).toISOString()
  await server.deps.database.transaction(async (tx) => {
    // plans and routes of these tasks do not exist
    await tx.execute(sql`set local session_replication_role = replica`)
    await tx.execute(sql`insert into inspection_tasks (tenant_id, plan_id, route_id, route_name, is_outdoor, person_ids, is_strict, starts_at, ends_at, settled_at)
      select ${site.id}, -route, -route, '路线' || route, false, jsonb_build_array(${site.operator.userId}::text), false, at, at + interval '8 hours', at + interval '8 hours'
      from generate_series(1, ${ROUTES}) route, (select ${now}::timestamptz - interval '1 day' - round * interval '90 days' as at from generate_series(0, ${ROUNDS - 1}) round) rounds`)
    await tx.execute(sql`insert into inspection_task_points (tenant_id, task_id, place, number, type_name, building_id, building_name, floor, done_at, missed_at)
      select t.tenant_id, t.id, n / ${ROUTES}, 'MANY-' || n, '类型' || n % 20, 100000 + n % 500, '楼' || n % 500, 1,
        case when n % ${ONE_IN} > 0 then t.starts_at + interval '1 hour' end, case when n % ${ONE_IN} = 0 then t.ends_at end
      from inspection_tasks t join generate_series(1, ${FACILITIES}) n on n % ${ROUTES} = -t.route_id - 1 where t.tenant_id = ${site.id}`)
    await tx.execute(sql`insert into inspection_results (tenant_id, client_id, task_point_id, number, type_name, building_id, building_name, is_abnormal, items, status_before, status_after, inspector_id, inspector_name, inspected_at, received_at)
      select tenant_id, 'many-' || id, id, number, type_name, building_id, building_name, id % ${ONE_IN} = 1, '[]', '0', '0', ${site.operator.userId}, '', done_at, done_at
      from inspection_task_points where tenant_id = ${site.id} and done_at is not null`)
    await tx.execute(sql`insert into inspection_defects (tenant_id, result_id, building_id, severity, deadline, problem, found_at)
      select tenant_id, id, building_id, '1', inspected_at + interval '7 days', '有遮挡', inspected_at from inspection_results where tenant_id = ${site.id} and is_abnormal`)
  })
  await db().execute(sql`analyze`)
}, 120_000)

const CHECKS = ROUNDS * FACILITIES
type Read = Parameters<typeof explainReads>[1]

const figuresOfYear = (by: (typeof DIVISIONS)[number]) => {
  const now = new Date(server.clock.now())
  const query = { by, period: { from: new Date(now.getTime() - 364 * 86_400_000), to: now }, order: sql`missed desc`, now }
  return (tx: Parameters<Read>[0]) => dividedFigures(tx, { tenantId: site.id, channels: 'all', places: 'all' }, query, { page: 1, limit: 10, offset: 0 })
}

it('the figures of a year of ten thousand facilities are one statement that reads each check once', async () => {
  for (const by of DIVISIONS) {
    const plans = await explainReads(server.deps.database, figuresOfYear(by))
    expect(plans).toHaveLength(1)
    expect(plans.map((plan) => rowsReadFrom(plan, /^inspection_task_points$/))).toEqual([CHECKS])
    // the checks and the defects together
    expect(Math.max(...plans.map(mostRows))).toBeLessThan(CHECKS * (1 + 2 / ONE_IN))
  }
  const { total } = await server.deps.database.read(figuresOfYear('building'))
  expect(total).toBe(500)
})
