import type { CurveRequest, HistoryRequest, SensorRealtimeContext, SensorRealtimeInput } from './sensor-realtime.types'

interface Asking {
  context: SensorRealtimeContext
}

/** What a call is asked, read from the context at that moment. */
export function sensorRequest({ context }: Asking): SensorRealtimeInput {
  return context.target
}

export function curveRequest({ context: { sensor, pointCode, day } }: Asking): CurveRequest {
  return { sensorNumber: sensor?.detail.sensorNumber ?? null, pointCode, day }
}

export function historyRequest({ context: { target, page, limit } }: Asking): HistoryRequest {
  return { target, page, limit }
}
