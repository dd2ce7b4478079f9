import { describe, expect, it } from 'vitest'
import { aFeedWith, anAlarm } from '../alarm-feed.fixtures'
import type { AlarmFeedContext } from '../alarm-feed.types'
import { acknowledgeMeant, acknowledgeRecords, recordlessMeant, recordlessNamed } from './apply-update'
import { nameOfRecordless } from './feed-entries'

const keys = (entries: readonly { alarm: { key: string } }[]) => entries.map(({ alarm }) => alarm.key)
const acknowledged = (feed: AlarmFeedContext, key: string) => ({ ...feed, ...acknowledgeMeant(feed, { key }) })

describe('acknowledging an alarm that has no record', () => {
  it('takes it off the feed', () => {
    const camera = aFeedWith([anAlarm('1', { kind: 'other', id: null }, { records: [] })])
    expect(acknowledged(camera, '1').entries).toEqual([])
  })

  it('tells the link of it, and of none whose record is only not known yet', () => {
    const mixed = aFeedWith([anAlarm('1', { kind: 'other', id: null }, { records: [] }), anAlarm('2'), anAlarm('3', {}, { records: [] })])
    expect(recordlessMeant(mixed, 'all').map(({ key }) => key)).toEqual(['1'])
    expect(recordlessMeant(mixed, { key: '2' })).toEqual([])
  })

  it('in another tab applies here too, although it has another key there', () => {
    const camera = (key: string, part: Parameters<typeof anAlarm>[1] = {}) => anAlarm(key, { kind: 'other', id: null, sensorNumber: 'c1', ...part }, { records: [] })
    const here = aFeedWith([camera('1'), camera('2', { sensorNumber: 'c2' }), camera('3', { raisedAt: 1 })])
    const told = { ...here, ...acknowledgeRecords(here, [nameOfRecordless(camera('kept-0'))]) }
    expect([keys(told.entries), keys(told.notices.map((alarm) => ({ alarm })))]).toEqual([['3', '2'], ['3', '2']])
    expect(recordlessNamed(here, [nameOfRecordless(camera('kept-0'))]).map(({ key }) => key)).toEqual(['1'])
  })
})
