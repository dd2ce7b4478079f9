import { RECORD_KIND, type AbnormalRecord, type AlarmFrame, type Instant, type RecordKind } from '@smart-fire/api-client'
import { applyFrame } from './apply-frames'
import type { Ledger, LedgerUpdates, ProvisionalPoint } from './ledger'
import { LedgerDraft } from './ledger-draft'
import { isSameReport, reportOfRecord } from './match-point'
import { pushOfRecord } from './push-points'
import { recordKey, type RecordRef } from './record-ref'

/** A response of the server: the count and all pages of the three unhandled lists. */
export interface FetchedRecords {
  /** null: the server does not give it */
  count: number | null
  records: readonly AbnormalRecord[]
  /** rows that could not be read; the count includes them */
  dropped: number
  /** lists whose pages were inconsistent: a row may have moved from one page to another between two responses */
  unsure: readonly RecordKind[]
  /** lists that could not be read: the response does not cover their records */
  missing: readonly RecordKind[]
  at: Instant
}

/** After this many inconsistent responses in a row the server is believed. */
export const UNSURE_UNTIL_BELIEVED = 3

/** Complete responses without its record until a pushed point is considered handled. */
export const MISSES_UNTIL_SETTLED = 2

/**
 * REST is the truth (trust A5.1): the response replaces what was known, then the held frames are applied.
 * New records that were neither pushed nor announced are announced once, as late. The first response of a page is its
 * starting point: nothing in it is late, but an open fire must sound again after a reload.
 */
export function catchUp(
  ledger: Ledger,
  fetched: FetchedRecords,
  held: readonly AlarmFrame[],
): { ledger: Ledger; updates: LedgerUpdates } {
  const draft = new LedgerDraft(ledger, fetched.at)
  draft.fetched = true
  const unsure = fetched.unsure.length > 0 && ledger.unsureResponses + 1 < UNSURE_UNTIL_BELIEVED
  draft.doubt = (ledger.meanwhile?.doubt ?? false) || unsure || fetched.missing.length > 0
  draft.listed = new Set(Object.values(RECORD_KIND).filter((kind) => !fetched.missing.includes(kind)))
  dropEnded(draft, ledger, fetched, unsure)
  const unknown = reconcile(draft, ledger, fetched)
  settleProvisional(draft, ledger.provisional, fetched)
  const count = compareCount(ledger, fetched, draft.known.size + draft.distant.size + draft.provisional.length)
  draft.continuous = false
  for (const frame of held) applyFrame(draft, frame)
  nameStanding(draft, unknown.filter(({ kind }) => !ledger.everListed.has(kind)))
  announceLate(draft, unknown.filter(({ kind }) => ledger.everListed.has(kind)))
  const unsureResponses = unsure ? ledger.unsureResponses + 1 : 0
  const everListed = new Set([...ledger.everListed, ...draft.listed])
  return draft.finish({ fetchedAt: fetched.at, everListed, meanwhile: null, unsureResponses, countDoubts: 0, ...count })
}

/**
 * Ends records that are not open any more. Records added after the request are newer than the response, and a record that is
 * missing from a list with inconsistent pages may only have moved.
 */
function dropEnded(draft: LedgerDraft, { meanwhile }: Ledger, fetched: FetchedRecords, unsure: boolean): void {
  const open = new Set(fetched.records.map(recordKey))
  for (const ref of [...[...draft.known.values()].map(({ record }) => record), ...draft.distant.values()]) {
    const key = recordKey(ref)
    if (open.has(key) || meanwhile?.added.has(key) || fetched.missing.includes(ref.kind)) continue
    if (!unsure || !fetched.unsure.includes(ref.kind)) draft.end(ref)
  }
}

/** Replaces the known rows by the server's. Returns the rows that this page did not know. */
function reconcile(draft: LedgerDraft, { known, distant, meanwhile }: Ledger, { records }: FetchedRecords): RecordRef[] {
  const unknown: RecordRef[] = []
  for (const record of records) {
    const key = recordKey(record)
    if (meanwhile?.ended.has(key)) continue
    const before = known.get(key)
    const wasDistant = distant.has(key)
    if (!before && !wasDistant) unknown.push(record)
    draft.replace(key, { record: keepRepeats(record, before?.record), announced: before?.announced ?? wasDistant })
  }
  return unknown
}

/** A server that counts no repeats must not reset the repeats that were seen here. */
function keepRepeats(record: AbnormalRecord, before: AbnormalRecord | undefined): AbnormalRecord {
  return record.repeats === null && before ? { ...record, repeats: before.repeats } : record
}

function settleProvisional(draft: LedgerDraft, provisional: readonly ProvisionalPoint[], { missing }: FetchedRecords): void {
  if (provisional.length === 0) return
  const doubtful: ProvisionalPoint[] = []
  const taken = new Set<string>()
  for (const point of provisional) {
    const record = openRecordOf(draft, point, taken)
    if (record) taken.add(recordKey(record))
    if (record) draft.updates.resolved.push({ alarm: point.alarm, record: { kind: record.kind, id: record.id } })
    else if (missing.includes(point.record.kind)) doubtful.push(point)
    else if (point.misses + 1 < MISSES_UNTIL_SETTLED) doubtful.push({ ...point, misses: point.misses + 1 })
    else draft.updates.resolved.push({ alarm: point.alarm, record: null })
  }
  for (const key of taken) draft.markAnnounced(key)
  draft.keepProvisional(doubtful)
}

function openRecordOf(draft: LedgerDraft, { report }: ProvisionalPoint, taken: ReadonlySet<string>): AbnormalRecord | null {
  const open = draft.recordsOf(report).find(
    ({ record, announced }) => !announced && !taken.has(recordKey(record)) && isSameReport(report, reportOfRecord(record)),
  )
  return open?.record ?? null
}

function nameStanding(draft: LedgerDraft, refs: readonly RecordRef[]): void {
  for (const ref of refs) {
    const entry = draft.known.get(recordKey(ref))
    if (entry && !entry.announced) draft.stand(entry)
  }
}

/** In the order in which they were raised, as they would have been pushed; the lists begin with the newest. */
function announceLate(draft: LedgerDraft, refs: readonly RecordRef[]): void {
  const late = refs.flatMap((ref) => draft.known.get(recordKey(ref)) ?? []).filter(({ announced }) => !announced)
  late.sort((a, b) => (a.record.raisedAt ?? 0) - (b.record.raisedAt ?? 0))
  for (const { record } of late) draft.announce(pushOfRecord(record), [{ kind: record.kind, id: record.id }], true)
}

/**
 * Count and lists are two responses. If they differ in a quiet moment and by the same number the next time, the server
 * counts records that it does not list; until then the lists are believed. If a list is missing, the number of records is known from the count
 * only.
 */
function compareCount(ledger: Ledger, { count, records, dropped, missing }: FetchedRecords, shown: number) {
  const { uncounted, meanwhile } = ledger
  if (missing.length > 0) {
    const unknown = ledger.fetchedAt === null ? null : uncounted
    return { uncounted: count === null ? unknown : Math.max(0, count - shown), suspectedUncounted: null }
  }
  if (count === null) return { uncounted: dropped, suspectedUncounted: null }
  const measured = count - records.length
  if (measured === dropped) return { uncounted: measured, suspectedUncounted: null }
  const quiet = meanwhile === null || (meanwhile.added.size === 0 && meanwhile.ended.size === 0)
  if (measured === uncounted || !quiet) return { suspectedUncounted: null }
  if (measured === ledger.suspectedUncounted) return { uncounted: measured, suspectedUncounted: null }
  return { suspectedUncounted: measured }
}
