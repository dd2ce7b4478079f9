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
  return { ...page, rows: isSorted ? rows : newestFireFirst(rows) }
}

const MINUTE_MS = 60_000

/** Minute descending, fire first, time descending (domain 19). Our server sorts so; the pages of other servers are sorted here. */
export function newestFireFirst<Row extends AbnormalRecord>(records: readonly Row[]): Row[] {
  return [...records].sort(
    (a, b) => minute(b) - minute(a) || fireRank(a) - fireRank(b) || (b.raisedAt ?? 0) - (a.raisedAt ?? 0),
  )
}

function minute({ raisedAt }: AbnormalRecord): number {
  return Math.floor((raisedAt ?? 0) / MINUTE_MS)
}

function fireRank({ category }: AbnormalRecord): number {
  return category === RECORD_CATEGORY.fire ? 0 : 1
}
