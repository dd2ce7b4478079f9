import { describe, expect, it } from 'vitest'
import type { AlarmUpdate, RecordRef } from '../../provider'
import { acknowledgedRef } from '../../provider/internal'
import { aFaultAlarm, aFeed, aFeedWith, after, anAlarm, arrived, MOCK_NOW, standing, withPoint } from '../alarm-feed.fixtures'
import { acknowledgeMeant, recordsMeant } from './apply-update'
import { isFire, unseenOf } from './feed-entries'

const keys = (entries: readonly { alarm: { key: string } }[] | undefined) => entries?.map(({ alarm }) => alarm.key)
const record = (id: string): RecordRef => ({ kind: 'general', id })
const resolved = (alarm: string, ...found: (RecordRef | null)[]): AlarmUpdate => ({ type: 'alarms.resolved', resolved: found.map((one) => ({ alarm, record: one })) })
const ended = (...ids: string[]): AlarmUpdate => ({ type: 'records.ended', records: ids.map(record) })
const nameless = (key: string) => anAlarm(key, {}, { records: [] })
const camera = (key: string) => anAlarm(key, { kind: 'other', id: null }, { records: [] })

it('an alarm is a fire when one of its points is', () => {
  expect([withPoint(anAlarm('1'), { category: '0' }), withPoint(aFaultAlarm('2'), { category: '1' }), withPoint(aFaultAlarm('3'), {})].map(isFire)).toEqual([true, true, false])
})

it('fires and faults are counted over all batches', () => {
  const feed = after(aFeedWith([aFaultAlarm('1'), anAlarm('2')]), arrived(aFaultAlarm('3'), anAlarm('4')))
  expect(unseenOf(feed.entries)).toEqual({ fires: 2, faults: 2, newFaults: 2 })
})

it('each record of an alarm is acknowledged with the time of its own point', () => {
  const both = withPoint(anAlarm('1', { raisedAt: MOCK_NOW }, { records: [record('1'), record('2')] }), { id: '2', raisedAt: MOCK_NOW + 60_000 })
  expect(recordsMeant(aFeedWith([both]), 'all')).toEqual([acknowledgedRef({ ...record('1'), raisedAt: MOCK_NOW }), acknowledgedRef({ ...record('2'), raisedAt: MOCK_NOW + 60_000 })])
})

describe('the end of a record', () => {
  it('ends no alarm that has no record or none yet', () => {
    expect(keys(after(aFeedWith([nameless('1'), camera('2'), anAlarm('3')]), ended('3', '4')).entries)).toEqual(['2', '1'])
  })
})

describe('a record that becomes known', () => {
  const feed = aFeedWith([nameless('1'), nameless('2'), anAlarm('3')])

  it('changes no other alarm', () => {
    const { entries } = after(feed, resolved('1', record('77')))
    expect(entries.map(({ open, unresolved }) => [open.map(({ id }) => id), unresolved])).toEqual([[['3'], false], [[], true], [['77'], false]])
  })

  it('leaves an alarm that has none until it is acknowledged, which takes it off the feed', () => {
    const none = after(feed, resolved('1', null))
    expect(keys(none.entries)).toEqual(['3', '2', '1'])
    expect(keys(acknowledgeMeant(none, { key: '1' }).entries)).toEqual(['3', '2'])
  })
})

describe('an alarm that was open before', () => {
  it('is no second entry when it has arrived under another key before the lists named it', () => {
    expect(keys(after(aFeedWith([anAlarm('live', {}, { records: [record('1')] })]), standing(anAlarm('open:general:1', {}, { records: [record('1')] }))).entries)).toEqual(['live'])
  })

  it('of two records stays when the push of one of them comes', () => {
    const both = after(after(aFeed(), standing(nameless('alarm-0'))), resolved('alarm-0', record('1'), record('2')))
    expect(keys(after(both, arrived(anAlarm('live', {}, { records: [record('1')] }))).entries)).toEqual(['live', 'alarm-0'])
  })
})
