import type { ApiClient } from '../../api-client'
import { list } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { reading } from './reading.schema'

const REAL_TIME = '/api/device/turingBusiness'

/** Readings for charts; the platform takes JSON bodies and answers bare arrays (contract device 9). Reads, although they POST. */
export function readingCalls(http: Transport): ApiClient['readings'] {
  return {
    ofDay: ({ sensorNumber, pointCode, day }, signal) =>
      http.postJson(`${REAL_TIME}/querySensorRealTime`, body(sensorNumber, pointCode, day, day), list(reading(day)), {
        signal,
      }),
    ofDays: ({ sensorNumber, pointCode, from, to }, signal) =>
      http.postJson(
        `${REAL_TIME}/querySensorRealTimeDay`,
        body(sensorNumber, pointCode, from, to),
        list(reading(null)),
        { signal },
      ),
    ofFireHostPoint: ({ id, day }, signal) =>
      http.postJson(`${REAL_TIME}/queryMainSensorRealTime`, { id, startTime: day, endTime: day }, list(reading(day)), {
        signal,
      }),
  }
}

function body(mac: string, sensorType: string, startTime: string, endTime: string) {
  return { mac, sensorType, startTime, endTime }
}
