import { isApiError, RECORD_KIND, type AbnormalRecord, type ApiClient, type Instant, type RecordKind } from '@smart-fire/api-client'
import type { FetchedRecords } from './catch-up'
import { recordKey } from './record-ref'

/** Rows a page; servers cap a page at 100 (trust B4). */
export const PAGE_ROWS = 100
/** A list whose pages moved while they were read is read once more; after that it counts as unsure. */
export const PASSES = 2
/** So many pages in a row without a new row: the server gives the same page again, whatever its total promises. */
export const REPEATED_PAGES = 10

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list' | 'countUnhandled'>

const KINDS = Object.values(RECORD_KIND)

/**
 * The count and all pages of the three unhandled lists. The count first: what comes later is pushed, and waits. What one
 * of the four calls does not say takes nothing away from the others; without any list there is no answer.
 */
export async function fetchUnhandled(api: RecordsApi, now: () => Instant, signal: AbortSignal): Promise<FetchedRecords> {
  const [counted] = await Promise.allSettled([api.countUnhandled(signal)])
  if (counted.status === 'rejected' && isSessionEnd(counted.reason)) throw counted.reason
  const answers = await Promise.allSettled(KINDS.map((kind) => fetchKind(api, kind, signal)))
  const lists = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value] : []))
  const failures = [counted, ...answers].flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
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
  /** every row stood on one of the pages at the moment when that page was read */
  sure: boolean
}

async function fetchKind(api: RecordsApi, kind: RecordKind, signal: AbortSignal): Promise<KindList> {
  let list = await readPages(api, kind, signal)
  for (let pass = 1; pass < PASSES && !list.sure; pass += 1) list = await readPages(api, kind, signal)
  return list
}

/**
 * The newest stand first: a new row pushes others to a page that is still to come, where they are read twice. A row
 * that goes draws one to a page that was read already: that one is missed, and the shrunken total tells of it.
 */
async function readPages(api: RecordsApi, kind: RecordKind, signal: AbortSignal): Promise<KindList> {
  const found = new Map<string, AbnormalRecord>()
  let [dropped, received, repeated, most] = [0, 0, 0, 0]
  let shrunk = false
  for (let page = 1; ; page += 1) {
    const answer = await api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal)
    const rows = answer.rows.length + answer.dropped
    const before = found.size
    for (const record of answer.rows) found.set(recordKey(record), record)
    repeated = found.size === before ? repeated + 1 : 0
    // asked for beyond the last page, some servers give that one again
    if (page > 1 && repeated > 0 && received >= answer.total) break
    // a total that is less than what came before these rows is none
    if (rows === 0 || answer.total > received) {
      shrunk ||= answer.total < most
      most = Math.max(most, answer.total)
    }
    dropped += answer.dropped
    received += rows
    // by the rows that came, not by those asked for: a server may give fewer than that to a page. After a full page there
    // may be another, whatever the total says
    const isMore = rows >= PAGE_ROWS || (rows > 0 && received < answer.total)
    if (!isMore || repeated >= REPEATED_PAGES) break
  }
  return { kind, records: [...found.values()], dropped, sure: !shrunk && found.size + dropped >= most }
}
