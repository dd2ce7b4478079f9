import type { AbnormalRecord, Alarm, AlarmPoints, RecordKind } from '@smart-fire/api-client'
import { isAbnormal } from './alarm-points'
import type { KnownRecord, ProvisionalPoint } from './ledger'
import type { LedgerDraft } from './ledger-draft'
import { assign, isSamePoint, isSamePushedPoint } from './match-point'
import { recordKey } from './record-ref'

/**
 * A push that names no records: each abnormal point is matched to an open record of its device (domain 3).
 * A point without a match is shown as provisional until the lists were fetched again.
 */
export function applyNamelessPush(draft: LedgerDraft, points: AlarmPoints, kind: RecordKind, replay: boolean): void {
  const abnormal = points.filter(isAbnormal)
  const matches = assign(abnormal, (point) => recordsFor(draft, point))
  const matched = matches.flatMap((match) => (match ? [{ kind, id: match.record.id }] : []))
  const others = abnormal.filter((_, index) => matches[index] === null)
  const fresh = notRepeated(draft, others, new Set(matched.map(recordKey)))
  const unannounced = matched.filter((ref) => !draft.known.get(recordKey(ref))?.announced)
  for (const ref of matched) draft.markMatched(recordKey(ref))
  if (fresh.length === 0 && unannounced.length === 0) return
  const alarm = draft.announce(points, unannounced, replay)
  fresh.forEach((point, index) => draft.expect({ alarm, record: { ...point, kind, id: `${alarm}/${index}` }, misses: 0 }))
}

/** Open records that may be of this point. One without a time is always of the open record, however often it comes. */
function recordsFor(draft: LedgerDraft, point: Alarm): readonly KnownRecord[] {
  const open = draft.recordsOf(point)
  return point.raisedAt === null ? open : open.filter(({ isMatched }) => !isMatched)
}

/** The points that are no repeat of an open record or of a pushed point that waits for its record. Repeats are counted. */
function notRepeated(draft: LedgerDraft, points: readonly Alarm[], taken: Set<string>): Alarm[] {
  const waiting = new Set<ProvisionalPoint>()
  return points.filter((point) => {
    const repeated = repeatedRecord(draft, point, taken)
    if (repeated) {
      taken.add(recordKey(repeated))
      draft.markDoubtful()
      draft.patch(recordKey(repeated), { repeats: (repeated.repeats ?? 1) + 1 })
      return false
    }
    const expected = draft.expectedOf(point).find((one) => !waiting.has(one) && isSamePushedPoint(one.record, point))
    if (expected) waiting.add(expected)
    return expected === undefined
  })
}

/** The newest open record of the same point: a later report of it is a repeat, or the lists have a new record for it. */
function repeatedRecord(draft: LedgerDraft, point: Alarm, taken: ReadonlySet<string>): AbnormalRecord | null {
  let newest: AbnormalRecord | null = null
  for (const { record } of draft.recordsOf(point)) {
    if (taken.has(recordKey(record)) || !isSamePoint(point, record)) continue
    if ((record.raisedAt ?? 0) >= (newest?.raisedAt ?? 0)) newest = record
  }
  return newest
}
