import { ApiError } from '@smart-fire/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor, fromCallback, fromPromise } from 'xstate'
import { overviewMachine, RETRY_MS, type Figures, type LatestEvents, type OpenPlan } from './overview.machine'
import { someEvents, someFigures } from './overview.fixtures'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const PLAN: OpenPlan = { buildingId: 'b1', channelId: '1', floor: 3, sensorId: '501' }
const answered = () => vi.advanceTimersByTimeAsync(0)

/** An overview on fake calls. `nudges` counts what reaches the pulse. */
function anOverviewActor(calls: {
  loadFigures?: () => Promise<Figures>
  loadLatest?: () => Promise<LatestEvents>
  planAllowed?: () => Promise<boolean>
} = {}) {
  const nudges = vi.fn()
  const actor = createActor(overviewMachine.provide({
    actors: {
      loadFigures: fromPromise<Figures>(calls.loadFigures ?? (async () => someFigures())),
      loadLatest: fromPromise<LatestEvents>(calls.loadLatest ?? (async () => someEvents())),
      planAllowed: fromPromise<boolean>(calls.planAllowed ?? (async () => true)),
      pulse: fromCallback<{ type: 'nudge' }>(({ receive }) => receive(nudges)),
    },
  })).start()
  return { actor, nudges, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context }
}

it('loads numbers, events and the plan permission side by side', async () => {
  const overview = anOverviewActor()
  expect(overview.value()).toEqual({ figures: 'loading', events: 'loading', permission: 'loading', overlay: 'none' })
  await answered()
  expect(overview.value()).toEqual({
    figures: { ready: 'fresh' }, events: { ready: 'fresh' }, permission: 'allowed', overlay: 'none',
  })
})

it('tells empty from failed', async () => {
  const overview = anOverviewActor({
    loadFigures: () => Promise.reject(new ApiError('network')),
    loadLatest: async () => someEvents({ events: [] }),
  })
  await answered()
  expect(overview.value()).toMatchObject({ figures: 'failed', events: 'empty' })
})

it('keeps what it shows when the server stops, and catches up by itself', async () => {
  const loadFigures = vi.fn<() => Promise<Figures>>(async () => someFigures())
  const overview = anOverviewActor({ loadFigures })
  await answered()
  loadFigures.mockRejectedValue(new ApiError('network'))
  overview.actor.send({ type: 'refresh' })
  await answered()
  expect(overview.value()).toMatchObject({ figures: { ready: 'stale' } })
  expect(overview.context().figures).toEqual(someFigures())
  const failedAt = overview.context().figuresFailedAt
  await vi.advanceTimersByTimeAsync(3 * RETRY_MS)
  expect(overview.context().figuresFailedAt, 'the age counts from the first failure').toBe(failedAt)

  loadFigures.mockResolvedValue(someFigures({ devices: { alarm: 5, fault: 0, offline: 0, normal: 0 } }))
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(overview.value()).toMatchObject({ figures: { ready: 'fresh' } })
  expect(overview.context()).toMatchObject({ figures: { devices: { alarm: 5 } }, figuresFailedAt: null })
})

it('has one call in flight and asks once more when something changed meanwhile', async () => {
  let answer: (figures: Figures) => void = () => {}
  const loadFigures = vi.fn<() => Promise<Figures>>(() => new Promise((resolve) => { answer = resolve }))
  const overview = anOverviewActor({ loadFigures })
  overview.actor.send({ type: 'refresh' })
  overview.actor.send({ type: 'refresh' })
  expect(loadFigures).toHaveBeenCalledTimes(1)
  answer(someFigures())
  await answered()
  expect(overview.value()).toMatchObject({ figures: { ready: 'refreshing' } })
  expect(loadFigures).toHaveBeenCalledTimes(2)
  answer(someFigures())
  await answered()
  expect(overview.value()).toMatchObject({ figures: { ready: 'fresh' } })
  expect(loadFigures).toHaveBeenCalledTimes(2)
})

it('passes every change of the alarm link to the pulse instead of calling at once', async () => {
  const loadFigures = vi.fn<() => Promise<Figures>>(async () => someFigures())
  const overview = anOverviewActor({ loadFigures })
  await answered()
  overview.actor.send({ type: 'alarms.changed' })
  overview.actor.send({ type: 'alarms.changed' })
  expect(overview.nudges).toHaveBeenCalledTimes(2)
  expect(loadFigures).toHaveBeenCalledTimes(1)
})

it('recovers from a failed first load without a hand', async () => {
  const loadLatest = vi.fn<() => Promise<LatestEvents>>()
  loadLatest.mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(someEvents())
  const overview = anOverviewActor({ loadLatest })
  await answered()
  expect(overview.value()).toMatchObject({ events: 'failed' })
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(overview.value()).toMatchObject({ events: { ready: 'fresh' } })
})

it('shows the first event of a site that had none', async () => {
  const loadLatest = vi.fn<() => Promise<LatestEvents>>()
  loadLatest.mockResolvedValueOnce(someEvents({ events: [] })).mockResolvedValue(someEvents())
  const overview = anOverviewActor({ loadLatest })
  await answered()
  expect(overview.value()).toMatchObject({ events: 'empty' })
  overview.actor.send({ type: 'refresh' })
  await answered()
  expect(overview.value()).toMatchObject({ events: { ready: 'fresh' } })
})

it('opens the floor plan of an event and returns to the overview', async () => {
  const overview = anOverviewActor()
  await answered()
  overview.actor.send({ type: 'plan.open', plan: PLAN })
  expect(overview.value()).toMatchObject({ overlay: 'floorPlan' })
  expect(overview.context().plan).toEqual(PLAN)
  overview.actor.send({ type: 'plan.close' })
  expect(overview.value()).toMatchObject({ overlay: 'none' })
})

it('opens the hydrant of an event without asking for the plan permission', async () => {
  const overview = anOverviewActor({ planAllowed: async () => false })
  await answered()
  overview.actor.send({ type: 'hydrant.open', hydrant: { hydrantId: '31', channelId: '5', sensorId: '701' } })
  expect(overview.value()).toMatchObject({ overlay: 'hydrant' })
  overview.actor.send({ type: 'hydrant.close' })
  expect(overview.value()).toMatchObject({ overlay: 'none' })
  expect(overview.context().hydrant).toBeNull()
})

it.each<[string, () => Promise<boolean>, string]>([
  ['is denied', async () => false, 'denied'],
  ['is not known', () => Promise.reject(new ApiError('network')), 'failed'],
])('opens no floor plan when the permission %s', async (_, planAllowed, state) => {
  const overview = anOverviewActor({ planAllowed })
  await answered()
  overview.actor.send({ type: 'plan.open', plan: PLAN })
  expect(overview.value()).toMatchObject({ permission: state, overlay: 'none' })
})
