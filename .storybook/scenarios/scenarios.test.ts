import { createApiClient, RECORD_CATEGORY, RECORD_KIND, SENSOR_STATUS, VERDICT } from '@smart-fire/api-client'
import { createMockBackend } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { alarmClientOf } from '../../packages/dialogs/src/provider/alarm-client/alarm-client.calls'
import { statusOf } from '../../packages/dialogs/src/provider/alarm-client/alarm-client-status'
import { applyTo } from './apply-step'
import { aNightWorld } from './night-world'
import { BEFORE_A_SKIP_MS, createPlayer, type PlayerState, type Speed } from './player'
import { SCENARIOS, type ScenarioName, scenarioStart, scenarioSteps } from './scenarios'

const NAMES = Object.keys(SCENARIOS) as ScenarioName[]
const HALF_PAST_NINE = Date.parse('2026-10-12T09:30:00+08:00')
const FOUR = scenarioStart('nightShift', HALF_PAST_NINE)

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
})

describe.each([1, 2, 3, 99])('the night shift with seed %d', (seed) => {
  const steps = scenarioSteps('nightShift', seed, HALF_PAST_NINE)
  const clock = (ms: number) => new Date(ms + 8 * 3_600_000).toISOString().slice(11, 16)

  it('goes from a calm through smoke on three floors and an outage to the hand-over at six', () => {
    const told = steps.map(({ at, change }) => `${clock(FOUR + at)} ${change.type}${change.type === 'raise' ? ` ${change.record.alarmType ?? ''}` : ''}`)
    expect(told).toEqual([
      '04:00 nothing', '04:03 raise 电池电量低', '04:07 raise 离线', '04:12 raise 烟雾报警', '04:13 raise 烟雾报警', '04:13 handle', '04:14 raise 烟雾报警',
      '04:14 networkLost', '04:15 raise 烟雾报警', '04:15 networkBack', '04:17 handle', '04:18 handle', '04:19 handle', '06:00 nothing',
    ])
  })

  it('raises each record at the time that it bears, on a device that the world has', () => {
    const { sensors = [] } = aNightWorld(FOUR)
    for (const { at, change } of steps) {
      if (change.type !== 'raise') continue
      expect(change.record.raisedAt).toBe(FOUR + at)
      expect(sensors.find(({ id }) => id === change.record.sensorId)).toMatchObject({ floor: change.record.floor, buildingId: change.record.buildingId, position: change.record.position })
    }
  })

  it('lets the fire climb two floors of one building; the fourth smoke is elsewhere, and only that one is a false alarm', () => {
    const fires = steps.flatMap(({ change }) => (change.type === 'raise' && change.record.category === RECORD_CATEGORY.fire ? [change.record] : []))
    const [first, second, elsewhere, third] = fires
    expect([second?.floor, third?.floor]).toEqual([(first?.floor ?? 0) + 1, (first?.floor ?? 0) + 2])
    expect(new Set([first, second, third].map((record) => record?.buildingId)).size).toBe(1)
    expect(elsewhere?.buildingId).not.toBe(first?.buildingId)
    const verdictOf = (id = '') => steps.flatMap(({ change }) => (change.type === 'handle' && change.record?.id === id ? [change.verdict] : []))
    expect(fires.map(({ id }) => verdictOf(id))).toEqual([[VERDICT.realFire], [VERDICT.realFire], [VERDICT.falseAlarm], [VERDICT.realFire]])
  })
})

describe('the night shift on an alarm link', () => {
  const server = setupServer()
  beforeAll(() => server.listen({ onUnhandledRequest: 'error' }))
  afterAll(() => server.close())

  it('shows every alarm that is raised, also the one during the outage, and at six what is open', async () => {
    const backend = createMockBackend({ world: aNightWorld(FOUR) })
    server.use(...backend.handlers)
    const shown: string[] = []
    const link = createActor(alarmClientOf(createApiClient(backend.clientOptions({ baseUrl: 'http://mock.local' })), '9'))
    link.on('alarms', ({ alarms }) => shown.push(...alarms.flatMap(({ records, points }) => (records.length > 0 ? records : points).map(({ id }) => String(id)))))
    link.start()
    const status = () => statusOf(link.getSnapshot())
    const wait = { timeout: 10_000 }
    await vi.waitFor(() => expect(status()).toMatchObject({ link: 'live', sync: 'synced', pendingCount: 1 }), wait)
    const steps = scenarioSteps('nightShift', 1, HALF_PAST_NINE)
    const player = createPlayer(steps, { apply: applyTo(backend), changed: () => undefined })
    for (const { change } of steps) {
      player.step()
      if (change.type === 'networkBack') await vi.waitFor(() => expect(status()).toMatchObject({ link: 'live', sync: 'synced' }), wait)
      // what is raised while the link is broken is known after it is back
      const isKnown = () => expect(status().pendingCount).toBe(backend.world.records.filter(({ handled }) => !handled).length)
      if (backend.alarms.reachable) await vi.waitFor(isKnown, wait)
    }
    const raised = steps.flatMap(({ change }) => (change.type === 'raise' ? [change.record.id] : []))
    link.stop()
    expect(shown).toEqual(raised)
    expect(status().records.map(({ id }) => id).sort()).toEqual(['4001', ...raised.slice(0, 2)].sort())
  }, 30_000)
})

