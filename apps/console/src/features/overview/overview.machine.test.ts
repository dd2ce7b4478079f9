import { ApiError } from '@smart-fire/api-client'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { type CallsOf, provideCalls } from '@smart-fire/dialogs/regions'
import { createActor } from 'xstate'
import { selectEventsState, selectFiguresState, selectHistoryState, selectPlacesState, selectStaleSince } from './overview.actor'
import { overviewMachine } from './overview.machine'
import { RETRY_MS } from './overview.setup'
import type { Figures, LatestEvents, OpenPlan } from './overview.types'
import { aFire, someEvents, someFigures, someHistory, somePlaces } from './overview.fixtures'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const PLAN: OpenPlan = { buildingId: 'b1', channelId: '1', floor: 3, sensorId: '501' }
const answered = () => vi.advanceTimersByTimeAsync(0)

/** An overview on calls of the test. */
function anOverviewActor(calls: Partial<CallsOf<typeof overviewMachine>> = {}) {
  const actor = createActor(provideCalls(overviewMachine, {
    loadFigures: async () => someFigures(),
    loadLatest: async () => someEvents(),
    loadPlaces: async () => somePlaces(),
    loadHistory: async () => someHistory(),
    planAllowed: async () => true,
    ...calls,
  })).start()
  return { actor, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context, snapshot: () => actor.getSnapshot() }
}

it('loads every part side by side', async () => {
  const overview = anOverviewActor()
  expect(overview.value()).toEqual({ figures: 'loading', events: 'loading', places: 'loading', history: 'loading', permission: 'loading', overlay: 'none', link: 'live' })
  await answered()
  expect(overview.value()).toEqual({
    figures: { ready: 'fresh' }, events: { ready: 'fresh' }, places: { ready: 'fresh' }, history: { ready: 'fresh' }, permission: 'allowed', overlay: 'none', link: 'live',
  })
})

it('distinguishes empty from failed', async () => {
  const overview = anOverviewActor({
    loadFigures: () => Promise.reject(new ApiError('network')),
    loadLatest: async () => someEvents({ events: [] }),
  })
  await answered()
  expect(overview.value()).toMatchObject({ figures: 'failed', events: 'empty' })
})

it('does not say that there are no events where some could not be read', async () => {
  const overview = anOverviewActor({ loadLatest: async () => someEvents({ events: [], dropped: 1 }) })
  await answered()
  expect(overview.value()).toMatchObject({ events: { ready: 'fresh' } })
})

it('does not say that there are no devices while a count is unknown', async () => {
  const nothing = { alarm: 0, fault: 0, offline: 0, normal: 0, notEnabled: 0 }
  const partly = { devices: { ...nothing, normal: null }, fireHostPoints: nothing }
  const overview = anOverviewActor({ loadFigures: async () => ({ ...someFigures(), ...partly }) })
  await answered()
  expect(overview.value()).toMatchObject({ figures: { ready: 'fresh' } })
})

it('keeps what it shows when the server stops, and is fresh again by itself', async () => {
  const loadFigures = vi.fn<() => Promise<Figures>>(async () => someFigures())
  const overview = anOverviewActor({ loadFigures })
  await answered()
  loadFigures.mockRejectedValue(new ApiError('network'))
  overview.actor.send({ type: 'data.refresh' })
  await answered()
  expect(overview.value()).toMatchObject({ figures: { ready: 'stale' } })
  expect(overview.context().figures).toEqual(someFigures())
  expect(selectStaleSince(overview.snapshot())).toBe(someFigures().at)
  await vi.advanceTimersByTimeAsync(3 * RETRY_MS)
  expect(loadFigures).toHaveBeenCalledTimes(5)

  loadFigures.mockResolvedValue(someFigures({ devices: { alarm: 5, fault: 0, offline: 0, normal: 0, notEnabled: 0 } }))
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(overview.value()).toMatchObject({ figures: { ready: 'fresh' } })
  expect(overview.context()).toMatchObject({ figures: { devices: { alarm: 5 } }, stale: [] })
})

