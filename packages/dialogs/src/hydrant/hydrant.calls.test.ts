import { setMaxListeners } from 'node:events'
import { createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aHydrantSensor, createMockBackend, failing, MOCK_NOW } from '@smart-fire/api-client/mock'
import { http, HttpResponse } from 'msw'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { hydrantCalls } from './hydrant.calls'

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const calls = hydrantCalls(createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' })))
const hydrant = { hydrantId: '31', channelId: '5' }
const { signal } = new AbortController()
setMaxListeners(0, signal) // all calls of this file share it

beforeAll(() => server.listen())
beforeEach(() => {
  backend.heal()
  server.resetHandlers()
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

it('puts the devices in alarm before the others, whatever the order of the platform', async () => {
  backend.world.sensors = [SENSOR_STATUS.normal, SENSOR_STATUS.offline, SENSOR_STATUS.alarm, SENSOR_STATUS.fault].map((status, at) => aHydrantSensor({ id: `71${at}`, sensorNumber: `h000007${at}`, status }))
  expect((await devices()).rows.map(({ status }) => status)).toEqual([SENSOR_STATUS.alarm, SENSOR_STATUS.fault, SENSOR_STATUS.offline, SENSOR_STATUS.normal])
})

it('knows a device by its number in any case, and never takes two devices without a number for the same one', async () => {
  respondWithDevices([{ id: 701, sensorNo: 'H00000017', status: '故障' }, { id: 702, status: '正常' }])
  server.use(http.get('*/deviceSensor/getByHydrantIdGetSensor', () => HttpResponse.json({ status: 200, data: [{ sensorNo: 'h00000017' }, { equipmentType: '闷盖监测终端' }] })))
  expect((await devices()).rows).toMatchObject([
    { id: '701', sensorNumber: 'h00000017', status: SENSOR_STATUS.fault },
    { id: null, sensorNumber: null },
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

it('loads the alarm records of this hydrant, ten a page', async () => {
  let asked = new URLSearchParams()
  server.use(http.get('*/deviceFacilitiesAbnormal/selectByHydrantId', ({ request }) => {
    asked = new URL(request.url).searchParams
    return HttpResponse.json({ status: 200, data: { total: 0, rows: [] } })
  }))
  await calls.loadRecords({ hydrantId: '31', page: 2 }, signal)
  expect(Object.fromEntries(asked)).toMatchObject({ id: '31', page: '2', limit: '10' })
})

it('has the name and the position of the hydrant', async () => {
  const { facility } = await calls.loadFacts({ ...hydrant, part: 'facility' }, signal)
  expect(facility).toMatchObject({ name: '北门1号消火栓', coordinatesText: '118.796877,32.060255', protectionRadius: 150 })
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

it('is abnormal when a device is, although the state that the platform gives the hydrant cannot be read', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.fault })]
  server.use(http.get('*/deviceHardwareFacilities/getStatusById', () => HttpResponse.json({ status: 200, data: { hydrantName: '1号', status: '?' } })))
  expect(await facilityStatus()).toBe(SENSOR_STATUS.fault)
})

it('is normal when the platform says so and every device was read and is normal or not enabled', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.normal }), aHydrantSensor({ id: '704', status: SENSOR_STATUS.notEnabled })]
  expect(await facilityStatus()).toBe(SENSOR_STATUS.normal)
})

describe('a hydrant that the platform reports as normal has an unknown state', () => {
  beforeEach(() => {
    backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.normal })]
  })

  it('when its devices cannot be loaded', async () => {
    backend.apply(failing('hydrants.sensors'))
    expect(await facilityStatus()).toBeNull()
  })

  it('when one of its devices cannot be read', async () => {
    respondWithDevices([{ id: 701, status: '正常' }, { status: '正常' }])
    expect(await facilityStatus()).toBeNull()
  })

  it('when the status of a device cannot be read', async () => {
    respondWithDevices([{ id: 701, status: '正常' }, { id: 702, status: '?' }])
    expect(await facilityStatus()).toBeNull()
  })

  it('when it has more devices than one page', async () => {
    backend.world.sensors = Array.from({ length: 101 }, (_, at) => aHydrantSensor({ id: `${1000 + at}`, status: SENSOR_STATUS.normal }))
    expect(await facilityStatus()).toBeNull()
  })

  it('but is in alarm or abnormal when one of the devices that were read is', async () => {
    respondWithDevices([{ id: 701, status: '报警' }, { id: 702, status: '?' }])
    expect(await facilityStatus()).toBe(SENSOR_STATUS.alarm)
    respondWithDevices([{ id: 701, status: '离线' }, { id: 702, status: '?' }])
    expect(await facilityStatus()).toBe(SENSOR_STATUS.fault)
  })
})

