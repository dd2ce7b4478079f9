import { isApiError, RECORD_KIND, type AbnormalRecord, type ApiClient, type Instant, type RecordKind } from '@smart-fire/api-client'
import type { FetchedRecords } from './fetched-records'
import { recordKey } from './record-ref'

/** Rows per page; servers limit a page to 100 (trust B4). */
export const PAGE_ROWS = 100
/** A list whose pages moved while they were read is read once more; after that it counts as unsure. */
export const PASSES = 2
/** After this many pages in a row without a new row the server is giving the same page again, whatever its total is. */
export const REPEATED_PAGES = 10

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list' | 'countUnhandled'>

const KINDS = Object.values(RECORD_KIND)

/**
 * The count and all pages of the three unhandled lists. The count comes first: later records are pushed and held back. A
 * failed part takes nothing away from the others; without any list the whole call fails.
 */
export async function fetchUnhandled(api: RecordsApi, now: () => Instant, signal: AbortSignal): Promise<FetchedRecords> {
  const [counted] = await Promise.allSettled([api.countUnhandled(signal)])
  if (counted.status === 'rejected' && isSessionEnd(counted.reason)) throw counted.reason
  const responses = await Promise.allSettled(KINDS.map((kind) => fetchKind(api, kind, signal)))
  const lists = responses.flatMap((response) => (response.status === 'fulfilled' ? [response.value] : []))
  const failures = [counted, ...responses].flatMap((response) => (response.status === 'rejected' ? [response.reason as unknown] : []))
  if (lists.length === 0 || signal.aborted || failures.some(isSessionEnd)) throw failures.find(isSessionEnd) ?? failures[0]
  return {
    count: counted.status === 'fulfilled' ? counted.value : null,
    records: lists.flatMap((list) => list.records),
    dropped: lists.reduce((sum, list) => sum + list.dropped, 0),
    unsure: lists.flatMap((list) => (list.sure ? [] : [list.kind])),
    missing: KINDS.filter((kind) => !lists.some((list) => list.kind === kind)),
    at: now(),
  }
}

const isSessionEnd = (error: unknown) => isApiError(error) && error.kind === 'sessionExpired'

interface KindList {
  kind: RecordKind
  records: AbnormalRecord[]
  dropped: number
  /** every row was on one of the pages at the moment when that page was read */
  sure: boolean
}

async function fetchKind(api: RecordsApi, kind: RecordKind, signal: AbortSignal): Promise<KindList> {
  let list = await readPages(api, kind, signal)
  for (let pass = 1; pass < PASSES && !list.sure; pass += 1) list = await readPages(api, kind, signal)
  return list
}

/**
 * The newest rows come first: a new row moves others to a page that is still to come, where they are read twice. A row
 * that leaves the list moves one to a page that was already read: that one is missed, and the smaller total shows it.
 */
async function readPages(api: RecordsApi, kind: RecordKind, signal: AbortSignal): Promise<KindList> {
  const found = new Map<string, AbnormalRecord>()
  let [dropped, received, repeated, most] = [0, 0, 0, 0]
  let shrunk = false
  for (let page = 1; ; page += 1) {
    const response = await api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal)
    const rows = response.rows.length + response.dropped
    const before = found.size
    for (const record of response.rows) found.set(recordKey(record), record)
    repeated = found.size === before ? repeated + 1 : 0
    // for a page past the end some servers give the last page again
    if (page > 1 && repeated > 0 && received >= response.total) break
    // a total below the number of rows before this page is wrong
    if (rows === 0 || response.total > received) {
      shrunk ||= response.total < most
      most = Math.max(most, response.total)
    }
    dropped += response.dropped
    received += rows
    // by the rows received, not by those requested: a server may give fewer per page. After a full page there
    // may be another one, whatever the total is
    const isMore = rows >= PAGE_ROWS || (rows > 0 && received < response.total)
    if (!isMore || repeated >= REPEATED_PAGES) break
  }
  return { kind, records: [...found.values()], dropped, sure: !shrunk && found.size + dropped >= most }
}
