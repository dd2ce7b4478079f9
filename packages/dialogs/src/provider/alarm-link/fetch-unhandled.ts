import { RECORD_KIND, type AbnormalRecord, type ApiClient, type Instant, type RecordKind } from '@smart-fire/api-client'
import type { FetchedRecords } from './catch-up'
import { recordKey } from './record-ref'

/** Rows a page; servers cap a page at 100 (trust B4). */
export const PAGE_ROWS = 100
/** A page that moved while others were read is read once more; after that the next reconcile has to settle it. */
export const PASSES = 2

type RecordsApi = Pick<ApiClient['abnormalRecords'], 'list' | 'countUnhandled'>

/** The count and all pages of the three unhandled lists. The count first: what comes later is pushed, and waits. */
export async function fetchUnhandled(api: RecordsApi, now: () => Instant, signal: AbortSignal): Promise<FetchedRecords> {
  const count = await api.countUnhandled(signal)
  const lists = await Promise.all(Object.values(RECORD_KIND).map((kind) => fetchKind(api, kind, signal)))
  return {
    count,
    records: lists.flatMap((list) => list.records),
    dropped: lists.reduce((sum, list) => sum + list.dropped, 0),
    at: now(),
  }
}

interface KindList {
  records: AbnormalRecord[]
  dropped: number
  total: number
}

/** Rows move to other pages when a record is handled between two pages: then one may be missed, and they are read again. */
async function fetchKind(api: RecordsApi, kind: RecordKind, signal: AbortSignal): Promise<KindList> {
  let list = await readPages(api, kind, signal)
  for (let pass = 1; pass < PASSES && list.records.length + list.dropped < list.total; pass += 1) {
    list = await readPages(api, kind, signal)
  }
  return list
}

async function readPages(api: RecordsApi, kind: RecordKind, signal: AbortSignal): Promise<KindList> {
  const found = new Map<string, AbnormalRecord>()
  let dropped = 0
  for (let page = 1; ; page += 1) {
    const answer = await api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal)
    for (const record of answer.rows) found.set(recordKey(record), record)
    dropped += answer.dropped
    const isLast = page * PAGE_ROWS >= answer.total || answer.rows.length + answer.dropped === 0
    if (isLast) return { records: [...found.values()], dropped, total: answer.total }
  }
}
