import type { Instant } from '../../instant'

/** One point of a chart. */
export interface Reading {
  at: Instant
  value: number
}

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
