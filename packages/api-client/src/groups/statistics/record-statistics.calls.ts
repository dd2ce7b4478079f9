import type { RecordKind } from '../../codes/record-kind'
import { list, one, table } from '../../decoding/readers'
import type { ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { wirePlace, type CountedPlace } from './counted-place'
import { wirePeriod, type Period } from './period'
import {
  chatteringPoint, hourCount, operatorLoad, rankedMember, recordFigures, standingRecord, trendStep, unitFigures,
  type ChatteringPoint, type HourCount, type OperatorLoad, type RankedMember, type RecordFigures, type StandingRecord, type TrendStep, type UnitFigures,
} from './record-statistics.schema'

/** Which records are counted: of one table or all three, optionally of one channel and of one place, in a period. */
export interface RecordStatisticsQuery extends CountedPlace {
  kind?: RecordKind
  channelId?: string
  period: Period
}

/** What a ranking compares. Floors are those of buildings, loops those of fire hosts, areas the districts of buildings and hydrants. */
export type RankingMember = 'area' | 'type' | 'place' | 'floor' | 'loop' | 'point' | 'subject'

const PATH = '/api/datahandler/recordStatistics'

/**
 * Statistics of abnormal records on our server (ADR 3); on the deployed platform each call rejects `notFound`. Periods of more than
 * 1,100 days are refused (`rejected`).
 */
export function recordStatisticsCalls(http: Transport) {
  const query = ({ kind, channelId, period, ...place }: RecordStatisticsQuery, more: object = {}) => ({
    kind, channelId, ...wirePlace(place), ...wirePeriod(period), ...more,
  })
  return {
    /** All counts of a period and the times to the verdict (GET recordStatistics/figures, our server; ADR 3). */
    figures: (of: RecordStatisticsQuery, signal?: AbortSignal): Promise<RecordFigures> => http.get(`${PATH}/figures`, one(recordFigures), { query: query(of), signal }),
    /** The counts of each day, week, month or quarter up to today, those without records included (GET recordStatistics/trend, our server; ADR 3). */
    trend: ({ grain, ...of }: RecordStatisticsQuery & { grain: 'day' | 'week' | 'month' | 'quarter' }, signal?: AbortSignal): Promise<ReadRows<TrendStep>> =>
      http.get(`${PATH}/trend`, list(trendStep), { query: query(of, { grain }), signal }),
    /** Types, places, points or devices with most records, ten unless `limit` says otherwise (GET recordStatistics/ranking, our server; ADR 3). */
    ranking: (
      { by, order, limit, ...of }: RecordStatisticsQuery & { by: RankingMember; order?: 'raised' | 'fires' | 'faults' | 'offline' | 'openFires' | 'falseAlarms'; limit?: number },
      signal?: AbortSignal,
    ): Promise<ReadRows<RankedMember>> => http.get(`${PATH}/ranking`, list(rankedMember), { query: query(of, { by, order, limit }), signal }),
    /** The load of the operators by all systems that the caller may see (GET recordStatistics/load, our server; ADR 3). */
    load: ({ period }: { period: Period }, signal?: AbortSignal): Promise<OperatorLoad> => http.get(`${PATH}/load`, one(operatorLoad), { query: wirePeriod(period), signal }),
    /** Points that changed too often, the worst first (GET recordStatistics/chattering, our server; ADR 3). */
    chattering: (of: RecordStatisticsQuery, signal?: AbortSignal): Promise<ReadRows<ChatteringPoint>> =>
      http.get(`${PATH}/chattering`, list(chatteringPoint), { query: query(of), signal }),
    /** Records that have been open for more than a day, the oldest first, now and whatever the period (GET recordStatistics/standing, our server; ADR 3). */
    standing: ({ kind, channelId, ...place }: Omit<RecordStatisticsQuery, 'period'>, signal?: AbortSignal): Promise<Rows<StandingRecord>> =>
      http.get(`${PATH}/standing`, table(standingRecord), { query: { kind, channelId, ...wirePlace(place) }, signal }),
    /** What is open and offline of each networked unit, and its fires and times to the verdict in a period, the units with most open fires first (GET recordStatistics/units, our server; ADR 3). */
    units: ({ period }: { period: Period }, signal?: AbortSignal): Promise<ReadRows<UnitFigures>> => http.get(`${PATH}/units`, list(unitFigures), { query: wirePeriod(period), signal }),
    /** The records of each of the last 24 hours, those without records included (GET recordStatistics/lastHours, our server; ADR 3). */
    lastHours: ({ kind }: { kind?: RecordKind }, signal?: AbortSignal): Promise<ReadRows<HourCount>> =>
      http.get(`${PATH}/lastHours`, list(hourCount), { query: { kind }, signal }),
  }
}
