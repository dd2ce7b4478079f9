import { RECORD_CATEGORY, SENSOR_STATUS, type Instant } from '@smart-fire/api-client'
import { recordKey, type AlarmNews, type LiveAlarm, type RecordRef } from '../provider'
import type { AlarmFeedContext, FeedEntry, LateSummary } from './alarm-feed.types'

/** The live notice stands 3 minutes (spec 1 §2); the entry in the feed stays. */
export const LIVE_NOTICE_MS = 180_000
/** So many notices are drawn, the others are counted. */
export const SHOWN_NOTICES = 5
/** Older entries are records in the lists anyway. */
export const FEED_LIMIT = 20_000

type Feed = Pick<AlarmFeedContext, 'entries' | 'late'>

/** What the link's news does to the feed. */
export function hearNews(feed: Feed, news: AlarmNews, at: Instant): Feed {
  switch (news.type) {
    case 'alarms':
      return arrive(feed, news.alarms, at)
    case 'alarms.resolved':
      return { ...feed, entries: resolve(feed.entries, news.resolved) }
    case 'records.ended':
      return { ...feed, entries: end(feed.entries, news.records) }
    default:
      return news satisfies never
  }
}

function arrive({ entries, late }: Feed, alarms: readonly LiveAlarm[], at: Instant): Feed {
  const arrived = alarms.map((alarm) => entryOf(alarm, at)).reverse()
  return { entries: [...arrived, ...entries].slice(0, FEED_LIMIT), late: summarise(late, arrived, at) }
}

function entryOf(alarm: LiveAlarm, at: Instant): FeedEntry {
  // what arrived late gets one notice for all of it, not a storm of pop-ups (trust A5.3)
  return { alarm, fire: isFire(alarm), open: alarm.records, acknowledged: false, noticeUntil: alarm.late ? null : at + LIVE_NOTICE_MS }
}

export function isFire({ push }: LiveAlarm): boolean {
  return push.category === RECORD_CATEGORY.fire || push.points.some(({ status }) => status === SENSOR_STATUS.alarm)
}

function summarise(late: LateSummary | null, arrived: readonly FeedEntry[], at: Instant): LateSummary | null {
  const found = arrived.filter(({ alarm }) => alarm.late)
  if (found.length === 0) return late
  const fires = found.filter(({ fire }) => fire).length
  return { count: (late?.count ?? 0) + found.length, fires: (late?.fires ?? 0) + fires, until: at + LIVE_NOTICE_MS }
}

function resolve(entries: readonly FeedEntry[], resolved: readonly { alarm: string; record: RecordRef }[]): readonly FeedEntry[] {
  const found = grouped(resolved)
  return entries.map((entry) => {
    const records = found.get(entry.alarm.key)
    return records ? { ...entry, open: [...entry.open, ...records.map(({ record }) => record)] } : entry
  })
}

function end(entries: readonly FeedEntry[], ended: readonly RecordRef[]): readonly FeedEntry[] {
  const gone = new Set(ended.map(recordKey))
  return entries.flatMap((entry) => {
    const open = entry.open.filter((ref) => !gone.has(recordKey(ref)))
    if (open.length === entry.open.length) return [entry]
    return open.length === 0 ? [] : [{ ...entry, open }]
  })
}

/** Seen: it makes no sound and shows no notice any more. An alarm without a record has nothing left to wait for. */
export function acknowledge(entries: readonly FeedEntry[], key: string | null): readonly FeedEntry[] {
  return entries.flatMap((entry) => {
    if (key !== null && entry.alarm.key !== key) return [entry]
    return entry.open.length === 0 ? [] : [{ ...entry, acknowledged: true, noticeUntil: null }]
  })
}

export function closeNotice(entries: readonly FeedEntry[], key: string): readonly FeedEntry[] {
  return entries.map((entry) => (entry.alarm.key === key ? { ...entry, noticeUntil: null } : entry))
}

/** Takes notices down whose 3 minutes are over. The same feed when there are none. */
export function expireNotices({ entries, late }: Feed, now: Instant): Feed {
  const isOver = (until: Instant | null) => until !== null && until <= now
  const kept = entries.some(({ noticeUntil }) => isOver(noticeUntil))
    ? entries.map((entry) => (isOver(entry.noticeUntil) ? { ...entry, noticeUntil: null } : entry))
    : entries
  return { entries: kept, late: late && isOver(late.until) ? null : late }
}

export function hasNotices({ entries, late }: Feed): boolean {
  return late !== null || entries.some(({ noticeUntil }) => noticeUntil !== null)
}

/** A fire that nobody here has acknowledged and nobody anywhere has handled: it keeps sounding. */
export function hasUnseenFire({ entries }: Feed): boolean {
  return entries.some(({ fire, acknowledged }) => fire && !acknowledged)
}

export function bringsFire(news: AlarmNews): boolean {
  return news.type === 'alarms' && news.alarms.some(isFire)
}

/** Fire before fault, unseen before seen, newest first; entries are kept newest first. */
export function inOrder(entries: readonly FeedEntry[]): FeedEntry[] {
  return [...entries].sort((a, b) => Number(a.acknowledged) - Number(b.acknowledged) || Number(b.fire) - Number(a.fire))
}

function grouped(resolved: readonly { alarm: string; record: RecordRef }[]) {
  const found = new Map<string, { alarm: string; record: RecordRef }[]>()
  for (const one of resolved) found.set(one.alarm, [...(found.get(one.alarm) ?? []), one])
  return found
}
