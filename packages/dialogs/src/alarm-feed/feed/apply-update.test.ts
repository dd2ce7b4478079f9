import { describe, expect, it } from 'vitest'
import { noticesOf } from '../alarm-feed.actor'
import { recordKey, type AlarmUpdate } from '../../provider'
import { acknowledgedRef } from '../../provider/internal'
import { aFaultAlarm, aFeed, aFeedWith, after, anAlarm, anEntry, arrived, MOCK_NOW, NOTICE_END, raised, standing } from '../alarm-feed.fixtures'
import type { AlarmFeedContext } from '../alarm-feed.types'
import { inOrder, unseenOf } from './feed-entries'
import { acknowledgeMeant, acknowledgeRecords, closeNotice, applyUpdate, passTime, recordsMeant, recordsSeenBefore } from './apply-update'

const keys = (entries: readonly { alarm: { key: string } }[]) => entries.map(({ alarm }) => alarm.key)
const ended = (...ids: string[]): AlarmUpdate => ({ type: 'records.ended', records: ids.map((id) => ({ kind: 'general', id })) })
const acknowledged = (feed: AlarmFeedContext, key: string) => ({ ...feed, ...acknowledgeMeant(feed, { key }) })

describe('a live notice', () => {
  it('is shown for 180000 ms (spec 1 §2)', () => {
    const feed = aFeedWith([anAlarm('1')])
    expect(noticesOf({ ...feed, ...passTime(feed, MOCK_NOW + 179_999) }).total).toBe(1)
    expect(noticesOf({ ...feed, ...passTime(feed, MOCK_NOW + 180_000) }).total).toBe(0)
  })

  it('that came later stays when the time of an earlier one is over, also that of a place or of a raised verdict', () => {
    const first = after(aFeedWith([anAlarm('1')]), raised())
    const later = (feed: AlarmFeedContext, update: AlarmUpdate) => ({ ...feed, ...applyUpdate(feed, update, MOCK_NOW + 60_000) })
    const { notices, groups, raised: shown } = passTime(later(later(first, arrived(aFaultAlarm('2'))), raised({ recordId: '2' })), NOTICE_END)
    expect([notices?.map(({ key }) => key), groups?.map(({ newest }) => newest.key), shown?.map(({ key }) => key)]).toEqual([['2'], ['2'], ['general:2']])
  })

  it('leaves its entry in the feed when its time is over or it is closed', () => {
    const feed = aFeedWith([anAlarm('1')])
    expect(keys({ ...feed, ...passTime(feed, NOTICE_END) }.entries)).toEqual(['1'])
    expect(closeNotice(feed, '1')).toEqual({ notices: [] })
  })

  it('is one of at most five, fire before fault, newest first; the others are counted', () => {
    const faults = ['f1', 'f2', 'f3', 'f4'].map((id) => aFaultAlarm(id))
    const fires = ['a1', 'a2', 'a3'].map((id) => anAlarm(id))
    const { shown, total } = noticesOf(aFeedWith([...faults, ...fires]))
    expect(keys(shown)).toEqual(['a3', 'a2', 'a1', 'f4', 'f3'])
    expect(total).toBe(7)
  })
})

describe('alarms that were open when the page was loaded', () => {
  const feed = after(aFeed(), standing(anAlarm('1'), aFaultAlarm('2')))

  it('are in the feed without a notice and without an announcement, and do not count for a flood', () => {
    expect(feed.entries.map(({ standing: was }) => was)).toEqual([true, true])
    expect([feed.notices, feed.groups, feed.announced, feed.recent]).toEqual([[], [], null, []])
  })

  it('sound again when one is an unacknowledged fire', () => {
    expect(unseenOf(feed.entries)).toEqual({ fires: 1, faults: 1, newFaults: 0 })
  })

  it('are silent when this operator acknowledged them before the reload', () => {
    const seen = aFeed([], { acknowledged: new Set(['general:1']) })
    expect(unseenOf(after(seen, standing(anAlarm('1'))).entries).fires).toBe(0)
  })

  it('are one entry with their own push, when that comes after the lists', () => {
    const pushed = after(feed, arrived(anAlarm('live', {}, { records: [{ kind: 'general', id: '1' }] })))
    expect(keys(pushed.entries)).toEqual(['live', '2'])
    expect(noticesOf(pushed).total).toBe(1)
  })

  it('are one entry when they are reported twice, also before their record is known', () => {
    const nameless = standing(anAlarm('alarm-0', {}, { records: [] }))
    expect(after(after(aFeed(), nameless), nameless).entries).toHaveLength(1)
  })

  it('stay when a new alarm arrives, also those that have no record or none yet', () => {
    const camera = anAlarm('kept-0', { kind: 'other', id: null }, { records: [] })
    const nameless = anAlarm('alarm-0', {}, { records: [] })
    const open = after(aFeed(), standing(camera, nameless))
    expect(keys(after(open, arrived(anAlarm('3'))).entries)).toEqual(['3', 'kept-0', 'alarm-0'])
  })

  it('are one entry when they are reported twice', () => {
    expect(after(feed, standing(anAlarm('1'), aFaultAlarm('2'))).entries).toHaveLength(2)
  })
})

