import type { AbnormalRecord, Instant } from '@smart-fire/api-client'
import type { Ledger } from './ledger'
import type { LiveAlarm } from './live-alarm'
import { recordKey, refOf } from './record-ref'

/** An open record that was raised before this page listened. It has the record's key, so that it stays one alarm if emitted twice. */
export function standingAlarm(record: AbnormalRecord, at: Instant): LiveAlarm {
  return { key: `open:${recordKey(record)}`, late: false, receivedAt: record.raisedAt ?? at, records: [refOf(record)], points: [record] }
}

/**
 * The open alarms for a listener that starts later than the link: what it tells from now on continues these. An alarm whose record is not known yet
 * keeps its key, by which its record is told later. One of a camera or door, which has no record, is told until an operator acknowledges it.
 */
export function standingAlarms({ known, provisional, recordless, fetchedAt, changedAt }: Ledger): LiveAlarm[] {
  const at = fetchedAt ?? changedAt
  const nameless = new Map<string, LiveAlarm>()
  for (const { alarm: key, record } of provisional) {
    const before = nameless.get(key)
    nameless.set(key, { key, late: false, receivedAt: record.raisedAt ?? at, records: [], points: before ? [...before.points, record] : [record] })
  }
  return [...[...known.values()].map(({ record }) => standingAlarm(record, at)), ...nameless.values(), ...recordless.flatMap(({ alarm }) => alarm ?? [])]
}

/** Alarms without a record that an operator of this page has acknowledged: no listener that begins later is told of them, and others have their room. */
export function withAcknowledged(ledger: Ledger, keys: readonly string[]): Ledger {
  const acknowledged = new Set(keys)
  return { ...ledger, recordless: ledger.recordless.filter(({ key }) => !acknowledged.has(key)) }
}
