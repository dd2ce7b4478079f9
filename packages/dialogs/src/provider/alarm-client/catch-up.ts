import { RECORD_KIND, type AbnormalRecord, type Alarm, type AlarmFrame } from '@smart-fire/api-client'
import type { DoorAlarm } from '@smart-fire/api-client/doors'
import { hasRecord } from './alarm-points'
import { applyFrame, isReplay } from './apply-frames'
import { Confirmation, differenceOf, isQuiet } from './confirmation'
import type { KnownRecord, Ledger, LedgerUpdates, ProvisionalPoint } from './ledger'
import { LedgerDraft } from './ledger-draft'
import type { FetchedRecords } from './fetched-records'
import { assign, isAnotherRecord, isSamePoint, isSameReport } from './match-point'
import { recordKey, refOf, type RecordRef } from './record-ref'

/** Complete responses without its record until a pushed point is considered handled. */
export const MISSES_UNTIL_SETTLED = 2

/**
 * REST is the truth (trust A5.1): the response replaces what was known, then the held frames are applied.
 * New records that were neither pushed nor announced are announced once, after an outage as late. The first response of a page is its
 * starting point: nothing in it is late, but an open fire must sound again after a reload.
 *
 * @returns also the held frames that wait for the next answer
 */
export function catchUp(
  ledger: Ledger,
  fetched: FetchedRecords,
  held: readonly AlarmFrame[],
): { ledger: Ledger; updates: LedgerUpdates; waiting: AlarmFrame[] } {
  const draft = new LedgerDraft(ledger, fetched.at)
  draft.fetched = true
  const { isAskedSoon, ...doorsOwed } = doorsAfter(ledger, fetched)
  draft.next.doubt = (ledger.meanwhile?.doubt ?? false) || fetched.missing.length > 0 || isAskedSoon
  const confirmation = new Confirmation(ledger, fetched, Object.values(RECORD_KIND).filter((kind) => !fetched.missing.includes(kind)))
  dropEnded(draft, ledger, fetched, confirmation)
  const unknown = reconcile(draft, ledger, fetched, confirmation)
  settleProvisional(draft, ledger.provisional, fetched)
  const uncounted = uncountedOf(ledger, fetched, draft.known.size + draft.distant.size + draft.provisional.length, confirmation.isSettled)
  const unconfirmed = confirmation.unconfirmed(uncounted !== 'unsettled')
  draft.next.listed = confirmation.settledKinds
  draft.next.continuous = false
  const open = new Set(fetched.records.map(recordKey))
  const waiting: AlarmFrame[] = []
  for (const frame of held) {
    if (waitsForAnswer(draft, frame, open)) waiting.push(frame)
    else applyFrame(draft, frame)
  }
  nameStanding(draft, unknown.filter(({ kind }) => !ledger.everListed.has(kind)))
  announceFound(draft, unknown.filter(({ kind }) => ledger.everListed.has(kind)), ledger.outageSince !== null)
  const announcedDoors = announceDoors(draft, ledger, fetched.doors?.alarms ?? [])
  const result = draft.finish({
    fetchedAt: fetched.at,
    everListed: new Set([...ledger.everListed, ...draft.next.listed]),
    meanwhile: null,
    continuous: true,
    announcedDoors,
    ...doorsOwed,
    unconfirmed,
    countDoubts: 0,
    ...(uncounted === 'unsettled' ? {} : { uncounted }),
  })
  return { ...result, waiting }
}

/** A replayed push of a record that a list lacks was handled meanwhile, unless the list is wrong: the next answer decides. */
function waitsForAnswer(draft: LedgerDraft, frame: AlarmFrame, open: ReadonlySet<string>): boolean {
  if (frame.type !== 'alarm' || !isReplay(draft, frame)) return false
  const named = frame.points.filter(hasRecord)
  return named.length > 0 && !named.some((record) => draft.next.listed.has(record.kind) || open.has(recordKey(record)))
}

/** Ends records that are not open any more. Records added after the request are newer than the response. */
function dropEnded(draft: LedgerDraft, { meanwhile }: Ledger, fetched: FetchedRecords, confirmation: Confirmation): void {
  const open = new Set(fetched.records.map(recordKey))
  for (const ref of [...[...draft.known.values()].map(({ record }) => record), ...draft.distant.values()]) {
    const key = recordKey(ref)
    if (open.has(key) || meanwhile?.added.has(key) || fetched.missing.includes(ref.kind)) continue
    if (confirmation.hasEnded(ref)) draft.end(ref)
  }
}

/** Replaces the known rows by the server's. Returns the believed rows that this page did not know. */
function reconcile(draft: LedgerDraft, ledger: Ledger, { records }: FetchedRecords, confirmation: Confirmation): RecordRef[] {
  const { known, distant, meanwhile } = ledger
  const unknown: RecordRef[] = []
  for (const record of records) {
    const key = recordKey(record)
    if (meanwhile?.ended.has(key)) continue
    const listed = known.get(key)
    const isOther = listed !== undefined && !meanwhile?.added.has(key) && isAnotherRecord(listed.record, record)
    if (isOther) draft.supersede(record)
    const before = isOther ? undefined : listed
    const wasDistant = distant.has(key)
    const isUnknown = !before && !wasDistant
    if (isUnknown && !isExpected(draft, record) && !confirmation.hasAppeared(record)) continue
    if (isUnknown) unknown.push(record)
    draft.replace(key, { record: keepRepeats(record, before?.record), announced: before?.announced ?? wasDistant, isMatched: before?.isMatched ?? false })
  }
  return unknown
}

