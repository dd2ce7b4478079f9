import { sql } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { explainReads, mostRows, rowsReadFrom } from '../../testing/explain-reads'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'
import { foldAllChanges } from './fold'
import { unitFigures } from './unit-figures.queries'

const UNITS = 2000
const BUILDINGS = 2 * UNITS
const YEAR = { from: '2025-12-01', to: '2026-11-30' }

aSiteForEachTest('many-units')

/** Two buildings of each unit, with a device and a false alarm each; the alarm was judged after a minute. */
beforeEach(async () => {
  const { database } = server.deps
  await database.transaction(async (tx) => {
    await tx.execute(sql`insert into networked_units (tenant_id, name) select ${site.id}, '单位' || n from generate_series(1, ${UNITS}) n`)
    await tx.execute(sql`insert into buildings (tenant_id, unit_id, name, address, address_detail, upper_floors)
      select ${site.id}, u.id, u.name || n || '号楼', '东路', '东路1号', 9 from networked_units u, generate_series(1, 2) n where u.tenant_id = ${site.id}`)
    await tx.execute(sql`insert into devices (tenant_id, number, type_id, channel_id, building_id, floor, status)
      select ${site.id}, 'many-' || b.id, d.type_id, d.channel_id, b.id, 1, 'normal' from buildings b, devices d where b.tenant_id = ${site.id} and b.unit_id is not null and d.id = ${site.smoke.id}`)
    await tx.execute(sql`insert into general_records (tenant_id, channel_id, device_id, sensor_number, building_id, point_code, alarm_type, category, verdict, raised_at, received_at, handled, handle_person, handled_at)
      select d.tenant_id, d.channel_id, d.id, d.number, d.building_id, 'YG', '烟感报警', '1', '0', at, at, true, 'li', at + interval '1 minute'
      from devices d, (select timestamptz '2026-06-01 04:00:00+08' as at) june where d.tenant_id = ${site.id} and d.number like 'many-%'`)
  })
  await foldAllChanges(database)
  await database.db.execute(sql`analyze`)
})

it('of thousands of units each has its figures, from a few statements that read a few rows of each building', async () => {
  const scope = { tenantId: site.id, channels: 'all', places: 'all' } as const
  const units = await server.deps.database.read((tx) => unitFigures(tx, scope, YEAR))
  expect(units.filter(({ places, devices, fires, falseAlarms, verdictSeconds50 }) => places === 2 && devices === 2 && fires === 2 && falseAlarms === 2 && verdictSeconds50 !== null)).toHaveLength(UNITS)

  const plans = await explainReads(server.deps.database, (tx) => unitFigures(tx, scope, YEAR))
  expect(plans.length).toBeLessThan(15)
  for (const plan of plans) expect(mostRows(plan)).toBeLessThan(3 * BUILDINGS)
  // the summaries have 28 rows of each of these records: here those of its building, and those of its time to the verdict, are read
  expect(plans.reduce((sum, plan) => sum + rowsReadFrom(plan, /^record_summaries$/), 0)).toBeLessThan(5 * BUILDINGS)
})
