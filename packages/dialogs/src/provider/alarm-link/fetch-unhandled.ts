import { RECORD_KIND, type AbnormalRecord, type ApiClient, type Instant, type RecordKind } from '@smart-fire/api-client'
import type { FetchedRecords } from './catch-up'
import { recordKey } from './record-ref'

/** Rows a page; servers cap a page at 100 (trust B4). */
export const PAGE_ROWS = 100
/** A list whose pages moved while they were read is read once more; after that it counts as unsure. */
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
    unsure: lists.flatMap((list) => (list.sure ? [] : [list.kind])),
    at: now(),
  }
}

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
  let dropped = 0
  let received = 0
  let shrunk = false
  let most = 0
  for (let page = 1; ; page += 1) {
    const answer = await api.list({ kind, state: 'unhandled', page, limit: PAGE_ROWS }, signal)
    for (const record of answer.rows) found.set(recordKey(record), record)
    dropped += answer.dropped
    const rows = answer.rows.length + answer.dropped
    received += rows
    shrunk ||= answer.total < most
    most = Math.max(most, answer.total)
    // by the rows that came, not by those asked for: a server may give fewer than that to a page
    if (rows > 0 && received < answer.total) continue
    return { kind, records: [...found.values()], dropped, sure: !shrunk && found.size + dropped >= answer.total }
  }
}
