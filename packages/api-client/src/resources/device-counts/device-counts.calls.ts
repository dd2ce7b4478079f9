import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import type { PlaceQuery } from '../sensors/sensor.calls'
import { sensorController } from '../sensors/sensor-controller'
import { deviceCounts, type DeviceCounts } from './device-counts.schema'

/** Devices by status; offline is null where the server counts it among the faults (domain 20). */
export type DeviceCountCalls = ReturnType<typeof deviceCountCalls>

export function deviceCountCalls(http: Transport) {
  return {
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