describe('what arrived while the link was down', () => {
  const late = ['1', '2', '3'].map((id) => anAlarm(id, {}, { late: true }))

  it('is one summary, not a storm of notices, and every alarm is in the feed', () => {
    const feed = aFeedWith([...late, aFaultAlarm('4', { late: true })])
    expect(feed.late).toEqual({ count: 4, fires: 3, fire: late[0], until: NOTICE_END })
    expect(noticesOf(feed).total).toBe(0)
    expect(feed.entries).toHaveLength(4)
    expect(feed.recent).toEqual([])
  })

  it('is added to a summary that is still shown', () => {
    const first = aFeedWith([anAlarm('1', {}, { late: true })])
    expect(after(first, arrived(...late.slice(1))).late).toMatchObject({ count: 3, fires: 3, fire: { key: '1' } })
  })

  it('is nothing of an alarm that arrives live: that one makes no summary, and does not prolong one', () => {
    expect(aFeedWith([anAlarm('1')]).late).toBeNull()
    const feed = aFeedWith(late)
    expect(applyUpdate(feed, arrived(anAlarm('4')), MOCK_NOW + 60_000).late).toEqual(feed.late)
  })

  it('names the first fire, also when faults came before it, and none without a fire', () => {
    const faults = aFeedWith([aFaultAlarm('4', { late: true })])
    expect(faults.late?.fire).toBeNull()
    expect(after(faults, arrived(...late)).late?.fire?.key).toBe('1')
  })

  it('starts the fire sound like any other alarm, and is announced in one sentence', () => {
    const feed = aFeedWith(late)
    expect(unseenOf(feed.entries).fires).toBe(3)
    expect(feed.announced).toMatchObject({ late: true, fires: 3, faults: 0 })
  })
})

it('two batches with the same words are two announcements, and their alarms have different places in the order of arrival', () => {
  const first = aFeedWith([anAlarm('1'), anAlarm('2')])
  const second = after(first, arrived(anAlarm('3')))
  expect([first.announced?.serial, second.announced?.serial]).toEqual([0, 2])
  expect([second.received, ...second.entries.map(({ order }) => order)]).toEqual([3, 2, 1, 0])
})

