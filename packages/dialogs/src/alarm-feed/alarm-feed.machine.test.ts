import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock } from 'xstate'
import { noticesOf, selectEdgeTaken, selectSound, selectStorm } from './alarm-feed.actor'
import { aFaultAlarm, anAlarm, arrived, standing } from './alarm-feed.fixtures'
import { alarmFeedMachine } from './alarm-feed.machine'
import type { AlarmFeedEmitted, AlarmFeedEvent, SpeakerCommand } from './alarm-feed.types'
import { acknowledgedRef } from '../provider/internal'

const LONGEST_MUTE_MS = 15 * 60_000

let clock: SimulatedClock
let commands: SpeakerCommand[]
let leads: string[]
let desktop: string[]
let emitted: AlarmFeedEmitted[]
let running: { siren: number; ticker: number; watch: number }
let pauses: number[]
let feed: ReturnType<typeof start>

function start(acknowledged: ReadonlySet<string> = new Set()) {
  const logic = alarmFeedMachine.provide({
    actors: {
      speaker: fromCallback(({ receive }) => receive((command) => commands.push(command))),
      lead: fromCallback(({ receive }) => receive(({ type }) => leads.push(type))),
      desktop: fromCallback(({ receive }) => receive(({ type }) => desktop.push(type))),
      siren: fromCallback(({ input, sendBack }) => {
        pauses.push(input.pauseMs)
        sendBack({ type: 'siren.due' })
        return runs('siren')
      }),
      ticker: fromCallback(() => runs('ticker')),
      watch: fromCallback(() => runs('watch')),
    },
  })
  const actor = createActor(logic, { clock, input: { acknowledged } })
  actor.on('*', (one) => emitted.push(one))
  return actor.start()
}

function runs(name: keyof typeof running): () => void {
  running[name] += 1
  return () => void (running[name] -= 1)
}

beforeEach(() => {
  clock = new SimulatedClock()
  commands = []
  leads = []
  desktop = []
  emitted = []
  pauses = []
  running = { siren: 0, ticker: 0, watch: 0 }
  feed = start()
})
afterEach(() => {
  feed.stop()
})

const send = (event: AlarmFeedEvent) => feed.send(event)
const unlock = () => send({ type: 'sound.unlocked', at: clock.now() })
const update = (update: ReturnType<typeof arrived>) => send({ type: 'update.received', update, at: clock.now() })
const arrive = (...alarms: Parameters<typeof arrived>) => update(arrived(...alarms))
const sound = () => selectSound(feed.getSnapshot())
const played = () => commands.flatMap((command) => (command.type === 'speaker.play' ? [command.sound] : []))

