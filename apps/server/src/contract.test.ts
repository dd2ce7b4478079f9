import { createApiClient, type ApiClientOptions, type RecordCategory, type RecordKind } from '@smart-fire/api-client'
import { contractPromises, type ContractBackend, type ContractUser } from '@smart-fire/api-client/contract'
import { screenContractPromises } from '@smart-fire/api-client/contract-screens'
import { accountSecurity } from '@smart-fire/api-client/account-security'
import { administration } from '@smart-fire/api-client/administration'
import { deviceSeries } from '@smart-fire/api-client/device-series'
import { devices } from '@smart-fire/api-client/devices'
import { dictionary } from '@smart-fire/api-client/dictionary'
import { estate } from '@smart-fire/api-client/estate'
import { firms } from '@smart-fire/api-client/firms'
import { live } from '@smart-fire/api-client/live'
import { menus } from '@smart-fire/api-client/menus'
import { channels } from '@smart-fire/api-client/channels'
import { positions } from '@smart-fire/api-client/positions'
import { departments } from '@smart-fire/api-client/departments'
import { devicePapers } from '@smart-fire/api-client/device-papers'
import { controlRooms } from '@smart-fire/api-client/control-rooms'
import { networkedUnits } from '@smart-fire/api-client/networked-units'
import { notices } from '@smart-fire/api-client/notices'
import { planEditor } from '@smart-fire/api-client/plan-editor'
import { records } from '@smart-fire/api-client/records'
import { recycleBin } from '@smart-fire/api-client/recycle-bin'
import { roles } from '@smart-fire/api-client/roles'
import { signInProviders } from '@smart-fire/api-client/sign-in-providers'
import { createSignInClient, ownPassword } from '@smart-fire/api-client/sign-in'
import { statistics } from '@smart-fire/api-client/statistics'
import { inspection } from '@smart-fire/api-client/inspection'
import { inspectionRecords } from '@smart-fire/api-client/inspection-records'
import { inspectionWork } from '@smart-fire/api-client/inspection-work'
import { cameras } from '@smart-fire/api-client/cameras'
import { recognitions } from '@smart-fire/api-client/recognitions'
import { facilities } from '@smart-fire/api-client/facilities'
import { facilityTypes } from '@smart-fire/api-client/facility-types'
import { managedBuildings } from '@smart-fire/api-client/managed-buildings'
import { measuringPoints } from '@smart-fire/api-client/measuring-points'
import { gateways } from '@smart-fire/api-client/gateways'
import { hydrantPhotos } from '@smart-fire/api-client/hydrant-photos'
import { warnings } from '@smart-fire/api-client/warnings'
import { water } from '@smart-fire/api-client/water'
import { afterAll, beforeAll, describe, it } from 'vitest'
import { WebSocket } from 'ws'

import { addAccount, readPicture, signInAs, TEST_PASSWORD } from './testing/accounts'
import { addCatalogue, addTenant, openInspectionAndVideo, testGatewayKey, type TestTenant } from './testing/alarm-world'
import { gatewayOf, pointReport } from './testing/gateway'
import { startTestServer, type TestServer } from './testing/test-server'

const A_MINUTE_AND_MORE_MS = 61_000

let server: TestServer
let site: TestTenant
let other: TestTenant
let operator: ContractUser & { client: ReturnType<typeof as> }
let colleague: ContractUser
let otherTenant: ContractUser
let platform: ReturnType<typeof as>

beforeAll(async () => {
  server = await startTestServer()
  const types = await addCatalogue(server.deps)
  site = await addTenant(server.deps, 'contract', types)
  await openInspectionAndVideo(server.deps, site.id)
  other = await addTenant(server.deps, 'elsewhere', types)
  operator = await person(site, 'keeper')
  colleague = await person(site, 'second')
  otherTenant = await person(other, 'passer-by')
  await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  platform = as(await signInAs(server, 'platform'))
  await gatewayOf(server, testGatewayKey(site.id)).report(
    pointReport('unregistered', server.clock.now(), 'YG', 2),
    { fireHost: { ip: '10.66.0.1', port: 4001 }, at: server.clock.now(), states: { mainPowerFault: true } },
  )
})
afterAll(() => server.stop())

describe('the platform server keeps what every back end promises', () => {
  it.each([...contractPromises, ...screenContractPromises])('$title', async ({ check }) => {
    await check(backend())
  })
})

function backend(): ContractBackend {
  return {
    as,
    operator,
    colleague,
    otherTenant,
    screens: operator.client,
    latest: ({ client }) => client.with(records).latest().then(({ rows }) => rows),
    estateOf: (client) => client.with(estate),
    statisticsOf: (client) => client.with(statistics),
    ownPasswordOf: (client) => client.with(ownPassword),
    platform,
    credentials: async () => ({ username: operator.username, password: TEST_PASSWORD, ...(await readPicture(server)) }),
    place: { buildingId: String(site.buildingId), channelId: '1', floor: 3 },
    raise,
  }
}

function as(token: string | null) {
  const options: ApiClientOptions = {
    baseUrl: server.url,
    getToken: () => token,
    // the origin of a page of this server: a program without an origin is refused
    openWebSocket: (address) => new WebSocket(address, { origin: server.url }),
  }
  const client = createApiClient(options, [controlRooms, devicePapers, cameras, recognitions, facilities, inspection, inspectionRecords, inspectionWork, statistics, devices, estate, live, planEditor, records, roles, administration, firms, deviceSeries, dictionary, channels, water, gateways, departments, networkedUnits, recycleBin, measuringPoints, managedBuildings, facilityTypes, hydrantPhotos, menus, notices, positions, warnings, accountSecurity, signInProviders])
  return { ...client, auth: createSignInClient(options).auth }
}

async function person(tenant: TestTenant, username: string): Promise<ContractUser & { client: ReturnType<typeof as> }> {
  const userId = await addAccount(server, { tenantId: tenant.id, username })
  return { client: as(await signInAs(server, username)), userId, username }
}

/** The device is normal first: only a change makes a record (contract device 14.1). */
async function raise(kind: RecordKind, category: RecordCategory): Promise<{ id: string }> {
  const gateway = gatewayOf(server)
  server.clock.advance(A_MINUTE_AND_MORE_MS)
  await gateway.report(reportOf(kind, category, true))
  server.clock.advance(A_MINUTE_AND_MORE_MS)
  const { records } = await gateway.report(reportOf(kind, category, false))
  const record = records.find((one) => one.kind === kind)
  if (record === undefined) throw new Error(`no ${kind} record was written`)
  return { id: String(record.id) }
}

function reportOf(kind: RecordKind, category: RecordCategory, well: boolean) {
  const at = server.clock.now()
  const status = well ? 2 : category === '1' ? 1 : 0
  if (kind === 'fireHost') {
    const { fireHost, hostPoint } = site
    return {
      fireHost: { ip: fireHost.ip, port: fireHost.port },
      loop: hostPoint.loop,
      address: hostPoint.address,
      at,
      points: [{ code: 'FIREMAIN', status, type: '火警' }],
    }
  }
  if (kind === 'hydrant') return pointReport(site.hydrantSensor.number, at, 'YL', status, '低压', well ? 0.3 : 0.04)
  return category === '1'
    ? pointReport(site.smoke.number, at, 'YG', status, '烟感报警', well ? 0 : 1)
    : pointReport(site.smoke.number, at, 'VOL', status, '电池欠压', well ? 3.1 : 2.4)
}
