import type { ApiClient, MeasuringPoint } from '@smart-fire/api-client'
import type { CallsOf } from '../regions/machine-calls'
import { resolveDay } from './reading-day'
import type { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { CurveResponse, SensorRequest, SensorResponse } from './sensor-realtime.types'

/** The calls of the real-time panel; its history is a list of its own. */
export function sensorRealtimeCalls(client: ApiClient): CallsOf<typeof sensorRealtimeMachine> {
  return {
    loadSensor: (request, signal) => loadSensor(client, request, signal),
    loadCurve: async ({ sensorNumber, pointCode, day: choice }, signal) => {
      const day = resolveDay(choice, Date.now())
      const { rows: readings, dropped } = await client.readings.ofDay({ sensorNumber, pointCode, day }, signal)
      return { readings, dropped, day, loadedAt: Date.now() }
    },
  }
}

async function loadSensor(client: ApiClient, { target, curveOf }: SensorRequest, signal: AbortSignal): Promise<SensorResponse> {
  const { sensorId: id, channelId, kind } = target
  const day = curveOf && resolveDay(curveOf, Date.now())
  const [detail, points, latest] = await Promise.all([
    client.sensors.detail({ id, channelId }, signal),
    kind === 'fireHost' ? { rows: [], dropped: 0 } : client.sensors.measuringPoints(day === null ? id : { id, day }, signal),
    // the panel works without the last report, and says that it could not be loaded
    client.sensors.markerInfo({ id, channelId }, signal).catch(() => null),
  ])
  return { detail, points: points.rows, droppedPoints: points.dropped, latest, curve: day === null ? null : curveOfFirst(points.rows, day) }
}

/** The curve that our server sends with the first point; null where the platform does not. */
function curveOfFirst([first]: readonly MeasuringPoint[], day: string): CurveResponse | null {
  if (!first?.readings) return null
  const { rows: readings, dropped } = first.readings
  return { readings, dropped, day, loadedAt: Date.now() }
}
