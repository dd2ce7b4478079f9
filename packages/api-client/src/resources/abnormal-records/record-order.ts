import { RECORD_CATEGORY } from '../../codes/record-category'
import type { AbnormalRecord } from './abnormal-record'

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
