import type { AbnormalRecord, Instant, RaisedVerdict, RecordKind } from '@smart-fire/api-client'
import type { LiveAlarm } from './live-alarm'
import { NO_NAMES, type RecentNames } from './recent-names'
import type { EndedRecord, HandledBy, RecordRef } from './record-ref'
import type { Unconfirmed } from './unconfirmed'

/** An open record, and what this page has received of it. */
export interface KnownRecord {
  record: AbnormalRecord
  announced: boolean
  /** a push without ids was matched to it: another one of the same moment belongs to another record */
  isMatched?: boolean
}

/** A pushed point whose record is not known yet: shown and counted until a fetch has settled it. */
export interface ProvisionalPoint {
  /** key of its announcement */
  alarm: string
  /** with an id of this page until the server's is known */
  record: AbnormalRecord
  /** responses of the server that did not contain it */
  misses: number
}

/** Position in the server's stream of pushes. */
export interface StreamPosition {
  epoch: string
  seq: number
}

/** Changes while the lists were being fetched: they are newer than the response. */
export interface ChangesMeanwhile {
  added: ReadonlySet<string>
  ended: ReadonlySet<string>
  /** a doubt came up after the request: the response does not settle it */
  doubt: boolean
}

/** The state of all unhandled records, as the link has received them. Plain data; every function over it is pure. */
export interface Ledger {
  known: ReadonlyMap<string, KnownRecord>
  /** open records beyond those kept in full, by id only: counted, and still on the server (performance "Alarm storm") */
  distant: ReadonlyMap<string, RecordRef>
  provisional: readonly ProvisionalPoint[]
  /** the last few thousand ended records and who ended them: a push that arrives after the verdict does not bring its record back */
  endedRecords: ReadonlyMap<string, HandledBy>
  /** the last few thousand ids of applied pushes */
  seenPushes: RecentNames
  position: StreamPosition | null
  /** pushes up to this position, in the current epoch, are replays of what was missed */
  replayUntil: StreamPosition | null
  /** whether the next position has to follow the last one: not after a reconnect, where the lists make up for what was missed */
  continuous: boolean
  meanwhile: ChangesMeanwhile | null
  /**
   * unhandled records that the server counts but does not list; believed after two equal measurements. Null: a
   * list is missing or not believed yet, and there is no count, so that their number is unknown
   */
  uncounted: number | null
  /** what the last answer said that the next one has to confirm; null: nothing */
  unconfirmed: Unconfirmed | null
  /**
   * something that only a fetch can settle: positions of the stream were missed, or a push without ids looked like a
   * repeat and may be a new record of a point whose recovery was not received
   */
  doubt: boolean
  /** counts in a row that differed while records were changing */
  countDoubts: number
  /** time of the last response; null before the first */
  fetchedAt: Instant | null
  /** last contact before the link went down; until a response is believed, what it finds arrived since then. Null: no outage */
  outageSince: Instant | null
  /** last contact before an outage whose alarms of fire doors are still to be asked for; null: none */
  doorsOwedSince: Instant | null
  /** times in a row that these could not be read */
  doorFailures: number
  /** alarms of fire doors that were announced after an outage */
  announcedDoors: ReadonlySet<string>
  /** lists that were read since the link opened: a replayed record that is not on them was handled meanwhile */
  listed: ReadonlySet<RecordKind>
  /** lists that this page has read at least once: new records on them came later */
  everListed: ReadonlySet<RecordKind>
  /** announced alarms that have no record, oldest first: cameras, doors, and pushes whose record was never found */
  recordless: readonly RecordlessAlarm[]
  unreadableFrames: number
  /** announcements so far */
  announcements: number
  changes: number
  /** time of the last change of the records */
  changedAt: Instant
}

export const EMPTY_LEDGER: Ledger = {
  known: new Map(),
  distant: new Map(),
  provisional: [],
  endedRecords: new Map(),
  seenPushes: NO_NAMES,
  position: null,
  replayUntil: null,
  continuous: true,
  meanwhile: null,
  uncounted: 0,
  unconfirmed: null,
  doubt: false,
  countDoubts: 0,
  fetchedAt: null,
  outageSince: null,
  doorsOwedSince: null,
  doorFailures: 0,
  announcedDoors: new Set(),
  listed: new Set(),
  everListed: new Set(),
  recordless: [],
  unreadableFrames: 0,
  announcements: 0,
  changes: 0,
  changedAt: 0,
}

/** No list of the server has it: what this page does not keep of it is lost. */
export interface RecordlessAlarm {
  key: string
  /** for listeners that begin later; null: never found in the lists, so that it was handled */
  alarm: LiveAlarm | null
}

export interface ResolvedAlarm {
  /** key of the announced alarm */
  alarm: string
  record: RecordRef | null
}

/** Open alarms beyond those that are kept: they leave every list of this page, and are still on the server. */
export interface DroppedAlarms {
  records: readonly RecordRef[]
  /** keys of announced alarms without a record */
  alarms: readonly string[]
}

/** The changes that the link emits. */
export interface LedgerUpdates {
  alarms: LiveAlarm[]
  /** records that were open when the page began: not new, but an open fire has to sound */
  standing: LiveAlarm[]
  /** announced alarms whose records became known; null: fetched twice, and there is none (handled meanwhile) */
  resolved: ResolvedAlarm[]
  /** records that are closed */
  ended: EndedRecord[]
  /** records whose id the server has given to another one; told before all others, because that one may be among them */
  replaced: EndedRecord[]
  dropped: DroppedAlarms
  /** verdicts that were raised to a real fire (domain 28) */
  raised: RaisedVerdict[]
  /** early warnings as they are now: raised, handled or over; `pushedWarning` of the client's group `warnings` reads them */
  warnings: object[]
}

export function noUpdates(): LedgerUpdates {
  return { alarms: [], standing: [], resolved: [], ended: [], replaced: [], dropped: { records: [], alarms: [] }, raised: [], warnings: [] }
}

/** Unhandled records on screen: the server's plus provisional ones (domain 3). Null while unknown. */
export function pendingCount(ledger: Ledger): number | null {
  if (ledger.fetchedAt === null || ledger.uncounted === null) return null
  // a server that counts fewer than it lists does not reduce them
  return shownRecords(ledger) + Math.max(0, ledger.uncounted)
}

/** The count that the server should report, as far as this page knows. */
export function expectedCount(ledger: Ledger): number | null {
  return ledger.fetchedAt === null || ledger.uncounted === null ? null : shownRecords(ledger) + ledger.uncounted
}

function shownRecords({ known, distant, provisional }: Ledger): number {
  return known.size + distant.size + provisional.length
}

/** Whether another fetch would settle something: a push without a record, a gap, a doubtful repeat, an answer that is not confirmed. */
export function needsRecheck(ledger: Ledger): boolean {
  return ledger.provisional.length > 0 || ledger.doubt || ledger.unconfirmed !== null
}

/** From here on changes are noted as newer than the response to the running call. */
export function beginFetch(ledger: Ledger): Ledger {
  return { ...ledger, meanwhile: { added: new Set(), ended: new Set(), doubt: false } }
}

/** The link was opened: no list has been read since. */
export function beginCatchUp(ledger: Ledger): Ledger {
  return { ...beginFetch(ledger), listed: NO_KINDS, continuous: false }
}

const NO_KINDS: ReadonlySet<RecordKind> = new Set()
