import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aHydrantSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { hydrantCalls } from './hydrant.calls'

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const calls = hydrantCalls(createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' })))
const hydrant = { hydrantId: '31', channelId: '5' }
const { signal } = new AbortController()

beforeAll(() => server.listen())
beforeEach(() => {
  backend.heal()
  backend.world.sensors = [
    aHydrantSensor({ id: '701', sensorNumber: 'H00000017', status: SENSOR_STATUS.fault }),
    aHydrantSensor({ id: '703', sensorNumber: 'h00000019', status: SENSOR_STATUS.notEnabled }),
  ]
})
afterAll(() => server.close())

it('finds the id and the status of a device by its number; one that the list leaves out is not enabled', async () => {
  expect((await devices()).rows).toMatchObject([
    { id: '701', sensorNumber: 'H00000017', status: SENSOR_STATUS.fault },
    { id: null, sensorNumber: 'h00000019', status: SENSOR_STATUS.notEnabled },
  ])
})

it('lists the devices also when their ids cannot be loaded', async () => {
  backend.apply(failing('hydrants.sensors'))
  expect((await devices()).rows).toMatchObject([{ id: null, sensorNumber: 'H00000017', status: null }, { id: null }])
})

it('fails when the devices themselves cannot be loaded', async () => {
  backend.apply(failing('hydrants.devices'))
  await expect(devices()).rejects.toMatchObject({ kind: 'server' })
})

it('counts the devices that are not enabled', async () => {
  await expect(calls.loadFacts({ ...hydrant, part: 'notEnabled' }, signal)).resolves.toEqual({ notEnabled: 1 })
})

it('is in alarm when a device is', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.fault }), aHydrantSensor({ id: '704', status: SENSOR_STATUS.alarm })]
  expect(await facilityStatus()).toBe(SENSOR_STATUS.alarm)
})

it.each([SENSOR_STATUS.fault, SENSOR_STATUS.offline])(
  'is abnormal when a device has status %s, whatever status the platform gives the hydrant',
  async (status) => {
    backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.normal }), aHydrantSensor({ id: '704', status })]
    expect(await facilityStatus()).toBe(SENSOR_STATUS.fault)
  },
)

it('has the status of the platform when its devices are normal or cannot be loaded', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.normal })]
  expect(await facilityStatus()).toBe(SENSOR_STATUS.normal)
  backend.apply(failing('hydrants.sensors'))
  expect(await facilityStatus()).toBe(SENSOR_STATUS.normal)
})

it('has its values device by device, those in alarm first, each with its name', async () => {
  backend.world.sensors = [
    aHydrantSensor({ id: '701', sensorNumber: 'h17', equipmentType: '水压监测仪', status: SENSOR_STATUS.normal }),
    aHydrantSensor({ id: '702', sensorNumber: 'h18', equipmentType: '闷盖监测终端', status: SENSOR_STATUS.alarm }),
  ]
  const { monitoring } = await calls.loadFacts({ ...hydrant, part: 'monitoring' }, signal)
  expect(monitoring?.rows).toMatchObject([
    { id: '702', name: '闷盖监测终端', sensorNumber: 'h18', status: SENSOR_STATUS.alarm },
    { id: '701', name: '水压监测仪', sensorNumber: 'h17', status: SENSOR_STATUS.normal },
  ])
  expect(monitoring?.rows[0]?.readings).not.toEqual([])
})

it('has its values without the devices when those cannot be loaded', async () => {
  backend.world.sensors = [aHydrantSensor({ id: '701' })]
  backend.apply(failing('hydrants.sensors'))
  const { monitoring } = await calls.loadFacts({ ...hydrant, part: 'monitoring' }, signal)
  expect(monitoring?.rows).toHaveLength(1)
  expect(monitoring?.rows[0]).toMatchObject({ id: null, name: null })
})

const facilityStatus = async () => (await calls.loadFacts({ ...hydrant, part: 'facility' }, signal)).facility?.status

const devices = () => calls.loadDevices(hydrant, signal)