describe('sound', () => {
  it('is locked until the browser allows it; the buttons for unlocking and testing unlock it', () => {
    arrive(anAlarm('1'))
    expect(sound()).toBe('locked')
    expect(played()).toEqual([])
    send({ type: 'sound.enable' })
    send({ type: 'sound.test' })
    expect(commands).toEqual([{ type: 'speaker.unlock' }, { type: 'speaker.test' }])
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
    feed.stop()
    feed = start(new Set(['general:1']))
    unlock()
    update(standing(anAlarm('1')))
    expect(sound()).toBe('silent')
  })

  it('repeats for a fire until it is acknowledged', () => {
    unlock()
    arrive(anAlarm('1'))
    expect(running.siren).toBe(1)
    send({ type: 'entry.acknowledge', key: '1' })
    expect(sound()).toBe('silent')
    expect(running.siren).toBe(0)
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
    expect(pauses).toEqual([15_000, 3_000])
    send({ type: 'entry.acknowledge', key: '2' })
    expect(played()).toEqual(['fault', 'fire', 'fault'])
    send({ type: 'entries.acknowledge' })
    expect(sound()).toBe('silent')
  })

  it('makes the alarm link compare its records more often while it lasts (domain 5)', () => {
    unlock()
    arrive(anAlarm('1'))
    expect(running.watch).toBe(1)
    send({ type: 'sound.mute', minutes: 1, at: 0 })
    expect(running.watch).toBe(0)
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
    expect(leads).toEqual(['lead.retire', 'lead.compete', 'lead.retire'])
  })

  it('are silent while another one sounds, and continue at once when that one is closed', () => {
    unlock()
    send({ type: 'lead.lost' })
    arrive(anAlarm('1'))
    expect(sound()).toBe('sounding')
    expect(played()).toEqual([])
    send({ type: 'lead.gained' })
    expect(played()).toEqual(['fire'])
  })

  it('give up the lead when their link is down, and compete again: a tab without a link hears of no alarm', () => {
    send({ type: 'link.lost' })
    expect(leads).toEqual(['lead.retire'])
    unlock()
    send({ type: 'link.lost' })
    expect(leads).toEqual(['lead.retire', 'lead.compete', 'lead.retire', 'lead.compete'])
  })

  it('go to the end of the queue for the lead when their link is down: it must not come to them before a tab that hears of alarms', () => {
    unlock()
    send({ type: 'lead.lost' })
    leads = []
    send({ type: 'link.lost' })
    expect(leads).toEqual(['lead.retire', 'lead.compete'])
  })

  it('share what was acknowledged and muted', () => {
    unlock()
    arrive(anAlarm('1'), anAlarm('2'))
    send({ type: 'entry.acknowledge', key: '1' })
    send({ type: 'sound.mute', minutes: 5, at: 0 })
    send({ type: 'sound.unmute' })
    expect(emitted).toEqual([
      { type: 'acknowledged', records: [acknowledgedRef({ kind: 'general', id: '1', raisedAt: anAlarm('1').points[0].raisedAt })] },
      { type: 'muted', until: 300_000 },
      { type: 'unmuted' },
    ])
    send({ type: 'tab.muted', until: 60_000, at: 0 })
    expect(sound()).toBe('muted')
    send({ type: 'tab.unmuted' })
    send({ type: 'tab.acknowledged', records: ['general:2'] })
    expect(sound()).toBe('silent')
    expect(emitted).toHaveLength(3)
  })

  it('stay muted when sound is unlocked during a mute of another tab', () => {
    arrive(anAlarm('1'))
    send({ type: 'tab.muted', until: 60_000, at: 0 })
    unlock()
    expect(sound()).toBe('muted')
    clock.increment(60_000)
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
      send({ type: 'sound.mute', minutes: 5, at: clock.now() })
      emitted = []
    })

    it('all sound again: the tab that sounds had the fire already, and was muted along', () => {
      arrive(anAlarm('2'))
      expect(emitted).toEqual([{ type: 'unmuted' }])
    })

    it('stay muted for a fire that was found after an outage of one of them, which sounds itself', () => {
      arrive({ ...anAlarm('2'), late: true })
      expect(emitted).toEqual([])
      expect(sound()).toBe('sounding')
    })
  })
})

describe('mute', () => {
  it('lasts no longer than an operator can mute, whatever another page of the origin says and wherever the clock is set', () => {
    send({ type: 'tab.muted', until: 1e12, at: clock.now() })
    clock.increment(LONGEST_MUTE_MS - 1)
    expect(sound()).toBe('muted')
    clock.increment(1)
    expect(sound()).toBe('sounding')
  })

  it('that is still on when sound is unlocked ends in time after the clock was set back by an hour', () => {
    send({ type: 'sound.blocked' })
    send({ type: 'tab.muted', until: 3_900_000, at: 3_600_000 })
    unlock()
    expect(sound()).toBe('muted')
    clock.increment(LONGEST_MUTE_MS)
    expect(sound()).toBe('sounding')
  })

  beforeEach(() => {
    unlock()
    arrive(anAlarm('1'))
    send({ type: 'sound.mute', minutes: 5, at: clock.now() })
  })

  it('ends by itself after its minutes', () => {
    expect(sound()).toBe('muted')
    expect(feed.getSnapshot().context.mutedUntil).toBe(300_000)
    clock.increment(299_999)
    expect(sound()).toBe('muted')
    clock.increment(1)
    expect(sound()).toBe('sounding')
    expect(feed.getSnapshot().context.mutedUntil).toBeNull()
  })

  it('ends at once with a new fire, not with a fault', () => {
    arrive(aFaultAlarm('2'))
    expect(sound()).toBe('muted')
    arrive(anAlarm('3'))
    expect(sound()).toBe('sounding')
  })

  it('ends when the operator wants it', () => {
    send({ type: 'sound.unmute' })
    expect(sound()).toBe('sounding')
  })
})

