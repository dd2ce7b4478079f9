import type { AbnormalRecord, Instant } from '@smart-fire/api-client'
import type { Ledger } from './ledger'
import type { LiveAlarm } from './live-alarm'
import { recordKey, refOf } from './record-ref'

/** An open record that was raised before this page listened. It has the record's key, so that it stays one alarm if emitted twice. */
export function standingAlarm(record: AbnormalRecord, at: Instant): LiveAlarm {
  return { key: `open:${recordKey(record)}`, late: false, receivedAt: record.raisedAt ?? at, records: [refOf(record)], points: [record] }
}

/** The open alarms for a listener that starts later than the link; null while the link has no response yet. */
export function standingAlarms({ known, fetchedAt }: Ledger): LiveAlarm[] | null {
  return fetchedAt === null ? null : [...known.values()].map(({ record }) => standingAlarm(record, fetchedAt))
}
