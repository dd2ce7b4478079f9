import type { Instant, RaisedVerdict } from '@smart-fire/api-client'
import { recordKey, type AlarmUpdate, type LiveAlarm, type RecordRef } from '../../provider'
import { acknowledgedRef, highest, highestOf, isAcknowledged, marksOf, untilOf, wasAcknowledged } from '../../provider/internal'
import type { AlarmFeedContext, FeedEntry, LateSummary, RaisedNotice, StandingNotice } from '../alarm-feed.types'
import { announce, announceCollected, announceRaised } from './announce'
import {
  acknowledge,
  end,
  entryOf,
  isFire,
  isRecordless,
  nameOfRecordless,
  raised,
  resolve,
  settledBetween,
  withArrived,
  withStanding,
} from './feed-entries'
import { FLOOD_BEGINS_ABOVE, isFlood, noteArrivals } from './flood'
import { LIVE_NOTICE_MS, SHOWN_NOTICES } from './notice-room'
import { belongsTo, closeGroup, groupArrivals, leaveGroups } from './place-groups'

type Feed = AlarmFeedContext
type Change = Partial<AlarmFeedContext>
type Dropped = Extract<AlarmUpdate, { type: 'alarms.dropped' }>
type Resolved = Extract<AlarmUpdate, { type: 'alarms.resolved' }>

/** What the feed changes for an update of the alarm link. */
export function applyUpdate(feed: Feed, update: AlarmUpdate, at: Instant): Change {
  switch (update.type) {
    case 'alarms.standing':
      return stand(feed, update.alarms)
    case 'alarms':
      return arrive(feed, update.alarms, at)
    case 'alarms.resolved':
      return settle(feed, acknowledge(resolve(feed.entries, update.resolved), seenElsewhere(feed, update)))
    case 'records.ended':
      return settle(feed, end(feed.entries, update.records))
    case 'alarms.dropped':
      return drop(feed, update)
    case 'verdicts.raised':
      return raise(feed, update.raised, at)
    case 'warnings.changed':
      // an early warning is no alarm: it has no notice, no number and no sound here
      return {}
    default:
      return update satisfies never
  }
}

/** Alarms that were open when the page was loaded: no notice and no flood, but an unacknowledged fire sounds again. */
function stand(feed: Feed, alarms: readonly LiveAlarm[]): Change {
  const newestFirst = [...alarms].sort((a, b) => b.receivedAt - a.receivedAt)
  const standing = newestFirst.map((alarm) => entryOf(alarm, -1, feed.acknowledged, true))
  return { entries: withStanding(feed.entries, standing) }
}

/** Alarms whose record became known here after another tab had acknowledged it. */
function seenElsewhere({ acknowledged }: Feed, { resolved }: Resolved): (entry: FeedEntry) => boolean {
  const keys = new Set(resolved.map(({ alarm }) => alarm))
  return ({ alarm, open }) => keys.has(alarm.key) && open.length > 0 && open.every((ref) => isAcknowledged(acknowledged, raised(alarm, ref)))
}

/** The link keeps no more alarms: those that it drops are counted here, and their highest ids are kept for "acknowledge all". */
function drop({ entries, groups, leftOut, leftOutUntil }: Feed, { records, alarms }: Dropped): Change {
  const [refs, keys] = [new Set(records.map(recordKey)), new Set(alarms)]
  const kept = entries.filter(({ alarm, open }) => !keys.has(alarm.key) && !open.some((ref) => refs.has(recordKey(ref))))
  const gone = settledBetween(entries, kept)
  return {
    entries: kept,
    // the notice of a place must count no alarm that its button cannot acknowledge
    groups: leaveGroups(groups, gone, kept),
    leftOut: leftOut + gone.length,
    leftOutUntil: highest(leftOutUntil, highestOf(gone.flatMap(({ alarm, open }) => open.map((ref) => raised(alarm, ref))))),
  }
}

