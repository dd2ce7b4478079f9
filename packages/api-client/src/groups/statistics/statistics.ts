import type { RecordCategory } from '../../codes/record-category'
import type { RecordKind } from '../../codes/record-kind'
import type { PageQuery } from '../../resources/rows'

/** Which days count: a fixed period, or a span of days `yyyy-MM-dd` in UTC+8, both ends included. */
export type Period = 'today' | 'yesterday' | 'last7Days' | 'last30Days' | { from: string; to: string }

/** Which table, and which channel of it. */
export interface StatisticsScope {
  kind: RecordKind
  channelId?: string
}

/** Which table and channel, over which days. */
export interface PeriodQuery extends StatisticsScope {
  period: Period
}

/** Fires by verdict, and faults (GET …/selectCount). */
export interface VerdictCounts {
  realFires: number
  falseAlarms: number
  faults: number
}

/** A month, oldest first (GET …/selectCountNearlyMonth). Fire tests are not counted. */
export interface MonthCount {
  /** `yyyyMM` */
  month: string
  faults: number
  fires: number
  falseAlarms: number
}

/** One place or sort with its share in percent (GET …/selectCountByBuildId, selectCountByType). */
export interface ShareCount {
  name: string
  count: number
  percentage: number | null
}

/** A day that had records (GET …/selectCountByDate); days without are not sent. */
export interface DayCount {
  /** `yyyy-MM-dd` */
  day: string
  faults: number
  fires: number
}

/** How many of the period's records are dealt with (GET …/getRatioByDate). */
export interface HandledRatio {
  handled: number
  unhandled: number
  handledPercentage: number | null
  unhandledPercentage: number | null
}

/** An open record as the statistics page lists it: its date is a text in the server's words (contract device 0.4). */
export interface OpenRecord {
  id: string
  buildingId: string | null
  buildingName: string | null
  series: string | null
  position: string | null
  alarmType: string | null
  measuringPoint: string | null
  data: string | null
  when: string | null
}

/** Which open records, one page. */
export interface OpenRecordQuery extends StatisticsScope, PageQuery {
  category: RecordCategory
}

/** Which records a filter list is made from. */
export interface TypeQuery extends StatisticsScope {
  category?: RecordCategory
  handled?: boolean
}