it('looks stale while a retry runs after a failure, and not during an ordinary refresh', async () => {
  const loadFigures = vi.fn<() => Promise<Figures>>(async () => someFigures())
  const overview = anOverviewActor({ loadFigures })
  await answered()
  loadFigures.mockReturnValue(new Promise(() => {}))
  overview.actor.send({ type: 'data.refresh' })
  expect(selectFiguresState(overview.snapshot())).toBe('refreshing')
  loadFigures.mockRejectedValueOnce(new ApiError('network'))
  overview.actor.send({ type: 'data.refresh' })
  await answered()
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(overview.value()).toMatchObject({ figures: { ready: 'refreshing' } })
  expect(selectFiguresState(overview.snapshot())).toBe('stale')
})

it('is not without places while one cannot be read, or while the platform does not offer them', async () => {
  for (const places of [somePlaces({ places: [], dropped: 1 }), somePlaces({ places: [], isOffered: false })]) {
    const overview = anOverviewActor({ loadPlaces: async () => places })
    await answered()
    expect(overview.value()).toMatchObject({ places: { ready: 'fresh' } })
  }
})

it('is stale since the oldest data of a part that failed', async () => {
  const loadHistory = vi.fn(async () => someHistory({ at: someFigures().at - 60_000 }))
  const overview = anOverviewActor({ loadHistory })
  await answered()
  loadHistory.mockRejectedValue(new ApiError('network'))
  overview.actor.send({ type: 'data.refresh' })
  await answered()
  expect(overview.value()).toMatchObject({ history: { ready: 'stale' }, places: { ready: 'fresh' } })
  expect(selectStaleSince(overview.snapshot())).toBe(someFigures().at - 60_000)
})

it('opens a building of the map without the plan permission, and the verdict on an event', async () => {
  const overview = anOverviewActor({ planAllowed: async () => false })
  await answered()
  overview.actor.send({ type: 'building.open', plan: { ...PLAN, floor: null, sensorId: null } })
  expect(overview.value()).toMatchObject({ overlay: 'floorPlan' })
  overview.actor.send({ type: 'overlay.close' })
  overview.actor.send({ type: 'record.handle', record: aFire() })
  expect(overview.value()).toMatchObject({ overlay: 'verdict' })
  expect(overview.context()).toMatchObject({ plan: null, record: aFire() })
  overview.actor.send({ type: 'overlay.close' })
  expect(overview.context().record).toBeNull()
})

it('is stale while the alarm link is silent', async () => {
  const overview = anOverviewActor()
  await answered()
  overview.actor.send({ type: 'link.silent' })
  expect(overview.value()).toMatchObject({ figures: { ready: 'stale' }, events: { ready: 'stale' } })
})

