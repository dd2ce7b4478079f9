import { sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { COUNTED_ROWS } from '../../db/bounded-count'
import type { Db } from '../../db/database'
import type { AppEnv, Session } from '../../http/app-env'
import { listRows } from '../../http/resource/read-rows.queries'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { explainReads, mostRows } from '../../testing/explain-reads'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { buildingResource } from '../buildings/building.resource'
import { pageOfWarnings } from '../early-warnings/early-warnings.queries'
import { fireHostPointResource } from '../fire-hosts/fire-host-point.resource'
import { eventsPage } from '../fire-hosts/host-events.queries'
import { unmatchedPage } from '../fire-hosts/unmatched.queries'
import { hydrantResource } from '../hydrants/hydrant.resource'
import { pageOfDefects } from '../inspection/defects/defects.queries'
import { indoorFacilityResource } from '../inspection/indoor-facility.resource'
import { pageOfMissed, pageOfResults } from '../inspection/results/records.queries'
import { pageOfTasks } from '../inspection/tasks/tasks.queries'
import { listDevices } from '../inventory/inventory-lists.queries'
import type { DataScope } from '../menus/data-scope'
import { listNotEnabled } from '../not-enabled/not-enabled.queries'
import { pageOfLog } from '../notices/notice-log.queries'
import { listOutdoor } from '../outdoor-sensors/outdoor-lists.queries'
import { listBin } from '../recycle-bin/bin.queries'
import { unitResource } from '../units/unit.resource'
import { pageOfUsers } from '../users/users.queries'
import { operationNames } from './operation-names'
import { pageOfOperations } from './operations.queries'
import { pageOfSessions } from './sessions.queries'
import { pageOfSignIns } from './sign-ins.queries'

/** Rows of each log, and of each kind of thing, of one site. */
const ROWS = 20_000
/** The counted rows, a page, and what a filter leaves out. */
const MOST_OF_LOG = COUNTED_ROWS + 1000
/** What the small site may read: it has a handful of everything. */
const MOST_OF_SMALL = 500

let server: TestServer
let large: TestTenant
let small: TestTenant

beforeAll(async () => {
  server = await startTestServer()
  const types = await addCatalogue(server.deps)
  large = await addTenant(server.deps, 'large', types)
  small = await addTenant(server.deps, 'small', types)
  await server.deps.database.transaction(fill)
}, 300_000)
afterAll(() => server.stop())

async function fill(tx: Db): Promise<void> {
  await tx.execute(sql`set local session_replication_role = replica`)
  const [id, many] = [large.id, sql`generate_series(1, ${ROWS}::integer) i`]
  await tx.execute(sql`insert into audit_log (at, tenant_id, user_id, action, result) select now() - i * interval '1 minute', ${id}, ${large.operator.userId}, 'device.update', 'ok' from ${many}`)
  await tx.execute(sql`insert into login_log (at, tenant_id, user_id, username, ip, result) select now() - i * interval '1 minute', ${id}, ${large.operator.userId}, 'u' || i % 50, '10.0.0.1', 'ok' from ${many}`)
  await tx.execute(sql`insert into notices (tenant_id, type, channel_id, facts, content, created_at) select ${id}, '1', 1, '{"at": 0}', 'x', now() from ${many}`)
  await tx.execute(sql`insert into notice_deliveries (tenant_id, notice_id, state, created_at, due_at) select tenant_id, id, 'sent', now() - id * interval '1 minute', now() from notices`)
  await tx.execute(sql`insert into early_warnings (tenant_id, channel_id, device_id, sensor_number, point_code, point_name, level_name, level_rank, level_color, raised_at, received_at, ended_at, handled)
    select ${id}, 1, i, 's' || i, 'VOL', '电压', '一级', 1, '#ff0000', now() - i * interval '1 minute', now(), now(), i > 100 from ${many}`)
  await tx.execute(sql`insert into devices (tenant_id, number, type_id, channel_id, building_id, floor, status) select tenant_id, 'many-' || i, type_id, channel_id, building_id, floor, 'normal'
    from devices, ${many} where id = ${large.smoke.id}`)
  await tx.execute(sql`insert into devices (tenant_id, number, type_id, channel_id, hydrant_id, status) select tenant_id, 'wet-' || i, type_id, channel_id, hydrant_id, 'normal'
    from devices, ${many} where id = ${large.hydrantSensor.id}`)
  await tx.execute(sql`insert into fire_host_points (tenant_id, fire_host_id, loop, address, series, channel_id, building_id, floor, status)
    select tenant_id, fire_host_id, 'L' || i, 'many', series, channel_id, building_id, floor, 'normal' from fire_host_points, ${many} where id = ${large.hostPoint.id}`)
  await tx.execute(sql`insert into hydrants (tenant_id, name, hydrant_type, water_pipe, protection_radius) select ${id}, 'many-' || i, '1', '0', 100 from ${many}`)
  await tx.execute(sql`insert into networked_units (tenant_id, name) select ${id}, 'many-' || i from ${many}`)
  await fillPlaces(tx)
  await fillPeople(tx)
  await fillInspections(tx)
  await tx.execute(sql`analyze`)
}

/** Buildings, deleted devices, and what fire hosts have told beside alarms. */
async function fillPlaces(tx: Db): Promise<void> {
  const [id, many, host] = [large.id, sql`generate_series(1, ${ROWS}::integer) i`, large.fireHost.id]
  await tx.execute(sql`insert into buildings (tenant_id, name, address, address_detail, upper_floors) select ${id}, 'many-' || i, '东路', '东路' || i || '号', 9 from ${many}`)
  await tx.execute(sql`insert into devices (tenant_id, number, type_id, channel_id, building_id, floor, status, deleted_at) select tenant_id, 'gone-' || i, type_id, channel_id, building_id, floor, 'normal', now()
    from devices, ${many} where id = ${large.smoke.id}`)
  await tx.execute(sql`insert into fire_host_events (tenant_id, fire_host_id, event, at, received_at) select ${id}, ${host}, 'reset', now() - i * interval '1 minute', now() from ${many}`)
  await tx.execute(sql`insert into unmatched_addresses (tenant_id, fire_host_id, loop, address, first_at, last_at) select ${id}, ${host}, 'x', i::text, now(), now() from ${many}`)
}

async function fillPeople(tx: Db): Promise<void> {
  const many = sql`generate_series(1, ${ROWS}::integer) i`
  await tx.execute(sql`insert into users (id, tenant_id, username, name, password_hash) select 'many-' || i, ${large.id}, 'many-' || i, '值班员' || i, 'x' from ${many}`)
  await tx.execute(sql`insert into sessions (token_hash, refresh_hash, user_id, created_at, expires_at, refresh_expires_at)
    select md5('t' || i), md5('r' || i), 'many-' || i, now(), now() + interval '1 hour', now() + interval '1 day' from ${many}`)
}

/** One facility, checked over and over: tasks, points that were missed, results, defects. */
async function fillInspections(tx: Db): Promise<void> {
  const [id, many] = [large.id, sql`generate_series(1, ${ROWS}::integer) i`]
  const at = sql`now() - i * interval '1 minute'`
  await tx.execute(sql`insert into inspection_types (tenant_id, name) values (${id}, '灭火器')`)
  await tx.execute(sql`insert into indoor_facilities (tenant_id, type_id, building_id, floor) select t.tenant_id, t.id, ${large.buildingId}, 1 from inspection_types t, ${many}`)
  await tx.execute(sql`insert into inspection_tasks (tenant_id, plan_id, route_id, route_name, is_outdoor, person_ids, is_strict, starts_at, ends_at) select ${id}, 1, 1, '东楼', false, '[]', false, ${at}, ${at} from ${many}`)
  await tx.execute(sql`insert into inspection_task_points (tenant_id, task_id, place, indoor_id, number, type_name, missed_at) select tenant_id, id, 0, 1, 'A1', '灭火器', ends_at from inspection_tasks`)
  await tx.execute(sql`insert into inspection_results (tenant_id, client_id, indoor_id, number, type_name, is_abnormal, items, status_before, status_after, inspector_id, inspector_name, inspected_at, received_at)
    select ${id}, 'c' || i, 1, 'A1', '灭火器', true, '[]', '0', '0', 'x', 'x', ${at}, now() from ${many}`)
  await tx.execute(sql`insert into inspection_defects (tenant_id, result_id, indoor_id, severity, deadline, problem, found_at) select tenant_id, id, 1, '0', current_date, 'x', inspected_at from inspection_results`)
}

type List = (tx: Db, scope: DataScope, c: Context<AppEnv>) => Promise<{ rows: unknown[]; total: number }>

/** The page of a list, and the most rows that one step of its statements reads. */
async function worstOf(list: List, { id }: TestTenant, query: string): Promise<{ total: number; rows: number; worst: number }> {
  let page = { rows: [] as unknown[], total: 0 }
  const plans = await explainReads(server.deps.database, async (tx) => {
    const app = new Hono<AppEnv>().get('/', async (c) => {
      page = await list(tx, { tenantId: id, channels: 'all', places: 'all' }, c)
      return c.text('')
    })
    expect((await app.request(`/?${query}`)).status).toBe(200)
  })
  return { total: page.total, rows: page.rows.length, worst: Math.max(...plans.map(mostRows)) }
}

const NAMES = operationNames(new Map())
const PAGING = { page: 1, limit: 15, offset: 0 }

const LOGS: [string, List, string][] = [
  ['operations', (tx, scope, c) => pageOfOperations(tx, scope, NAMES, c), ''],
  ['operations by their time', (tx, scope, c) => pageOfOperations(tx, scope, NAMES, c), 'sortField=crtTime&sortOrder=desc'],
  ['sign-ins', pageOfSignIns, ''],
  ['accepted sign-ins', pageOfSignIns, 'result=ok'],
  ['notices', pageOfLog, ''],
  ['early warnings', pageOfWarnings, ''],
  ['handled early warnings', pageOfWarnings, 'handleFlag=1'],
]

/** Lists of what has happened: they only grow. */
const HISTORIES: [string, List, string][] = [
  ['events of fire hosts', (tx, scope) => eventsPage(tx, scope, undefined, undefined, PAGING), ''],
  ['inspection tasks', (tx, scope, c) => pageOfTasks(tx, scope, c, new Date()), ''],
  ['results of inspections', (tx, scope, c) => pageOfResults(tx, scope, c, 'indoor'), ''],
  ['missed checks', (tx, scope, c) => pageOfMissed(tx, scope, c, 'indoor'), ''],
  ['defects', (tx, scope, c) => pageOfDefects(tx, scope, c, Date.now()), ''],
]

describe.each([...LOGS, ...HISTORIES])('the log of %s', (_name, list, query) => {
  it('reads a page and the rows that it counts, however long it is', async () => {
    const { worst, rows, total } = await worstOf(list, large, query)
    expect(rows).toBeGreaterThan(0)
    expect(total).toBe(COUNTED_ROWS)
    expect(worst).toBeLessThan(MOST_OF_LOG)
  })

  it('reads no row of another site', async () => {
    const { worst, total } = await worstOf(list, small, query)
    expect(total).toBe(0)
    expect(worst).toBeLessThan(MOST_OF_SMALL)
  })
})

it('how many early warnings wait for somebody is exact, and only these are read', async () => {
  expect(await worstOf(pageOfWarnings, large, 'handleFlag=0')).toMatchObject({ total: 100, worst: 100 })
})

const administratorOf = ({ tenantId }: DataScope): Session => ({
  userId: 'administrator', username: 'administrator', name: '管理员', tenantId, isSuperAdmin: false, isTenantAdmin: true, actingFor: null, tokenHash: '',
})

const THINGS: [string, List][] = [
  ['devices', listDevices],
  ['sensors of hydrants', listOutdoor],
  ['what is not enabled', listNotEnabled],
  ['points of fire hosts', (tx, scope, c) => listRows(tx, fireHostPointResource.definition, scope, c)],
  ['hydrants', (tx, scope, c) => listRows(tx, hydrantResource.definition, scope, c)],
  ['networked units', (tx, scope, c) => listRows(tx, unitResource.definition, scope, c)],
  ['buildings', (tx, scope, c) => listRows(tx, buildingResource.definition, scope, c)],
  ['deleted rows', (tx, scope, c) => listBin(tx, scope, c, Date.now())],
  ['addresses without a point', (tx, scope) => unmatchedPage(tx, scope, undefined, PAGING)],
  ['users', (tx, scope, c) => pageOfUsers(tx, administratorOf(scope), new Date(), c)],
  ['sessions', (tx, scope, c) => pageOfSessions(tx, administratorOf(scope), new Date(), c)],
  ['facilities', (tx, scope, c) => listRows(tx, indoorFacilityResource.definition, scope, c)],
]

it.each(THINGS)('the list of %s of a small site reads nothing of a large one', async (_name, list) => {
  expect((await worstOf(list, small, '')).worst).toBeLessThan(MOST_OF_SMALL)
})