describe('a step on the world', () => {
  const setUp = () => {
    const backend = createMockBackend({ world: aNightWorld(FOUR) })
    const player = createPlayer(scenarioSteps('nightShift', 1, HALF_PAST_NINE), { apply: applyTo(backend), changed: () => undefined })
    const statuses = () => backend.world.sensors.map(({ status }) => status).filter((status) => status !== SENSOR_STATUS.normal).sort()
    return { backend, statuses, step: (times: number) => Array.from({ length: times }, player.step) }
  }

  it('changes the devices, which plans and lists show: fault, offline, alarm', () => {
    const { statuses, step } = setUp()
    expect(statuses()).toEqual([SENSOR_STATUS.fault])
    step(4)
    expect(statuses()).toEqual([SENSOR_STATUS.fault, SENSOR_STATUS.fault, SENSOR_STATUS.alarm, SENSOR_STATUS.offline])
  })

  it('leaves a verdict that the spectator was faster with', () => {
    const { backend, step } = setUp()
    step(5)
    const smoke = backend.world.records.filter(({ category }) => category === RECORD_CATEGORY.fire).at(-1)
    if (smoke) backend.handle({ kind: RECORD_KIND.general, id: smoke.id }, { handledBy: '值班员', verdict: VERDICT.falseAlarm })
    step(1)
    expect(smoke).toMatchObject({ handledBy: '值班员', verdict: VERDICT.falseAlarm })
  })

  it('makes a false alarm normal again, and leaves a real fire in alarm', () => {
    const { backend, statuses, step } = setUp()
    const measured = () => backend.world.sensors.flatMap(({ points }) => points.map(({ state }) => state)).filter((state) => state === 'alarm')
    step(10)
    expect(measured()).toHaveLength(4)
    step(3)
    expect(statuses().filter((status) => status === SENSOR_STATUS.alarm)).toHaveLength(3)
    expect(measured()).toHaveLength(3)
  })
})

describe('the player', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const setUp = (name: ScenarioName, speed: Speed = 1) => {
    const backend = createMockBackend({ world: { records: [] } })
    const states: PlayerState[] = []
    const player = createPlayer(scenarioSteps(name, 7, 0), { apply: applyTo(backend), changed: (state) => states.push(state) }, speed)
    return { backend, player, last: () => states.at(-1) }
  }

  it('executes every step at its time', () => {
    const { backend, player, last } = setUp('flood')
    player.play()
    vi.advanceTimersByTime(70_000)
    expect(backend.world.records).toHaveLength(40)
    expect(last()).toMatchObject({ done: 40, total: 40, playing: false })
  })

  it.each([10, 60] as const)('executes them %d times faster', (speed) => {
    const { backend, player } = setUp('flood', speed)
    player.play()
    vi.advanceTimersByTime(30_000 / speed)
    const half = backend.world.records.length
    expect(half).toBe(scenarioSteps('flood', 7, 0).filter(({ at }) => at <= 30_000).length)
    vi.advanceTimersByTime(30_000 / speed)
    expect(backend.world.records).toHaveLength(40)
  })

  it('keeps what has passed when the speed changes between two steps', () => {
    const { player, last } = setUp('nightShift')
    player.play()
    vi.advanceTimersByTime(60_000)
    player.setSpeed(60)
    expect(last()).toMatchObject({ at: 60_000, speed: 60, playing: true })
    vi.advanceTimersByTime(1_000)
    expect(player.now()).toBe(120_000)
    player.setSpeed(1)
    vi.advanceTimersByTime(5_000)
    expect(player.now()).toBe(125_000)
  })

  it('changes the speed of the step that it waits for, and does not begin to play by it', () => {
    const { backend, player, last } = setUp('outage')
    player.setSpeed(10)
    vi.advanceTimersByTime(60_000)
    expect(last()).toMatchObject({ done: 0, at: 0, playing: false })
    player.play()
    vi.advanceTimersByTime(100)
    player.setSpeed(1)
    vi.advanceTimersByTime(999)
    expect(backend.world.records).toHaveLength(0)
    vi.advanceTimersByTime(1)
    expect(backend.world.records).toHaveLength(1)
  })

  it('executes no step during a pause, stops the time, and continues after it', () => {
    const { backend, player } = setUp('flood', 10)
    player.play()
    vi.advanceTimersByTime(1_234)
    player.pause()
    const before = backend.world.records.length
    vi.advanceTimersByTime(60_000)
    expect(backend.world.records).toHaveLength(before)
    expect([player.now(), player.pace()]).toEqual([12_340, 1])
    player.play()
    expect(player.pace()).toBe(10)
    vi.advanceTimersByTime(5_000)
    expect(backend.world.records).toHaveLength(40)
  })

  it('executes single steps, each at the time that it has', () => {
    const { backend, player, last } = setUp('hostLost')
    player.step()
    player.step()
    expect(backend.world.records).toHaveLength(2)
    expect(last()).toMatchObject({ done: 2, total: 24, playing: false, at: scenarioSteps('hostLost', 7, 0)[1]?.at })
  })

  it('skips the time before the hand-over except for a minute', () => {
    const { player, last } = setUp('nightShift')
    const [handOver, before] = scenarioSteps('nightShift', 7, 0).reverse()
    player.play()
    vi.advanceTimersByTime((before?.at ?? 0) + BEFORE_A_SKIP_MS - 1)
    expect(last()).toMatchObject({ done: 13, playing: true })
    vi.advanceTimersByTime(1)
    expect(last()).toMatchObject({ done: 14, playing: false, at: handOver?.at })
  })

  it('never sets the time back, however late a timer is', () => {
    const { player } = setUp('flood', 60)
    player.play()
    let latest = 0
    for (let tick = 0; tick < 900; tick += 1) {
      vi.advanceTimersByTime(1.3)
      expect(player.now()).toBeGreaterThanOrEqual(latest)
      latest = player.now()
    }
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
