import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach } from 'vitest'

import { alarmPushes, devices, fireHostPoints, fireHostRecords, generalRecords } from '../../db/schema'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'

export let server: TestServer
export let gateway: ReturnType<typeof gatewayOf>
/** a new site for each test, with one device of each kind */
export let site: TestTenant
let types: number[]
let sites = 0

/** Starts a server before the tests of a file, and makes a site, a minute later each time, before each test. */
export function aSiteForEachTest(prefix: string): void {
  beforeAll(async () => {
    server = await startTestServer()
    gateway = gatewayOf(server)
    types = await addCatalogue(server.deps)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.advance(60_000)
    site = await addTenant(server.deps, `${prefix}${(sites += 1)}`, types)
  })
}

export const db = () => server.deps.database.db
export const now = () => server.clock.now()

/** A report of the smoke detector: 0 fault, 1 alarm, 2 normal. */
export const smoke = (at: number, status: 0 | 1 | 2) => pointReport(site.smoke.number, at, 'YG', status, status === 1 ? '烟感报警' : undefined)

/** A report of the point of the fire host. */
export const hostPoint = (at: number, status: 0 | 1 | 2) => ({
  fireHost: { ip: site.fireHost.ip, port: site.fireHost.port },
  loop: site.hostPoint.loop,
  address: site.hostPoint.address,
  at,
  points: [{ code: 'FIREMAIN', status, ...(status === 1 ? { type: '火警' } : {}) }],
})

export const smokeRecords = () => db().select().from(generalRecords).where(eq(generalRecords.deviceId, site.smoke.id)).orderBy(generalRecords.id)
export const hostRecords = () =>
  db().select().from(fireHostRecords).where(eq(fireHostRecords.fireHostPointId, site.hostPoint.id)).orderBy(fireHostRecords.id)
export const smokeRow = async () => (await db().select().from(devices).where(eq(devices.id, site.smoke.id)))[0]
export const hostPointRow = async () => (await db().select().from(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id)))[0]

/** The pushes of the site in their order. */
export async function pushes(): Promise<Array<Record<string, unknown>>> {
  const rows = await db().select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id)).orderBy(alarmPushes.seq)
  return rows.map((row) => row.body)
}
