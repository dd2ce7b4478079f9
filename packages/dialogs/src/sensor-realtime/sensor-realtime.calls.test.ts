import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, failing } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { sensorRealtimeCalls } from './sensor-realtime.calls'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { SensorRealtimeInput } from './sensor-realtime.types'

const ORIGIN = 'http://platform.test'
const backend = createMockBackend({ world: { now: Date.now } })
const server = setupServer(...backend.handlers)
let asked: string[] = []

beforeAll(() => {
  server.listen()
  server.events.on('request:start', ({ request }) => asked.push(new URL(request.url).pathname.replace('/api/', '')))
})
afterEach(() => {
  asked = []
})
afterAll(() => server.close())

it('asks for device, points, last report and history in one round, and then for the curve that they name', async () => {
  const panel = open({ sensorId: '501', channelId: '1', kind: 'device' })
  await waitFor(panel, (state) => state.matches({ chart: { ready: 'fresh' }, history: 'empty' }))
  expect(asked.slice(0, 4).sort()).toEqual([
    'datahandler/deviceAbnormal/getAlrmBySensorId',
    'device/deviceSensor/get',
    'device/deviceSensor/getMeasuringPoint',
    'device/deviceSensor/getSensor',
  ])
  expect(asked.slice(4)).toEqual(['device/turingBusiness/querySensorRealTime'])
  panel.stop()
})

it('asks a point of a fire host where such points are kept, whatever channel its host sits in', async () => {
  const panel = open({ sensorId: '901', channelId: '7', kind: 'fireHost' })
  await waitFor(panel, (state) => state.matches({ sensor: { ready: 'fresh' }, history: 'empty' }))
  expect(asked.sort()).toEqual([
    'datahandler/deviceFireMainAbnormal/getAlrmBySensorId',
    'device/deviceFireMainSensor/get',
    'device/deviceFireMainSensor/getSensor',
  ])
  panel.stop()
})

it('says everything else when nobody can tell the last report', async () => {
  backend.apply(failing('sensors.markerInfo'))
  const panel = open({ sensorId: '501', channelId: '1', kind: 'device' })
  const { context } = await waitFor(panel, (state) => state.matches({ chart: { ready: 'fresh' } }))
  expect(context.sensor?.latest).toBeNull()
  backend.heal()
  panel.stop()
})

function open(input: SensorRealtimeInput) {
  const client = createApiClient(backend.clientOptions({ baseUrl: ORIGIN }))
  return createActor(sensorRealtimeMachine.provide({ actors: sensorRealtimeCalls(client) }), { input }).start()
}
