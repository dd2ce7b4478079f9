import { createApiClient } from '@smart-fire/api-client'
import { aSensor, createMockBackend, failing, withNamelessMarkers } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { planCalls } from './plan.calls'

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const calls = planCalls(createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' })))
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

it('names every marker of a crowded floor, as the markers say', async () => {
  backend.apply(failing('sensors.onFloor'))
  expect(await names()).toEqual(everyName)
})

it('finds the names in the list, page after page, where the markers bring none', async () => {
  backend.apply(withNamelessMarkers())
  expect(await names()).toEqual(everyName)
})

it('shows the plan without names when nobody tells them', async () => {
  backend.apply(withNamelessMarkers())
  backend.apply(failing('sensors.onFloor'))
  expect(await names()).toEqual(everyName.map(() => null))
})

const everyName = Array.from({ length: CROWD }, (_, at) => `走廊${at + 1}`)

const names = async () => {
  const plan = await toPromise(createActor(calls.loadPlan, { input: { buildingId: '12', channelId: '1', floor: 3 } }).start())
  return plan.markers.map(({ name }) => name)
}
