import type { ApiClient } from '../../api-client'
import { CHANNEL } from '../../codes/channel'
import { list, one, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { sensorController } from './sensor-controller'
import { markerInfo, measuringPoint, notEnabledRow, sensorDetail, sensorTypeCount } from './sensor-detail.schema'
import { sensorRow, unplacedCounts } from './sensor.schema'

/** status filter: every status (spec 2 §9) */
export const ALL_STATUSES = '-1'

/** Devices of a floor (spec 2 §7); points of fire hosts for channel 11. */
export function sensorCalls(http: Transport): ApiClient['sensors'] {
  return {
    onFloor: ({ channelId, buildingId, floor, page, limit, status }, signal) =>
      http.get(`${sensorController(channelId)}/selectByFloorGetSensor`, table(sensorRow), {
        query: { channelId, buildingId, floor, page, limit, status: status ?? ALL_STATUSES },
        signal,
      }),
    unplacedCounts: ({ buildingId, channelId, floor }, signal) =>
      http.get(`${sensorController(channelId)}/getStatusCount`, one(unplacedCounts), {
        query: { buildId: buildingId, channelId, floor },
        signal,
      }),
    typeCounts: ({ buildingId, channelId, floor }, signal) =>
      http.get(`${sensorController(channelId)}/selectCount`, list(sensorTypeCount), {
        query: { buildId: buildingId, channelId, floor },
        signal,
      }),
    notEnabled: ({ buildingId, channelId, floor, page, limit }, signal) =>
      http.get(`${sensorController(channelId)}/getNotEnabledSensorList`, table(notEnabledRow), {
        query: { channelId, buildingId, floor, page, limit },
        signal,
      }),
    detail: ({ id, channelId }, signal) => {
      const call = channelId === CHANNEL.hydrant ? 'getOutdoor' : 'get'
      return http.get(`${sensorController(channelId)}/${call}`, one(sensorDetail), { query: { id }, signal })
    },
    markerInfo: ({ id, channelId }, signal) =>
      http.get(`${sensorController(channelId)}/getSensor`, one(markerInfo), { query: { sensorId: id }, signal }),
    measuringPoints: (id, signal) =>
      http.get('/api/device/deviceSensor/getMeasuringPoint', list(measuringPoint), { query: { id }, signal }),
  }
}
