import type { ApiGroup } from '../api-group'
import { statisticsCalls, type StatisticsCalls } from './statistics.calls'

export type {
  BuildingKind,
  DaysQuery,
  OpenRecordQuery,
  PeriodQuery,
  StatisticsCalls,
  StatisticsScope,
  TypeQuery,
} from './statistics.calls'
export type { CountedPlace } from './counted-place'
export { MOST_STATISTICS_DAYS } from './statistics.codes'
export type { Period } from './period'
export type { RankingMember, RecordStatisticsQuery } from './record-statistics.calls'
export type { ChatteringPoint, HourCount, OperatorLoad, RankedMember, RecordFigures, StandingRecord, TrendStep, UnitFigures } from './record-statistics.schema'
export type {
  DayCount,
  HandledRatio,
  MonthCount,
  OpenRecord,
  ShareCount,
  TenantCounts,
  VerdictCounts,
} from './statistics.schema'
export type { CameraFigures } from './camera-figures'
export type { WaterFigures } from './water-figures'

/** Group `statistics`: `client.with(statistics)`. */
export const statistics: ApiGroup<'statistics', StatisticsCalls> = { name: 'statistics', calls: statisticsCalls }
