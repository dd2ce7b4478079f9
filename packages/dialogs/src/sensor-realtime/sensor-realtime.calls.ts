import { type ApiClient, CHANNEL } from '@smart-fire/api-client'
import { fromPromise } from 'xstate'
import { whileWanted } from '../shared/while-wanted'
import { resolveDay } from './reading-day'
import type {
  CurveAnswer,
  CurveRequest,
  HistoryAnswer,
  HistoryRequest,
  SensorAnswer,
  SensorRealtimeInput,
} from './sensor-realtime.types'

/** What the real-time panel asks the server. */
export function sensorRealtimeCalls(client: ApiClient) {
  return {
    loadSensor: fromPromise<SensorAnswer, SensorRealtimeInput>(({ input, signal }) =>
      whileWanted(signal, () => askSensor(client, input, signal)),
    ),
    loadCurve: fromPromise<CurveAnswer, CurveRequest>(({ input, signal }) =>
      whileWanted(signal, () => askCurve(client, input, signal)),
    ),
    loadHistory: fromPromise<HistoryAnswer, HistoryRequest>(({ input: { target, page, limit }, signal }) =>
      whileWanted(signal, async () => {
        const { sensorId, channelId } = asked(target)
        const { rows, total } = await client.abnormalRecords.history({ sensorId, channelId, page, limit }, signal)
        return { rows, total, loadedAt: Date.now() }
      }),
    ),
  }
}

async function askSensor(client: ApiClient, target: SensorRealtimeInput, signal: AbortSignal): Promise<SensorAnswer> {
  const { sensorId: id, channelId } = asked(target)
  const [detail, points, latest] = await Promise.all([
    client.sensors.detail({ id, channelId }, signal),
    target.kind === 'fireHost' ? [] : client.sensors.measuringPoints(id, signal),
    // only adds the age of a value: without it the panel still says everything else
    client.sensors.markerInfo({ id, channelId }, signal).catch(() => null),
  ])
  return { detail, points, latest }
}

async function askCurve(client: ApiClient, request: CurveRequest, signal: AbortSignal): Promise<CurveAnswer> {
  const { sensorNumber, pointCode } = request
  if (sensorNumber === null || pointCode === null) throw new Error('nothing to ask a curve for')
  const day = resolveDay(request.day, Date.now())
  const readings = await client.readings.ofDay({ sensorNumber, pointCode, day }, signal)
  return { readings, day, loadedAt: Date.now() }
}

/** Points of fire hosts are kept in tables of their own, which the channel names. */
function asked({ sensorId, channelId, kind }: SensorRealtimeInput): { sensorId: string; channelId: string } {
  return { sensorId, channelId: kind === 'fireHost' ? CHANNEL.fireHost : channelId }
}
