import type { Alarm, RaisedVerdict } from '@smart-fire/api-client'
import { aFaultRecord, aRecord, MOCK_NOW } from '@smart-fire/api-client/mock'
import type { AlarmUpdate, LiveAlarm } from '../provider'
import type { AlarmFeedContext, FeedEntry } from './alarm-feed.types'
import { entryOf } from './feed/feed-entries'
import { applyUpdate } from './feed/apply-update'
import { LIVE_NOTICE_MS } from './feed/notice-room'

export { MOCK_NOW }

/** A fire, unless overridden; `id` names alarm and record. */
export function anAlarm(id: string, part: Partial<Alarm> = {}, more: Partial<LiveAlarm> = {}): LiveAlarm {
  return { key: id, late: false, receivedAt: MOCK_NOW, records: [{ kind: 'general', id }], points: [{ ...aRecord({ id }), ...part }], ...more }
}

/** A device that has not reported anything. */
export function aFaultAlarm(id: string, more: Partial<LiveAlarm> = {}, part: Partial<Alarm> = {}): LiveAlarm {
  return anAlarm(id, { ...aFaultRecord({ id, buildingId: '20', buildingName: '滨江酒店', position: '机房', floor: 2 }), ...part }, more)
}

/** The same alarm with a further point of its device. */
export function withPoint({ points, ...alarm }: LiveAlarm, part: Partial<Alarm>): LiveAlarm {
  return { ...alarm, points: [...points, { ...points[0], ...part }] }
}

export function arrived(...alarms: LiveAlarm[]): AlarmUpdate {
  return { type: 'alarms', alarms }
}

export function dropped(part: Partial<Extract<AlarmUpdate, { type: 'alarms.dropped' }>>): AlarmUpdate {
  return { type: 'alarms.dropped', records: [], alarms: [], ...part }
}

export function standing(...alarms: LiveAlarm[]): AlarmUpdate {
  return { type: 'alarms.standing', alarms }
}

/** The false alarm of record 1 was raised to a real fire. */
export function raised(part: Partial<RaisedVerdict> = {}): AlarmUpdate {
  const verdict = { kind: 'general', recordId: '1', person: 'lihua', at: MOCK_NOW, seq: null, epoch: null, from: '0', place: '星河大厦', floor: 3, position: '东侧走廊3-2' } as const
  return { type: 'verdicts.raised', raised: [{ ...verdict, ...part }] }
}

export function anEntry(alarm: LiveAlarm, part: Partial<FeedEntry> = {}): FeedEntry {
  return { ...entryOf(alarm, 0, new Set()), ...part }
}

const EMPTY: AlarmFeedContext = {
  entries: [],
  leftOut: 0,
  leftOutUntil: {},
  received: 0,
  notices: [],
  groups: [],
  recent: [],
  late: null,
  raised: [],
  acknowledged: new Set(),
  announced: null,
  announcedAt: 0,
  announcedRaised: [],
  pendingAnnouncement: null,
  pendingSince: 0,
  mutedUntil: null,
  muteMs: 0,
  soundStarts: 0,
  soundedAt: null,
  shown: null,
  views: 0,
}

/** A feed with entries, newest first, and no notice of any of them. */
export function aFeed(entries: readonly FeedEntry[] = [], part: Partial<AlarmFeedContext> = {}): AlarmFeedContext {
  return { ...EMPTY, entries, received: entries.length, ...part }
}

/** A feed that has received these alarms just now, oldest first. */
export function aFeedWith(alarms: readonly LiveAlarm[], part: Partial<AlarmFeedContext> = {}): AlarmFeedContext {
  return { ...EMPTY, ...applyUpdate(EMPTY, arrived(...alarms), MOCK_NOW), ...part }
}

/** The same feed after a further update. */
export function after(feed: AlarmFeedContext, update: AlarmUpdate, at = MOCK_NOW): AlarmFeedContext {
  return { ...feed, ...applyUpdate(feed, update, at) }
}

export const NOTICE_END = MOCK_NOW + LIVE_NOTICE_MS
