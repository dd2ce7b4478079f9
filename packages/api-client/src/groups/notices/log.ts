import type { RecordKind } from '../../codes/record-kind'
import { list, nothing, table } from '../../decoding/readers'
import type { PageQuery, ReadRows, Rows } from '../../rows'
import type { Transport } from '../../transport/transport'
import { queryOf, to, wireSort, writeValues, type FilterValues } from '../crud-wire'
import type { SortQuery } from '../crud.types'
import type { NoticeMethod, NoticeState, NoticeType } from './notice.codes'
import { LOG_METHOD, noticeEntry, type NoticeEntry } from './notice.schema'

const BASE = '/api/datahandler/noticeLog'

/** Two days `yyyy-MM-dd` in UTC+8, both included. */
interface Days {
  from: string
  to: string
}

const filters = {
  phone: 'mobilePhone', person: 'username', method: to('noticeType', (value: NoticeMethod) => LOG_METHOD[value]), type: to('messageType', (value: NoticeType) => value),
  state: to('state', (value: NoticeState) => value), days: to('dateStrs', (period: Days) => `${period.from},${period.to}`),
}
const sorts = { at: 'noticeTime' }

/** `phone` and `person` (account or name) are contained; all but `phone` and `method` are applied by our server only. */
export type NoticeLogFilters = FilterValues<typeof filters>

/** What became of the notices. */
export function noticeLogCalls(http: Transport) {
  return {
    /** Notices, the newest first (GET noticeLog/listNoticeLog, contract device 17). */
    list({ page, limit, sort, ...chosen }: NoticeLogFilters & PageQuery & SortQuery, signal?: AbortSignal): Promise<Rows<NoticeEntry>> {
      return http.get(`${BASE}/listNoticeLog`, table(noticeEntry), { query: { page, limit, ...queryOf(writeValues(filters, chosen)), ...wireSort(sorts, sort) }, signal })
    },
    /** Tries a notice again that has failed or had no adapter (POST noticeLog/retry, our server; ADR 29). */
    retry: (id: string, signal?: AbortSignal): Promise<void> => http.postForm(`${BASE}/retry`, { id }, nothing, { signal }),
    /** What people were told of one record, the oldest first, without numbers and addresses (GET noticeLog/ofRecord, our server; ADR 29). */
    ofRecord: (kind: RecordKind, id: string, signal?: AbortSignal): Promise<ReadRows<NoticeEntry>> => http.get(`${BASE}/ofRecord`, list(noticeEntry), { query: { kind, id }, signal }),
  }
}
