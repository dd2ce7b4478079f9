import type { ApiGroup } from '../api-group'
import { statisticsCalls, type StatisticsCalls } from './statistics.calls'

export type {
  BuildingKind,
  DaysQuery,
  OpenRecordQuery,
  Period,
  PeriodQuery,
  StatisticsCalls,
  StatisticsScope,
  TypeQuery,
} from './statistics.calls'
export type {
  DayCount,
  HandledRatio,
  MonthCount,
  OpenRecord,
  ShareCount,
  VerdictCounts,
} from './statistics.schema'

/** Group `statistics`: `client.with(statistics)`. */
export const statistics: ApiGroup<'statistics', StatisticsCalls> = { name: 'statistics', calls: statisticsCalls }
