import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createActor, fromCallback, SimulatedClock, type AnyEventObject } from 'xstate'
import { aFaultAlarm, anAlarm, arrived } from './alarm-feed.fixtures'
import { alarmFeedMachine } from './alarm-feed.machine'
import { selectSound } from './alarm-feed.selectors'
import type { AlarmFeedEvent, SpeakerCommand } from './alarm-feed.types'

let clock: SimulatedClock
let heard: SpeakerCommand[]
let sirens: number
let tickers: number
let feed: ReturnType<typeof start>

function start() {
  return createActor(
    alarmFeedMachine.provide({
      actors: {
        speaker: fromCallback<SpeakerCommand>(({ receive }) => receive((command) => heard.push(command))),
        siren: fromCallback<AnyEventObject>(({ sendBack }) => {
          sirens += 1
          sendBack({ type: 'siren.due' })
          return () => void (sirens -= 1)
        }),
        ticker: fromCallback(() => {
          tickers += 1
          return () => void (tickers -= 1)
        }),
      },
    }),
    { clock },
  ).start()
}

beforeEach(() => {
  clock = new SimulatedClock()
  heard = []
  sirens = 0
  tickers = 0
  feed = start()
})
afterEach(() => {
  feed.stop()
})

const send = (event: AlarmFeedEvent) => feed.send(event)
const arrive = (...alarms: Parameters<typeof arrived>) => send({ type: 'news.heard', news: arrived(...alarms), at: clock.now() })
const sound = () => selectSound(feed.getSnapshot())
const played = () => heard.flatMap((command) => (command.type === 'speaker.play' ? [command.sound] : []))

describe('sound', () => {
  it('is locked until the browser allows it; the button asks for it', () => {
    arrive(anAlarm('1'))
    expect(sound()).toBe('locked')
    expect(played()).toEqual([])
    send({ type: 'sound.enable' })
    expect(heard).toEqual([{ type: 'speaker.unlock' }])
  })

  it('begins for a fire that arrived while it was locked', () => {
    arrive(anAlarm('1'))
    send({ type: 'sound.unlocked' })
    expect(sound()).toBe('sounding')
    expect(played()).toEqual(['fire'])
  })

  it('repeats for a fire until it is acknowledged', () => {
    send({ type: 'sound.unlocked' })
    arrive(anAlarm('1'))
    expect(sirens).toBe(1)
    send({ type: 'entry.acknowledge', key: '1' })
    expect(sound()).toBe('silent')
    expect(sirens).toBe(0)
  })

  it('ends when somebody anywhere has handled the fire', () => {
    send({ type: 'sound.unlocked' })
    arrive(anAlarm('1'))
    send({ type: 'news.heard', news: { type: 'records.ended', records: [{ kind: 'general', id: '1' }] }, at: 0 })
    expect(sound()).toBe('silent')
  })

  it('is another one for a fault, once, and none of it while a fire sounds', () => {
    send({ type: 'sound.unlocked' })
    arrive(aFaultAlarm('1'))
    expect(played()).toEqual(['fault'])
    arrive(anAlarm('2'))
    arrive(aFaultAlarm('3'))
    expect(played()).toEqual(['fault', 'fire'])
    expect(feed.getSnapshot().context.entries).toHaveLength(3)
  })

  it('is locked again when the browser takes it away', () => {
    send({ type: 'sound.unlocked' })
    send({ type: 'sound.blocked' })
    expect(sound()).toBe('locked')
  })
})

describe('mute', () => {
  beforeEach(() => {
    send({ type: 'sound.unlocked' })
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

describe('live notices', () => {
  it('run a clock only while one stands', () => {
    expect(tickers).toBe(0)
    arrive(aFaultAlarm('1'))
    expect(tickers).toBe(1)
    send({ type: 'clock.tick', at: 180_000 })
    expect(tickers).toBe(0)
    expect(feed.getSnapshot().context.entries).toHaveLength(1)
  })
})

it('leaves nothing running when it is stopped', () => {
  send({ type: 'sound.unlocked' })
  arrive(anAlarm('1'))
  feed.stop()
  expect([sirens, tickers]).toEqual([0, 0])
})
