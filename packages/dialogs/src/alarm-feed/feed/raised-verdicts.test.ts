import { describe, expect, it } from 'vitest'
import { noticesOf } from '../alarm-feed.actor'
import { aFeedWith, after, anAlarm, arrived, MOCK_NOW, NOTICE_END, raised } from '../alarm-feed.fixtures'
import type { AlarmFeedContext } from '../alarm-feed.types'
import { passTime } from './apply-update'

const said = ({ announcedRaised }: AlarmFeedContext) => announcedRaised.map(({ verdict }) => verdict.recordId)

describe('a verdict that was raised to a real fire', () => {
  const once = after(aFeedWith([anAlarm('1')]), raised({ person: 'lihua' }))

  it('has one notice for each record, the newest first, until its 3 minutes are over', () => {
    const feed = after(after(once, raised({ recordId: '2' })), raised({ person: 'wangmin' }))
    expect(feed.raised.map(({ verdict }) => [verdict.recordId, verdict.person])).toEqual([['1', 'wangmin'], ['2', 'lihua']])
    expect(passTime(feed, NOTICE_END - 1)).not.toHaveProperty('raised')
    expect(passTime(feed, NOTICE_END).raised).toEqual([])
  })

  it('changes no alarm, and is announced instead of the alarms before', () => {
    const later = after(aFeedWith([anAlarm('1')]), raised(), MOCK_NOW + 1_000)
    expect([later.entries.map(({ alarm }) => alarm.key), noticesOf(later).total, later.announced]).toEqual([['1'], 1, null])
    expect(said(later)).toEqual(['1'])
  })

  it('is announced together with alarms that came in the same second: neither is heard otherwise', () => {
    expect([once.announced?.fires, said(once)]).toEqual([1, ['1']])
    const fire = after(after(aFeedWith([]), raised()), arrived(anAlarm('1')), MOCK_NOW + 999)
    expect([fire.announced?.fires, said(fire)]).toEqual([1, ['1']])
    const later = after(fire, arrived(anAlarm('2')), MOCK_NOW + 1_000)
    expect([later.announced?.fires, said(later)]).toEqual([1, []])
  })

  it('is announced once: not again when the notice of a newer one is closed', () => {
    const two = after(once, raised({ recordId: '2' }), MOCK_NOW + 5_000)
    expect(said(two)).toEqual(['2'])
    expect(said({ ...two, raised: two.raised.slice(1) })).toEqual(['2'])
  })

  it('is announced also when another one comes in the same moment', () => {
    expect(said(after(once, raised({ recordId: '2' })))).toEqual(['2', '1'])
  })
})
