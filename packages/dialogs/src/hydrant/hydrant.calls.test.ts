import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aHydrantSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { createActor, toPromise } from 'xstate'
import { hydrantCalls } from './hydrant.calls'

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const calls = hydrantCalls(createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' })))
const hydrant = { hydrantId: '31', channelId: '5' }

beforeAll(() => server.listen())
beforeEach(() => {
  backend.heal()
  backend.world.sensors = [
    aHydrantSensor({ id: '701', sensorNumber: 'H00000017', status: SENSOR_STATUS.fault }),
    aHydrantSensor({ id: '703', sensorNumber: 'h00000019', status: SENSOR_STATUS.notEnabled }),
  ]
})
afterAll(() => server.close())

it('finds the id and the status of a device by its number; a device that is not enabled has neither', async () => {
  expect(await devices()).toMatchObject([
    { id: '701', sensorNumber: 'H00000017', status: SENSOR_STATUS.fault },
    { id: null, sensorNumber: 'h00000019', status: null },
  ])
})

it('still names the devices when their ids cannot be looked up', async () => {
  backend.apply(failing('hydrants.sensors'))
  expect(await devices()).toMatchObject([{ id: null, sensorNumber: 'H00000017', status: null }, { id: null }])
})

it('fails when the devices themselves cannot be asked for', async () => {
  backend.apply(failing('hydrants.devices'))
  await expect(devices()).rejects.toMatchObject({ kind: 'server' })
})

it('counts the devices that are not enabled', async () => {
  await expect(answer(createActor(calls.loadFacts, { input: { ...hydrant, part: 'notEnabled' } }))).resolves.toEqual({
    notEnabled: 1,
  })
})

it.each([SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline])(
  'is abnormal when a device has status %s, whatever the platform says of the whole',
  async (status) => {
    backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.normal }), aHydrantSensor({ id: '704', status })]
    expect(await facilityStatus()).toBe(SENSOR_STATUS.fault)
  },
)

it('is what the platform says when its devices are well or cannot be asked for', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.normal })]
  expect(await facilityStatus()).toBe(SENSOR_STATUS.normal)
  backend.apply(failing('hydrants.sensors'))
  expect(await facilityStatus()).toBe(SENSOR_STATUS.normal)
})

const facilityStatus = async () =>
  (await answer(createActor(calls.loadFacts, { input: { ...hydrant, part: 'facility' } }))).facility?.status

const devices = () => answer(createActor(calls.loadDevices, { input: hydrant }))

function answer<Actor extends Parameters<typeof toPromise>[0] & { start(): unknown }>(actor: Actor) {
  const answered = toPromise(actor)
  actor.start()
  return answered
}
