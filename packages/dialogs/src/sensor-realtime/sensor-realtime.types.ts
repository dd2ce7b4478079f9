import type {
  Instant,
  MarkerInfo,
  MeasuringPoint,
  Reading,
  SensorDetail,
} from '@smart-fire/api-client'
import type { LiveEvent, Outdated } from '../regions/outdated'
import type { DayChoice } from './reading-day'

/** The device whose live data is shown. */
export interface SensorTarget {
  sensorId: string
  channelId: string
  /** by default the channel decides: 11 is a point of a fire host, every other channel a device */
  kind?: TargetKind | undefined
}

export type TargetKind = 'device' | 'fireHost'

export interface SensorRealtimeInput extends SensorTarget {
  kind: TargetKind
}

/** The device, its measuring points in the server's order, and its last report. */
export interface SensorResponse {
  detail: SensorDetail
  points: MeasuringPoint[]
  /** measuring points that could not be read */
  droppedPoints: number
  /** the last report, whose `at` is null when the device has never reported; null: it could not be loaded */
  latest: MarkerInfo | null
  /** the curve of the first point, when it was asked for and the server sends it with the points */
  curve: CurveResponse | null
}

/** A device; when it is loaded first, with the day whose curve is wanted with it. */
export interface SensorRequest {
  target: SensorRealtimeInput
  curveOf: DayChoice | null
}

export interface CurveRequest {
  sensorNumber: string
  pointCode: string
  day: DayChoice
}

/** One day of one point; `day` is the date that `today` had at the request. */
export interface CurveResponse {
  readings: Reading[]
  /** readings that could not be read: they are missing from the curve */
  dropped: number
  day: string
  loadedAt: Instant
}

/** A value that an alarm has brought before the next response. */
export interface PushedReading extends Reading {
  code: string
}

export interface SensorRealtimeContext extends Outdated<'sensor'> {
  target: SensorRealtimeInput
  sensor: SensorResponse | null
  pointCode: string | null
  day: DayChoice
  readings: Reading[]
  droppedReadings: number
  /** the point and the day of the readings */
  curveOf: string | null
  curveDay: string | null
  curveLoadedAt: Instant | null
  pushed: PushedReading[]
}

export type SensorRealtimeEvent =
  | { type: 'point.choose'; code: string }
  | { type: 'day.choose'; day: DayChoice }
  | { type: 'data.refresh' }
  /** device and curve are due to be loaded again */
  | { type: 'readings.due' }
  /** from the alarm link: values that the device has sent with an alarm */
  | { type: 'readings.pushed'; readings: readonly PushedReading[] }
  | LiveEvent
  /** between the regions: device and points are loaded */
  | { type: 'sensor.known'; curve: CurveResponse | null }
