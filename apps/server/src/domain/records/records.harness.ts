import { afterAll, beforeAll, beforeEach } from 'vitest'

import { addCatalogue, addTenant, type Operator, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'

export const GENERAL = '/api/datahandler/deviceAbnormal'
export const HYDRANT = '/api/datahandler/deviceFacilitiesAbnormal'
export const FIRE_HOST = '/api/datahandler/deviceFireMainAbnormal'

export let server: TestServer
export let gateway: ReturnType<typeof gatewayOf>
export let types: number[]
export let site: TestTenant
export let other: TestTenant
export let sites = 0

/** Starts a server for the file and makes a site for each test; the variables above hold those of the running test. */
export function aSiteForEachTest(): void {
  beforeAll(async () => {
    // the files of a worker share this module, and each has a database of its own
    sites = 0
    server = await startTestServer()
    gateway = gatewayOf(server)
    types = await addCatalogue(server.deps)
    other = await addTenant(server.deps, 'other', types)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.advance(3_600_000)
    site = await addTenant(server.deps, `r${(sites += 1)}`, types)
  })
}

export interface Envelope<Data> {
  status: number
  message?: string
  data: Data
}
export type Row = Record<string, unknown>
interface Table {
  rows: Row[]
  total: number
}

export const now = () => server.clock.now()
export const get = async <Data>(path: string, who: Operator = site.operator) => (await server.call<Envelope<Data>>(path, who.token)).body.data
export const list = (path: string, who?: Operator) => get<Table>(path, who)
export const confirm = (path: string, form: Record<string, string>, who: Operator = site.operator) =>
  server.call<Envelope<Row | undefined>>(path, who.token, { method: 'POST', body: new URLSearchParams(form) })

export const raiseSmoke = async (at = now(), from = site) =>
  (await gateway.report(pointReport(from.smoke.number, at, 'YG', 1, '烟感报警', 1))).records[0]?.id ?? 0
export const raiseBattery = async (at = now()) =>
  (await gateway.report(pointReport(site.smoke.number, at, 'VOL', 0, '电池欠压', 2.4))).records[0]?.id ?? 0
export const raiseHydrant = async (at = now()) =>
  (await gateway.report(pointReport(site.hydrantSensor.number, at, 'YL', 0, '低压', 0.04))).records[0]?.id ?? 0
export const hostReport = (from: TestTenant, at: number, status: 0 | 1 | 2) => ({
  fireHost: { ip: from.fireHost.ip, port: from.fireHost.port },
  loop: from.hostPoint.loop,
  address: from.hostPoint.address,
  at,
  points: [{ code: 'FIREMAIN', status, ...(status === 1 ? { type: '火警' } : {}) }],
})
export const raiseHost = async (status: 0 | 1 = 1, at = now()) => (await gateway.report(hostReport(site, at, status))).records[0]?.id ?? 0