function arrive(feed: Feed, alarms: readonly LiveAlarm[], at: Instant): Change {
  const arrived = alarms.map((alarm, index) => entryOf(alarm, feed.received + index, feed.acknowledged))
  const live = arrived.filter(({ alarm, acknowledged }) => !alarm.late && !acknowledged)
  const until = at + LIVE_NOTICE_MS
  const recent = noteArrivals(feed.recent, live.length, at)
  return {
    entries: withArrived(feed.entries, arrived),
    recent,
    received: feed.received + arrived.length,
    notices: withNotices(feed.notices, live, until),
    groups: groupArrivals(feed.groups, live, until),
    late: summarise(feed.late, arrived, until),
    ...announce(feed, arrived, isFlood(recent), at),
  }
}

/**
 * In a flood there is one notice for each place; the notices of the newest alarms are kept for the time after it.
 * Late alarms get one notice for all of them, not a pop-up each (trust A5.3).
 */
function withNotices(notices: readonly StandingNotice[], live: readonly FeedEntry[], until: Instant): readonly StandingNotice[] {
  const added = live.slice(-FLOOD_BEGINS_ABOVE).map(({ alarm }) => ({ key: alarm.key, until }))
  return [...added.reverse(), ...notices].slice(0, FLOOD_BEGINS_ABOVE)
}

function raise(feed: Feed, verdicts: readonly RaisedVerdict[], at: Instant): Change {
  const raised = withRaised(feed.raised, verdicts, at + LIVE_NOTICE_MS)
  return { raised, ...announceRaised(feed, raised, at) }
}

/** One notice for each record, the newest first. */
function withRaised(shown: readonly RaisedNotice[], raised: readonly RaisedVerdict[], until: Instant): readonly RaisedNotice[] {
  const added = raised.map((verdict) => ({ key: recordKey({ kind: verdict.kind, id: verdict.recordId }), verdict, until })).reverse()
  const keys = new Set(added.map(({ key }) => key))
  return [...added, ...shown.filter(({ key }) => !keys.has(key))].slice(0, SHOWN_NOTICES)
}

function summarise(late: LateSummary | null, arrived: readonly FeedEntry[], until: Instant): LateSummary | null {
  const found = arrived.filter(({ alarm }) => alarm.late)
  if (found.length === 0) return late
  const fires = found.filter(({ fire }) => fire)
  return { count: (late?.count ?? 0) + found.length, fires: (late?.fires ?? 0) + fires.length, fire: late?.fire ?? fires[0]?.alarm ?? null, until }
}

/** Removes notices whose 3 minutes are over, and announces what was collected. */
export function passTime(feed: Feed, now: Instant): Change {
  const isShown = ({ until }: { until: Instant }) => until > now
  return {
    ...(feed.notices.every(isShown) ? {} : { notices: feed.notices.filter(isShown) }),
    ...(feed.groups.every(isShown) ? {} : { groups: feed.groups.filter(isShown) }),
    ...(feed.late && !isShown(feed.late) ? { late: null } : {}),
    ...(feed.raised.every(isShown) ? {} : { raised: feed.raised.filter(isShown) }),
    ...announceCollected(feed, now),
  }
}

/** Entries changed: those that are acknowledged or handled lose their notice and leave their group. */
function settle(feed: Feed, entries: readonly FeedEntry[]): Change {
  const gone = settledBetween(feed.entries, entries)
  if (gone.length === 0) return { entries }
  const keys = new Set(gone.map(({ alarm }) => alarm.key))
  return {
    entries,
    notices: feed.notices.filter(({ key }) => !keys.has(key)),
    groups: leaveGroups(feed.groups, gone, entries),
  }
}

/** What the operator acknowledges: one entry, all of a place, or everything. */
export type Meant = { key: string } | { group: string } | 'all'

export function acknowledgeMeant(feed: Feed, meant: Meant): Change {
  const change = settle(feed, acknowledge(feed.entries, meantBy(feed, meant)))
  return meant === 'all' ? { ...change, late: null, leftOut: 0, leftOutUntil: {} } : change
}

