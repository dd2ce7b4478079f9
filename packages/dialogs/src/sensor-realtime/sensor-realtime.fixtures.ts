import {
  CHANNEL,
  createApiClient,
  type HistoryRecord,
  type MarkerInfo,
  type MeasuringPoint,
  RECORD_CATEGORY,
  SENSOR_STATUS,
  type SensorDetail,
  VERDICT,
} from '@smart-fire/api-client'
import { createMockBackend, MOCK_NOW } from '@smart-fire/api-client/mock'
import { NOTHING_OUTDATED } from '../regions/outdated'
import { markerInfoOf } from '../testing/marker-info.fixtures'
import { dayOf } from './reading-day'
import type { SensorRealtimeContext, SensorResponse } from './sensor-realtime.types'

const QUARTER_MS = 900_000
const READINGS = 39

export function aDetail(changes: Partial<SensorDetail> = {}): SensorDetail {
  return {
    status: SENSOR_STATUS.alarm,
    clockFault: null,
    sensorNumber: 'a1b2c3d4',
    equipmentType: '电气火灾监控探测器',
    buildingName: '星河大厦',
    hydrantName: null,
    floor: 3,
    description: '东侧走廊3-2',
    fireHostId: null,
    loop: null,
    address: null,
    series: null,
    ...changes,
  }
}

export function aMeasuringPoint(changes: Partial<MeasuringPoint> = {}): MeasuringPoint {
  const { min = null, max = 50 } = changes
  return { code: 'TEMP1', label: 'A相温度', unit: '℃', state: 'alarm', min, max, hasMin: min !== null, hasMax: max !== null, beyond: 'alarm', readings: null, ...changes }
}

export function aMarkerInfo(changes: Partial<MarkerInfo> = {}): MarkerInfo {
  return markerInfoOf({ equipmentType: '电气火灾监控探测器', sensorNumber: 'a1b2c3d4', ...changes })
}

export function aSensorResponse(changes: Partial<SensorResponse> = {}): SensorResponse {
  return {
    detail: aDetail(),
    points: [
      aMeasuringPoint(),
      aMeasuringPoint({ code: 'TEMP2', label: 'B相温度', state: 'normal' }),
      aMeasuringPoint({ code: 'IR', label: '剩余电流', unit: 'mA', state: 'fault', max: 300 }),
      aMeasuringPoint({ code: 'IA', label: 'A相电流', unit: 'A', state: 'shielded', max: null }),
    ],
    droppedPoints: 0,
    latest: aMarkerInfo(),
    curve: null,
    ...changes,
  }
}

export function aHistoryRecord(changes: Partial<HistoryRecord> = {}): HistoryRecord {
  return {
    id: '9001',
    category: RECORD_CATEGORY.fire,
    measuringPoint: 'A相温度',
    alarmType: '温度过高',
    value: null,
    unit: null,
    raisedAt: MOCK_NOW - 86_400_000,
    verdict: VERDICT.falseAlarm,
    confirmedBy: '林晓东',
    confirmedAt: MOCK_NOW - 86_000_000,
    handledBy: '林晓东',
    handledAt: MOCK_NOW - 86_000_000,
    ...changes,
  }
}

/** Rising values of a morning, every quarter of an hour. */
export const someReadings = () =>
  Array.from({ length: READINGS }, (_, index) => ({
    at: MOCK_NOW - (READINGS - 1 - index) * QUARTER_MS,
    value: Math.round((38 + index / 3 + Math.sin(index)) * 10) / 10,
  }))

export const someRecords = () => [
  aHistoryRecord({ id: '9003', verdict: VERDICT.realFire }),
  aHistoryRecord({ id: '9002', verdict: VERDICT.fireTest }),
  aHistoryRecord(),
  aHistoryRecord({ id: '9000', category: RECORD_CATEGORY.fault, alarmType: '传感器断线', verdict: null }),
]

/** The history loads its rows by itself: here without a network. */
export function clientWithHistory(rows: HistoryRecord[]) {
  const client = createApiClient(createMockBackend().clientOptions())
  const history = async () => ({ rows, total: rows.length, dropped: 0 })
  return { ...client, abnormalRecords: { ...client.abnormalRecords, history } }
}

/** A device in alarm with today's curve of its first point. */
export function aRealtimeContext(changes: Partial<SensorRealtimeContext> = {}): SensorRealtimeContext {
  return {
    target: { sensorId: '501', channelId: CHANNEL.default, kind: 'device' },
    sensor: aSensorResponse(),
    pointCode: 'TEMP1',
    day: { of: 'today' },
    readings: someReadings(),
    droppedReadings: 0,
    curveOf: 'TEMP1',
    curveDay: dayOf(MOCK_NOW),
    curveLoadedAt: MOCK_NOW,
    pushed: [],
    ...NOTHING_OUTDATED,
    ...changes,
  }
}

/** A point of a fire host: series, host, loop and address, and no curve. */
export function aFireHostContext(changes: Partial<SensorRealtimeContext> = {}): SensorRealtimeContext {
  const point = { fireHostId: '5', loop: '02', address: '017', series: '点型光电感烟' }
  return aRealtimeContext({
    target: { sensorId: '901', channelId: CHANNEL.fireHost, kind: 'fireHost' },
    sensor: {
      detail: aDetail({ ...point, sensorNumber: null, equipmentType: null }),
      points: [],
      droppedPoints: 0,
      latest: aMarkerInfo({ ...point, sensorNumber: null, equipmentType: null, type: '报警', status: SENSOR_STATUS.alarm }),
      curve: null,
    },
    pointCode: null,
    curveOf: null,
    curveDay: null,
    readings: [],
    ...changes,
  })
}

const NO_CURVE = { readings: [], curveDay: null, curveLoadedAt: null }
export const noCurveYet = (changes: Partial<SensorRealtimeContext> = {}) => aRealtimeContext({ ...NO_CURVE, ...changes })
export const nothingKnown = () =>
  aRealtimeContext({ sensor: null, pointCode: null, curveOf: null, ...NO_CURVE })
