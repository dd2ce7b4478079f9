import { alarmSocketCalls } from './alarm-socket/alarm-socket.calls'
import type { ApiClient, ApiClientOptions } from './api-client'
import type { ApiGroup, GroupCalls } from './groups/api-group'
import { abnormalRecordCalls } from './resources/abnormal-records/abnormal-record.calls'
import { authCalls } from './resources/auth/auth.calls'
import { buildingCalls } from './resources/buildings/building.calls'
import { deviceCountCalls } from './resources/device-counts/device-counts.calls'
import { floorPlanCalls } from './resources/floor-plans/floor-plan.calls'
import { floorCalls } from './resources/floors/floor.calls'
import { hydrantCalls } from './resources/hydrants/hydrant.calls'
import { readingCalls } from './resources/readings/reading.calls'
import { sensorCalls } from './resources/sensors/sensor.calls'
import { sessionCalls } from './resources/session/session.calls'
import { tenantSetupCalls } from './resources/tenant-setup/tenant-setup.calls'
import { createTransport } from './transport/create-transport'
import type { Transport } from './transport/transport'

/**
 * Makes a client of one platform server. Nothing is sent until a call is made.
 * Groups add the calls of further screens under their name: `createApiClient(options, [statistics])`.
 */
export function createApiClient<const Groups extends readonly ApiGroup<string, unknown>[] = []>(
  options: ApiClientOptions,
  groups?: Groups,
): ApiClient & GroupCalls<Groups> {
  const http = createTransport(options)
  return { ...coreCalls(http, options), ...groupCalls(http, groups ?? []) } as ApiClient & GroupCalls<Groups>
}

/** The calls that every client has: session, records, the dialogs' and the alarm socket. */
export function coreCalls(http: Transport, options: ApiClientOptions): ApiClient {
  return {
    auth: authCalls(http, options),
    session: sessionCalls(http),
    tenantSetup: tenantSetupCalls(http),
    abnormalRecords: abnormalRecordCalls(http),
    deviceCounts: deviceCountCalls(http),
    buildings: buildingCalls(http),
    floors: floorCalls(http),
    sensors: sensorCalls(http),
    floorPlans: floorPlanCalls(http, options),
    hydrants: hydrantCalls(http),
    readings: readingCalls(http),
    alarmSocket: alarmSocketCalls(http, options),
  }
}

function groupCalls(http: Transport, groups: readonly ApiGroup<string, unknown>[]): Record<string, unknown> {
  return Object.fromEntries(groups.map((group) => [group.name, group.calls(http)]))
}
