import { RECORD_CATEGORY, type AbnormalRecord, type Alarm, type AlarmPoints, type AlarmPush, type Instant } from '@smart-fire/api-client'
import { noUpdates, type KnownRecord, type Ledger, type LedgerUpdates, type ProvisionalPoint, type RecordlessAlarm } from './ledger'
import type { LiveAlarm } from './live-alarm'
import { PointIndex } from './point-index'
import { RecentNamesDraft } from './recent-names'
import { recordKey, refOf, type HandledBy, type RecordRef } from './record-ref'
import { standingAlarm } from './standing-alarm'
import { VersionedMap } from './versioned-map'

/** Open records that are kept in full. The oldest beyond them are known by id only, faults before fires. */
export const KEPT_RECORDS = 20_000
/** Number of additional records before any are dropped, so that a storm does not cause it at every batch. */
export const KEPT_SLACK = 2_000
/** Announced alarms without a record that are kept; at most a tenth more before the oldest are dropped. */
export const KEPT_RECORDLESS = 2_000

/** Applied push ids that are remembered at least, so that a push that is delivered twice counts once. */
export const SEEN_PUSHES_LIMIT = 5000
/** Ended records that are remembered, so that a push that arrives after the verdict does not bring its record back. */
export const ENDED_RECORDS_LIMIT = 2000

/** Fields of the ledger that one value replaces. */
type Plain = { -readonly [Field in 'position' | 'replayUntil' | 'continuous' | 'unreadableFrames' | 'doubt' | 'listed' | 'announcements']: Ledger[Field] }

/** A ledger that is being changed, for a whole batch of frames. It never leaves the pure functions that create it. */
export class LedgerDraft {
  readonly updates = noUpdates()
  /** a response of the server is being applied */
  fetched = false
  /** the fields that are set as they are; the others are changed by the functions below */
  readonly next: Plain
  private readonly seen: RecentNamesDraft
  private readonly meanwhile: { added: Set<string>; ended: Set<string>; doubt: boolean } | null
  private ownEnded: Map<string, HandledBy> | null = null
  private ownKnown: VersionedMap<KnownRecord> | null = null
  private ownDistant: VersionedMap<RecordRef> | null = null
  private ownProvisional: ProvisionalPoint[] | null = null
  private readonly newRecordless: RecordlessAlarm[] = []
  private recordIndex: PointIndex<KnownRecord> | null = null
  private expectedIndex: PointIndex<ProvisionalPoint> | null = null
  /** something that operators see has changed */
  private changed = false

  constructor(
    private readonly before: Ledger,
    private readonly at: Instant,
  ) {
    const { position, replayUntil, continuous, unreadableFrames, doubt, listed, announcements, meanwhile } = before
    this.next = { position, replayUntil, continuous, unreadableFrames, doubt, listed, announcements }
    this.meanwhile = meanwhile && { ...meanwhile, added: new Set(meanwhile.added), ended: new Set(meanwhile.ended) }
    this.seen = new RecentNamesDraft(before.seenPushes, SEEN_PUSHES_LIMIT)
  }

  get known(): ReadonlyMap<string, KnownRecord> {
    return this.ownKnown ?? this.before.known
  }

  get provisional(): readonly ProvisionalPoint[] {
    return this.ownProvisional ?? this.before.provisional
  }

  get distant(): ReadonlyMap<string, RecordRef> {
    return this.ownDistant ?? this.before.distant
  }

  /** Open as far as this page knows, whether kept in full or by id. */
  isOpen(key: string): boolean {
    return this.known.has(key) || this.distant.has(key)
  }

  /** Open records that may belong to this point. The index is built on first use: in a storm without ids every push needs it. */
  recordsOf(point: Alarm): readonly KnownRecord[] {
    this.recordIndex ??= new PointIndex(this.known.values())
    return this.recordIndex.of(point)
  }

  /** Pushed reports of this point that have no known record yet. */
  expectedOf(point: Alarm): readonly ProvisionalPoint[] {
    if (this.provisional.length === 0) return []
    this.expectedIndex ??= new PointIndex(this.provisional)
    return this.expectedIndex.of(point)
  }