describe('acknowledging', () => {
  const feed = aFeedWith([anAlarm('1'), anAlarm('2')])

  it('marks the entry as seen, ends its notice and its sound, and leaves the others', () => {
    const seen = acknowledged(feed, '1')
    expect(seen.entries.map((entry) => entry.acknowledged)).toEqual([false, true])
    expect(keys(noticesOf(seen).shown)).toEqual(['2'])
    const all = { ...feed, ...acknowledgeMeant(feed, 'all') }
    expect(unseenOf(all.entries).fires).toBe(0)
  })

  it('the alarms of one place leaves those of the others, which go on sounding', () => {
    const [here, elsewhere] = [anAlarm('1', { buildingId: 'A' }), anAlarm('2', { buildingId: 'B' })]
    const places = aFeedWith([here, elsewhere])
    const seen = { ...places, ...acknowledgeMeant(places, { group: 'building:A' }) }
    expect(seen.entries.map(({ alarm, acknowledged: isSeen }) => [alarm.key, isSeen])).toEqual([['2', false], ['1', true]])
    expect(recordsMeant(places, { group: 'building:A' })).toHaveLength(1)
  })

  it('names the records to be kept over a reload', () => {
    expect(recordsMeant(feed, { key: '1' })).toEqual([acknowledgedRef({ kind: 'general', id: '1', raisedAt: anAlarm('1').points[0].raisedAt })])
    expect(recordsMeant(feed, 'all')).toHaveLength(2)
  })

  it('applies to the record of an alarm that was acknowledged before its record was known', () => {
    const nameless = acknowledged(aFeedWith([anAlarm('1', {}, { records: [] })]), '1')
    expect(nameless.entries).toHaveLength(1)
    const record = { kind: 'general', id: '77' } as const
    const known = { type: 'alarms.resolved', resolved: [{ alarm: '1', record }] } as const
    expect(recordsSeenBefore(nameless, known)).toEqual([acknowledgedRef({ ...record, raisedAt: anAlarm('1').points[0].raisedAt })])
    expect(after(nameless, known).entries[0]).toMatchObject({ acknowledged: true, open: [record] })
  })

  it('removes an acknowledged alarm when it turns out to have no record', () => {
    const nameless = acknowledged(aFeedWith([anAlarm('1', {}, { records: [] })]), '1')
    const none = { type: 'alarms.resolved', resolved: [{ alarm: '1', record: null }] } as const
    expect(after(nameless, none).entries).toEqual([])
    expect(recordsSeenBefore(nameless, none)).toEqual([])
  })

  it('in another tab applies here too', () => {
    expect(unseenOf({ ...feed, ...acknowledgeRecords(feed, ['general:1']) }.entries).fires).toBe(1)
  })

  it('in another tab applies here too when the record of the alarm becomes known here only afterwards', () => {
    const nameless = aFeedWith([anAlarm('1', {}, { records: [] })])
    const record = { kind: 'general', id: '77' } as const
    const name = recordKey(acknowledgedRef({ ...record, raisedAt: anAlarm('1').points[0].raisedAt }))
    const told = { ...nameless, ...acknowledgeRecords(nameless, [name]) }
    expect(unseenOf(told.entries).fires).toBe(1)
    const known = after(told, { type: 'alarms.resolved', resolved: [{ alarm: '1', record }] })
    expect([unseenOf(known.entries).fires, known.notices]).toEqual([0, []])
    expect(known.entries[0]).toMatchObject({ acknowledged: true, open: [record] })
  })

  it('in another tab applies to an alarm of two records only when both were acknowledged there', () => {
    const refs = [{ kind: 'general', id: '77' }, { kind: 'general', id: '78' }] as const
    const [first, both] = [['general:77'], ['general:77', 'general:78']]
    const nameless = aFeedWith([anAlarm('1', {}, { records: [] })])
    const known = { type: 'alarms.resolved', resolved: refs.map((record) => ({ alarm: '1', record })) } as const
    const fires = [first, both].flatMap((names) => [
      { ...after(nameless, known), ...acknowledgeRecords(after(nameless, known), names) },
      after({ ...nameless, ...acknowledgeRecords(nameless, names) }, known),
    ]).map(({ entries }) => unseenOf(entries).fires)
    expect(fires).toEqual([1, 1, 0, 0])
    const reloaded = [first, both].map((names) => after(aFeed([], { acknowledged: new Set(names) }), arrived(anAlarm('1', {}, { records: [...refs] }))))
    expect(reloaded.map(({ entries }) => unseenOf(entries).fires)).toEqual([1, 0])
  })

  it('in another tab, before the alarm arrives here: it has no notice and is no part of a storm', () => {
    const feed = after(aFeed([], { acknowledged: new Set(['general:1']) }), arrived(anAlarm('1')))
    expect([unseenOf(feed.entries).fires, feed.notices, feed.groups, feed.recent]).toEqual([0, [], [], []])
  })

  it('puts acknowledged entries below the others, and fires above faults', () => {
    const entries = [anEntry(anAlarm('seen'), { acknowledged: true }), anEntry(aFaultAlarm('fault')), anEntry(anAlarm('fire'))]
    expect(keys(inOrder(entries))).toEqual(['fire', 'fault', 'seen'])
  })
})

describe('a verdict by anyone', () => {
  it('ends the entry everywhere', () => {
    expect(after(aFeedWith([anAlarm('1')]), ended('1'))).toMatchObject({ entries: [], notices: [], groups: [] })
  })

  it('leaves an alarm of several records until the last of them is handled', () => {
    const both = [{ kind: 'general', id: '1' }, { kind: 'general', id: '2' }] as const
    const once = after(aFeedWith([anAlarm('1', {}, { records: [...both] })]), ended('1'))
    expect(once.entries).toHaveLength(1)
    expect(after(once, ended('2')).entries).toEqual([])
  })

  it.each([['that becomes known', { kind: 'general', id: '77' } as const], ['at all', null]])('is awaited: the sound of a fire and its notice do not end with the news of a record %s', (_, record) => {
    const known = after(aFeedWith([anAlarm('1', {}, { records: [] })]), { type: 'alarms.resolved', resolved: [{ alarm: '1', record }] })
    expect([unseenOf(known.entries).fires, noticesOf(known).total]).toEqual([1, 1])
  })

  it('ends an alarm whose record became known only after it was announced', () => {
    const record = { kind: 'general', id: '77' } as const
    const feed = aFeedWith([anAlarm('1', {}, { records: [] })])
    const known = after(feed, { type: 'alarms.resolved', resolved: [{ alarm: '1', record }] })
    expect(after(known, ended('77')).entries).toEqual([])
  })
})