/** The records that an acknowledgement is about, to be stored; entries beyond the limit of the feed are stored as marks. */
export function recordsMeant(feed: Feed, meant: Meant): readonly RecordRef[] {
  const isMeant = meantBy(feed, meant)
  const listed = feed.entries.flatMap((entry) => (!entry.acknowledged && isMeant(entry) ? entry.open.map((ref) => acknowledgedRef(raised(entry.alarm, ref))) : []))
  return meant === 'all' ? [...listed, ...marksOf(feed.leftOutUntil)] : listed
}

/** The alarms without a record that an acknowledgement is about: no list of the server has them. */
export function recordlessMeant(feed: Feed, meant: Meant): readonly LiveAlarm[] {
  const isMeant = meantBy(feed, meant)
  return feed.entries.flatMap((entry) => (isRecordless(entry) && isMeant(entry) ? entry.alarm : []))
}

/** Those of another tab's acknowledgement, as they are known here. */
export function recordlessNamed({ entries }: Feed, names: readonly string[]): readonly LiveAlarm[] {
  const named = new Set(names)
  return entries.flatMap((entry) => (isRecordless(entry) && named.has(nameOfRecordless(entry.alarm)) ? entry.alarm : []))
}

function meantBy({ groups }: Feed, meant: Meant): (entry: FeedEntry) => boolean {
  if (meant === 'all') return () => true
  return 'key' in meant ? ({ alarm }) => alarm.key === meant.key : belongsTo(groups, meant.group)
}

/** Records of alarms that were acknowledged before their records were known. */
export function recordsSeenBefore({ entries }: Feed, update: AlarmUpdate): readonly RecordRef[] {
  if (update.type !== 'alarms.resolved') return []
  const seen = new Map(entries.flatMap(({ acknowledged, alarm }) => (acknowledged ? [[alarm.key, alarm] as const] : [])))
  return update.resolved.flatMap(({ alarm: key, record }) => {
    const alarm = seen.get(key)
    return record && alarm ? acknowledgedRef(raised(alarm, record)) : []
  })
}

/** Acknowledged in another tab of the same operator. */
export function acknowledgeRecords(feed: Feed, records: readonly string[]): Change {
  const acknowledged = new Set([...feed.acknowledged, ...records])
  const others = new Set(records)
  // entries beyond the limit of that tab may be listed here
  const isMeant = (entry: FeedEntry) => {
    const { alarm, open } = entry
    if (isRecordless(entry)) return others.has(nameOfRecordless(alarm))
    return open.length > 0 && open.map((ref) => raised(alarm, ref)).every((record) => isAcknowledged(acknowledged, record) || wasAcknowledged(others, record))
  }
  const all = Object.keys(untilOf(others)).length > 0 ? { leftOut: 0, leftOutUntil: {} } : {}
  return { ...settle(feed, acknowledge(feed.entries, isMeant)), ...all, acknowledged }
}

export function closeNotice({ notices }: Feed, key: string): Change {
  return { notices: notices.filter((notice) => notice.key !== key) }
}

/** Closes the notice of a place, and the single notices that its alarms would have after the storm. */
export function closePlace({ groups, notices, entries }: Feed, id: string): Change {
  const keys = new Set(entries.filter(belongsTo(groups, id)).map(({ alarm }) => alarm.key))
  return { groups: closeGroup(groups, id), notices: notices.filter(({ key }) => !keys.has(key)) }
}

/** Closes every notice; the entries stay in the feed. A place comes back with its next fire. */
export function closeNotices({ groups }: Feed): Change {
  return { notices: [], late: null, raised: [], groups: groups.reduce((closed, { id }) => closeGroup(closed, id), groups) }
}

export function hasNotices({ notices, groups, late, raised, pendingAnnouncement }: Feed): boolean {
  return notices.length > 0 || groups.length > 0 || raised.length > 0 || late !== null || pendingAnnouncement !== null
}

export function bringsFire(update: AlarmUpdate): boolean {
  return update.type === 'alarms' && update.alarms.some(isFire)
}

/** A fire that arrived over the link, not one that was found after an outage. */
export function bringsLiveFire(update: AlarmUpdate): boolean {
  return update.type === 'alarms' && update.alarms.some((alarm) => isFire(alarm) && !alarm.late)
}
