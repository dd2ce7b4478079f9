import { beforeEach, describe, expect, it } from 'vitest'
import { aFaultAlarm, anAlarm, standing } from './alarm-feed.fixtures'
import { aFeedMachine } from './alarm-feed.machine.harness'
import { nameOfRecordless } from './feed/feed-entries'
import { acknowledgedRef } from '../provider/internal'

const LONGEST_MUTE_MS = 15 * 60_000

const { feed, send, update, reload, unlock, arrive, sound, played } = aFeedMachine()

describe('sound', () => {
  it('is locked until the browser allows it; the buttons for unlocking and testing unlock it', () => {
    arrive(anAlarm('1'))
    expect(sound()).toBe('locked')
    expect(played()).toEqual([])
    send({ type: 'sound.enable' })
    send({ type: 'sound.test' })
    expect(feed.told.commands).toEqual([{ type: 'speaker.unlock' }, { type: 'speaker.test' }])
  })

  it('begins for a fire that arrived while it was locked', () => {
    arrive(anAlarm('1'))
    unlock()
    expect(sound()).toBe('sounding')
    expect(played()).toEqual(['fire'])
  })

  it('begins again after a reload for a fire that is open and not acknowledged', () => {
    unlock()
    update(standing(anAlarm('1'), aFaultAlarm('2')))
    expect(played()).toEqual(['fire'])
    send({ type: 'entry.acknowledge', key: '1' })
    expect(sound()).toBe('silent')
  })

  it('stays quiet after a reload for a fire that this operator had acknowledged', () => {
    feed.actor.stop()
    reload(new Set(['general:1']))
    unlock()
    update(standing(anAlarm('1')))
    expect(sound()).toBe('silent')
  })

  it('repeats for a fire until it is acknowledged', () => {
    unlock()
    arrive(anAlarm('1'))
    expect(feed.told.running.siren).toBe(1)
    send({ type: 'entry.acknowledge', key: '1' })
    expect(sound()).toBe('silent')
    expect(feed.told.running.siren).toBe(0)
  })

  it('ends when any operator has handled the fire', () => {
    unlock()
    arrive(anAlarm('1'))
    send({ type: 'update.received', update: { type: 'records.ended', records: [{ kind: 'general', id: '1' }] }, at: 0 })
    expect(sound()).toBe('silent')
  })

  it('is another, slower one for a fault; a fire replaces it until the fire is acknowledged', () => {
    unlock()
    arrive(aFaultAlarm('1'))
    arrive(anAlarm('2'))
    arrive(aFaultAlarm('3'))
    expect(played()).toEqual(['fault', 'fire'])
    expect(feed.told.pauses).toEqual([15_000, 3_000])
    send({ type: 'entry.acknowledge', key: '2' })
    expect(played()).toEqual(['fault', 'fire', 'fault'])
    send({ type: 'entries.acknowledge' })
    expect(sound()).toBe('silent')
  })

  it('makes the alarm link compare its records more often while it lasts (domain 5)', () => {
    unlock()
    arrive(anAlarm('1'))
    expect(feed.told.running.watch).toBe(1)
    send({ type: 'sound.mute', minutes: 1, at: 0 })
    expect(feed.told.running.watch).toBe(0)
  })

  it('is locked again when the browser takes it away', () => {
    unlock()
    send({ type: 'sound.blocked' })
    expect(sound()).toBe('locked')
  })
})

