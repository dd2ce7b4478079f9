import { createApiClient } from '@smart-fire/api-client'
import { aSensor, createMockBackend, failing, withNamelessMarkers } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { loadPlan, loadUnplaced } from './plan.calls'

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' }))
const CROWD = 2_000

beforeAll(() => {
  server.listen()
  backend.world.sensors = Array.from({ length: CROWD }, (_, at) => aSensor({ id: `${at + 1}`, position: `走廊${at + 1}`, marked: true }))
})
afterEach(() => {
  backend.heal()
  backend.world.markersNamed = true
})
afterAll(() => server.close())

it('takes the names from the markers, without the device list', async () => {
  backend.apply(failing('sensors.onFloor'))
  expect(await names()).toEqual(everyName)
})

it('takes the names from the device list, page by page, when the markers have none', async () => {
  backend.apply(withNamelessMarkers())
  expect(await names()).toEqual(everyName)
})

it('shows the plan without names when neither has them', async () => {
  backend.apply(withNamelessMarkers())
  backend.apply(failing('sensors.onFloor'))
  expect(await names()).toEqual(everyName.map(() => null))
})

it('lists the devices without a place of a server that gives fewer rows per page than requested', async () => {
  backend.world.sensors = Array.from({ length: 150 }, (_, at) => aSensor({ id: `${at + 1}`, marked: false }))
  const { sensors } = client
  const capped = { ...client, sensors: { ...sensors, onFloor: (...[query, signal]: Parameters<typeof sensors.onFloor>) => sensors.onFloor({ ...query, limit: Math.min(40, query.limit) }, signal) } }
  expect((await loadUnplaced(capped, { buildingId: '12', channelId: '1', floor: 3 }, new AbortController().signal)).devices).toHaveLength(150)
})

it('sends no million of requests for a total that cannot be true', async () => {
  const { sensors } = client
  const onFloor = vi.fn(async (...[query, signal]: Parameters<typeof sensors.onFloor>) => ({ ...(await sensors.onFloor(query, signal)), total: 1e5 }))
  await loadUnplaced({ ...client, sensors: { ...sensors, onFloor } }, { buildingId: '12', channelId: '1', floor: 3 }, new AbortController().signal)
  expect(onFloor.mock.calls.length).toBeLessThan(25)
})

const everyName = Array.from({ length: CROWD }, (_, at) => `走廊${at + 1}`)

const names = async () => {
  const plan = await loadPlan(client, { buildingId: '12', channelId: '1', floor: 3 }, new AbortController().signal)
  return plan.markers.map(({ name }) => name)
}
