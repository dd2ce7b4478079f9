import type { ApiClient } from '../../api-client'
import { one } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { sensorController } from '../sensors/sensor-controller'
import { deviceCounts } from './device-counts.schema'

const SENSOR = '/api/device/deviceSensor'
const FIRE_HOST_SENSOR = '/api/device/deviceFireMainSensor'

/** Devices by status (spec 1 §7, spec 2 §7). */
export function deviceCountCalls(http: Transport): ApiClient['deviceCounts'] {
  return {
    devices: (signal) => http.get(`${SENSOR}/getAllCount`, one(deviceCounts), { signal }),
    fireHostPoints: (signal) => http.get(`${FIRE_HOST_SENSOR}/getAllStatusCount`, one(deviceCounts), { signal }),
    ofBuilding: ({ buildingId, channelId, floor }, signal) => {
      const query = { buildId: buildingId, channelId, floor }
      return http.get(`${sensorController(channelId)}/selectStatusCount`, one(deviceCounts), { query, signal })
    },
  }
}