it('has one call running and makes exactly one more when changes come meanwhile', async () => {
  let answer: (figures: Figures) => void = () => {}
  const loadFigures = vi.fn<() => Promise<Figures>>(() => new Promise((resolve) => { answer = resolve }))
  const overview = anOverviewActor({ loadFigures })
  overview.actor.send({ type: 'place.changed' })
  overview.actor.send({ type: 'place.changed' })
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

it('loads again by itself when the first call failed', async () => {
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
  overview.actor.send({ type: 'place.changed' })
  await answered()
  expect(overview.value()).toMatchObject({ events: { ready: 'fresh' } })
})

it('opens the floor plan of an event and returns to the overview', async () => {
  const overview = anOverviewActor()
  await answered()
  overview.actor.send({ type: 'plan.open', plan: PLAN })
  expect(overview.value()).toMatchObject({ overlay: 'floorPlan' })
  expect(overview.context().plan).toEqual(PLAN)
  overview.actor.send({ type: 'overlay.close' })
  expect(overview.value()).toMatchObject({ overlay: 'none' })
})

it('opens the hydrant of an event without the plan permission', async () => {
  const overview = anOverviewActor({ planAllowed: async () => false })
  await answered()
  overview.actor.send({ type: 'hydrant.open', hydrant: { hydrantId: '31', channelId: '5', sensorId: '701' } })
  expect(overview.value()).toMatchObject({ overlay: 'hydrant' })
  overview.actor.send({ type: 'overlay.close' })
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

const PARTS = [
  ['figures', 'loadFigures', () => someFigures(), selectFiguresState],
  ['events', 'loadLatest', () => someEvents(), selectEventsState],
  ['places', 'loadPlaces', () => somePlaces(), selectPlacesState],
  ['history', 'loadHistory', () => someHistory(), selectHistoryState],
] as const
const fails = () => Promise.reject(new ApiError('network'))
const waits = () => new Promise<never>(() => undefined)

it.each(PARTS)('loads the %s that could not be loaded again by itself, on request, and once the alarm link is live', async (part, load) => {
  const call = vi.fn(fails)
  const overview = anOverviewActor({ [load]: call })
  await answered()
  expect(overview.value()).toMatchObject({ [part]: 'failed' })
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(call).toHaveBeenCalledTimes(2)
  overview.actor.send({ type: 'data.refresh' })
  await answered()
  expect(call).toHaveBeenCalledTimes(3)
  overview.actor.send({ type: 'link.live' })
  expect(call).toHaveBeenCalledTimes(4)
})

it.each(PARTS)('loads the %s that are stale again by itself and once the alarm link is live, and they look stale until they have come', async (part, load, loaded, selectState) => {
  const call = vi.fn<() => Promise<unknown>>(async () => loaded())
  const overview = anOverviewActor({ [load]: call })
  await answered()
  call.mockImplementation(fails)
  overview.actor.send({ type: 'data.refresh' })
  await answered()
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(call).toHaveBeenCalledTimes(3)
  call.mockImplementation(waits)
  overview.actor.send({ type: 'link.live' })
  expect(overview.value()).toMatchObject({ [part]: { ready: 'refreshing' } })
  expect(selectState(overview.snapshot())).toBe('stale')
})

it('marks every part as stale that failed, not only the last one', async () => {
  const [loadFigures, loadHistory] = [vi.fn<() => Promise<Figures>>(async () => someFigures()), vi.fn(async () => someHistory())]
  const overview = anOverviewActor({ loadFigures, loadHistory })
  await answered()
  loadFigures.mockImplementationOnce(fails).mockImplementation(waits)
  loadHistory.mockImplementationOnce(fails).mockImplementation(waits)
  overview.actor.send({ type: 'data.refresh' })
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect([selectFiguresState(overview.snapshot()), selectHistoryState(overview.snapshot())]).toEqual(['stale', 'stale'])
})

it('says that there are no devices when none is counted, and not while there is one', async () => {
  const nothing = { alarm: 0, fault: 0, offline: 0, normal: 0, notEnabled: 0 }
  const empty = anOverviewActor({ loadFigures: async () => someFigures({ devices: nothing, fireHostPoints: nothing }) })
  const one = anOverviewActor({ loadFigures: async () => someFigures({ devices: { ...nothing, normal: 1 }, fireHostPoints: nothing }) })
  await answered()
  expect([empty.value(), one.value()]).toMatchObject([{ figures: 'empty' }, { figures: { ready: 'fresh' } }])
})

it('asks for the plan permission again by itself and on request when it could not be loaded', async () => {
  const planAllowed = vi.fn(fails)
  const overview = anOverviewActor({ planAllowed })
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(planAllowed).toHaveBeenCalledTimes(2)
  overview.actor.send({ type: 'data.refresh' })
  expect(planAllowed).toHaveBeenCalledTimes(3)
})

it('opens the building and the hydrant that were chosen', () => {
  const overview = anOverviewActor()
  overview.actor.send({ type: 'building.open', plan: PLAN })
  expect(overview.context().plan).toEqual(PLAN)
  overview.actor.send({ type: 'overlay.close' })
  const hydrant = { hydrantId: '31', channelId: '5', sensorId: '701' }
  overview.actor.send({ type: 'hydrant.open', hydrant })
  expect(overview.context().hydrant).toEqual(hydrant)
})