describe('a storm', () => {
  const fires = (count: number) => Array.from({ length: count }, (_, index) => anAlarm(`${clock.now()}-${index}`))

  it('begins above 10 alarms in 10 minutes and ends below 5', () => {
    arrive(...fires(10))
    expect(selectStorm(feed.getSnapshot())).toBe(false)
    clock.increment(1_000)
    arrive(...fires(1))
    expect(selectStorm(feed.getSnapshot())).toBe(true)
    send({ type: 'clock.tick', at: 599_999 })
    expect(selectStorm(feed.getSnapshot())).toBe(true)
    send({ type: 'clock.tick', at: 600_000 })
    expect(selectStorm(feed.getSnapshot())).toBe(false)
  })

  it('does not begin with late alarms, however many', () => {
    arrive(...fires(50).map((alarm) => ({ ...alarm, late: true })))
    expect(selectStorm(feed.getSnapshot())).toBe(false)
  })

  it('is announced once a second, in numbers', () => {
    arrive(...fires(100))
    arrive(aFaultAlarm('f'))
    expect(feed.getSnapshot().context.announced).toBeNull()
    send({ type: 'clock.tick', at: 1_000 })
    expect(feed.getSnapshot().context.announced).toMatchObject({ fires: 100, faults: 1 })
  })
})

describe('live notices', () => {
  it('run a clock only while one is shown', () => {
    expect(running.ticker).toBe(0)
    arrive(aFaultAlarm('1'))
    expect(running.ticker).toBe(1)
    send({ type: 'clock.tick', at: 180_000 })
    expect(running.ticker).toBe(0)
    expect(feed.getSnapshot().context.entries).toHaveLength(1)
  })

  it('open the place of their alarm: its hydrant, else its floor', () => {
    send({ type: 'place.view', shown: { alarm: anAlarm('1', { hydrantId: '8' }), record: null }, notice: { key: '1' } })
    expect(feed.getSnapshot().value.overlay).toBe('hydrant')
    send({ type: 'place.view', shown: { alarm: anAlarm('2'), record: null }, notice: { key: '2' } })
    expect(feed.getSnapshot().value.overlay).toBe('floorPlan')
    send({ type: 'overlay.close' })
    expect(feed.getSnapshot().value.overlay).toBe('none')
  })

  const shownKeys = () => noticesOf(feed.getSnapshot().context).shown.map(({ alarm }) => alarm.key)

  it('are taken down when the operator follows one to its place; the entry stays in the feed', () => {
    const alarm = anAlarm('1')
    arrive(alarm, aFaultAlarm('2'))
    send({ type: 'place.view', shown: { alarm, record: null }, notice: { key: '1' } })
    expect(shownKeys()).toEqual(['2'])
    expect(feed.getSnapshot().context.entries).toHaveLength(2)
  })

  it('of a place in a storm are taken down when the operator follows them', () => {
    arrive(...Array.from({ length: 20 }, (_, index) => anAlarm(`${index}`)))
    const [group] = feed.getSnapshot().context.groups
    if (!group) throw new Error('a storm has places')
    send({ type: 'place.view', shown: { alarm: group.newest, record: null }, notice: { group: group.id } })
    expect(feed.getSnapshot().context.groups.find(({ id }) => id === group.id)?.closed).toBe(true)
  })

  it('are all taken down at once; a new alarm is shown again', () => {
    arrive(anAlarm('1'), aFaultAlarm('2'))
    send({ type: 'notices.close' })
    expect([shownKeys(), selectEdgeTaken(feed.getSnapshot())]).toEqual([[], false])
    arrive(anAlarm('3'))
    expect([shownKeys(), selectEdgeTaken(feed.getSnapshot())]).toEqual([['3'], true])
  })

  it('leave their edge to the open feed', () => {
    expect(selectEdgeTaken(feed.getSnapshot())).toBe(false)
    send({ type: 'panel.open' })
    expect(selectEdgeTaken(feed.getSnapshot())).toBe(true)
  })
})

it('requests desktop notifications only when the operator wants them', () => {
  expect(feed.getSnapshot().value.desktop).toBe('unavailable')
  send({ type: 'desktop.available' })
  expect(feed.getSnapshot().value.desktop).toBe('available')
  send({ type: 'desktop.granted' })
  expect(feed.getSnapshot().value.desktop).toBe('on')
  send({ type: 'desktop.refused' })
  expect(feed.getSnapshot().value.desktop).toBe('unavailable')
})

it('leaves the desktop notifications to another tab when its link is down: it hears of no alarm', () => {
  send({ type: 'link.lost' })
  expect(desktop).toEqual([])
  send({ type: 'desktop.granted' })
  send({ type: 'link.lost' })
  expect(desktop).toEqual(['desktop.giveWay'])
})

it('leaves nothing running when it is stopped', () => {
  unlock()
  arrive(anAlarm('1'))
  feed.stop()
  expect(running).toEqual({ siren: 0, ticker: 0, watch: 0 })
})
