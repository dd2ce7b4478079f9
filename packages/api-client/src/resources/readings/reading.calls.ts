import type { ReadRows } from '../../rows'
import { list } from '../../decoding/readers'
import type { Transport } from '../../transport/transport'
import { reading, type Reading } from './reading.schema'

export const REAL_TIME = '/api/device/turingBusiness'

/** Values over time, for charts. The platform takes JSON bodies and responds with bare arrays (contract device 9). */
export type ReadingCalls = ReturnType<typeof readingCalls>

/** Readings of one measuring point of a device on one day, `yyyy-MM-dd` in UTC+8 (domain 22). */
export interface DayQuery {
  sensorNumber: string
  pointCode: string
  day: string
}

export function readingCalls(http: Transport) {
  return {
    /** One day of one measuring point, in the server's order (POST turingBusiness/querySensorRealTime, spec 2 §7, domain 22). */
    ofDay: ({ sensorNumber, pointCode, day }: DayQuery, signal?: AbortSignal): Promise<ReadRows<Reading>> =>
      http.postJson(`${REAL_TIME}/querySensorRealTime`, readingsBody({ sensorNumber, pointCode, from: day, to: day }), list(reading(day)), { signal }),
  }
}

/** The body of a request for the readings of a measuring point: days, both ends included. */
export function readingsBody({ sensorNumber, pointCode, from, to }: { sensorNumber: string; pointCode: string; from: string; to: string }) {
  return { mac: sensorNumber, sensorType: pointCode, startTime: from, endTime: to }
}
