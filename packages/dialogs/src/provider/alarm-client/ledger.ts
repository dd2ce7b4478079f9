import type { AbnormalRecord, Instant, RecordKind } from '@smart-fire/api-client'
import type { LiveAlarm } from './live-alarm'
import type { PointReport } from './match-point'
import { NO_NAMES, type RecentNames } from './recent-names'
import type { RecordRef } from './record-ref'

/** An open record and whether this page has announced it. */
export interface KnownRecord {
  record: AbnormalRecord
  announced: boolean
}

/** A pushed point whose record is not known yet: shown and counted until asking has settled it. */
export interface ProvisionalPoint {
  report: PointReport
  /** the announcement that it belongs to */
  alarm: string
  record: AbnormalRecord
  /** answers of the server that did not contain it */
  misses: number
}

/** Place in the server's stream of pushes. */
export interface StreamPosition {
  epoch: string
  seq: number
}

/** What changed while the lists were being fetched: it is newer than the answer. */
export interface ChangesMeanwhile {
  added: ReadonlySet<string>
  ended: ReadonlySet<string>
  /** something came into doubt after the question: the answer does not settle it */
  doubt: boolean
}

/** All that the link knows of unhandled records. Plain data; every function over it is pure. */
export interface Ledger {
  known: ReadonlyMap<string, KnownRecord>
  /** open records beyond those kept in full, by name only: counted, and on the server (performance "Alarm storm") */
  distant: ReadonlyMap<string, RecordRef>
  provisional: readonly ProvisionalPoint[]
  /** records that ended, the newest few thousand: a push that comes behind its verdict does not bring one back */
  endedRecords: ReadonlySet<string>
  /** ids of pushes that were applied, the newest few thousand */
  seenPushes: RecentNames
  position: StreamPosition | null
  /** pushes up to here, in the current epoch, are replays of what was missed */
  replayUntil: StreamPosition | null
  meanwhile: ChangesMeanwhile | null
  /**
   * unhandled records that the server counts and its lists do not show; measured twice before it is believed. Null: a
   * list is missing, and nobody says how many are on it
   */
  uncounted: number | null
  suspectedUncounted: number | null
  /**
   * something that only asking can settle: places of the stream were missed, or a push without ids looked like a
   * repeat and may as well be a new record of a point that recovered unheard
   */
  doubt: boolean
  /** answers in a row whose pages did not fit together */
  unsureAnswers: number
  /** counts in a row that differed while records were changing */
  countDoubts: number
  /** last answer; null before the first */
  fetchedAt: Instant | null
  /** lists that were read since the link opened: what is replayed and not on them was handled meanwhile */
  listed: ReadonlySet<RecordKind>
  /** lists that this page has read at least once: what is new on them came later */
  everListed: ReadonlySet<RecordKind>
  unreadableFrames: number
  /** announcements made so far */
  announcements: number
  changes: number
  /** when the records changed last */
  changedAt: Instant
}

export const EMPTY_LEDGER: Ledger = {
  known: new Map(),
  distant: new Map(),
  provisional: [],
  endedRecords: new Set(),
  seenPushes: NO_NAMES,
  position: null,
  replayUntil: null,
  meanwhile: null,
  uncounted: 0,
  suspectedUncounted: null,
  doubt: false,
  unsureAnswers: 0,
  countDoubts: 0,
  fetchedAt: null,
  listed: new Set(),
  everListed: new Set(),
  unreadableFrames: 0,
  announcements: 0,
  changes: 0,
  changedAt: 0,
}

export interface ResolvedAlarm {
  /** key of the announced alarm */
  alarm: string
  record: RecordRef | null
}

/** What the rest of the product has to hear of a change. */
export interface LinkNews {
  alarms: LiveAlarm[]
  /** what was open when the page began: not new, but somebody has to know of it */
  standing: LiveAlarm[]
  /** announced alarms whose records became known; null: asked twice, and there is none (handled meanwhile) */
  resolved: ResolvedAlarm[]
  /** records that nobody needs to handle any more */
  ended: RecordRef[]
}

/** Unhandled records on screen: the server's plus provisional ones (domain 3). Null while nothing is known. */
export function pendingCount(ledger: Ledger): number | null {
  if (ledger.fetchedAt === null || ledger.uncounted === null) return null
  // a server that counts fewer than it lists does not make them fewer
  return shownRecords(ledger) + Math.max(0, ledger.uncounted)
}

/** What the server's count should be, as far as we know. */
export function expectedCount(ledger: Ledger): number | null {
  return ledger.fetchedAt === null || ledger.uncounted === null ? null : shownRecords(ledger) + ledger.uncounted
}

function shownRecords({ known, distant, provisional }: Ledger): number {
  return known.size + distant.size + provisional.length
}

/** Asking again would settle something: a push without a record, a gap, a doubtful repeat, a count that does not fit its lists. */
export function needsRecheck(ledger: Ledger): boolean {
  return ledger.provisional.length > 0 || ledger.doubt || ledger.suspectedUncounted !== null
}

/** From here on changes are noted as newer than the answer that is on its way. */
export function beginFetch(ledger: Ledger): Ledger {
  return { ...ledger, meanwhile: { added: new Set(), ended: new Set(), doubt: false } }
}

/** The link was opened: no list has been read since. */
export function beginCatchUp(ledger: Ledger): Ledger {
  return { ...beginFetch(ledger), listed: NO_KINDS }
}

const NO_KINDS: ReadonlySet<RecordKind> = new Set()
