import { RECORD_CATEGORY, type AbnormalRecord, type AlarmPush, type Instant, type RecordKind } from '@smart-fire/api-client'
import { deviceIdentity } from './device-identity'
import type { ChangesMeanwhile, KnownRecord, Ledger, LinkNews, ProvisionalPoint, StreamPosition } from './ledger'
import type { PointReport } from './match-point'
import { PointIndex } from './point-index'
import { RecentNamesDraft } from './recent-names'
import { recordKey, type RecordRef } from './record-ref'
import { standingAlarm } from './standing-alarm'
import { VersionedMap } from './versioned-map'

/** Open records that are kept in full; the oldest beyond them are known by name only, faults before fires. */
export const KEPT_RECORDS = 20_000
/** So many more before any are let go: in a storm not at every batch. */
export const KEPT_SLACK = 2_000

/** Applied push ids that are remembered at least, so that one delivered twice counts once. */
export const SEEN_PUSHES_LIMIT = 5000
/** Ended records that are remembered, so that a push that was overtaken by the verdict ends with it. */
export const ENDED_RECORDS_LIMIT = 2000

/** A ledger under change, for a whole batch of frames. It never leaves the pure functions that make it. */
export class LedgerDraft {
  readonly news: LinkNews = { alarms: [], standing: [], resolved: [], ended: [] }
  position: StreamPosition | null
  replayUntil: StreamPosition | null
  unreadableFrames: number
  doubt: boolean
  /**
   * whether the next place in the stream has to follow the last one: not when the link was opened again, where the
   * lists make up for what was missed
   */
  continuous = true
  /** an answer of the server is being taken up: its rows come in no order of time */
  asked = false
  /** lists that were read since the link opened */
  listed: ReadonlySet<RecordKind>
  private readonly seen: RecentNamesDraft
  private ownEnded: Set<string> | null = null
  private readonly added: Set<string> | null
  private readonly ended: Set<string> | null
  private announcements: number
  private doubtMeanwhile: boolean
  private ownKnown: VersionedMap<KnownRecord> | null = null
  private ownDistant: VersionedMap<RecordRef> | null = null
  private ownProvisional: ProvisionalPoint[] | null = null
  private recordIndex: PointIndex<KnownRecord> | null = null
  private expectedIndex: PointIndex<ProvisionalPoint> | null = null
  /** what operators see changed */
  private changed = false

