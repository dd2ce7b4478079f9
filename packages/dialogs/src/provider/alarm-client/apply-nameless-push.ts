import type { AbnormalRecord, AlarmPoint, AlarmPush, RecordKind } from '@smart-fire/api-client'
import type { KnownRecord, ProvisionalPoint } from './ledger'
import type { LedgerDraft } from './ledger-draft'
import { assignReports, isSamePoint, isSamePushedPoint, reportOfPush, reportOfRecord, type PointReport } from './match-point'
import { abnormalPoints, recordOfPush } from './push-points'
import { recordKey } from './record-ref'

/**
 * A push that names no records: each abnormal point is matched to an open record of its device (domain 3).
 * A point without a match is shown as provisional until the lists were fetched again.
 */
export function applyNamelessPush(draft: LedgerDraft, push: AlarmPush, kind: RecordKind, replay: boolean): void {
  const points = abnormalPoints(push).map((point) => ({ point, report: reportOfPush(push, point) }))
  const matches = assignReports(points.map(({ report }) => report), (report) => recordsFor(draft, report), reportOf)
  const matched = matches.flatMap((match) => (match ? [{ kind, id: match.record.id }] : []))
  const others = points.filter((_, index) => matches[index] === null)
  const fresh = notRepeated(draft, others, new Set(matched.map(recordKey)))
  const unannounced = matched.filter((ref) => !draft.known.get(recordKey(ref))?.announced)
  for (const ref of matched) draft.markMatched(recordKey(ref))
  if (fresh.length === 0 && unannounced.length === 0) return
  const alarm = draft.announce(push, unannounced, replay)
  fresh.forEach(({ point, report }, index) => {
    const record = recordOfPush(push, point, { kind, id: `${alarm}/${index}` })
    draft.expect({ report, alarm, record, misses: 0 })
  })
}

interface PushedPoint {
  point: AlarmPoint
  report: PointReport
}

const reportOf = ({ record }: KnownRecord) => reportOfRecord(record)

/** Open records that may be of this report. One without a time is always of the open record, however often it comes. */
function recordsFor(draft: LedgerDraft, report: PointReport): readonly KnownRecord[] {
  const open = draft.recordsOf(report)
  return report.at === null ? open : open.filter(({ isMatched }) => !isMatched)
}

/** The points that are no repeat of an open record or of a pushed point that waits for its record. Repeats are counted. */
function notRepeated(draft: LedgerDraft, points: readonly PushedPoint[], taken: Set<string>): PushedPoint[] {
  const waiting = new Set<ProvisionalPoint>()
  return points.filter(({ report }) => {
    const repeated = repeatedRecord(draft, report, taken)
    if (repeated) {
      taken.add(recordKey(repeated))
      draft.markDoubtful()
      draft.patch(recordKey(repeated), { repeats: (repeated.repeats ?? 1) + 1 })
      return false
    }
    const expected = draft.expectedOf(report).find((point) => !waiting.has(point) && isSamePushedPoint(point.report, report))
    if (expected) waiting.add(expected)
    return expected === undefined
  })
}

/** The newest open record of the same point: a later report of it is a repeat, or the lists have a new record for it. */
function repeatedRecord(draft: LedgerDraft, report: PointReport, taken: ReadonlySet<string>): AbnormalRecord | null {
  let newest: AbnormalRecord | null = null
  for (const { record } of draft.recordsOf(report)) {
    if (taken.has(recordKey(record)) || !isSamePoint(report, reportOfRecord(record))) continue
    if ((record.raisedAt ?? 0) >= (newest?.raisedAt ?? 0)) newest = record
  }
  return newest
}
