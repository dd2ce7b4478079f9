import type { AlarmPoint, AlarmPush } from '@smart-fire/api-client'
import type { KnownRecord } from './ledger'
import type { LedgerDraft } from './ledger-draft'
import { isSameMoment } from './match-point'
import { abnormalPoints, recordOfPush } from './push-points'
import { recordKey, type RecordRef } from './record-ref'

/** A push that says which records it speaks of (our server). */
export function applyNamedPush(draft: LedgerDraft, push: AlarmPush, refs: RecordRef[], replay: boolean): void {
  // a replayed push without an open record was handled while we were away: nobody needs to hear of it
  const open = refs
    .map((ref, index) => namedRecord(draft, ref, pointOf(push, index, refs.length)))
    .filter(({ key, known, distant }) => known || distant || (!replay && !draft.hasEnded(key)))
  const isNews = open.some(({ known, distant }) => !distant && isNew(push, known))
  for (const record of open) note(draft, push, record, isNews)
  if (isNews) draft.announce(push, open.map(({ ref }) => ref), replay)
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

/** Not known yet, or open since before this page began and this is the push that raised it: a repeat is no news (domain 3). */
function isNew(push: AlarmPush, known: KnownRecord | undefined): boolean {
  if (!known) return true
  return !known.announced && push.repeat === null && isSameMoment(push.raisedAt, known.record.raisedAt)
}

/** A new record is taken up; a push of an open one raises its repeat number, not the count (domain 3). */
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

/** One record per abnormal point, in their order; where the numbers differ, the first point stands for the record. */
function pointOf(push: AlarmPush, index: number, records: number): AlarmPoint {
  const points = abnormalPoints(push)
  const point = points.length === records ? points[index] : points[0]
  return point ?? push.points[0] ?? NO_POINT
}
