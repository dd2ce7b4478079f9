import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { alarmFeedOf, firstPause } from './alarm-feed.calls'
import { aFaultAlarm, anAlarm, arrived } from './alarm-feed.fixtures'
import type { AlarmFeedEvent } from './alarm-feed.types'
import { createTabBus } from './tabs/tab-bus'

/** The browser's audio, running; notes at which time each pattern begins. */
class RunningContext extends EventTarget {
  state = 'running'
  readonly destination = {}
  readonly oscillators: number[] = []
  get currentTime() {
    return Date.now() / 1_000
  }
  resume = () => Promise.resolve()
  close = () => Promise.resolve()
  createGain = () => ({ gain: param(), connect: (next: unknown) => next })
  createOscillator = () => ({
    type: 'sine',
    frequency: param(),
    connect: (next: unknown) => next,
    start: (at: number) => this.oscillators.push(at),
    stop: () => undefined,
  })
}
const param = () => ({ setValueAtTime: () => undefined, linearRampToValueAtTime: () => undefined })

let context: RunningContext
let starts: number[]
let watched: boolean[]
let feed: ReturnType<typeof open>

function open() {
  context = new RunningContext()
  starts = []
  watched = []
  const logic = alarmFeedOf({
    userId: '9',
    bus: createTabBus('9'),
    watch: (sounding) => watched.push(sounding),
    openContext: () => context as unknown as AudioContext,
  })
  const actor = createActor(logic, { input: { acknowledged: new Set<string>() } })
  let before = 0
  actor.subscribe(({ context: { soundStarts } }) => {
    if (soundStarts > before) starts.push(Date.now())
    before = soundStarts
  })
  return actor.start()
}

beforeEach(() => {
  vi.useFakeTimers()
  feed = open()
})
afterEach(() => {
  feed.stop()
  vi.useRealTimers()
})

const send = (event: AlarmFeedEvent) => feed.send(event)
const arrive = (...alarms: Parameters<typeof arrived>) => send({ type: 'update.received', update: arrived(...alarms), at: Date.now() })
const gaps = () => starts.slice(1).map((at, index) => at - (starts[index] ?? 0))

describe('sound', () => {
  it('starts with the fire and repeats every 3 s; the audio graph is started each time', () => {
    arrive(anAlarm('1'))
    vi.advanceTimersByTime(9_000)
    expect(gaps()).toEqual([3_000, 3_000, 3_000])
    expect(context.oscillators).toHaveLength(starts.length * 4)
  })

  it('starts once when sound is unlocked while a fire is unacknowledged', async () => {
    const turn = (state: string) => {
      context.state = state
      context.dispatchEvent(new Event('statechange'))
    }
    turn('suspended')
    arrive(anAlarm('1'))
    turn('running')
    await vi.advanceTimersByTimeAsync(2_900)
    expect(starts).toHaveLength(1)
    expect(feed.getSnapshot().context.soundStarts).toBe(1)
  })

  it('reminds of a fault every 15 s', () => {
    arrive(aFaultAlarm('1'))
    vi.advanceTimersByTime(30_000)
    expect(gaps()).toEqual([15_000, 15_000])
  })

  it('is at least 3 s after the last one, even when a fire replaces a fault', () => {
    arrive(aFaultAlarm('1'))
    vi.advanceTimersByTime(500)
    arrive(anAlarm('2'))
    vi.advanceTimersByTime(3_000)
    expect(gaps()).toEqual([3_000])
  })

  it('starts at most once in 3 s during 10 s of 1,000 alarms a second, and no alarm is lost', () => {
    const began = Date.now()
    for (let batch = 0; batch < 40; batch += 1) {
      const ids = Array.from({ length: 250 }, (_, index) => `${batch}-${index}`)
      arrive(...ids.map((id, index) => (index % 50 === 0 ? anAlarm(id) : aFaultAlarm(id))))
      vi.advanceTimersByTime(250)
    }
    expect(Date.now() - began).toBe(10_000)
    expect(Math.min(...gaps())).toBeGreaterThanOrEqual(3_000)
    const { received, entries, leftOut } = feed.getSnapshot().context
    expect([received, entries.length, leftOut]).toEqual([10_000, 10_000, 0])
  })

  it('makes the alarm link compare its records more often while it lasts', () => {
    arrive(anAlarm('1'))
    send({ type: 'entries.acknowledge' })
    expect(watched).toEqual([true, false])
  })
})

it('does not delay a sound because a clock was set back', () => {
  expect(firstPause(null, 5)).toBe(0)
  expect(firstPause(1_000, 1_500)).toBe(2_500)
  expect(firstPause(3_600_000, 0)).toBe(3_000)
})

it('leaves no timer when it is stopped', () => {
  arrive(anAlarm('1'))
  feed.stop()
  expect(vi.getTimerCount()).toBe(0)
})
