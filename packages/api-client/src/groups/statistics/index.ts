import { list, one, table, type Reader } from '../../decoding/readers'
import { textList } from '../../decoding/text-list'
import { CONTROLLER } from '../../resources/abnormal-records/abnormal-record.calls'
import type { Rows } from '../../resources/rows'
import type { Transport } from '../../transport/transport'
import type { RecordCategory } from '../../codes/record-category'
import type { ApiGroup } from '../api-group'
import type {
  DayCount,
  HandledRatio,
  MonthCount,
  OpenRecord,
  OpenRecordQuery,
  Period,
  PeriodQuery,
  ShareCount,
  StatisticsScope,
  TypeQuery,
  VerdictCounts,
} from './statistics'
import { dayCounts, handledRatio, monthCounts, openRecord, shareCount, verdictCounts } from './statistics.schema'

export type * from './statistics'

/** Numbers about abnormal records, per table and channel (spec 1 §7). */
export interface StatisticsCalls {
  /** Fires by verdict, and faults (GET …/selectCount, spec 1 §7). The hydrant table has no such call: it rejects `server` there. */
  verdictCounts(scope: StatisticsScope, signal?: AbortSignal): Promise<VerdictCounts>
  /** The last `months` months (5 by default), this one included (GET …/selectCountNearlyMonth, spec 1 §7). */
  byMonth(query: StatisticsScope & { months?: number }, signal?: AbortSignal): Promise<MonthCount[]>
  /** Buildings with the most records of a category (GET …/selectCountByBuildId, spec 1 §7). */
  byBuilding(query: PeriodQuery & { category: RecordCategory }, signal?: AbortSignal): Promise<ShareCount[]>
  /** Records by alarm type, shares in percent (GET …/selectCountByType, spec 1 §7). */
  byAlarmType(query: PeriodQuery, signal?: AbortSignal): Promise<ShareCount[]>
  /** Records by day; days without any are left out (GET …/selectCountByDate, spec 1 §7). */
  byDay(query: PeriodQuery, signal?: AbortSignal): Promise<DayCount[]>
  /** How many of the period's records are dealt with (GET …/getRatioByDate, spec 1 §7). */
  handledRatio(query: PeriodQuery, signal?: AbortSignal): Promise<HandledRatio>
  /** Unhandled records of a category, newest first, one page (GET …/getAllAlrmAndFault, spec 1 §7). */
  openRecords(query: OpenRecordQuery, signal?: AbortSignal): Promise<Rows<OpenRecord>>
  /** Alarm types that occur, for a filter (GET …/selectAlrmType, spec 1 §7). */
  alarmTypes(query: TypeQuery, signal?: AbortSignal): Promise<string[]>
  /** Measuring points of hydrants that occur, for a filter (GET deviceFacilitiesAbnormal/selectMeasuringPoint, spec 1 §7). */
  hydrantMeasuringPoints(query: { channelId?: string; handled?: boolean }, signal?: AbortSignal): Promise<string[]>
}

/** Group `statistics` for `createApiClient(options, [statistics])`. */
export const statistics: ApiGroup<'statistics', StatisticsCalls> = { name: 'statistics', calls: statisticsCalls }

function statisticsCalls(http: Transport): StatisticsCalls {
  const ofPeriod =
    <T>(call: string, reader: Reader<T>) =>
    ({ kind, channelId, period, ...more }: PeriodQuery & { category?: RecordCategory }, signal?: AbortSignal) =>
      http.get(`${CONTROLLER[kind]}/${call}`, reader, {
        query: { channelId, ...wirePeriod(period), alrmCategory: more.category },
        signal,
      })
  return {
    verdictCounts: ({ kind, channelId }, signal) =>
      http.get(`${CONTROLLER[kind]}/selectCount`, one(verdictCounts), { query: { channelId }, signal }),
    byMonth: ({ kind, channelId, months }, signal) =>
      http.get(`${CONTROLLER[kind]}/selectCountNearlyMonth`, one(monthCounts), {
        query: { count: months, channelId },
        signal,
      }),
    byBuilding: ofPeriod('selectCountByBuildId', list(shareCount)),
    byAlarmType: ofPeriod('selectCountByType', list(shareCount)),
    byDay: ofPeriod('selectCountByDate', one(dayCounts)),
    handledRatio: ofPeriod('getRatioByDate', one(handledRatio)),
    openRecords: ({ kind, channelId, category, page, limit }, signal) =>
      http.get(`${CONTROLLER[kind]}/getAllAlrmAndFault`, table(openRecord), {
        query: { channelId, alrmCategory: category, page, limit },
        signal,
      }),
    alarmTypes: ({ kind, channelId, category, handled }, signal) =>
      http.get(`${CONTROLLER[kind]}/selectAlrmType`, textList, {
        query: { channelId, alrmCategory: category, handleFlag: wireFlag(handled) },
        signal,
      }),
    hydrantMeasuringPoints: ({ channelId, handled }, signal) =>
      http.get(`${CONTROLLER.hydrant}/selectMeasuringPoint`, textList, {
        query: { channelId, handleFlag: wireFlag(handled) },
        signal,
      }),
  }
}

const TAG = { today: '0', yesterday: '1', last7Days: '2', last30Days: '3' } as const

/** `tag` wins over `dateStrs` when both are sent (contract device 0.4): only one is. */
function wirePeriod(period: Period): { tag?: string; dateStrs?: string } {
  return typeof period === 'string' ? { tag: TAG[period] } : { dateStrs: `${period.from},${period.to}` }
}

function wireFlag(flag: boolean | undefined): string | undefined {
  return flag === undefined ? undefined : flag ? '1' : '0'
}
