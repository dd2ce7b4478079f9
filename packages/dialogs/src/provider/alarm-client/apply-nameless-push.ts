import type { AbnormalRecord, AlarmPoint, AlarmPush, RecordKind } from '@smart-fire/api-client'
import type { ProvisionalPoint } from './ledger'
import type { LedgerDraft } from './ledger-draft'
import { isSamePoint, isSameReport, reportOfPush, reportOfRecord, type PointReport } from './match-point'
import { abnormalPoints, recordOfPush } from './push-points'
import { recordKey, type RecordRef } from './record-ref'

/**
 * A push that names no records: each abnormal point is matched to an open record of its device (domain 3).
 * A point without a match is shown as provisional until the lists were fetched again.
 */
export function applyNamelessPush(draft: LedgerDraft, push: AlarmPush, kind: RecordKind, replay: boolean): void {
  const points = abnormalPoints(push).map((point) => ({ point, report: reportOfPush(push, point) }))
  const matches = points.map(({ report }) => matchRecord(draft, report))
  const unmatched = points.filter((_, index) => matches[index] === null)
  const fresh = unmatched.filter(({ report }) => !isExpected(draft, report))
  matches.forEach((match, index) => {
    const report = points[index]?.report
    if (match && report) countRepeat(draft, match, report)
  })
  const matched = matches.flatMap((match, index) => {
    const report = points[index]?.report
    return match && report && isSameReport(report, reportOfRecord(match)) ? [{ kind, id: match.id }] : []
  })
  // a doubtful repeat of an announced record is not part of this announcement: the recheck may find a new record for it
  const unannounced = matched.filter((ref) => !draft.known.get(recordKey(ref))?.announced)
  if (fresh.length === 0 && unannounced.length === 0) return
  const alarm = draft.announce(push, distinct(unannounced), replay)
  for (const { point, report } of fresh) draft.expect(provisionalPoint(push, point, report, kind, alarm))
}

/** The record of exactly this report, else the newest open record of the same point, of which this is a repeat. */
function matchRecord(draft: LedgerDraft, report: PointReport): AbnormalRecord | null {
  let repeated: AbnormalRecord | null = null
  for (const { record } of draft.recordsOf(report)) {
    const known = reportOfRecord(record)
    if (isSameReport(report, known)) return record
    if (isSamePoint(report, known) && (record.raisedAt ?? 0) >= (repeated?.raisedAt ?? 0)) repeated = record
  }
  return repeated
}

function countRepeat(draft: LedgerDraft, record: AbnormalRecord, report: PointReport): void {
  if (isSameReport(report, reportOfRecord(record))) return
  draft.markDoubtful()
  draft.patch(recordKey(record), { repeats: (record.repeats ?? 1) + 1 })
}

/** Pushed before and not settled yet: a second push of the same point is its repeat. */
function isExpected(draft: LedgerDraft, report: PointReport): boolean {
  return draft.expectedOf(report).some((expected) => isSamePoint(expected.report, report))
}

function provisionalPoint(
  push: AlarmPush,
  point: AlarmPoint,
  report: PointReport,
  kind: RecordKind,
  alarm: string,
): ProvisionalPoint {
  const record = recordOfPush(push, point, { kind, id: `${alarm}/${point.code ?? ''}` })
  return { report, alarm, record, misses: 0 }
}

function distinct(refs: RecordRef[]): RecordRef[] {
  return [...new Map(refs.map((ref) => [recordKey(ref), ref])).values()]
}
