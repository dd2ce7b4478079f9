import { ApiError } from '@smart-fire/api-client'
import { type CallsOf, provideCalls } from '@smart-fire/dialogs/regions'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createActor } from 'xstate'
import { selectState } from './realtime.actor'
import { someAreas, somePlaces } from './realtime.fixtures'
import { realtimeMachine, RETRY_MS } from './realtime.machine'
import type { Places } from './realtime.types'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const answered = () => vi.advanceTimersByTimeAsync(0)

/** Real-time monitoring on calls of the test. */
function aRealtimeActor(calls: Partial<CallsOf<typeof realtimeMachine>> = {}) {
  const actor = createActor(provideCalls(realtimeMachine, { loadPlaces: async () => somePlaces(), loadAreas: async () => someAreas(), ...calls })).start()
  return { actor, value: () => actor.getSnapshot().value, context: () => actor.getSnapshot().context, snapshot: () => actor.getSnapshot() }
}

it('loads the places and the regions side by side', async () => {
  const monitoring = aRealtimeActor()
  expect(monitoring.value()).toEqual({ places: 'loading', areas: 'loading', overlay: 'none', link: 'live' })
  await answered()
  expect(monitoring.value()).toEqual({ places: { ready: 'fresh' }, areas: 'loaded', overlay: 'none', link: 'live' })
})

it('distinguishes no places from a failed call, and from places that could not be read', async () => {
  const nothing = aRealtimeActor({ loadPlaces: async () => somePlaces({ places: [] }) })
  const failed = aRealtimeActor({ loadPlaces: () => Promise.reject(new ApiError('network')) })
  const unreadable = aRealtimeActor({ loadPlaces: async () => somePlaces({ places: [], dropped: 2 }) })
  await answered()
  expect([nothing.value(), failed.value(), unreadable.value()]).toMatchObject([{ places: 'empty' }, { places: 'failed' }, { places: { ready: 'fresh' } }])
})

it('loads again after a change, once more after changes during a call', async () => {
  let answer: (places: Places) => void = () => {}
  const loadPlaces = vi.fn<() => Promise<Places>>(() => new Promise((resolve) => { answer = resolve }))
  const monitoring = aRealtimeActor({ loadPlaces })
  monitoring.actor.send({ type: 'place.changed' })
  monitoring.actor.send({ type: 'place.changed' })
  expect(loadPlaces).toHaveBeenCalledTimes(1)
  answer(somePlaces())
  await answered()
  expect(monitoring.value()).toMatchObject({ places: { ready: 'refreshing' } })
  expect(loadPlaces).toHaveBeenCalledTimes(2)
})

it('keeps what it shows when the server stops, looks stale during retries, and is fresh again by itself', async () => {
  const loadPlaces = vi.fn<() => Promise<Places>>(async () => somePlaces())
  const monitoring = aRealtimeActor({ loadPlaces })
  await answered()
  loadPlaces.mockRejectedValue(new ApiError('network'))
  monitoring.actor.send({ type: 'place.changed' })
  await answered()
  expect(monitoring.value()).toMatchObject({ places: { ready: 'stale' } })
  expect(monitoring.context().response).toEqual(somePlaces())
  loadPlaces.mockReturnValue(new Promise(() => {}))
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(monitoring.value()).toMatchObject({ places: { ready: 'refreshing' } })
  expect(selectState(monitoring.snapshot())).toBe('stale')
  loadPlaces.mockResolvedValue(somePlaces({ places: [] , dropped: 1 }))
  monitoring.actor.send({ type: 'data.refresh' })
  await answered()
  expect(selectState(monitoring.snapshot())).toBe('ready')
})

it('loads again by itself when the first call failed', async () => {
  const loadPlaces = vi.fn<() => Promise<Places>>()
  loadPlaces.mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(somePlaces())
  const monitoring = aRealtimeActor({ loadPlaces })
  await answered()
  expect(monitoring.value()).toMatchObject({ places: 'failed' })
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(monitoring.value()).toMatchObject({ places: { ready: 'fresh' } })
})

it('shows the places without their regions when the regions cannot be loaded', async () => {
  const monitoring = aRealtimeActor({ loadAreas: () => Promise.reject(new ApiError('network')) })
  await answered()
  expect(monitoring.value()).toMatchObject({ places: { ready: 'fresh' }, areas: 'failed' })
})

