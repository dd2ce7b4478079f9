import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, waiting } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createActor } from 'xstate'
import { provideCalls } from '../regions/machine-calls'
import { floorPlanCalls } from './floor-plan.calls'
import { floorPlanMachine } from './floor-plan.machine'

/** A server that never answers: what is requested here waits for no other answer. */
const backend = createMockBackend({ scenarios: [waiting()] })
const server = setupServer(...backend.handlers)
const inFlight: string[] = []
server.events.on('request:start', ({ request }) => inFlight.push(new URL(request.url).pathname.replace('/api/', '')))

beforeAll(() => server.listen())
afterAll(() => server.close())

it('a dialog that opens on a picture asks for the permission, the picture, its markers and their names at the same time', async () => {
  const client = createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' }))
  const logic = provideCalls(floorPlanMachine, floorPlanCalls(client, () => []))
  const plan = createActor(logic, { input: { buildingId: '12', channelId: '1', floor: 3, mode: 'image' } }).start()
  const ofThePicture = [
    'device/deviceTenantSetup/get',
    'device/deviceFloorLayout/selectImage',
    'device/deviceSensor/getSensorAndFloor',
    'device/deviceSensor/selectByFloorGetSensor',
  ]
  await expect.poll(() => inFlight).toEqual(expect.arrayContaining(ofThePicture))
  plan.stop()
})