describe('several tabs', () => {
  it('compete for the sound only when they can play it', () => {
    send({ type: 'sound.blocked' })
    unlock()
    send({ type: 'sound.blocked' })
    expect(feed.told.leads).toEqual(['lead.retire', 'lead.compete', 'lead.retire'])
  })

  it.each([['fire', anAlarm], ['fault', aFaultAlarm]] as const)('are silent while another one sounds a %s, and continue at once when that one is closed', (kind, alarm) => {
    unlock()
    send({ type: 'lead.lost' })
    arrive(alarm('1'))
    expect(sound()).toBe('sounding')
    expect(played()).toEqual([])
    send({ type: 'lead.gained' })
    expect(played()).toEqual([kind])
  })

  it('give up the lead when their link is down, and compete again: a tab without a link hears of no alarm', () => {
    send({ type: 'link.lost' })
    expect(feed.told.leads).toEqual(['lead.retire'])
    unlock()
    send({ type: 'link.lost' })
    expect(feed.told.leads).toEqual(['lead.retire', 'lead.compete', 'lead.retire', 'lead.compete'])
  })

  it('go to the end of the queue for the lead when their link is down: it must not come to them before a tab that hears of alarms', () => {
    unlock()
    send({ type: 'lead.lost' })
    feed.told.leads = []
    send({ type: 'link.lost' })
    expect(feed.told.leads).toEqual(['lead.retire', 'lead.compete'])
  })

  it('share what was acknowledged and muted', () => {
    unlock()
    arrive(anAlarm('1'), anAlarm('2'))
    send({ type: 'entry.acknowledge', key: '1' })
    send({ type: 'sound.mute', minutes: 5, at: 0 })
    send({ type: 'sound.unmute' })
    expect(feed.told.emitted).toEqual([
      { type: 'acknowledged', records: [acknowledgedRef({ kind: 'general', id: '1', raisedAt: anAlarm('1').points[0].raisedAt })] },
      { type: 'muted', until: 300_000 },
      { type: 'unmuted' },
    ])
    send({ type: 'tab.muted', until: 60_000, at: 0 })
    expect(sound()).toBe('muted')
    send({ type: 'tab.unmuted' })
    send({ type: 'tab.acknowledged', records: ['general:2'] })
    expect(sound()).toBe('silent')
    expect(feed.told.emitted).toHaveLength(3)
  })

  it('share that an alarm of a camera was acknowledged, and each tells its link; it sounds in none of them any more', () => {
    unlock()
    const camera = anAlarm('1', { kind: 'other', id: null }, { records: [] })
    arrive(camera)
    expect(sound()).toBe('sounding')
    send({ type: 'tab.acknowledged', records: [nameOfRecordless({ ...camera, key: 'kept-0' })] })
    expect(sound()).toBe('silent')
    expect(feed.told.emitted).toEqual([{ type: 'recordless.acknowledged', alarms: [camera], elsewhere: true }])
    arrive(anAlarm('2', { kind: 'other', id: null }, { records: [] }))
    send({ type: 'entry.acknowledge', key: '2' })
    expect(feed.told.emitted.slice(1)).toMatchObject([{ type: 'recordless.acknowledged', alarms: [{ key: '2' }], elsewhere: false }])
  })

  it('are muted until the time that one of them was muted, also after a longer mute that has ended', () => {
    unlock()
    arrive(anAlarm('1'))
    send({ type: 'sound.mute', minutes: 5, at: feed.clock.now() })
    send({ type: 'sound.unmute' })
    send({ type: 'tab.muted', until: 60_000, at: feed.clock.now() })
    expect(feed.actor.getSnapshot().context.mutedUntil).toBe(60_000)
    feed.clock.increment(59_999)
    expect(sound()).toBe('muted')
    feed.clock.increment(1)
    expect(sound()).toBe('sounding')
  })

  it('stay muted when sound is unlocked during a mute of another tab', () => {
    arrive(anAlarm('1'))
    send({ type: 'tab.muted', until: 60_000, at: 0 })
    unlock()
    expect(sound()).toBe('muted')
    feed.clock.increment(60_000)
    expect(sound()).toBe('sounding')
  })

  it('stay locked, and say so, when another tab is muted or not any more; unlocked then, they sound', () => {
    arrive(anAlarm('1'))
    send({ type: 'tab.muted', until: 60_000, at: 0 })
    expect(sound()).toBe('locked')
    send({ type: 'tab.unmuted' })
    expect(sound()).toBe('locked')
    unlock()
    expect(sound()).toBe('sounding')
  })

  it.each(['sound.unmute', 'tab.unmuted'] as const)('do not remember a mute that has ended (%s) when the browser takes the sound away and gives it back', (type) => {
    unlock()
    arrive(anAlarm('1'))
    send({ type: 'sound.mute', minutes: 5, at: feed.clock.now() })
    send({ type })
    send({ type: 'sound.blocked' })
    unlock()
    expect(sound()).toBe('sounding')
  })

  it('are not muted any more when sound is unlocked after a new fire', () => {
    send({ type: 'tab.muted', until: 60_000, at: 0 })
    arrive(anAlarm('1'))
    unlock()
    expect(sound()).toBe('sounding')
  })

  describe('of which one was muted before the new fire had reached it', () => {
    beforeEach(() => {
      unlock()
      arrive(anAlarm('1'))
      send({ type: 'sound.mute', minutes: 5, at: feed.clock.now() })
      feed.told.emitted = []
    })

    it('all sound again: the tab that sounds had the fire already, and was muted along', () => {
      arrive(anAlarm('2'))
      expect(feed.told.emitted).toEqual([{ type: 'unmuted' }])
    })

    it('stay muted for a fire that was found after an outage of one of them, which sounds itself', () => {
      arrive({ ...anAlarm('2'), late: true })
      expect(feed.told.emitted).toEqual([])
      expect(sound()).toBe('sounding')
    })
  })
})

describe('mute', () => {
  it('lasts no longer than an operator can mute, whatever another page of the origin says and wherever the clock is set', () => {
    send({ type: 'tab.muted', until: 1e12, at: feed.clock.now() })
    feed.clock.increment(LONGEST_MUTE_MS - 1)
    expect(sound()).toBe('muted')
    feed.clock.increment(1)
    expect(sound()).toBe('sounding')
  })

  it('that is still on when sound is unlocked ends in time after the clock was set back by an hour', () => {
    send({ type: 'sound.blocked' })
    send({ type: 'tab.muted', until: 3_900_000, at: 3_600_000 })
    unlock()
    expect(sound()).toBe('muted')
    feed.clock.increment(LONGEST_MUTE_MS)
    expect(sound()).toBe('sounding')
  })

  beforeEach(() => {
    unlock()
    arrive(anAlarm('1'))
    send({ type: 'sound.mute', minutes: 5, at: feed.clock.now() })
  })

  it('ends by itself after its minutes', () => {
    expect(sound()).toBe('muted')
    expect(feed.actor.getSnapshot().context.mutedUntil).toBe(300_000)
    feed.clock.increment(299_999)
    expect(sound()).toBe('muted')
    feed.clock.increment(1)
    expect(sound()).toBe('sounding')
    expect(feed.actor.getSnapshot().context.mutedUntil).toBeNull()
  })

  it('ends at once with a new fire, not with a fault', () => {
    arrive(aFaultAlarm('2'))
    expect(sound()).toBe('muted')
    arrive(anAlarm('3'))
    expect(sound()).toBe('sounding')
  })

  it('ends with a new fire that comes among faults and late alarms, in every tab', () => {
    feed.told.emitted = []
    arrive(aFaultAlarm('2'), { ...anAlarm('3'), late: true }, anAlarm('4'))
    expect(sound()).toBe('sounding')
    expect(feed.told.emitted).toEqual([{ type: 'unmuted' }])
  })

  it('ends when the operator wants it', () => {
    send({ type: 'sound.unmute' })
    expect(sound()).toBe('sounding')
  })
})
