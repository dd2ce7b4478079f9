import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { MIGRATIONS_FOLDER } from './database'
import { EXTENSIONS } from './embedded/engine'
import { dropViewsBeforeMigration, ensureScopedViews } from './scoped/scoped-views'

let folder: string
let client: PGlite
/** a database before the first migration: to make one takes longer than the migrations */
let empty: File | Blob
beforeAll(async () => {
  const first = await PGlite.create({ extensions: EXTENSIONS })
  empty = await first.dumpDataDir('none')
  await first.close()
})
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-migrations-'))
  client = await PGlite.create({ extensions: EXTENSIONS, loadDataDir: empty })
})
afterEach(async () => {
  await client.close()
  await rm(folder, { recursive: true })
})

/** Applies the migrations up to the one with this file name. */
async function migrateTo(tag: string): Promise<void> {
  await cp(MIGRATIONS_FOLDER, folder, { recursive: true })
  const file = join(folder, 'meta', '_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8')) as { entries: { tag: string }[] }
  const last = journal.entries.findIndex((entry) => entry.tag === tag)
  await writeFile(file, JSON.stringify({ ...journal, entries: journal.entries.slice(0, last + 1) }))
  await migrate(drizzle(client), { migrationsFolder: folder })
}

it('makes one firm of the maker texts of types that differ only in case or outer blanks', async () => {
  await migrateTo('0003_elements')
  await client.exec(`
    insert into channels (id, name, kind, menu_code, menu_title, icon, menu_order) values (1, 'a', 'b', 'c', 'd', 'e', 1);
    insert into sensor_types (manufacturer, equipment_type, model, channel_id, color) values
      ('安澜 A', 's', 'm1', 1, '#000000'), ('宏盾', 's', 'm2', 1, '#000000'), (' 安澜 a', 's', 'm3', 1, '#000000');`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query<{ model: string; id: number; name: string }>(
    `select t.model, f.id, lower(f.name) as name
     from sensor_types t join device_series s on s.id = t.series_id join firms f on f.id = s.firm_id order by t.model`,
  )
  expect(rows).toEqual([
    { model: 'm1', id: 1, name: '安澜 a' },
    { model: 'm2', id: 2, name: '宏盾' },
    { model: 'm3', id: 1, name: '安澜 a' },
  ])
})

it('makes one series of the series texts of a maker’s types that differ only in case or outer blanks', async () => {
  await migrateTo('0005_makers_are_firms')
  await client.exec(`
    insert into channels (id, name, kind, menu_code, menu_title, icon, menu_order) values (1, 'a', 'b', 'c', 'd', 'e', 1), (5, 'a', 'b', 'c', 'd', 'e', 1);
    insert into firms (id, name) values (1, '安澜'), (2, '宏盾');
    insert into sensor_types (firm_id, equipment_type, model, channel_id, color) values
      (1, '感烟 A', 'm1', 1, '#000001'), (1, ' 感烟 a', 'm2', 1, '#000002'), (2, '感烟 A', 'm3', 1, '#000003'), (2, '水压', 'm4', 5, '#000004');`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query(
    `select t.model, s.code, lower(s.name) as name, s.firm_id, s.placement, s.color from sensor_types t join device_series s on s.id = t.series_id order by t.model`,
  )
  expect(rows).toEqual([
    { model: 'm1', code: 'S1', name: '感烟 a', firm_id: 1, placement: '0', color: '#000001' },
    { model: 'm2', code: 'S1', name: '感烟 a', firm_id: 1, placement: '0', color: '#000001' },
    { model: 'm3', code: 'S3', name: '感烟 a', firm_id: 2, placement: '0', color: '#000003' },
    { model: 'm4', code: 'S4', name: '水压', firm_id: 2, placement: '1', color: '#000004' },
  ])
})

it.each([
  ['marks a database as a demonstration that an earlier version filled with the demo city', 'ylwc0001', [{ city: 'demo' }]],
  ['does not mark a database of real sites as a demonstration', 'a8f3k2', []],
])('%s', async (_what, tenantId, marks) => {
  await migrateTo('0009_clocks_and_silence')
  await client.exec(`insert into tenants (id, name) values ('${tenantId}', '站点')`)
  await migrateTo('0012_demo_and_gateway_keys')
  expect((await client.query('select city from demo_seed')).rows).toEqual(marks)
})

it('keeps the outlets of a hydrant in their order when they move into its row', async () => {
  await migrateTo('0015_statistics_of_records')
  await client.exec(`
    insert into hydrants (id, tenant_id, name, hydrant_type, water_pipe, protection_radius) values (1, 't', 'a', '1', '2', 120), (2, 't', 'b', '1', '2', 120), (3, 't', 'c', '1', '2', 120);
    insert into hydrant_outlets (hydrant_id, ordinal, outlet_type, diameter_mm) values (1, 2, '1', 65), (1, 1, '0', 100), (2, 1, '0', 150);`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query('select outlet, outlet_type_1, outlet_mm_1, outlet_type_2, outlet_mm_2, outlet_type_3, outlet_mm_3 from hydrants order by id')
  const none = { outlet: null, outlet_type_1: null, outlet_mm_1: null, outlet_type_2: null, outlet_mm_2: null, outlet_type_3: null, outlet_mm_3: null }
  expect(rows).toEqual([
    { ...none, outlet: '1', outlet_type_1: '0', outlet_mm_1: 100, outlet_type_2: '1', outlet_mm_2: 65 },
    { ...none, outlet: '0', outlet_type_1: '0', outlet_mm_1: 150 },
    none,
  ])
})

it('makes one gateway of the names of a tenant’s keys that differ only in case, and keeps their keys', async () => {
  await migrateTo('0022_statistics_by_place')
  await client.exec(`
    insert into tenants (id, name) values ('a', '站点 A'), ('b', '站点 B');
    insert into gateway_keys (tenant_id, gateway, key_hash, created_at) values ('a', 'Panel', '1', now()), ('a', 'panel', '2', now()), ('b', 'panel', '3', now());`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query(`select k.key_hash, g.tenant_id, lower(g.number) as number from gateway_keys k join gateways g on g.id = k.gateway_id order by k.key_hash`)
  expect(rows).toEqual([
    { key_hash: '1', tenant_id: 'a', number: 'panel' },
    { key_hash: '2', tenant_id: 'a', number: 'panel' },
    { key_hash: '3', tenant_id: 'b', number: 'panel' },
  ])
  expect((await client.query('select count(*)::int as gateways from gateways')).rows).toEqual([{ gateways: 2 }])
})

it('gives records of fire hosts the name of their host, and leaves the figures of the statistics as they are', async () => {
  await migrateTo('0024_gateway_keys_by_gateway')
  await client.exec(`
    insert into fire_hosts (id, tenant_id, server_ip, port, name) values (1, 't', '10.0.0.1', 9000, '一号主机'), (2, 't', '10.0.0.2', 9001, null);
    insert into fire_host_records (tenant_id, channel_id, point_code, alarm_type, raised_at, fire_host_point_id, fire_host_id, loop, address, category) values
      ('t', 11, 'FIREMAIN', '火警', '2026-11-20', 7, 1, '2', '17', '1'), ('t', 11, 'FIREMAIN', '故障', '2026-11-20', 8, 2, '3', '18', '0');`)
  const figures = async () => (await client.query('select dimension, member, sum(raised) as raised from record_figures group by 1, 2 order by 1, 2')).rows
  const before = await figures()
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query('select host_name, subject_id, first_of_event from fire_host_records order by id')
  expect(rows).toEqual([{ host_name: '一号主机', subject_id: 7, first_of_event: null }, { host_name: '10.0.0.2:9001', subject_id: 8, first_of_event: null }])
  expect(await figures()).toEqual(before)
})

it('keeps the digits of normal ranges that were stored with four bytes', async () => {
  await migrateTo('0026_roles_logs_and_audit_chain')
  await client.exec(`insert into measuring_points (code, name, kind, normal_min, normal_max) values ('YL', '压力', 'monitoring', 0.1, 0.8)`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  expect((await client.query('select normal_min, normal_max, version from measuring_points')).rows).toEqual([{ normal_min: 0.1, normal_max: 0.8, version: 1 }])
})

it('makes one group of the names of a tenant’s cameras that differ only in case or outer blanks', async () => {
  await migrateTo('0059_models_radius_logo')
  await client.exec(`
    insert into buildings (id, tenant_id, name, upper_floors) values (1, 'a', '大厦', 3), (2, 'b', '大厦', 3);
    insert into channels (id, name, kind, menu_code, menu_title, icon, menu_order) values (9, 'a', 'b', 'c', 'd', 'e', 1);
    insert into cameras (tenant_id, name, number, building_id, floor, group_name) values
      ('a', '1', 'c1', 1, 1, ' lobby A '), ('a', '2', 'c2', 1, 1, 'LOBBY a'), ('a', '3', 'c3', 1, 1, ' '), ('a', '4', 'c4', 1, 1, null), ('b', '5', 'c5', 2, 1, 'lobby a');`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query('select c.number, g.tenant_id, lower(g.name) as name from cameras c left join camera_groups g on g.id = c.group_id order by c.number')
  expect(rows).toEqual([
    { number: 'c1', tenant_id: 'a', name: 'lobby a' },
    { number: 'c2', tenant_id: 'a', name: 'lobby a' },
    { number: 'c3', tenant_id: null, name: null },
    { number: 'c4', tenant_id: null, name: null },
    { number: 'c5', tenant_id: 'b', name: 'lobby a' },
  ])
  expect((await client.query('select count(*)::int as groups from camera_groups')).rows).toEqual([{ groups: 2 }])
})

it('makes the views of limited sessions again for a new column, leaves them otherwise, and removes them before a migration', async () => {
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const query = (text: string) => client.query(text)
  const made = async () => (await client.query(`select oid from pg_namespace where nspname = 'scoped'`)).rows
  await ensureScopedViews(query)
  const first = await made()
  await ensureScopedViews(query)
  await dropViewsBeforeMigration(query)
  expect(await made()).toEqual(first)
  await client.exec('alter table hydrants add column later text')
  await ensureScopedViews(query)
  expect((await client.query(`select 1 from information_schema.columns where table_schema = 'scoped' and table_name = 'hydrants' and column_name = 'later'`)).rows).toHaveLength(1)
  await client.exec('delete from drizzle.__drizzle_migrations where created_at = (select max(created_at) from drizzle.__drizzle_migrations)')
  await dropViewsBeforeMigration(query)
  expect(await made()).toEqual([])
})

it('makes every facility that there is an outdoor hydrant', async () => {
  await migrateTo('0031_buildings_and_setup')
  await client.exec(`insert into hydrants (tenant_id, name, hydrant_type, water_pipe, protection_radius) values ('t', '消火栓', '0', '0', 120)`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query('select hydrants.name, code, facility_types.name as kind, has_outlets from hydrants join facility_types on facility_types.id = facility_type_id')
  expect(rows).toEqual([{ name: '消火栓', code: '0', kind: '室外消火栓', has_outlets: true }])
})

it('gives notices that reached no one the new name of their reason, and leaves other reasons', async () => {
  await migrateTo('0045_inspection')
  await client.exec(`
    insert into notices (id, tenant_id, type, facts, content, created_at) values (1, 't', '1', '{}', 'x', now());
    insert into notice_deliveries (tenant_id, notice_id, reason, created_at, due_at) values ('t', 1, 'nobody', now(), now()), ('t', 1, 'refused', now(), now())`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  expect((await client.query('select reason from notice_deliveries order by id')).rows).toEqual([{ reason: 'noRecipient' }, { reason: 'refused' }])
})

it('the one signature of a defect that was signed before is that of the responsible person', async () => {
  await migrateTo('0055_recycle_bin_indexes')
  await client.exec(`
    set session_replication_role = replica; -- the check and the facility of the defects do not matter here
    insert into inspection_defects (id, tenant_id, result_id, status, severity, deadline, problem, found_at, signed_by, signed_at) values
      (1, 't', 1, '3', '1', '2026-11-08', '无', '2026-11-01', '陈', '2026-11-03T01:30:00Z'), (2, 't', 2, '2', '1', '2026-11-08', '无', '2026-11-01', null, null);
    reset session_replication_role;`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query('select id, signatures from inspection_defects order by id')
  expect(rows).toEqual([{ id: 1, signatures: [{ role: '3', by: '陈', at: '2026-11-03T01:30:00.000Z' }] }, { id: 2, signatures: [] }])
})

it('a role that could sign a defect alone may give all four signatures, and other roles none of them', async () => {
  const SIGN = 'inspectionManagement/inspectionRecord:btn_sign'
  await migrateTo('0055_recycle_bin_indexes')
  await client.exec(`
    insert into tenants (id, name) values ('t', '站点');
    insert into roles (id, tenant_id, name) values ('responsible', 't', '责任人'), ('guard', 't', '值班员');
    insert into menus (id, parent_id, code, title, order_num, super_admin_menu, site_menu) values (1, -1, 'inspectionRecord', '巡检记录', 1, false, true);
    insert into elements (code, menu_id, name, method, uri) values ('${SIGN}', 1, '签字', 'POST', '/sign'), ('other:btn_sign', 1, '签字', 'POST', '/other');
    insert into role_elements (role_id, element_code) values ('responsible', '${SIGN}'), ('guard', 'other:btn_sign');`)
  await migrate(drizzle(client), { migrationsFolder: MIGRATIONS_FOLDER })
  const { rows } = await client.query<{ role_id: string; element_code: string }>('select role_id, element_code from role_elements order by 1, 2')
  expect(rows.map(({ role_id: role, element_code: code }) => [role, code])).toEqual([
    ['guard', 'other:btn_sign'], ...['', '_department', '_inspector', '_manager'].map((part) => ['responsible', SIGN + part]),
  ])
})
