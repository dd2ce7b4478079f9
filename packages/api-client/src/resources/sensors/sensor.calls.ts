import type { ApiClient } from '../../api-client'
import { CHANNEL } from '../../codes/channel'
import { one, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { sensorRow, unplacedCounts } from './sensor.schema'

/** status filter: every status (spec 2 §9) */
const ALL_STATUSES = '-1'

/** Devices of a floor (spec 2 §7); points of fire hosts for channel 11. */
export function sensorCalls(http: Transport): ApiClient['sensors'] {
  return {
    onFloor: ({ channelId, buildingId, floor, page, limit, status }, signal) =>
      http.get(`${controllerOf(channelId)}/selectByFloorGetSensor`, table(sensorRow), {
        query: { channelId, buildingId, floor, page, limit, status: status ?? ALL_STATUSES },
        signal,
      }),
    unplacedCounts: ({ buildingId, channelId, floor }, signal) =>
      http.get(`${controllerOf(channelId)}/getStatusCount`, one(unplacedCounts), {
        query: { buildId: buildingId, channelId, floor },
        signal,
      }),
  }
}

function controllerOf(channelId: string): string {
  return channelId === CHANNEL.fireHost ? '/api/device/deviceFireMainSensor' : '/api/device/deviceSensor'
}