/** A pushed point is waiting for this record: push and list are two witnesses. */
function isExpected(draft: LedgerDraft, record: AbnormalRecord): boolean {
  return draft.expectedOf(record).some((point) => isSameReport(point.record, record))
}

/** A server that counts no repeats must not reset the repeats that were seen here. */
function keepRepeats(record: AbnormalRecord, before: AbnormalRecord | undefined): AbnormalRecord {
  return record.repeats === null && before ? { ...record, repeats: before.repeats } : record
}

function settleProvisional(draft: LedgerDraft, provisional: readonly ProvisionalPoint[], { missing }: FetchedRecords): void {
  if (provisional.length === 0) return
  const unannounced = (point: Alarm) => draft.recordsOf(point).filter(({ announced }) => !announced)
  const found = assign(provisional.map(({ record }) => record), unannounced)
  const doubtful: ProvisionalPoint[] = []
  provisional.forEach((point, index) => {
    found[index] ??= repeatedBy(point, unannounced(point.record).filter((entry) => !found.includes(entry)))
    const record = found[index]?.record
    if (record) draft.resolve(point, record)
    else if (missing.includes(point.record.kind)) doubtful.push(point)
    else if (point.misses + 1 < MISSES_UNTIL_SETTLED) doubtful.push({ ...point, misses: point.misses + 1 })
    else draft.resolve(point, null)
  })
  for (const entry of found) if (entry) draft.replace(recordKey(entry.record), { ...entry, announced: true, isMatched: true })
  draft.keepProvisional(doubtful)
}

/** After so many failures in a row the doors are only asked for beside the lists, whenever these are fetched. */
const DOOR_TRIES = 5

/** The doors of an outage are asked for until the platform has answered. */
function doorsAfter({ doorsOwedSince, doorFailures }: Ledger, { doors }: FetchedRecords) {
  if (doors === undefined) return { doorsOwedSince, doorFailures, isAskedSoon: false }
  if (!doors.failed) return { doorsOwedSince: null, doorFailures: 0, isAskedSoon: false }
  return { doorsOwedSince, doorFailures: doorFailures + 1, isAskedSoon: doorFailures + 1 < DOOR_TRIES }
}

/** Device clocks and ours differ: a door alarm of the minute before the last contact may have been missed, too. */
const DOOR_MARGIN_MS = 60_000

/** Announces each door alarm of the outage once, as late. Returns those that have been announced so far. */
function announceDoors(draft: LedgerDraft, { announcedDoors, doorsOwedSince }: Ledger, doors: readonly DoorAlarm[]): ReadonlySet<string> {
  const since = (doorsOwedSince ?? Infinity) - DOOR_MARGIN_MS
  const missed = doors.filter(({ id, raisedAt }) => !announcedDoors.has(id) && (raisedAt === null || raisedAt >= since))
  missed.sort((a, b) => (a.raisedAt ?? 0) - (b.raisedAt ?? 0))
  for (const door of missed) draft.announce([door], [], true)
  return missed.length === 0 ? announcedDoors : new Set([...announcedDoors, ...missed.map(({ id }) => id)])
}

/** A point that was pushed before the first lists came may be the repeat of a record that was open before. */
function repeatedBy({ record: point }: ProvisionalPoint, open: readonly KnownRecord[]): KnownRecord | null {
  const isBefore = (record: AbnormalRecord) => point.raisedAt !== null && record.raisedAt !== null && record.raisedAt < point.raisedAt
  return open.find(({ record }) => isSamePoint(point, record) && isBefore(record)) ?? null
}

function nameStanding(draft: LedgerDraft, refs: readonly RecordRef[]): void {
  for (const ref of refs) {
    const entry = draft.known.get(recordKey(ref))
    if (entry && !entry.announced) draft.stand(entry)
  }
}

/** In the order in which they were raised, as they would have been pushed; the lists begin with the newest. */
function announceFound(draft: LedgerDraft, refs: readonly RecordRef[], late: boolean): void {
  const found = refs.flatMap((ref) => draft.known.get(recordKey(ref)) ?? []).filter(({ announced }) => !announced)
  found.sort((a, b) => (a.record.raisedAt ?? 0) - (b.record.raisedAt ?? 0))
  for (const { record } of found) draft.announce([record], [refOf(record)], late)
}

/**
 * How many records the server counts beyond its lists; `unsettled` leaves it as it is. A difference is believed when two
 * answers in a row have it in a quiet moment. If a list is missing, or the first lists are not believed yet, the number of
 * records is known from the count only; without a count it is unknown, which is null.
 */
function uncountedOf(ledger: Ledger, fetched: FetchedRecords, shown: number, isSettled: boolean): number | null | 'unsettled' {
  const { count, dropped, missing } = fetched
  const { uncounted, unconfirmed } = ledger
  const isFirst = ledger.everListed.size === 0
  if (missing.length > 0 || (isFirst && !isSettled)) {
    if (count !== null) return Math.max(0, count - shown)
    return isFirst ? null : uncounted
  }
  if (!isSettled) return 'unsettled'
  const difference = differenceOf(fetched)
  if (difference === null) return uncounted ?? dropped
  if (difference === dropped || difference === unconfirmed?.difference) return difference
  return difference === uncounted || !isQuiet(ledger) ? uncounted : 'unsettled'
}
