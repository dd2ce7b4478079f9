import type { RecordCategory } from '../../codes/record-category'
import { RECORD_KIND, type RecordKind } from '../../codes/record-kind'
import type { Verdict } from '../../codes/verdict'
import { list, table } from '../../decoding/readers'
import { CONTROLLER, recordPage, type AbnormalRecord } from '../../resources/for-groups'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { queryOf, to, wireSort, writeValues, type FilterValues, type WireNames } from '../crud-wire'
import type { SortQuery } from '../crud.types'
import { latestRecord, listedRecord, verdictAttempt, type ListedRecord, type VerdictAttempt } from './records.schema'

/** Days `yyyy-MM-dd` in UTC+8, both included. */
export interface DaySpan {
  from: string
  to: string
}

const days = ({ from, to: last }: DaySpan) => `${from},${last}`

/** Filters of all three tables (contract device 11.1, 12, 13). */
const COMMON = {
  channelId: 'channelId',
  alarmType: 'alrmType',
  handledBy: 'handlePerson',
  /** days of the alarm */
  raised: to<DaySpan>('dateStrs', days),
  /** days of the handling; of general and hydrant records on our server only (ADR 3) */
  handled: to<DaySpan>('handleDateStrs', days),
  /** on our server only (ADR 3), which looks for `keyword` in position, device and place */
  buildingId: 'buildId',
  category: to<RecordCategory>('alrmCategory'),
  keyword: 'keyword',
}

/** Filters by place, of the tables of buildings. */
const PLACE = { buildingName: 'bName', floor: to<number>('floorId'), position: 'positionDescription' }

const DEVICE = {
  /** contained in the number */
  sensorNumber: 'sensorNo',
  /** the whole number; on our server only (ADR 3): others list what fits the other filters */
  sensorNumberIs: 'sensorNoIs',
  equipmentType: 'equipmentType',
}

const FILTERS = {
  general: { ...COMMON, ...PLACE, ...DEVICE, verdict: to<Verdict>('fireFlag'), confirmedBy: 'confirPerson' },
  hydrant: { ...COMMON, ...DEVICE, hydrantName: 'hydrantName', measuringPoint: 'measuringPoint', hydrantId: 'hydrantId', /** on our server only (ADR 3) */ regionCode: 'code' },
  fireHost: {
    ...COMMON,
    ...PLACE,
    fireHostId: 'fireMainId',
    loop: 'sensorLoop',
    address: 'address',
    series: 'series',
    /** on our server only (ADR 3) */
    verdict: to<Verdict>('fireFlag'),
  },
} satisfies Record<RecordKind, WireNames>

type AllFilters = FilterValues<(typeof FILTERS)['general'] & (typeof FILTERS)['hydrant'] & (typeof FILTERS)['fireHost']>

/** Which records of a table: a filter that is missing, null, blank, or not of this table is not applied. */
export interface RecordsQuery extends AllFilters, PageQuery, SortQuery {
  kind: RecordKind
  state: 'unhandled' | 'handledFires' | 'handledFaults' | 'all'
}

/** Fields by which our server sorts (ADR 3); it refuses those that a table does not have. */
const SORTABLE = {
  raisedAt: 'alrmDate',
  lastReportedAt: 'lastReportedAt',
  handledAt: 'handleDate',
  confirmedAt: 'confirDate',
  restoredAt: 'restoreDate',
  alarmType: 'alrmType',
  value: 'alrmData',
  repeats: 'repeats',
  handledBy: 'handlePerson',
  buildingName: 'bName',
  floor: 'floor',
  position: 'positionDescription',
  sensorNumber: 'sensorNo',
  hydrantName: 'hydrantName',
  loop: 'sensorLoop',
  address: 'address',
  series: 'series',
}

/** `tag` of pageList; `all` on our server (ADR 3), and for every tag but 0 and 2 in the hydrant table. */
const TAG: Readonly<Record<RecordsQuery['state'], string>> = {
  unhandled: '0',
  handledFires: '1',
  handledFaults: '2',
  all: 'all',
}

/** Abnormal records for the screens that list them. */
export type RecordsCalls = ReturnType<typeof recordsCalls>

export function recordsCalls(http: Transport) {
  return {
    /**
     * One page of a table with all its filters: open fires first, then the rest, each newest first, or on our server sorted as requested
     * (GET …/pageList, spec 1 §7, contract device 11.1, 12, 13, ADR 3). There are no handled fires of hydrants: that page is empty, and no request is sent.
     */
    async list(
      { kind, state, page, limit, sort, ...filters }: RecordsQuery,
      signal?: AbortSignal,
    ): Promise<Rows<ListedRecord>> {
      // with tag 1 the hydrant table would send the records of both states
      if (kind === RECORD_KIND.hydrant && state === 'handledFires') return { rows: [], total: 0, dropped: 0 }
      const query = { page, limit, tag: TAG[state], ...queryOf(writeValues(FILTERS[kind], filters)), ...wireSort(SORTABLE, sort) }
      const response = await http.get(`${CONTROLLER[kind]}/pageList`, table(listedRecord(kind)), { query, signal })
      return recordPage(response, { state, channelId: filters.channelId, isSorted: sort != null })
    },
    /** The newest events, ten at most, handled or not (GET deviceAbnormal/getAbnormalByTheLatestTen, contract device 11.4). */
    latest: (signal?: AbortSignal): Promise<ReadRows<AbnormalRecord>> =>
      http.get(`${CONTROLLER.general}/getAbnormalByTheLatestTen`, list(latestRecord), { signal }),
    /** The attempts to judge a record, oldest first, refused ones included (GET …/history, our server; ADR 3). Rejects `notFound` on other servers. */
    verdictHistory: ({ kind, id }: { kind: RecordKind; id: string }, signal?: AbortSignal): Promise<ReadRows<VerdictAttempt>> =>
      http.get(`${CONTROLLER[kind]}/history`, list(verdictAttempt), { query: { id }, signal }),
  }
}
