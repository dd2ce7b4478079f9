import { sql } from 'drizzle-orm'
import { Hono, type Context } from 'hono'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { COUNTED_ROWS } from '../../db/bounded-count'
import type { Db } from '../../db/database'
import type { AppEnv } from '../../http/app-env'
import { listRows } from '../../http/resource/read-rows.queries'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { explainReads, mostRows } from '../../testing/explain-reads'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { pageOfWarnings } from '../early-warnings/early-warnings.queries'
import { fireHostPointResource } from '../fire-hosts/fire-host-point.resource'
import { hydrantResource } from '../hydrants/hydrant.resource'
import { listDevices } from '../inventory/inventory-lists.queries'
import type { DataScope } from '../menus/data-scope'
import { listNotEnabled } from '../not-enabled/not-enabled.queries'
import { pageOfLog } from '../notices/notice-log.queries'
import { listOutdoor } from '../outdoor-sensors/outdoor-lists.queries'
import { unitResource } from '../units/unit.resource'
import { operationNames } from './operation-names'
import { pageOfOperations } from './operations.queries'
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
  await tx.execute(sql`analyze`)
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

const LOGS: [string, List, string][] = [
  ['operations', (tx, scope, c) => pageOfOperations(tx, scope, NAMES, c), ''],
  ['operations by their time', (tx, scope, c) => pageOfOperations(tx, scope, NAMES, c), 'sortField=crtTime&sortOrder=desc'],
  ['sign-ins', pageOfSignIns, ''],
  ['accepted sign-ins', pageOfSignIns, 'result=ok'],
  ['notices', pageOfLog, ''],
  ['early warnings', pageOfWarnings, ''],
  ['handled early warnings', pageOfWarnings, 'handleFlag=1'],
]

describe.each(LOGS)('the log of %s', (_name, list, query) => {
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

const THINGS: [string, List][] = [
  ['devices', listDevices],
  ['sensors of hydrants', listOutdoor],
  ['what is not enabled', listNotEnabled],
  ['points of fire hosts', (tx, scope, c) => listRows(tx, fireHostPointResource.definition, scope, c)],
  ['hydrants', (tx, scope, c) => listRows(tx, hydrantResource.definition, scope, c)],
  ['networked units', (tx, scope, c) => listRows(tx, unitResource.definition, scope, c)],
]

it.each(THINGS)('the list of %s of a small site reads nothing of a large one', async (_name, list) => {
  expect((await worstOf(list, small, '')).worst).toBeLessThan(MOST_OF_SMALL)
})