  /** The record of the point is known now: the point is not provisional any more. */
  settle(point: ProvisionalPoint, record: RecordRef): void {
    this.resolve(point, record)
    this.keepProvisional(this.provisional.filter((other) => other !== point))
  }

  /** What became of an announced point; null: it has no record. */
  resolve({ alarm }: ProvisionalPoint, record: RecordRef | null): void {
    this.updates.resolved.push({ alarm, record: record && refOf(record) })
    if (record === null) this.newRecordless.push({ key: alarm, alarm: null })
  }

  /** True the first time. Without an id and a time a push cannot be told from a second report. */
  isFirstDelivery(push: AlarmPush): boolean {
    const key = push.id === null ? contentKey(push.points) : pushKey(push)
    return key === null || this.seen.add(key)
  }

  /** An operator has handled it already: a push about it is outdated. */
  hasEnded(key: string): boolean {
    return this.endedRecords.has(key)
  }

  /** Only a recheck can settle this; a call that is already running was sent too early. */
  markDoubtful(): void {
    this.next.doubt = true
    if (this.meanwhile) this.meanwhile.doubt = true
  }

  put(key: string, entry: KnownRecord): void {
    if (!this.known.has(key)) this.meanwhile?.added.add(key)
    this.replace(key, entry)
    this.changed = true
  }

  /** Stores a row of the server as it is. */
  replace(key: string, entry: KnownRecord): void {
    if (this.endedRecords.has(key)) this.changeableEnded().delete(key)
    if (this.distant.has(key)) this.changeableDistant().delete(key)
    this.changeableKnown().set(key, entry)
    this.recordIndex = null
  }

  patch(key: string, record: Partial<AbnormalRecord>): void {
    const entry = this.known.get(key)
    if (entry) this.put(key, { ...entry, record: { ...entry.record, ...record } })
  }

  /** `by`: who handled it and when, if the server says so */
  end(ref: RecordRef, by: HandledBy = {}): void {
    const key = recordKey(ref)
    this.meanwhile?.ended.add(key)
    this.changeableEnded().set(key, { ...this.endedRecords.get(key), ...by })
    const wasDistant = this.distant.has(key) && this.changeableDistant().delete(key)
    const wasKnown = this.known.has(key) && this.changeableKnown().delete(key)
    if (!wasKnown && !wasDistant) return
    this.updates.ended.push({ kind: ref.kind, id: ref.id, ...by })
    this.recordIndex = null
    this.changed = true
  }

  /** Ends a known record whose id belongs to another one now. The id itself has not ended. */
  supersede(ref: RecordRef): void {
    this.changeableKnown().delete(recordKey(ref))
    this.updates.replaced.push({ kind: ref.kind, id: ref.id, isReplaced: true })
    this.recordIndex = null
    this.changed = true
  }

  /** Announces an alarm and marks its records, so that none of them is announced again. */
  announce(points: AlarmPoints, records: RecordRef[], late: boolean): string {
    const key = `alarm-${this.next.announcements}`
    const alarm: LiveAlarm = { key, late, receivedAt: this.at, records, points }
    this.next.announcements += 1
    this.updates.alarms.push(alarm)
    for (const ref of records) this.markAnnounced(recordKey(ref))
    if (points[0].kind === 'other') this.newRecordless.push({ key, alarm })
    return key
  }

  /** Emits an alarm that was open before this page listened. Only its own push, still under way, announces it as new. */
  stand({ record }: KnownRecord): void {
    this.updates.standing.push(standingAlarm(record, this.at))
  }

  /** Each record belongs to one push without ids. */
  markMatched(key: string): void {
    const entry = this.known.get(key)
    if (entry && !entry.isMatched) this.replace(key, { ...entry, isMatched: true })
  }

  markAnnounced(key: string): void {
    const entry = this.known.get(key)
    if (entry && !entry.announced) this.replace(key, { ...entry, announced: true })
  }

  expect(point: ProvisionalPoint): void {
    this.ownProvisional ??= [...this.before.provisional]
    this.ownProvisional.push(point)
    this.meanwhile?.added.add(recordKey(point.record))
    this.expectedIndex?.add(point)
    this.changed = true
  }

