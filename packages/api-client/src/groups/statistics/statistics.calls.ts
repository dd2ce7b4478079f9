import { list, one, table, type Reader } from '../../decoding/readers'
import { textList } from '../../decoding/text-list'
import { wireFlag } from '../../decoding/wire-input'
import { CONTROLLER, reading, readingsBody, REAL_TIME, type Reading } from '../../resources/for-groups'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { RECORD_CATEGORY, type RecordCategory } from '../../codes/record-category'
import { RECORD_KIND, type RecordKind } from '../../codes/record-kind'
import { ApiError } from '../../transport/api-error'
import { wirePeriod, type Period } from './period'
import { recordStatisticsCalls } from './record-statistics.calls'
import { cameraFiguresCalls } from './camera-figures'
import { waterFiguresCalls } from './water-figures'
import {
  dayCounts,
  handledRatio,
  monthCounts,
  openRecord,
  shareCount,
  tenantCounts,
  verdictCounts,
  type DayCount,
  type HandledRatio,
  type MonthCount,
  type OpenRecord,
  type ShareCount,
  type TenantCounts,
  type VerdictCounts,
} from './statistics.schema'

/** The tables whose records have a building and may be fires. The hydrant table has other statistics (contract device 12). */
export type BuildingKind = Exclude<RecordKind, typeof RECORD_KIND.hydrant>

/** The records of one table, optionally of one channel. */
export interface StatisticsScope<Kind extends RecordKind = RecordKind> {
  kind: Kind
  channelId?: string
}

/** The records of one table and channel in a period. */
export interface PeriodQuery<Kind extends RecordKind = RecordKind> extends StatisticsScope<Kind> {
  period: Period
}

/** Which open records, one page: those of hydrants are all faults. */
export type OpenRecordQuery = PageQuery &
  (
    | (StatisticsScope<BuildingKind> & { category: RecordCategory })
    | (StatisticsScope & { category: typeof RECORD_CATEGORY.fault })
  )

/** Readings of a measuring point over several days `yyyy-MM-dd`, both ends included. */
export interface DaysQuery {
  sensorNumber: string
  pointCode: string
  from: string
  to: string
}

/** The records whose alarm types a filter offers. */
export interface TypeQuery extends StatisticsScope {
  category?: RecordCategory
  handled?: boolean
}

/** Counts of the tenant's devices, of abnormal records per table and channel, and readings over days (spec 1 §7). */
export type StatisticsCalls = ReturnType<typeof statisticsCalls>

