import type { AbnormalRecord, AlarmPoints } from '@smart-fire/api-client'
import type { LedgerDraft } from './ledger-draft'
import { assign, isAnotherRecord, isSameMoment } from './match-point'
import { recordKey, refOf } from './record-ref'

/** A push that names records (our own server). */
export function applyNamedPush(draft: LedgerDraft, points: AlarmPoints, named: readonly AbnormalRecord[], order: PushOrder): void {
  for (const record of named) supersedeOther(draft, record)
  const open = named.filter((record) => draft.isOpen(recordKey(record)) || !isOver(draft, record, order))
  const unannounced = open.filter((record) => !settleExpected(draft, record))
  // not all of them: the repeat of one record may arrive before the push that raised it together with others
  const fresh = unannounced.filter((record) => isNew(draft, record))
  for (const record of unannounced) note(draft, record, fresh.includes(record))
  if (fresh.length > 0) draft.announce(points, fresh.map(refOf), order.replay)
}

function supersedeOther(draft: LedgerDraft, record: AbnormalRecord): void {
  const before = draft.known.get(recordKey(record))?.record
  if (before && isAnotherRecord(before, record)) draft.supersede(before)
}

/** For servers that send each push with and without record ids: a push without ids is not announced again. */
function settleExpected(draft: LedgerDraft, record: AbnormalRecord): boolean {
  if (draft.isOpen(recordKey(record))) return false
  const [expected] = assign([record], (point) => draft.expectedOf(point))
  if (!expected) return false
  note(draft, record, true)
  draft.markMatched(recordKey(record))
  draft.settle(expected, record)
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
function isOver(draft: LedgerDraft, record: AbnormalRecord, { replay, overtaken }: PushOrder): boolean {
  const ended = draft.hasEnded(recordKey(record))
  const over = ended || (replay && draft.next.listed.has(record.kind))
  const certain = ended ? overtaken || replay : draft.fetched
  if (over && !certain) draft.markDoubtful()
  return over
}

/** The record is new here, or was open before this page began and this push raised it. Repeats are not announced (domain 3). */
function isNew(draft: LedgerDraft, record: AbnormalRecord): boolean {
  const known = draft.known.get(recordKey(record))
  if (!known) return !draft.isOpen(recordKey(record))
  return !known.announced && record.repeats === null && isSameMoment(record.raisedAt, known.record.raisedAt)
}

/** Adds a new record; a push of an open record raises its repeat count, not the number of records (domain 3). */
function note(draft: LedgerDraft, record: AbnormalRecord, announced: boolean): void {
  const key = recordKey(record)
  const before = draft.known.get(key)?.record
  if (!before) {
    if (!draft.isOpen(key)) draft.put(key, { record, announced })
  } else if (record.repeats !== null) {
    draft.patch(key, { repeats: Math.max(record.repeats, before.repeats ?? 0) })
  } else if (!isSameMoment(record.raisedAt, before.raisedAt)) {
    draft.patch(key, { repeats: (before.repeats ?? 1) + 1 })
  }
}
