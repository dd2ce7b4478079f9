import { RECORD_CATEGORY } from '../../codes/record-category'
import type { Rows } from '../../rows'
import type { AbnormalRecord } from './abnormal-record'

interface RecordSelection {
  state: 'unhandled' | 'handledFires' | 'handledFaults' | 'all'
  channelId?: string | null | undefined
  /** the server has sorted the page as requested */
  isSorted?: boolean
}

/** A page in the usual order, unless it is sorted; what the query selects holds for every row, also where the row leaves it out. */
export function recordPage<Row extends AbnormalRecord>(page: Rows<Row>, { state, channelId, isSorted = false }: RecordSelection): Rows<Row> {
  const isHandled = state === 'handledFires' || state === 'handledFaults'
  const rows = page.rows.map((record) => ({
    ...record,
    channelId: record.channelId ?? channelId ?? null,
    handled: isHandled || record.handled,
  }))
  return { ...page, rows: isSorted ? rows : openFiresFirst(rows) }
}

/** Open fires first, newest first, then the rest by time descending (domain 19). Our server sorts so; the pages of other servers are sorted here. */
export function openFiresFirst<Row extends AbnormalRecord>(records: readonly Row[]): Row[] {
  return [...records].sort((a, b) => rank(a) - rank(b) || (b.raisedAt ?? 0) - (a.raisedAt ?? 0))
}

function rank({ category, handled }: AbnormalRecord): number {
  return category === RECORD_CATEGORY.fire && !handled ? 0 : 1
}
