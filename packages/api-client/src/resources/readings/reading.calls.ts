import { list } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { reading, type Reading } from './reading.schema'

const REAL_TIME = '/api/device/turingBusiness'

/** Values over time, for charts. The platform takes JSON bodies and responds with bare arrays (contract device 9). */
export type ReadingCalls = ReturnType<typeof readingCalls>

/** Readings of one measuring point of a device on one day, `yyyy-MM-dd` in UTC+8 (domain 22). */
export interface DayQuery {
  sensorNumber: string
  pointCode: string
  day: string
}

/** Readings over several days, both ends included. */
export interface DaysQuery {
  sensorNumber: string
  pointCode: string
  from: string
  to: string
}

export function readingCalls(http: Transport) {
  return {
    /** One day of one measuring point, in the server's order (POST turingBusiness/querySensorRealTime, spec 2 §7, domain 22). */
    ofDay: ({ sensorNumber, pointCode, day }: DayQuery, signal?: AbortSignal): Promise<Reading[]> =>
      http.postJson(`${REAL_TIME}/querySensorRealTime`, body(sensorNumber, pointCode, day, day), list(reading(day)), { signal }),
    /** Several days; each entry is a sample whose time is only its day (POST turingBusiness/querySensorRealTimeDay, spec 2 §7). */
    ofDays: ({ sensorNumber, pointCode, from, to }: DaysQuery, signal?: AbortSignal): Promise<Reading[]> =>
      http.postJson(`${REAL_TIME}/querySensorRealTimeDay`, body(sensorNumber, pointCode, from, to), list(reading(null)), { signal }),
    /** One day of a fire host point: only what was not normal (POST turingBusiness/queryMainSensorRealTime, spec 2 §7). */
    ofFireHostPoint: ({ id, day }: { id: string; day: string }, signal?: AbortSignal): Promise<Reading[]> =>
      http.postJson(`${REAL_TIME}/queryMainSensorRealTime`, { id, startTime: day, endTime: day }, list(reading(day)), { signal }),
  }
}

function body(mac: string, sensorType: string, startTime: string, endTime: string) {
  return { mac, sensorType, startTime, endTime }
}
