import { describe, expect, it } from 'vitest'
import { selectStorm } from './alarm-feed.actor'
import { aFaultAlarm, anAlarm, raised, standing } from './alarm-feed.fixtures'
import { aFeedMachine } from './alarm-feed.machine.harness'
import { acknowledgedRef } from '../provider/internal'

const { feed, send, update, unlock, arrive, sound } = aFeedMachine()
const context = () => feed.actor.getSnapshot().context
const many = (count: number) => Array.from({ length: count }, (_, index) => anAlarm(`${feed.clock.now()}-${index}`))
const view = (hydrantId: string | null) => send({ type: 'place.view', shown: { alarm: anAlarm('1', { hydrantId }), record: null }, notice: { key: '1' } })

describe('acknowledging', () => {
  it('an alarm whose record is not known yet tells its record as soon as it is', () => {
    arrive(anAlarm('1', {}, { records: [] }))
    send({ type: 'entry.acknowledge', key: '1' })
    expect(feed.told.emitted).toEqual([])
    update({ type: 'alarms.resolved', resolved: [{ alarm: '1', record: { kind: 'general', id: '77' } }] })
    expect(feed.told.emitted).toEqual([{ type: 'acknowledged', records: [acknowledgedRef({ kind: 'general', id: '77', raisedAt: anAlarm('1').points[0].raisedAt })] }])
  })

  it('one alarm after the other keeps the first: its own push, which comes behind the lists, does not sound', () => {
    unlock()
    update(standing(anAlarm('1'), anAlarm('2')))
    for (const key of ['1', '2']) send({ type: 'entry.acknowledge', key })
    arrive(anAlarm('live', {}, { records: [{ kind: 'general', id: '1' }] }))
    expect(sound()).toBe('silent')
  })

  it('a place acknowledges its alarms', () => {
    arrive(anAlarm('1'), aFaultAlarm('2'))
    send({ type: 'group.acknowledge', id: context().groups[0]?.id ?? '' })
    expect(context().entries.map(({ alarm, acknowledged }) => [alarm.key, acknowledged])).toEqual([['2', false], ['1', true]])
  })
})

describe('closing', () => {
  it('takes down one notice, one place or one raised verdict, and leaves the others', () => {
    arrive(anAlarm('1'), aFaultAlarm('2'))
    update(raised())
    update(raised({ recordId: '2' }))
    send({ type: 'notice.close', key: '2' })
    expect(context().notices.map(({ key }) => key)).toEqual(['1'])
    send({ type: 'group.close', id: context().groups[0]?.id ?? '' })
    send({ type: 'raised.close', key: 'general:1' })
    const { notices, groups, raised: verdicts, entries } = context()
    expect([notices, groups.map(({ closed }) => closed), verdicts.map(({ key }) => key), entries.length]).toEqual([[], [true, false], ['general:2'], 2])
  })

  it('takes down the summary of late alarms', () => {
    arrive(anAlarm('1', {}, { late: true }))
    send({ type: 'late.close' })
    expect([context().late, context().entries.length]).toEqual([null, 1])
  })
})

describe('following a notice to its place', () => {
  it.each([['a hydrant', '8'], ['a floor', null]])('takes it down for %s, and points there again when it is asked for again', (_, hydrantId) => {
    arrive(anAlarm('1', { hydrantId }))
    view(hydrantId)
    expect([context().notices, context().views]).toEqual([[], 1])
    view(hydrantId)
    expect(context().views).toBe(2)
  })
})

describe('a storm', () => {
  it('runs a clock until it is over, also when all of its notices are gone', () => {
    arrive(...many(11))
    send({ type: 'clock.tick', at: 180_000 })
    expect([context().groups, selectStorm(feed.actor.getSnapshot()), feed.told.running.ticker]).toEqual([[], true, 1])
    send({ type: 'clock.tick', at: 600_000 })
    expect([selectStorm(feed.actor.getSnapshot()), feed.told.running.ticker]).toEqual([false, 0])
  })

  it('that is over begins again above 10 in 10 minutes, those included that came at its end', () => {
    arrive(...many(7))
    feed.clock.increment(300_000)
    arrive(...many(4))
    send({ type: 'clock.tick', at: 600_000 })
    expect(selectStorm(feed.actor.getSnapshot())).toBe(false)
    feed.clock.increment(300_000)
    arrive(...many(7))
    expect(selectStorm(feed.actor.getSnapshot())).toBe(true)
  })
})

describe('a tab in which the browser blocks the sound', () => {
  it('is not muted any more when it is unlocked after the time of the mute', () => {
    arrive(anAlarm('1'))
    send({ type: 'tab.muted', until: 60_000, at: 0 })
    feed.clock.increment(60_000)
    unlock()
    expect(sound()).toBe('sounding')
  })

  it('tells the others of no end of a mute when it was not muted', () => {
    arrive(anAlarm('1'))
    expect(feed.told.emitted).toEqual([])
  })
})
