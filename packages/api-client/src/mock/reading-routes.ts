import { HttpResponse } from 'msw'
import { readText } from '../decoding/scalars'
import { readWireDate, writeWireDate } from '../decoding/wire-date'
import type { MockPoint } from './builders/estate'
import type { Route, ReceivedCall } from './route'

const REAL_TIME = '/api/device/turingBusiness'
const QUARTER_MS = 900_000
const QUARTERS_A_DAY = 96

/** A reading for every quarter of an hour up to the world's clock: a flat sine wave around the latest value of the point. */
export const readingRoutes: readonly Route[] = [
  {
    call: 'readings.ofDay',
    method: 'post',
    path: `${REAL_TIME}/querySensorRealTime`,
    respond: (call) => ofDays(call, (at) => writeWireDate(at).slice(11, 16)),
  },
  {
    call: 'statistics.readingsOfDays',
    method: 'post',
    path: `${REAL_TIME}/querySensorRealTimeDay`,
    respond: (call) => ofDays(call, (at) => writeWireDate(at).slice(0, 10)),
  },
  {
    call: 'statistics.readingsOfFireHostPoint',
    method: 'post',
    path: `${REAL_TIME}/queryMainSensorRealTime`,
    respond: () => HttpResponse.json([]),
  },
]

function ofDays({ world, json }: ReceivedCall, label: (at: number) => string) {
  const sensor = world.sensors.find(({ sensorNumber }) => sensorNumber !== null && sensorNumber === readText(json.mac))
  const point = sensor?.points.find(({ code }) => code === readText(json.sensorType))
  const [from, to] = [readWireDate(json.startTime), readWireDate(json.endTime)]
  // with a blank value the response has no body (contract device 9)
  if (from === null || to === null) return new HttpResponse(null, { status: 200 })
  if (point === undefined) return HttpResponse.json([])
  return HttpResponse.json(readingsOf(point, from, to, world.now()).map(({ at, value }) => ({ temperature: value, inputdate: label(at) })))
}

/** Every quarter of an hour of these days that has passed. */
export function readingsOf(point: MockPoint, from: number, to: number, now: number): { at: number; value: number }[] {
  const count = Math.max(0, Math.round((to - from) / QUARTER_MS) + QUARTERS_A_DAY)
  const times = Array.from({ length: count }, (_, index) => from + index * QUARTER_MS).filter((at) => at <= now)
  return times.map((at, index) => ({ at, value: wave(point, index) }))
}

function wave({ value }: MockPoint, index: number): number {
  return Math.round(value * (1 + Math.sin(index / 7) / 10) * 10) / 10
}
