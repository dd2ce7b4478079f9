import { describe, expect, it } from 'vitest'
import { aFaultAlarm, aFeed, anAlarm, anEntry, arrived, MOCK_NOW } from './alarm-feed.fixtures'
import { noticesOf } from './alarm-feed.selectors'
import { acknowledge, closeNotice, expireNotices, hasUnseenFire, hearNews, inOrder, LIVE_NOTICE_MS } from './feed-entries'

const keys = (entries: readonly { alarm: { key: string } }[]) => entries.map(({ alarm }) => alarm.key)

describe('a live notice', () => {
  it('stands 180000 ms (spec 1 §2)', () => {
    const feed = hearNews(aFeed(), arrived(anAlarm('1')), MOCK_NOW)
    expect(noticesOf(expireNotices(feed, MOCK_NOW + 179_999).entries).total).toBe(1)
    expect(noticesOf(expireNotices(feed, MOCK_NOW + 180_000).entries).total).toBe(0)
  })

  it('leaves its entry in the feed when its time is over or it is closed', () => {
    const feed = hearNews(aFeed(), arrived(anAlarm('1')), MOCK_NOW)
    expect(keys(expireNotices(feed, MOCK_NOW + LIVE_NOTICE_MS).entries)).toEqual(['1'])
    expect(keys(closeNotice(feed.entries, '1'))).toEqual(['1'])
  })

  it('is one of at most five, fire before fault, newest first; the others are counted', () => {
    const faults = ['f1', 'f2', 'f3', 'f4'].map((id) => aFaultAlarm(id))
    const fires = ['a1', 'a2', 'a3'].map((id) => anAlarm(id))
    const feed = hearNews(aFeed(), arrived(...faults, ...fires), MOCK_NOW)
    const { shown, total } = noticesOf(feed.entries)
    expect(keys(shown)).toEqual(['a3', 'a2', 'a1', 'f4', 'f3'])
    expect(total).toBe(7)
  })
})

describe('what arrived while the link was down', () => {
  const late = ['1', '2', '3'].map((id) => anAlarm(id, {}, { late: true }))

  it('is one summary, not a storm of notices, and every alarm is in the feed', () => {
    const feed = hearNews(aFeed(), arrived(...late, aFaultAlarm('4', { late: true })), MOCK_NOW)
    expect(feed.late).toEqual({ count: 4, fires: 3, until: MOCK_NOW + LIVE_NOTICE_MS })
    expect(noticesOf(feed.entries).total).toBe(0)
    expect(feed.entries).toHaveLength(4)
  })

  it('is added to a summary that still stands', () => {
    const first = hearNews(aFeed(), arrived(anAlarm('1', {}, { late: true })), MOCK_NOW)
    expect(hearNews(first, arrived(...late.slice(1)), MOCK_NOW).late?.count).toBe(3)
  })

  it('calls for the fire sound like any other', () => {
    expect(hasUnseenFire(hearNews(aFeed(), arrived(...late), MOCK_NOW))).toBe(true)
  })
})

describe('acknowledging', () => {
  const entries = [anEntry(anAlarm('1')), anEntry(anAlarm('2'))]

  it('marks the entry as seen, ends its notice and its sound, and leaves the others', () => {
    const after = acknowledge(entries, '1')
    expect(after[0]).toMatchObject({ acknowledged: true, noticeUntil: null })
    expect(after[1]).toMatchObject({ acknowledged: false })
    expect(hasUnseenFire({ entries: acknowledge(entries, null), late: null })).toBe(false)
  })

  it('takes away an alarm that has no record to wait for', () => {
    expect(acknowledge([anEntry(anAlarm('1', {}, { records: [] }))], '1')).toEqual([])
  })

  it('puts what was seen below what was not', () => {
    expect(keys(inOrder([anEntry(anAlarm('seen'), { acknowledged: true }), anEntry(aFaultAlarm('fault'))]))).toEqual(['fault', 'seen'])
  })
})

describe('a verdict by anyone', () => {
  it('ends the entry everywhere', () => {
    const feed = aFeed([anEntry(anAlarm('1'))])
    expect(hearNews(feed, { type: 'records.ended', records: [{ kind: 'general', id: '1' }] }, MOCK_NOW).entries).toEqual([])
  })

  it('leaves an alarm of several records until the last of them is handled', () => {
    const both = [{ kind: 'general', id: '1' }, { kind: 'general', id: '2' }] as const
    const feed = aFeed([anEntry(anAlarm('1', {}, { records: [...both] }))])
    const once = hearNews(feed, { type: 'records.ended', records: [both[0]] }, MOCK_NOW)
    expect(once.entries).toHaveLength(1)
    expect(hearNews(once, { type: 'records.ended', records: [both[1]] }, MOCK_NOW).entries).toEqual([])
  })

  it('ends an alarm whose record became known only after it was announced', () => {
    const feed = aFeed([anEntry(anAlarm('1', {}, { records: [] }))])
    const record = { kind: 'general', id: '77' } as const
    const known = hearNews(feed, { type: 'alarms.resolved', resolved: [{ alarm: '1', record }] }, MOCK_NOW)
    expect(hearNews(known, { type: 'records.ended', records: [record] }, MOCK_NOW).entries).toEqual([])
  })
})