  constructor(
    private readonly before: Ledger,
    private readonly at: Instant,
  ) {
    this.position = before.position
    this.replayUntil = before.replayUntil
    this.unreadableFrames = before.unreadableFrames
    this.doubt = before.doubt
    this.listed = before.listed
    this.doubtMeanwhile = before.meanwhile?.doubt ?? false
    this.seen = new RecentNamesDraft(before.seenPushes, SEEN_PUSHES_LIMIT)
    this.added = before.meanwhile && new Set(before.meanwhile.added)
    this.ended = before.meanwhile && new Set(before.meanwhile.ended)
    this.announcements = before.announcements
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

  /** Open as far as we know, whether it is kept in full or not. */
  isOpen(key: string): boolean {
    return this.known.has(key) || this.distant.has(key)
  }

  /** Open records that may be of this point. Indexed when first asked: in a storm without ids every push asks. */
  recordsOf(report: PointReport): readonly KnownRecord[] {
    this.recordIndex ??= new PointIndex(this.known.values(), ({ record }) => ({ device: deviceIdentity(record), code: record.measuringPointCode }))
    return this.recordIndex.of(report)
  }

  /** What was pushed of this point and has no known record yet. */
  expectedOf(report: PointReport): readonly ProvisionalPoint[] {
    if (this.provisional.length === 0) return []
    this.expectedIndex ??= new PointIndex(this.provisional, (point) => point.report)
    return this.expectedIndex.of(report)
  }

  /** Its record is known by now: it is settled and expected no more. */
  settle(point: ProvisionalPoint, record: RecordRef): void {
    this.news.resolved.push({ alarm: point.alarm, record: { kind: record.kind, id: record.id } })
    this.keepProvisional(this.provisional.filter((other) => other !== point))
  }

  /** True the first time. What has neither id nor time cannot be told from a second report. */
  isFirstSight(push: AlarmPush): boolean {
    const key = push.id === null ? contentKey(push) : pushKey(push)
    return key === null || this.seen.add(key)
  }

  /** Somebody has handled it already: what a push still says of it is old. */
  hasEnded(key: string): boolean {
    return this.endedRecords.has(key)
  }

  /** Only asking can settle this, and a question that is under way was asked too early. */
  callInDoubt(): void {
    this.doubt = true
    this.doubtMeanwhile = true
  }

  put(key: string, entry: KnownRecord): void {
    if (this.added && !this.known.has(key)) this.added.add(key)
    this.replace(key, entry)
    this.changed = true
  }

  /** Takes up a row of the server as it is. */
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

  end(ref: RecordRef): void {
    const key = recordKey(ref)
    this.ended?.add(key)
    this.changeableEnded().add(key)
    const wasDistant = this.distant.has(key) && this.changeableDistant().delete(key)
    const wasKnown = this.known.has(key) && this.changeableKnown().delete(key)
    if (!wasKnown && !wasDistant) return
    this.news.ended.push({ kind: ref.kind, id: ref.id })
    this.recordIndex = null
    this.changed = true
  }

  /** Announces an alarm and marks its records, so that none of them is announced again. */
  announce(push: AlarmPush, records: RecordRef[], late: boolean): string {
    const key = `alarm-${this.announcements}`
    this.announcements += 1
    this.news.alarms.push({ key, late, receivedAt: this.at, records, push })
    for (const ref of records) this.markAnnounced(recordKey(ref))
    return key
  }

  /** Names an alarm that was there before this page listened. Only its own push, still on its way, announces it as new. */
  stand({ record }: KnownRecord): void {
    this.news.standing.push(standingAlarm(record, this.at))
  }

  markAnnounced(key: string): void {
    const entry = this.known.get(key)
    if (entry && !entry.announced) this.replace(key, { ...entry, announced: true })
  }

  expect(point: ProvisionalPoint): void {
    this.ownProvisional ??= [...this.before.provisional]
    this.ownProvisional.push(point)
    this.expectedIndex?.add(point)
    this.changed = true
  }

  /** What is still in doubt after the server was asked. */
  keepProvisional(points: ProvisionalPoint[]): void {
    this.ownProvisional = points
    this.expectedIndex = null
    this.changed = true
  }

  finish(rest: Partial<Ledger> = {}): { ledger: Ledger; news: LinkNews } {
    this.letGo()
    this.ownKnown?.seal()
    this.ownDistant?.seal()
    const changed = this.changed || rest.fetchedAt !== undefined
    const ledger: Ledger = {
      ...this.before,
      known: this.known,
      distant: this.distant,
      provisional: this.provisional,
      endedRecords: newest(this.endedRecords, ENDED_RECORDS_LIMIT),
      seenPushes: this.seen.finish(),
      position: this.position,
      replayUntil: this.replayUntil,
      meanwhile: this.meanwhile(),
      unreadableFrames: this.unreadableFrames,
      doubt: this.doubt,
      listed: this.listed,
      announcements: this.announcements,
      ...rest,
      changes: this.before.changes + (changed ? 1 : 0),
      changedAt: changed ? Math.max(this.before.changedAt, this.at) : this.before.changedAt,
    }
    return { ledger, news: this.news }
  }

  /** Keeps the newest in full. Pushes come in the order of time; what was asked for has to be put into it. */
  private letGo(): void {
    if (this.known.size <= KEPT_RECORDS + KEPT_SLACK) return
    const tooMany = this.known.size - KEPT_RECORDS
    const [known, distant] = [this.changeableKnown(), this.changeableDistant()]
    const faults: [string, KnownRecord][] = []
    const fires: [string, KnownRecord][] = []
    for (const entry of this.asked ? this.byTime() : known) {
      if (faults.length === tooMany) break
      const same = entry[1].record.category === RECORD_CATEGORY.fault ? faults : fires
      same.push(entry)
    }
    for (const [key, { record }] of [...faults, ...fires].slice(0, tooMany)) {
      known.delete(key)
      distant.set(key, { kind: record.kind, id: record.id })
    }
  }

  private byTime(): [string, KnownRecord][] {
    return [...this.known].sort(([, a], [, b]) => (a.record.raisedAt ?? Infinity) - (b.record.raisedAt ?? Infinity))
  }

  private get endedRecords(): ReadonlySet<string> {
    return this.ownEnded ?? this.before.endedRecords
  }

  private changeableEnded(): Set<string> {
    this.ownEnded ??= new Set(this.before.endedRecords)
    return this.ownEnded
  }

  private changeableKnown(): VersionedMap<KnownRecord> {
    return (this.ownKnown ??= VersionedMap.after(this.before.known))
  }

  private changeableDistant(): VersionedMap<RecordRef> {
    return (this.ownDistant ??= VersionedMap.after(this.before.distant))
  }

  private meanwhile(): ChangesMeanwhile | null {
    return this.added && this.ended && { added: this.added, ended: this.ended, doubt: this.doubtMeanwhile }
  }
}

/** Not by its id alone: a stream that begins anew may number anew, and the three kinds may each have numbers of their own. */
function pushKey({ id, epoch, kind, sensorNumber, raisedAt, recordIds }: AlarmPush): string {
  return [id, epoch, kind, sensorNumber, raisedAt, ...recordIds].join('|')
}

/** The same words at the same moment are the same push (trust A5.2): servers without ids deliver some twice. */
function contentKey(push: AlarmPush): string | null {
  return push.raisedAt === null ? null : JSON.stringify(push)
}

function newest(ids: ReadonlySet<string>, limit: number): ReadonlySet<string> {
  return ids.size <= limit ? ids : new Set([...ids].slice(-limit))
}
