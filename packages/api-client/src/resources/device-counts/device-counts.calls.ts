import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { PlaceQuery } from '../sensors/sensor.calls'
import { sensorController } from '../sensors/sensor-controller'
import { deviceCounts, type DeviceCounts } from './device-counts.schema'

/** Devices by status; offline is null where the server counts it among the faults (domain 20). */
export type DeviceCountCalls = ReturnType<typeof deviceCountCalls>

export function deviceCountCalls(http: Transport) {
  return {
    /** Building and outdoor devices of the tenant (GET deviceSensor/getAllCount, contract device 2.2). */
    devices: (signal?: AbortSignal): Promise<DeviceCounts> =>
      http.get('/api/device/deviceSensor/getAllCount', one(deviceCounts), { signal }),
    /** Points of fire hosts of the tenant (GET deviceFireMainSensor/getAllStatusCount, spec 1 §7). */
    fireHostPoints: (signal?: AbortSignal): Promise<DeviceCounts> =>
      http.get('/api/device/deviceFireMainSensor/getAllStatusCount', one(deviceCounts), { signal }),
    /** One building, or one floor of it, for a channel (GET …/selectStatusCount, spec 2 §7). */
    ofBuilding: (
      { buildingId, channelId, floor }: PlaceQuery,
      signal?: AbortSignal,
    ): Promise<DeviceCounts> =>
      http.get(`${sensorController(channelId)}/selectStatusCount`, one(deviceCounts), {
        query: { buildId: buildingId, channelId, floor },
        signal,
      }),
  }
}
