import { RECORD_KIND, type AbnormalRecord, type AlarmFrame, type Instant, type RecordKind } from '@smart-fire/api-client'
import { applyFrame } from './apply-frames'
import type { Ledger, LinkNews, ProvisionalPoint } from './ledger'
import { LedgerDraft } from './ledger-draft'
import { isSameReport, reportOfRecord } from './match-point'
import { pushOfRecord } from './push-points'
import { recordKey, type RecordRef } from './record-ref'

/** An answer of the server: the count and all pages of the three unhandled lists. */
export interface FetchedRecords {
  /** null: the server does not say it */
  count: number | null
  records: readonly AbnormalRecord[]
  /** rows that could not be read; the count contains them */
  dropped: number
  /** lists whose pages did not fit together: a row may have slipped from one page to another between two answers */
  unsure: readonly RecordKind[]
  /** lists that could not be read: of their records the answer says nothing */
  missing: readonly RecordKind[]
  at: Instant
}

/** So many answers in a row may not fit together; then the server is taken at its word. */
export const UNSURE_UNTIL_BELIEVED = 3

/** Complete answers without its record until a pushed point counts as one that has none (it was handled meanwhile). */
export const MISSES_UNTIL_SETTLED = 2

/**
 * REST is the truth (trust A5.1): the answer replaces what was known, then the frames that were held back apply.
 * What is new and was neither pushed nor announced is announced once, as late. The first answer of a page is where
 * it starts from: nothing in it arrived meanwhile, but an open fire must sound again after a reload.
 */
export function catchUp(
  ledger: Ledger,
  fetched: FetchedRecords,
  held: readonly AlarmFrame[],
): { ledger: Ledger; news: LinkNews } {
  const draft = new LedgerDraft(ledger, fetched.at)
  draft.asked = true
  const unsure = fetched.unsure.length > 0 && ledger.unsureAnswers + 1 < UNSURE_UNTIL_BELIEVED
  draft.doubt = (ledger.meanwhile?.doubt ?? false) || unsure || fetched.missing.length > 0
  draft.listed = new Set(Object.values(RECORD_KIND).filter((kind) => !fetched.missing.includes(kind)))
  dropEnded(draft, ledger, fetched, unsure)
  const unheard = reconcile(draft, ledger, fetched)
  settleProvisional(draft, ledger.provisional, fetched)
  const count = compareCount(ledger, fetched, draft.known.size + draft.distant.size + draft.provisional.length)
  draft.continuous = false
  for (const frame of held) applyFrame(draft, frame)
  nameStanding(draft, unheard.filter(({ kind }) => !ledger.everListed.has(kind)))
  announceLate(draft, unheard.filter(({ kind }) => ledger.everListed.has(kind)))
  const unsureAnswers = unsure ? ledger.unsureAnswers + 1 : 0
  const everListed = new Set([...ledger.everListed, ...draft.listed])
  return draft.finish({ fetchedAt: fetched.at, everListed, meanwhile: null, unsureAnswers, countDoubts: 0, ...count })
}

/**
 * Records that are open no more; what was added after the question was asked is newer than the answer, and what is
 * missing from a list whose pages do not fit together may only have slipped through.
 */
function dropEnded(draft: LedgerDraft, { meanwhile }: Ledger, fetched: FetchedRecords, unsure: boolean): void {
  const open = new Set(fetched.records.map(recordKey))
  for (const ref of [...[...draft.known.values()].map(({ record }) => record), ...draft.distant.values()]) {
    const key = recordKey(ref)
    if (open.has(key) || meanwhile?.added.has(key) || fetched.missing.includes(ref.kind)) continue
    if (!unsure || !fetched.unsure.includes(ref.kind)) draft.end(ref)
  }
}

/** The server's rows replace ours. Answers those that this page knew nothing of. */
function reconcile(draft: LedgerDraft, { known, distant, meanwhile }: Ledger, { records }: FetchedRecords): RecordRef[] {
  const unheard: RecordRef[] = []
  for (const record of records) {
    const key = recordKey(record)
    if (meanwhile?.ended.has(key)) continue
    const before = known.get(key)
    const wasDistant = distant.has(key)
    if (!before && !wasDistant) unheard.push(record)
    draft.replace(key, { record: keepRepeats(record, before?.record), announced: before?.announced ?? wasDistant })
  }
  return unheard
}

/** A server that counts no repeats must not make us forget those that we saw. */
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
    if (record) draft.news.resolved.push({ alarm: point.alarm, record: { kind: record.kind, id: record.id } })
    else if (missing.includes(point.record.kind)) doubtful.push(point)
    else if (point.misses + 1 < MISSES_UNTIL_SETTLED) doubtful.push({ ...point, misses: point.misses + 1 })
    else draft.news.resolved.push({ alarm: point.alarm, record: null })
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
 * Count and lists are two answers. When they differ in a quiet moment and differ equally the next time, the server
 * counts records that it does not list; until then the lists are believed. With a list missing the count alone tells how
 * many there are.
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
