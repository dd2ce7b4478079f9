import type { AlarmFrame, AlarmPush, Instant, RecordKind } from '@smart-fire/api-client'
import { hasRecord, isAbnormal } from './alarm-points'
import { applyNamedPush } from './apply-named-push'
import { applyNamelessPush } from './apply-nameless-push'
import type { Ledger, LedgerUpdates } from './ledger'
import { LedgerDraft } from './ledger-draft'
import type { HandledBy, RecordRef } from './record-ref'

/** Applies a batch of frames to the ledger in order of arrival. */
export function applyFrames(
  ledger: Ledger,
  frames: readonly AlarmFrame[],
  at: Instant,
): { ledger: Ledger; updates: LedgerUpdates; waiting?: undefined } {
  const draft = new LedgerDraft(ledger, at)
  for (const frame of frames) applyFrame(draft, frame)
  return draft.finish()
}

/**
 * While the lists are loading, an alarm is shown at once. Only what the lists decide waits for them: frames that are replayed,
 * and repeats of records that may have been open before this page.
 *
 * @returns also the frames that wait
 */
export function applyWhileLoading(ledger: Ledger, frames: readonly AlarmFrame[], at: Instant): { ledger: Ledger; updates: LedgerUpdates; waiting: AlarmFrame[] } {
  const draft = new LedgerDraft(ledger, at)
  const waiting: AlarmFrame[] = []
  for (const frame of frames) {
    if (waitsForLists(draft, frame, ledger.everListed)) waiting.push(frame)
    else applyFrame(draft, frame)
  }
  return { ...draft.finish(), waiting }
}

function waitsForLists(draft: LedgerDraft, frame: AlarmFrame, everListed: ReadonlySet<RecordKind>): boolean {
  if ('seq' in frame && frame.type !== 'hello' && isReplay(draft, frame)) return true
  if (frame.type !== 'alarm') return false
  const [{ repeats, kind }] = frame.points
  return repeats !== null && kind !== 'other' && !everListed.has(kind)
}

export function applyFrame(draft: LedgerDraft, frame: AlarmFrame): void {
  switch (frame.type) {
    case 'alarm':
      return applyPush(draft, frame)
    case 'handled':
      advance(draft, frame)
      return draft.end({ kind: frame.kind, id: frame.recordId }, handledBy(frame))
    case 'raised':
      advance(draft, frame)
      draft.updates.raised.push(frame)
      return draft.end({ kind: frame.kind, id: frame.recordId })
    case 'earlyWarning':
      advance(draft, frame)
      draft.updates.warnings.push(frame.warning)
      return
    case 'skipped':
      return advance(draft, frame, frame.from)
    case 'hello':
      return applyHello(draft, frame)
    case 'unreadable':
      draft.next.unreadableFrames += 1
      return
    case 'heartbeatReply':
      return
    default:
      return frame satisfies never
  }
}

/** This page knows itself that the record is closed; no frame tells it. */
export function endRecord(ledger: Ledger, record: RecordRef, at: Instant): { ledger: Ledger; updates: LedgerUpdates } {
  const draft = new LedgerDraft(ledger, at)
  draft.end(record)
  return draft.finish()
}

/** Everything up to the server's position was missed. Without a replay the lists have to make up for it. */
function applyHello(draft: LedgerDraft, { epoch, seq, replayed }: AlarmFrame & { type: 'hello' }): void {
  const { next } = draft
  const { position } = next
  next.replayUntil = { epoch, seq }
  if (replayed && position?.epoch === epoch) return
  const missedNothing = position === null || (position.epoch === epoch && position.seq >= seq)
  if (!missedNothing && next.continuous) draft.markDoubtful()
  next.position = { epoch, seq }
  next.continuous = true
}

function applyPush(draft: LedgerDraft, push: AlarmPush): void {
  const replay = isReplay(draft, push)
  const overtaken = isOvertaken(draft, push)
  advance(draft, push)
  if (!draft.isFirstDelivery(push)) return
  const { points } = push
  const [{ kind }] = points
  const named = points.filter(hasRecord)
  if (kind === 'other') {
    // cameras and doors have no record (contract admin 6.3): they are announced, not counted
    if (points.some(isAbnormal)) draft.announce(points, [], replay)
  } else if (named.length > 0) {
    applyNamedPush(draft, points, named, { replay, overtaken })
  } else {
    applyNamelessPush(draft, points, kind, replay)
  }
}

/** Raised before the link was opened. */
export function isReplay({ next: { replayUntil } }: LedgerDraft, { epoch, seq }: Pick<AlarmPush, 'epoch' | 'seq'>): boolean {
  return replayUntil !== null && seq !== null && epoch === replayUntil.epoch && seq <= replayUntil.seq
}

/** A later frame was received before this one: it may be a verdict on it. */
function isOvertaken({ next: { position } }: LedgerDraft, { epoch, seq }: AlarmPush): boolean {
  return position !== null && seq !== null && epoch === position.epoch && seq <= position.seq
}

/** A position that does not follow the last one, or is of another stream: a push was missed; a recheck finds it (trust A5.3). */
function advance(draft: LedgerDraft, { epoch, seq }: { epoch: string | null; seq: number | null }, from = seq): void {
  if (epoch === null || seq === null || from === null) return
  const { next } = draft
  const { position } = next
  const follows = position === null || (position.epoch === epoch && from <= position.seq + 1)
  if (!follows && next.continuous) draft.markDoubtful()
  next.continuous = true
  if (position === null || position.epoch !== epoch || position.seq < seq) next.position = { epoch, seq }
}

function handledBy({ person, at }: AlarmFrame & { type: 'handled' }): HandledBy {
  return { ...(person !== null && { person }), ...(at !== null && { at }) }
}
