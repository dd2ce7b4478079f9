import type { ApiClient } from '../../api-client'
import { list, one, table } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { notEnabledRow } from '../sensors/sensor-detail.schema'
import { ALL_STATUSES } from '../sensors/sensor.calls'
import { sensorRow } from '../sensors/sensor.schema'
import { hydrant, hydrantDevice, hydrantOutlet, hydrantReading, hydrantUnit } from './hydrant.schema'

const FACILITY = '/api/device/deviceHardwareFacilities'
const SENSOR = '/api/device/deviceSensor'

/** Outdoor hydrants (spec 2 §7). */
export function hydrantCalls(http: Transport): ApiClient['hydrants'] {
  return {
    detail: (id, signal) => http.get(`${FACILITY}/getStatusById`, one(hydrant), { query: { id }, signal }),
    unit: (id, signal) => http.get(`${FACILITY}/selectUnitById`, one(hydrantUnit), { query: { id }, signal }),
    outlets: (id, signal) => http.get(`${FACILITY}/getById`, list(hydrantOutlet), { query: { id }, signal }),
    readings: ({ hydrantId, channelId }, signal) =>
      http.get(`${SENSOR}/selectByHydrantId`, list(hydrantReading), { query: { hydrantId, channelId }, signal }),
    devices: ({ hydrantId, channelId }, signal) =>
      http.get(`${SENSOR}/getByHydrantIdGetSensor`, list(hydrantDevice), { query: { hydrantId, channelId }, signal }),
    sensors: ({ status, ...query }, signal) =>
      http.get(`${SENSOR}/selectByHydrantIdGetSensor`, table(sensorRow), {
        query: { ...query, status: status ?? ALL_STATUSES },
        signal,
      }),
    notEnabled: ({ hydrantId, channelId, page, limit }, signal) =>
      http.get(`${SENSOR}/getNotEnabledSensorListByHydrantId`, table(notEnabledRow), {
        query: { hydrantId, channelId, page, limit },
        signal,
      }),
  }
}