  /** Replaces the points that are still provisional. */
  keepProvisional(points: ProvisionalPoint[]): void {
    this.ownProvisional = points
    this.expectedIndex = null
    this.changed = true
  }

  finish(rest: Partial<Ledger> = {}): { ledger: Ledger; updates: LedgerUpdates } {
    const recordless = this.dropOldest()
    this.ownKnown?.seal()
    this.ownDistant?.seal()
    const changed = this.changed || rest.fetchedAt !== undefined
    const ledger: Ledger = {
      ...this.before,
      ...this.next,
      known: this.known,
      distant: this.distant,
      provisional: this.provisional,
      recordless,
      endedRecords: newest(this.endedRecords, ENDED_RECORDS_LIMIT),
      seenPushes: this.seen.finish(),
      meanwhile: this.meanwhile,
      ...rest,
      changes: this.before.changes + (changed ? 1 : 0),
      changedAt: changed ? Math.max(this.before.changedAt, this.at) : this.before.changedAt,
    }
    return { ledger, updates: this.updates }
  }

  /** The one limit of the alarms of a page. Returns the alarms without a record that are kept. */
  private dropOldest(): readonly RecordlessAlarm[] {
    const { recordless } = this.before
    const all = this.newRecordless.length === 0 ? recordless : [...recordless, ...this.newRecordless]
    const kept = all.length > KEPT_RECORDLESS * 1.1 ? all.slice(-KEPT_RECORDLESS) : all
    this.updates.dropped = { records: this.dropOldestRecords(), alarms: all.slice(0, all.length - kept.length).map(({ key }) => key) }
    return kept
  }

  /** Keeps the newest records in full. They have to be sorted: pushes come in order of time, but the lists began with the newest. */
  private dropOldestRecords(): readonly RecordRef[] {
    if (this.known.size <= KEPT_RECORDS + KEPT_SLACK) return []
    const tooMany = this.known.size - KEPT_RECORDS
    const [known, distant] = [this.changeableKnown(), this.changeableDistant()]
    const faults: RecordRef[] = []
    const fires: RecordRef[] = []
    for (const [, { record }] of this.byTime()) {
      if (faults.length === tooMany) break
      const same = record.category === RECORD_CATEGORY.fault ? faults : fires
      same.push(refOf(record))
    }
    const dropped = [...faults, ...fires].slice(0, tooMany)
    for (const ref of dropped) {
      known.delete(recordKey(ref))
      distant.set(recordKey(ref), ref)
    }
    return dropped
  }

  private byTime(): [string, KnownRecord][] {
    return [...this.known].sort(([, a], [, b]) => (a.record.raisedAt ?? Infinity) - (b.record.raisedAt ?? Infinity))
  }

  private get endedRecords(): ReadonlyMap<string, HandledBy> {
    return this.ownEnded ?? this.before.endedRecords
  }

  private changeableEnded(): Map<string, HandledBy> {
    this.ownEnded ??= new Map(this.before.endedRecords)
    return this.ownEnded
  }

  private changeableKnown(): VersionedMap<KnownRecord> {
    return (this.ownKnown ??= VersionedMap.after(this.before.known))
  }

  private changeableDistant(): VersionedMap<RecordRef> {
    return (this.ownDistant ??= VersionedMap.after(this.before.distant))
  }
}

/** Not by its id alone: a new stream may start its ids anew, and each of the three kinds may have ids of its own. */
function pushKey({ id, epoch, points }: AlarmPush): string {
  const [{ kind, sensorNumber, raisedAt }] = points
  return [id, epoch, kind, sensorNumber, raisedAt, ...points.map((point) => point.id)].join('|')
}

/** The same content at the same time is the same push (trust A5.2): servers without ids deliver some twice. */
function contentKey(points: AlarmPoints): string | null {
  return points[0].raisedAt === null ? null : JSON.stringify(points.map((point): unknown[] => Object.values(point)))
}

function newest<Value>(entries: ReadonlyMap<string, Value>, limit: number): ReadonlyMap<string, Value> {
  return entries.size <= limit ? entries : new Map([...entries].slice(-limit))
}
