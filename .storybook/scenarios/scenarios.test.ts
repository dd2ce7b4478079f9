import { createMockBackend } from '@smart-fire/api-client/mock'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createPlayer, applyTo, type PlayerState } from './player'
import { SCENARIOS, scenarioSteps, type ScenarioName } from './scenarios'

const NAMES = Object.keys(SCENARIOS) as ScenarioName[]

describe('the scenarios of a design review', () => {
  it.each(NAMES)('%s: the same seed gives the same steps, another seed gives others', (name) => {
    expect(scenarioSteps(name, 7, 0)).toEqual(scenarioSteps(name, 7, 0))
    expect(scenarioSteps(name, 8, 0)).not.toEqual(scenarioSteps(name, 7, 0))
  })

  it.each(NAMES)('%s: steps are in order of time and each record has a unique id', (name) => {
    const steps = scenarioSteps(name, 7, 0)
    expect(steps.map(({ at }) => at)).toEqual(steps.map(({ at }) => at).sort((one, other) => one - other))
    const raised = steps.flatMap(({ change }) => (change.type === 'raise' ? [`${change.record.kind} ${change.record.id}`] : []))
    expect(new Set(raised).size).toBe(raised.length)
  })

  it('bad clock: the clocks of some devices are ahead, of others far behind', () => {
    const stamps = scenarioSteps('badClock', 1, 0).flatMap(({ change }) => (change.type === 'raise' ? [change.record.raisedAt ?? 0] : []))
    expect(Math.max(...stamps)).toBeGreaterThan(0)
    expect(Math.min(...stamps)).toBeLessThan(-300 * 86_400_000)
  })

  it('night shift: it is four in the morning, the first fire comes after a calm and goes up floor by floor', () => {
    const steps = scenarioSteps('nightShift', 1, Date.parse('2026-10-12T09:30:00+08:00'))
    const raised = steps.flatMap(({ at, change }) => (change.type === 'raise' ? [{ at, record: change.record }] : []))
    for (const { record } of raised) expect(new Date((record.raisedAt ?? 0) + 8 * 3_600_000).toISOString()).toMatch(/^2026-10-12T04:0/)
    const [first, ...others] = raised.filter(({ record }) => record.position === '弱电井')
    expect(first?.at).toBeGreaterThan(20_000)
    expect(others.map(({ record }) => (record.floor ?? 0) - (first?.record.floor ?? 0))).toEqual([1, 2])
  })
})

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const setUp = (name: ScenarioName) => {
    const backend = createMockBackend({ world: { records: [] } })
    const states: PlayerState[] = []
    const player = createPlayer(scenarioSteps(name, 7, 0), applyTo(backend), (state) => states.push(state))
    return { backend, player, last: () => states.at(-1) }
  }

  it('executes every step at its time', () => {
    const { backend, player, last } = setUp('flood')
    player.play()
    vi.advanceTimersByTime(70_000)
    expect(backend.world.records).toHaveLength(40)
    expect(last()).toEqual({ done: 40, total: 40, playing: false })
  })

  it('executes no step during a pause, and continues after it', () => {
    const { backend, player } = setUp('flood')
    player.play()
    vi.advanceTimersByTime(10_000)
    player.pause()
    const before = backend.world.records.length
    vi.advanceTimersByTime(60_000)
    expect(backend.world.records).toHaveLength(before)
    player.play()
    vi.advanceTimersByTime(70_000)
    expect(backend.world.records).toHaveLength(40)
  })

  it('executes single steps', () => {
    const { backend, player, last } = setUp('hostLost')
    player.step()
    player.step()
    expect(backend.world.records).toHaveLength(2)
    expect(last()).toEqual({ done: 2, total: 24, playing: false })
  })

  it('disconnects and restores the network', () => {
    const { backend, player } = setUp('outage')
    player.play()
    vi.advanceTimersByTime(10_000)
    expect(backend.alarms.reachable).toBe(false)
    vi.advanceTimersByTime(40_000)
    expect(backend.alarms.reachable).toBe(true)
    expect(backend.world.records.some(({ handled }) => handled)).toBe(true)
  })
})
