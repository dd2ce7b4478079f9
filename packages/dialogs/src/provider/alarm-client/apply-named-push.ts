import type { AlarmPoint, AlarmPush } from '@smart-fire/api-client'
import type { KnownRecord } from './ledger'
import type { LedgerDraft } from './ledger-draft'
import { assignReports, isSameMoment, reportOfPush } from './match-point'
import { abnormalPoints, recordOfPush } from './push-points'
import { recordKey, type RecordRef } from './record-ref'

/** A push that names its records (our own server). */
export function applyNamedPush(draft: LedgerDraft, push: AlarmPush, refs: RecordRef[], order: PushOrder): void {
  const { replay } = order
  const open = refs
    .map((ref, index) => namedRecord(draft, ref, pointOf(push, index, refs.length)))
    .filter((record) => record.known || record.distant || !isOver(draft, record, order))
  const unannounced = open.filter((record) => !settleExpected(draft, push, record))
  // not all of them: the repeat of one record may arrive before the push that raised it together with others
  const fresh = unannounced.filter(({ known, distant }) => !distant && isNew(push, known))
  for (const record of unannounced) note(draft, push, record, fresh.includes(record))
  if (fresh.length > 0) draft.announce(push, fresh.map(({ ref }) => ref), replay)
}

/** For servers that send each push with and without record ids: a push without ids is not announced again. */
function settleExpected(draft: LedgerDraft, push: AlarmPush, record: NamedRecord): boolean {
  if (record.known || record.distant || draft.provisional.length === 0) return false
  const report = reportOfPush(push, record.point)
  const [expected] = assignReports([report], (one) => draft.expectedOf(one), (point) => point.report)
  if (!expected) return false
  note(draft, push, record, true)
  draft.markMatched(record.key)
  draft.settle(expected, record.ref)
  return true
}

interface PushOrder {
  /** raised before the link was opened */
  replay: boolean
  /** frames behind it in the stream were received before it */
  overtaken: boolean
}

/**
 * A record that ended stays ended. A replayed push whose record is in no list was handled while the link was down and is not
 * announced. Where that is not certain, the lists are fetched.
 */
function isOver(draft: LedgerDraft, { ref, key }: NamedRecord, { replay, overtaken }: PushOrder): boolean {
  const ended = draft.hasEnded(key)
  const over = ended || (replay && draft.listed.has(ref.kind))
  const certain = ended ? overtaken || replay : draft.fetched
  if (over && !certain) draft.markDoubtful()
  return over
}

interface NamedRecord {
  ref: RecordRef
  key: string
  point: AlarmPoint
  known: KnownRecord | undefined
  distant: boolean
}

function namedRecord(draft: LedgerDraft, ref: RecordRef, point: AlarmPoint): NamedRecord {
  const key = recordKey(ref)
  const known = draft.known.get(key)
  return { ref, key, point, known, distant: known === undefined && draft.distant.has(key) }
}

/** The record is new here, or was open before this page began and this push raised it. Repeats are not announced (domain 3). */
function isNew(push: AlarmPush, known: KnownRecord | undefined): boolean {
  if (!known) return true
  return !known.announced && push.repeat === null && isSameMoment(push.raisedAt, known.record.raisedAt)
}

/** Adds a new record; a push of an open record raises its repeat count, not the number of records (domain 3). */
function note(draft: LedgerDraft, push: AlarmPush, { ref, key, point, known, distant }: NamedRecord, announced: boolean): void {
  if (distant) return
  if (!known) {
    draft.put(key, { record: recordOfPush(push, point, ref), announced })
  } else if (push.repeat !== null) {
    draft.patch(key, { repeats: Math.max(push.repeat, known.record.repeats ?? 0) })
  } else if (!isSameMoment(push.raisedAt, known.record.raisedAt)) {
    draft.patch(key, { repeats: (known.record.repeats ?? 1) + 1 })
  }
}

const NO_POINT: AlarmPoint = { status: null, type: null, code: null, label: null, value: null, unit: null }

/** One record per abnormal point, in their order. If the numbers differ, the first point is taken for the record. */
function pointOf(push: AlarmPush, index: number, records: number): AlarmPoint {
  const points = abnormalPoints(push)
  const point = points.length === records ? points[index] : points[0]
  return point ?? push.points[0] ?? NO_POINT
}
