import type { AbnormalRecord, RecordVerdict, Verdict } from '@smart-fire/api-client'

/** A record as far as its verdict depends on it. */
type JudgedRecord = Pick<AbnormalRecord, 'kind' | 'id' | 'category'>

/** What is sent for a record: a fire gets the chosen verdict, a fault is handled without one (spec 1 §2). */
export function recordVerdict({ kind, id, category }: JudgedRecord, verdict: Verdict): RecordVerdict {
  // hydrants have faults only (contract device 14.1)
  return category === '1' && kind !== 'hydrant' ? { kind, id, category, verdict } : { kind, id, category: '0', verdict: null }
}