it('stays abnormal when the platform says so and its devices cannot be loaded', async () => {
  backend.world.sensors = [aHydrantSensor({ status: SENSOR_STATUS.fault })]
  backend.apply(failing('hydrants.sensors'))
  expect(await facilityStatus()).toBe(SENSOR_STATUS.fault)
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

it('has the age of the values of each device, and how long one has been offline', async () => {
  backend.world.sensors = [
    aHydrantSensor({ id: '701', status: SENSOR_STATUS.normal }),
    aHydrantSensor({ id: '702', sensorNumber: 'h18', status: SENSOR_STATUS.offline }),
  ]
  const { monitoring } = await calls.loadFacts({ ...hydrant, part: 'monitoring' }, signal)
  expect(monitoring?.rows).toMatchObject([
    { id: '702', at: MOCK_NOW, offlineFor: '1天2小时' },
    { id: '701', at: MOCK_NOW, offlineFor: null },
  ])
})

it('has its values without the devices when those cannot be loaded', async () => {
  backend.world.sensors = [aHydrantSensor({ id: '701' })]
  backend.apply(failing('hydrants.sensors'))
  const { monitoring } = await calls.loadFacts({ ...hydrant, part: 'monitoring' }, signal)
  expect(monitoring?.rows).toHaveLength(1)
  expect(monitoring?.rows[0]).toMatchObject({ id: null, name: null, at: null })
})

it('has no values, confirmed empty, when neither a device nor a value is known', async () => {
  backend.world.sensors = []
  await expect(calls.loadFacts({ ...hydrant, part: 'monitoring' }, signal)).resolves.toEqual({ monitoring: { rows: [], dropped: 0 } })
})

it('has the values of 20 devices by device; of more in one call, without the devices', async () => {
  const loaded = async (count: number) => {
    backend.world.sensors = Array.from({ length: count }, (_, at) => aHydrantSensor({ id: `${1000 + at}` }))
    return (await calls.loadFacts({ ...hydrant, part: 'monitoring' }, signal)).monitoring?.rows
  }
  expect(await loaded(20)).toHaveLength(20)
  expect(await loaded(21)).toMatchObject([{ id: null }])
})

it('calls a device without a type by its series, and has its state from its own report when the list gives none', async () => {
  backend.world.sensors = [aHydrantSensor({ id: '701', status: SENSOR_STATUS.offline })]
  respondWithDevices([{ id: 701, series: 'NB-200', status: '?' }])
  const { monitoring } = await calls.loadFacts({ ...hydrant, part: 'monitoring' }, signal)
  expect(monitoring?.rows).toMatchObject([{ id: '701', name: 'NB-200', status: SENSOR_STATUS.offline }])
})

it('does not know the state of a device whose number could not be read, here or in the list: it may be the one in alarm', async () => {
  const popup = (rows: object[]) => server.use(http.get('*/getByHydrantIdGetSensor', () => HttpResponse.json({ status: 200, data: rows })))
  const states = async () => (await devices()).rows.map(({ status }) => status)
  respondWithDevices([{ id: 701, sensorNo: 'h17', status: '报警' }])
  popup([{ equipmentType: '水压监测仪', sensorNo: null }])
  expect(await states()).toEqual([null])
  // the list has a device without a number: it may be this one
  respondWithDevices([{ id: 701, status: '报警' }])
  popup([{ equipmentType: '水压监测仪', sensorNo: 'h17' }])
  expect(await states()).toEqual([null])
  // which is certain where the server sends its id
  popup([{ id: 701, equipmentType: '水压监测仪', sensorNo: 'h17' }])
  expect(await states()).toEqual([SENSOR_STATUS.alarm])
})

const facilityStatus = async () => (await calls.loadFacts({ ...hydrant, part: 'facility' }, signal)).facility?.status

const devices = () => calls.loadDevices(hydrant, signal)

/** The list of devices as the server sends it. */
function respondWithDevices(rows: object[]) {
  server.use(
    http.get('*/deviceSensor/selectByHydrantIdGetSensor', () => HttpResponse.json({ status: 200, data: { total: rows.length, rows } })),
  )
}