export function statisticsCalls(http: Transport) {
  const ofPeriod = <T>(
    call: string,
    reader: Reader<T>,
    { kind, channelId, period, ...more }: PeriodQuery & { category?: RecordCategory },
    signal: AbortSignal | undefined,
  ): Promise<T> =>
    http.get(`${CONTROLLER[kind]}/${call}`, reader, {
      query: { channelId, ...wirePeriod(period), alrmCategory: more.category },
      signal,
    })
  return {
    ...recordStatisticsCalls(http),
    ...waterFiguresCalls(http),
    ...cameraFiguresCalls(http),
    /** Building and outdoor devices of the tenant by status (GET deviceSensor/getAllCount, contract device 2.2). */
    devices: (signal?: AbortSignal): Promise<TenantCounts> =>
      http.get('/api/device/deviceSensor/getAllCount', one(tenantCounts), { signal }),
    /** Points of fire hosts of the tenant by status (GET deviceFireMainSensor/getAllStatusCount, spec 1 §7). */
    fireHostPoints: (signal?: AbortSignal): Promise<TenantCounts> =>
      http.get('/api/device/deviceFireMainSensor/getAllStatusCount', one(tenantCounts), { signal }),
    /** Readings of several days; each is a sample whose time is only its day (POST turingBusiness/querySensorRealTimeDay, spec 2 §7). */
    readingsOfDays: (query: DaysQuery, signal?: AbortSignal): Promise<ReadRows<Reading>> =>
      http.postJson(`${REAL_TIME}/querySensorRealTimeDay`, readingsBody(query), list(reading(null)), { signal }),
    /** One day of a fire host point: only what was not normal (POST turingBusiness/queryMainSensorRealTime, spec 2 §7). */
    readingsOfFireHostPoint: ({ id, day }: { id: string; day: string }, signal?: AbortSignal): Promise<ReadRows<Reading>> =>
      http.postJson(`${REAL_TIME}/queryMainSensorRealTime`, { id, startTime: day, endTime: day }, list(reading(day)), { signal }),
    /** Fires by verdict, and faults; not of hydrants (GET …/selectCount, spec 1 §7). */
    verdictCounts: async (
      { kind, channelId }: StatisticsScope<BuildingKind>,
      signal?: AbortSignal,
    ): Promise<VerdictCounts> =>
      http.get(`${CONTROLLER[inBuildings(kind)]}/selectCount`, one(verdictCounts), { query: { channelId }, signal }),
    /** The last `months` months (5 by default), this one included; not of hydrants (GET …/selectCountNearlyMonth, spec 1 §7). */
    byMonth: async (
      { kind, channelId, months }: StatisticsScope<BuildingKind> & { months?: number },
      signal?: AbortSignal,
    ): Promise<ReadRows<MonthCount>> =>
      http.get(`${CONTROLLER[inBuildings(kind)]}/selectCountNearlyMonth`, one(monthCounts), {
        query: { count: months, channelId },
        signal,
      }),
    /** Buildings with the most records of a category; not of hydrants (GET …/selectCountByBuildId, spec 1 §7). */
    byBuilding: async (
      query: PeriodQuery<BuildingKind> & { category: RecordCategory },
      signal?: AbortSignal,
    ): Promise<ReadRows<ShareCount>> =>
      ofPeriod('selectCountByBuildId', list(shareCount), { ...query, kind: inBuildings(query.kind) }, signal),
    /** Records by alarm type, shares in percent (GET …/selectCountByType, spec 1 §7). */
    byAlarmType: (query: PeriodQuery, signal?: AbortSignal): Promise<ReadRows<ShareCount>> =>
      ofPeriod('selectCountByType', list(shareCount), query, signal),
    /**
     * Records by day; days without records are left out (GET …/selectCountByDate, spec 1 §7). Not of hydrants: the call of
     * this name counts the records of one hydrant, and gives `tag` another meaning (contract device 12).
     */
    byDay: async (query: PeriodQuery<BuildingKind>, signal?: AbortSignal): Promise<ReadRows<DayCount>> =>
      ofPeriod('selectCountByDate', one(dayCounts), { ...query, kind: inBuildings(query.kind) }, signal),
    /** How many records of the period are handled (GET …/getRatioByDate, spec 1 §7). */
    handledRatio: (query: PeriodQuery, signal?: AbortSignal): Promise<HandledRatio> =>
      ofPeriod('getRatioByDate', one(handledRatio), query, signal),
    /** Unhandled records of a category, newest first, one page (GET …/getAllAlrmAndFault, spec 1 §7). */
    async openRecords(
      { kind, channelId, category, page, limit }: OpenRecordQuery,
      signal?: AbortSignal,
    ): Promise<Rows<OpenRecord>> {
      const controller = CONTROLLER[category === RECORD_CATEGORY.fire ? inBuildings(kind) : kind]
      const query = { channelId, alrmCategory: category, page, limit }
      return http.get(`${controller}/getAllAlrmAndFault`, table(openRecord), { query, signal })
    },
    /** Alarm types that occur, for a filter (GET …/selectAlrmType, spec 1 §7). */
    alarmTypes: ({ kind, channelId, category, handled }: TypeQuery, signal?: AbortSignal): Promise<string[]> =>
      http.get(`${CONTROLLER[kind]}/selectAlrmType`, textList, {
        query: { channelId, alrmCategory: category, handleFlag: wireFlag(handled) },
        signal,
      }),
    /** Measuring points of hydrants that occur, for a filter (GET deviceFacilitiesAbnormal/selectMeasuringPoint, spec 1 §7). */
    hydrantMeasuringPoints: (
      { channelId, handled }: { channelId?: string; handled?: boolean },
      signal?: AbortSignal,
    ): Promise<string[]> =>
      http.get(`${CONTROLLER.hydrant}/selectMeasuringPoint`, textList, {
        query: { channelId, handleFlag: wireFlag(handled) },
        signal,
      }),
  }
}

/** The same kind; for a caller without types it rejects `invalid` where the hydrant table has no such call. */
function inBuildings(kind: RecordKind): BuildingKind {
  if (kind === RECORD_KIND.hydrant) throw new ApiError('invalid', { invalidFields: ['kind'] })
  return kind
}
