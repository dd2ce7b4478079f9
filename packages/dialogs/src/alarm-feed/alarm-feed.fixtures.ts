import type { AlarmPoint, AlarmPush } from '@smart-fire/api-client'
import { aFaultRecord, aRecord, MOCK_NOW, pushOf } from '@smart-fire/api-client/mock'
import type { AlarmNews, LiveAlarm } from '../provider'
import type { AlarmFeedContext, FeedEntry } from './alarm-feed.types'
import { LIVE_NOTICE_MS } from './feed-entries'

export { MOCK_NOW }

/** A fire, unless told otherwise; `id` names alarm and record. */
export function anAlarm(id: string, part: Partial<AlarmPush> = {}, more: Partial<LiveAlarm> = {}): LiveAlarm {
  const push = { ...pushOf(aRecord({ id })), ...part }
  return { key: id, late: false, receivedAt: MOCK_NOW, records: [{ kind: 'general', id }], push, ...more }
}

/** A device that is not heard of. */
export function aFaultAlarm(id: string, more: Partial<LiveAlarm> = {}): LiveAlarm {
  return anAlarm(id, pushOf(aFaultRecord({ id, buildingName: '滨江酒店', position: '2F 机房' })), more)
}

export function arrived(...alarms: LiveAlarm[]): AlarmNews {
  return { type: 'alarms', alarms }
}

export function anEntry(alarm: LiveAlarm, part: Partial<FeedEntry> = {}): FeedEntry {
  return {
    alarm,
    fire: alarm.push.category === '1',
    open: alarm.records,
    acknowledged: false,
    noticeUntil: MOCK_NOW + LIVE_NOTICE_MS,
    ...part,
  }
}

export function aFeed(entries: readonly FeedEntry[] = [], part: Partial<AlarmFeedContext> = {}): AlarmFeedContext {
  return { entries, late: null, mutedUntil: null, muteMinutes: 5, soundStarts: 0, ...part }
}

export function aPointOf(part: Partial<AlarmPoint>): AlarmPoint {
  return { status: '1', type: '烟雾报警', code: 'SMOKE', label: '烟雾浓度', value: 1.2, unit: '%obs/m', ...part }
}
