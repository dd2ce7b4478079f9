import type { AbnormalRecord, Instant } from '@smart-fire/api-client'
import type { Ledger } from './ledger'
import type { LiveAlarm } from './live-alarm'
import { pushOfRecord } from './push-points'
import { recordKey } from './record-ref'

/** An open record that this page did not hear being raised. Its key is the record's, so that it is one alarm however often it is named. */
export function standingAlarm(record: AbnormalRecord, at: Instant): LiveAlarm {
  const ref = { kind: record.kind, id: record.id }
  return { key: `open:${recordKey(ref)}`, late: false, receivedAt: record.raisedAt ?? at, records: [ref], push: pushOfRecord(record) }
}

/** What is open now, for somebody who begins to listen later than the link; null while the link has no answer yet. */
export function standingAlarms({ known, fetchedAt }: Ledger): LiveAlarm[] | null {
  return fetchedAt === null ? null : [...known.values()].map(({ record }) => standingAlarm(record, fetchedAt))
}
