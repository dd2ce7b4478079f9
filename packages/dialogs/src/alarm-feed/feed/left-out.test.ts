import { describe, expect, it } from 'vitest'
import { recordKey, type LiveAlarm } from '../../provider'
import { marksOf } from '../../provider/internal'
import { aFeed, aFeedWith, after, anAlarm, arrived, dropped, standing } from '../alarm-feed.fixtures'
import { acknowledgeMeant, acknowledgeRecords, recordsMeant } from './apply-update'
import { unseenOf } from './feed-entries'

describe('alarms that the link does not keep', () => {
  const [seen, unseen, camera] = [anAlarm('1'), anAlarm('2'), anAlarm('3', { kind: 'other', id: null }, { records: [] })]

  it('leave the feed and are counted, unless they were acknowledged; what is left stays', () => {
    const feed = { ...aFeedWith([seen, unseen, camera, anAlarm('4')]) }
    const read = { ...feed, ...acknowledgeMeant(feed, { key: '1' }) }
    const after4 = after(read, dropped({ records: [seen, unseen].flatMap(({ records }) => records), alarms: [camera.key] }))
    expect(after4.entries.map(({ alarm }) => alarm.key)).toEqual(['4'])
    expect(after4).toMatchObject({ leftOut: 2, leftOutUntil: { general: { id: 2, raisedAt: unseen.points[0].raisedAt } } })
  })

  it('stay counted when another tab acknowledges a single alarm', () => {
    const feed = after(aFeedWith([seen, unseen]), dropped({ records: unseen.records }))
    expect({ ...feed, ...acknowledgeRecords(feed, ['general:1']) }.leftOut).toBe(1)
  })

  it('leave the notice of their place, so that acknowledging the place ends it', () => {
    const feed = after(aFeedWith([seen, unseen]), dropped({ records: seen.records }))
    expect(feed.groups).toMatchObject([{ fires: 1 }])
    expect({ ...feed, ...acknowledgeMeant(feed, { group: feed.groups[0]?.id ?? '' }) }.groups).toEqual([])
  })

  it('leave as a whole with their first record, so that none of their records is in neither list nor count', () => {
    const both = anAlarm('1', {}, { records: [{ kind: 'general', id: '1' }, { kind: 'general', id: '2' }] })
    expect(after(aFeedWith([both]), dropped({ records: [{ kind: 'general', id: '1' }] }))).toMatchObject({ entries: [], leftOut: 1 })
  })
})

describe('全部接警 with more alarms than the link keeps', () => {
  const KEPT = 1_000
  const COUNT = KEPT * 1.2
  const fire = anAlarm('0')
  const storm = Array.from({ length: COUNT }, (_, at): LiveAlarm => ({ ...fire, key: String(at), records: [{ kind: 'general', id: String(at + 1) }] }))
  const oldest = storm.slice(0, COUNT - KEPT)
  const drop = dropped({ records: oldest.flatMap(({ records }) => records) })
  const before = after(aFeedWith(storm), drop)
  const names = new Set(recordsMeant(before, 'all').map(recordKey))
  const seen = { ...before, ...acknowledgeMeant(before, 'all') }

  it('leaves nothing unacknowledged', () => {
    expect(before.leftOut).toBe(COUNT - KEPT)
    expect([unseenOf(seen.entries).fires, seen.leftOut]).toEqual([0, 0])
    expect(names.size).toBe(KEPT + 1)
  })

  it('keeps all of them silent after F5, although some are still open', () => {
    const next = after(after(aFeed([], { acknowledged: names }), standing(...storm)), drop)
    expect([unseenOf(next.entries).fires, next.leftOut]).toEqual([0, 0])
  })

  it('does not silence after F5 what was raised later', () => {
    const later = anAlarm('later', {}, { records: [{ kind: 'general', id: String(COUNT + 1) }] })
    const elsewhere = anAlarm('elsewhere', {}, { records: [{ kind: 'hydrant', id: '5' }] })
    expect(unseenOf(after(aFeed([], { acknowledged: names }), standing(later, elsewhere)).entries).fires).toBe(2)
  })

  it('does not silence after F5 a record that has an old id again, because the database of the server was restored from a backup', () => {
    const again = anAlarm('again', { raisedAt: (fire.points[0].raisedAt ?? 0) + 3_600_000 }, { records: [{ kind: 'general', id: '5' }] })
    expect(unseenOf(after(aFeed([], { acknowledged: names }), standing(again)).entries).fires).toBe(1)
    expect(unseenOf(after(aFeed([], { acknowledged: names }), arrived(again)).entries).fires).toBe(1)
  })

  it('never silences an alarm that arrives later, not even with a smaller id', () => {
    const quiet = aFeed([], { acknowledged: new Set(marksOf({ general: { id: COUNT, raisedAt: null } }).map(recordKey)) })
    expect(unseenOf(after(quiet, arrived(anAlarm('3'))).entries).fires).toBe(1)
  })

  it('applies in the other tabs too', () => {
    const other = { ...before, ...acknowledgeRecords(before, [...names]) }
    expect([unseenOf(other.entries).fires, other.leftOut]).toEqual([0, 0])
  })
})
