import type {
  HistoryRecord,
  Instant,
  MarkerInfo,
  MeasuringPoint,
  Reading,
  SensorDetail,
} from '@smart-fire/api-client'
import type { PageAnswer, PageEvent } from '../shared/paged-list'
import type { DayChoice } from './reading-day'

/** The device whose live data is shown. */
export interface SensorTarget {
  sensorId: string
  channelId: string
  /** by default what the channel says: 11 is a fire host point, everything else a device */
  kind?: TargetKind | undefined
}

export type TargetKind = 'device' | 'fireHost'

export interface SensorRealtimeInput extends SensorTarget {
  kind: TargetKind
}

/** The device, its measuring points in the server's order, and what it last reported (null when nobody could say). */
export interface SensorAnswer {
  detail: SensorDetail
  points: MeasuringPoint[]
  latest: MarkerInfo | null
}

export interface CurveRequest {
  sensorNumber: string | null
  pointCode: string | null
  day: DayChoice
}

/** One day of one point; `day` is what `today` meant when it was asked. */
export interface CurveAnswer {
  readings: Reading[]
  day: string
  loadedAt: Instant
}

export interface HistoryRequest {
  target: SensorRealtimeInput
  page: number
  limit: number
}

export type HistoryAnswer = PageAnswer<HistoryRecord>

/** A value that an alarm brought before the next answer does. */
export interface HeardReading extends Reading {
  code: string
}

export interface SensorRealtimeContext {
  target: SensorRealtimeInput
  sensor: SensorAnswer | null
  pointCode: string | null
  day: DayChoice
  readings: Reading[]
  /** which point and day the readings are of */
  curveOf: string | null
  curveDay: string | null
  curveLoadedAt: Instant | null
  heard: HeardReading[]
  page: number
  limit: number
  rows: HistoryRecord[]
  total: number
  historyLoadedAt: Instant | null
}

export type SensorRealtimeEvent =
  | { type: 'point.choose'; code: string }
  | { type: 'day.choose'; day: DayChoice }
  | PageEvent
  | { type: 'data.refresh' }
  /** the browser's page is looked at, or not */
  | { type: 'watch.pause' }
  | { type: 'watch.resume' }
  /** from the alarm link: this device alarmed, with the values it sent; or one of its records ended */
  | { type: 'sensor.changed'; readings: readonly HeardReading[] }
  | { type: 'link.silent' }
  | { type: 'link.heard' }
  /** between the regions: device and points have answered */
  | { type: 'sensor.known' }
