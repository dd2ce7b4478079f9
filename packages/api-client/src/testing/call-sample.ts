import { accountSecurity } from '../groups/account-security'
import { signInProviders } from '../groups/sign-in-providers'
import { administration } from '../groups/administration'
import { controlRooms } from '../groups/control-rooms'
import { devicePapers } from '../groups/device-papers'
import { deviceSeries } from '../groups/device-series'
import { dictionary } from '../groups/dictionary'
import { doors } from '../groups/doors'
import { devices } from '../groups/devices'
import { estate } from '../groups/estate'
import { facilities } from '../groups/facilities'
import { facilityTypes } from '../groups/facility-types'
import { fireHosts } from '../groups/fire-hosts'
import { firms } from '../groups/firms'
import { firstSteps } from '../groups/first-steps'
import { gateways } from '../groups/gateways'
import { managedBuildings } from '../groups/managed-buildings'
import { measuringPoints } from '../groups/measuring-points'
import { hydrantPhotos } from '../groups/hydrant-photos'
import { inspection } from '../groups/inspection'
import { inspectionRecords } from '../groups/inspection-records'
import { inspectionWork } from '../groups/inspection-work'
import { live } from '../groups/live'
import { logs } from '../groups/logs'
import { menus } from '../groups/menus'
import { connectionTest } from '../groups/connection-test'
import { cameras } from '../groups/cameras'
import { channels } from '../groups/channels'
import { positions } from '../groups/positions'
import { departments } from '../groups/departments'
import { networkedUnits } from '../groups/networked-units'
import { notices } from '../groups/notices'
import { planEditor } from '../groups/plan-editor'
import { records } from '../groups/records'
import { recognitions } from '../groups/recognitions'
import { recycleBin } from '../groups/recycle-bin'
import { roles } from '../groups/roles'
import { siteSettings } from '../groups/site-settings'
import { tenants } from '../groups/tenants'
import { statistics } from '../groups/statistics'
import { warnings } from '../groups/warnings'
import { water } from '../groups/water'
import { authCalls } from '../resources/auth/auth.calls'
import { signInStepsCalls } from '../resources/auth/sign-in-steps.calls'
import { setupCalls } from '../resources/auth/setup.calls'
import { createSignInClient, ownPassword } from '../sign-in'
import { clientOver, createApiClient } from '../create-api-client'
import type { Transport } from '../transport/transport'
import type { ApiClientOptions } from '../api-client-options'

const GROUPS = [accountSecurity, signInProviders, administration, cameras, channels, connectionTest, controlRooms, departments, devicePapers, deviceSeries, devices, dictionary, doors, estate, facilities, facilityTypes, fireHosts, firms, firstSteps, gateways, hydrantPhotos, inspection, inspectionRecords, inspectionWork, live, logs, managedBuildings, measuringPoints, menus, networkedUnits, notices, ownPassword, planEditor, positions, recognitions, records, recycleBin, roles, siteSettings, statistics, tenants, water, warnings] as const

/** A client with every group and with the calls of the sign-in. */
export function fullClient(options: ApiClientOptions) {
  const { auth, steps, setup } = createSignInClient(options)
  return { ...createApiClient(options, GROUPS), auth, steps, setup }
}

/** The same over another transport. */
export function fullClientOver(http: Transport, options: ApiClientOptions): FullClient {
  return { ...clientOver(http, options, GROUPS), auth: authCalls(http, options), steps: signInStepsCalls(http), setup: setupCalls(http) }
}

export type FullClient = ReturnType<typeof fullClient>

/** One call, a response in the shape of the deployed platform, and the domain data that the call gives for it. */
export interface CallSample {
  /** as in `SPECIFICATION_CALLS` */
  call: string
  run: (client: FullClient) => Promise<unknown>
  /** parameters that must be sent: query, form and JSON body together */
  sends?: Record<string, unknown>
  response: unknown
  /** undefined for calls without a result */
  gives?: unknown
}

export const ok = (data?: unknown) => ({ status: 200, message: null, ...(data === undefined ? {} : { data }) })
export const rows = (...some: unknown[]) => ok({ total: some.length, rows: some })
