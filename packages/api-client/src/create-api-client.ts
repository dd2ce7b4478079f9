import { alarmSocketCalls } from './alarm-socket/alarm-socket.calls'
import type { ApiClient, ApiClientOptions } from './api-client'
import { abnormalRecordCalls } from './resources/abnormal-records/abnormal-record.calls'
import { authCalls } from './resources/auth/auth.calls'
import { buildingCalls } from './resources/buildings/building.calls'
import { deviceCountCalls } from './resources/device-counts/device-counts.calls'
import { floorCalls } from './resources/floors/floor.calls'
import { sensorCalls } from './resources/sensors/sensor.calls'
import { sessionCalls } from './resources/session/session.calls'
import { tenantSetupCalls } from './resources/tenant-setup/tenant-setup.calls'
import { createTransport } from './transport/create-transport'

/** Makes a client of one platform server. Nothing is sent until a call is made. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const http = createTransport(options)
  return {
    auth: authCalls(http, options),
    session: sessionCalls(http),
    tenantSetup: tenantSetupCalls(http),
    abnormalRecords: abnormalRecordCalls(http),
    deviceCounts: deviceCountCalls(http),
    buildings: buildingCalls(http),
    floors: floorCalls(http),
    sensors: sensorCalls(http),
    alarmSocket: alarmSocketCalls(http, options),
  }
}
