import { alarmSocketCalls, type AlarmSocketCalls } from './alarm-socket/alarm-socket.calls'
import type { ApiClientOptions } from './api-client-options'
import type { ApiGroup, GroupCalls } from './groups/api-group'
import { abnormalRecordCalls, type AbnormalRecordCalls } from './resources/abnormal-records/abnormal-record.calls'
import { buildingCalls, type BuildingCalls } from './resources/buildings/building.calls'
import { deviceCountCalls, type DeviceCountCalls } from './resources/device-counts/device-counts.calls'
import { floorPlanCalls, type FloorPlanCalls } from './resources/floor-plans/floor-plan.calls'
import { floorCalls, type FloorCalls } from './resources/floors/floor.calls'
import { hydrantCalls, type HydrantCalls } from './resources/hydrants/hydrant.calls'
import { readingCalls, type ReadingCalls } from './resources/readings/reading.calls'
import { sensorCalls, type SensorCalls } from './resources/sensors/sensor.calls'
import { sessionCalls, type SessionCalls } from './resources/session/session.calls'
import { tenantSetupCalls, type TenantSetupCalls } from './resources/tenant-setup/tenant-setup.calls'
import { axiosFetch } from './transport/axios-fetch'
import { createTransport } from './transport/create-transport'
import type { Transport } from './transport/transport'

/**
 * The calls of a platform server, by section (spec 1 §7, spec 2 §7). Each call is declared once, in the function that
 * makes its section; this interface lists the sections only.
 *
 * Every call resolves with domain data or rejects with an `ApiError`. Any call may reject `network` (no response within
 * the time-out), `aborted` (by its `signal`), `sessionExpired`, `forbidden`, `refused`, `notFound`, `gatewayTimeout`,
 * `malformed` (another shape) or `server`; the comment of a call names only the errors that are particular to it.
 * Ids are strings, moments epoch milliseconds, missing values null. The client never repeats a call.
 */
export interface ApiClient {
  /** The signed-in user and the rights of that user. */
  session: SessionCalls
  /** What the tenant has switched on. */
  tenantSetup: TenantSetupCalls
  /** Fire alarms and faults of the three tables. */
  abnormalRecords: AbnormalRecordCalls
  /** Devices by status; offline is null where the server counts it among the faults (domain 20). */
  deviceCounts: DeviceCountCalls
  /** Buildings as the dialogs show them. */
  buildings: BuildingCalls
  /** Floors of a building. */
  floors: FloorCalls
  /** Devices of a building; points of fire hosts for channel 11. */
  sensors: SensorCalls
  /** Pictures of floors and the devices on them. */
  floorPlans: FloorPlanCalls
  /** Outdoor hydrants. */
  hydrants: HydrantCalls
  /** Values over time, for charts (contract device 9). */
  readings: ReadingCalls
  /** Live alarms (architecture §1.10). */
  alarmSocket: AlarmSocketCalls
  /**
   * The calls of a group over the connection of this client, for a screen that is loaded later. The same object each
   * time for the same group.
   */
  with<Calls>(group: ApiGroup<string, Calls>): Calls
}

/**
 * Makes a client of one platform server. Nothing is sent before the first call.
 * Groups in the second argument become sections of the client: `createApiClient(options, [statistics])`.
 */
export function createApiClient<const Groups extends readonly ApiGroup<string, unknown>[] = []>(
  options: ApiClientOptions,
  groups?: Groups,
): ApiClient & GroupCalls<Groups> {
  return clientOver(createTransport(options, axiosFetch()), options, groups)
}

/** The client over a given transport, e.g. that of a test. */
export function clientOver<const Groups extends readonly ApiGroup<string, unknown>[] = []>(
  http: Transport,
  options: ApiClientOptions,
  groups?: Groups,
): ApiClient & GroupCalls<Groups> {
  const callsOf = groupCalls(http)
  const client: ApiClient = {
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
    with: callsOf,
  }
  const sections = groups?.map((group) => [group.name, callsOf(group)] as const) ?? []
  return { ...client, ...Object.fromEntries(sections) } as ApiClient & GroupCalls<Groups>
}

/** Makes the calls of each group once. */
function groupCalls(http: Transport) {
  const made = new Map<ApiGroup<string, unknown>, unknown>()
  return <Calls>(group: ApiGroup<string, Calls>): Calls => {
    if (!made.has(group)) made.set(group, group.calls(http))
    // the map holds what this group has made
    return made.get(group) as Calls
  }
}
