import type { ApiClient } from '@smart-fire/api-client'
import type { CallsOf } from '../regions/machine-calls'
import { resolveDay } from './reading-day'
import type { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { SensorRealtimeInput, SensorResponse } from './sensor-realtime.types'

/** The calls of the real-time panel; its history is a list of its own. */
export function sensorRealtimeCalls(client: ApiClient): CallsOf<typeof sensorRealtimeMachine> {
  return {
    loadSensor: (target, signal) => loadSensor(client, target, signal),
    loadCurve: async ({ sensorNumber, pointCode, day: choice }, signal) => {
      const day = resolveDay(choice, Date.now())
      const { rows: readings, dropped } = await client.readings.ofDay({ sensorNumber, pointCode, day }, signal)
      return { readings, dropped, day, loadedAt: Date.now() }
    },
  }
}

async function loadSensor(client: ApiClient, target: SensorRealtimeInput, signal: AbortSignal): Promise<SensorResponse> {
  const { sensorId: id, channelId, kind } = target
  const [detail, points, latest] = await Promise.all([
    client.sensors.detail({ id, channelId }, signal),
    kind === 'fireHost' ? { rows: [], dropped: 0 } : client.sensors.measuringPoints(id, signal),
    // only adds the age of a value: the panel works without it
    client.sensors.markerInfo({ id, channelId }, signal).catch(() => null),
  ])
  return { detail, points: points.rows, droppedPoints: points.dropped, latest }
}
