import { createApiClient } from '@smart-fire/api-client'
import { createMockBackend, failing } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { createActor, waitFor } from 'xstate'
import { provideCalls } from '../regions/machine-calls'
import { sensorRealtimeCalls } from './sensor-realtime.calls'
import { sensorRealtimeMachine } from './sensor-realtime.machine'
import type { SensorRealtimeInput } from './sensor-realtime.types'

const ORIGIN = 'http://platform.test'
const backend = createMockBackend({ world: { now: Date.now } })
const server = setupServer(...backend.handlers)
let paths: string[] = []

beforeAll(() => {
  server.listen()
  server.events.on('request:start', ({ request }) => paths.push(new URL(request.url).pathname.replace('/api/', '')))
})
afterEach(() => {
  paths = []
})
afterAll(() => server.close())

it('loads device, points and last report at the same time, and then the curve', async () => {
  const panel = open({ sensorId: '501', channelId: '1', kind: 'device' })
  await waitFor(panel, (state) => state.matches({ chart: { ready: 'fresh' } }))
  expect(paths.slice(0, 3).sort()).toEqual([
    'device/deviceSensor/get',
    'device/deviceSensor/getMeasuringPoint',
    'device/deviceSensor/getSensor',
  ])
  expect(paths.slice(3)).toEqual(['device/turingBusiness/querySensorRealTime'])
  panel.stop()
})

it('is loaded in one round where the server sends the curve with the points', async () => {
  backend.world.readingsWithPoints = true
  const panel = open({ sensorId: '501', channelId: '1', kind: 'device' })
  const { context } = await waitFor(panel, (state) => state.matches({ chart: { ready: 'fresh' } }))
  expect(paths.sort()).toEqual([
    'device/deviceSensor/get',
    'device/deviceSensor/getMeasuringPoint',
    'device/deviceSensor/getSensor',
  ])
  expect(context.readings.length).toBeGreaterThan(0)
  backend.world.readingsWithPoints = false
  panel.stop()
})

it('loads a point of a fire host from the tables of such points, whatever channel its host is in', async () => {
  const panel = open({ sensorId: '901', channelId: '7', kind: 'fireHost' })
  await waitFor(panel, (state) => state.matches({ sensor: { ready: 'fresh' } }))
  expect(paths.sort()).toEqual([
    'device/deviceFireMainSensor/get',
    'device/deviceFireMainSensor/getSensor',
  ])
  panel.stop()
})

it('works without the last report when that could not be loaded, and has it when it is loaded again', async () => {
  backend.apply(failing('sensors.markerInfo'))
  const panel = open({ sensorId: '501', channelId: '1', kind: 'device' })
  const { context } = await waitFor(panel, (state) => state.matches({ chart: { ready: 'fresh' } }))
  expect(context.sensor?.latest).toBeNull()
  backend.heal()
  panel.send({ type: 'data.refresh' })
  await waitFor(panel, (state) => state.matches({ sensor: { ready: 'fresh' } }) && state.context.sensor?.latest?.at != null)
  panel.stop()
})

function open(input: SensorRealtimeInput) {
  const client = createApiClient(backend.clientOptions({ baseUrl: ORIGIN }))
  return createActor(provideCalls(sensorRealtimeMachine, sensorRealtimeCalls(client)), { input }).start()
}
