import { type AbnormalRecord, RECORD_CATEGORY } from '@smart-fire/api-client'

const MINUTE_MS = 60_000

/**
 * Minute descending, fire before fault within a minute, time descending (domain 19).
 * Our server sends pages so; those of other servers are sorted here.
 */
export function byUrgency(a: AbnormalRecord, b: AbnormalRecord): number {
  return minuteOf(b) - minuteOf(a) || fireFirst(a) - fireFirst(b) || timeOf(b) - timeOf(a)
}

const timeOf = (record: AbnormalRecord) => record.raisedAt ?? 0
const minuteOf = (record: AbnormalRecord) => Math.floor(timeOf(record) / MINUTE_MS)
const fireFirst = (record: AbnormalRecord) => (record.category === RECORD_CATEGORY.fire ? 0 : 1)