it('is stale while the alarm link is silent', async () => {
  const monitoring = aRealtimeActor()
  await answered()
  monitoring.actor.send({ type: 'link.silent' })
  expect(monitoring.value()).toMatchObject({ places: { ready: 'stale' } })
})

it('opens one thing above the places: the plan of a building or the panel of a device', async () => {
  const monitoring = aRealtimeActor()
  monitoring.actor.send({ type: 'plan.open', plan: { buildingId: '1', channelId: '2' } })
  monitoring.actor.send({ type: 'device.open', device: { sensorId: '501', channelId: '2' } })
  expect(monitoring.value()).toMatchObject({ overlay: 'floorPlan' })
  monitoring.actor.send({ type: 'overlay.close' })
  monitoring.actor.send({ type: 'device.open', device: { sensorId: '501', channelId: '2' } })
  expect(monitoring.value()).toMatchObject({ overlay: 'device' })
  expect(monitoring.context()).toMatchObject({ plan: null, device: { sensorId: '501' } })
  monitoring.actor.send({ type: 'overlay.close' })
  expect(monitoring.context().device).toBeNull()
})

it('no longer looks stale once the places have come again', async () => {
  const loadPlaces = vi.fn<() => Promise<Places>>(async () => somePlaces())
  const monitoring = aRealtimeActor({ loadPlaces })
  await answered()
  loadPlaces.mockRejectedValueOnce(new ApiError('network'))
  monitoring.actor.send({ type: 'data.refresh' })
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  monitoring.actor.send({ type: 'data.refresh' })
  expect(selectState(monitoring.snapshot())).toBe('refreshing')
})

it('loads what failed or is stale again on request, and once the alarm link is live', async () => {
  const loadPlaces = vi.fn<() => Promise<Places>>()
  loadPlaces.mockRejectedValueOnce(new ApiError('network')).mockRejectedValueOnce(new ApiError('network')).mockResolvedValue(somePlaces())
  const monitoring = aRealtimeActor({ loadPlaces })
  for (const type of ['data.refresh', 'link.live'] as const) {
    await answered()
    expect(monitoring.value()).toMatchObject({ places: 'failed' })
    monitoring.actor.send({ type })
  }
  await answered()
  monitoring.actor.send({ type: 'link.silent' })
  monitoring.actor.send({ type: 'link.live' })
  expect(monitoring.value()).toMatchObject({ places: { ready: 'refreshing' } })
  expect(loadPlaces).toHaveBeenCalledTimes(4)
})

it('has the regions that were loaded, and loads them again by itself and on request when that failed', async () => {
  const loadAreas = vi.fn(async () => someAreas())
  loadAreas.mockRejectedValueOnce(new ApiError('network')).mockRejectedValueOnce(new ApiError('network'))
  const monitoring = aRealtimeActor({ loadAreas })
  await vi.advanceTimersByTimeAsync(RETRY_MS)
  expect(monitoring.value()).toMatchObject({ areas: 'failed' })
  expect(loadAreas).toHaveBeenCalledTimes(2)
  monitoring.actor.send({ type: 'data.refresh' })
  await answered()
  expect(monitoring.context().areas).toEqual(someAreas())
})

it('opens the plan and the hydrant that were chosen, and forgets them when they are closed', () => {
  const monitoring = aRealtimeActor()
  const [plan, hydrant] = [{ buildingId: '1', channelId: '2' }, { hydrantId: '31', channelId: '5' }]
  monitoring.actor.send({ type: 'plan.open', plan })
  expect(monitoring.context().plan).toEqual(plan)
  monitoring.actor.send({ type: 'overlay.close' })
  monitoring.actor.send({ type: 'hydrant.open', hydrant })
  expect(monitoring.snapshot()).toMatchObject({ value: { overlay: 'hydrant' }, context: { plan: null, hydrant } })
  monitoring.actor.send({ type: 'overlay.close' })
  expect(monitoring.snapshot()).toMatchObject({ value: { overlay: 'none' }, context: { hydrant: null } })
})

it('keeps the selected place while the places are loaded again', async () => {
  const monitoring = aRealtimeActor()
  const selected = { id: 'building:12', at: 3 }
  monitoring.actor.send({ type: 'place.select', selected })
  await answered()
  monitoring.actor.send({ type: 'data.refresh' })
  await answered()
  expect(monitoring.context().selected).toEqual(selected)
  monitoring.actor.send({ type: 'place.select', selected: null })
  expect(monitoring.context().selected).toBeNull()
})
