import { type ApiClient, CHANNEL, createApiClient } from '@smart-fire/api-client'
import { aFireHostPoint, aSensor, createMockBackend, failing } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { findDevice } from './device.calls'
import type { DeviceRequest } from './floor-plan.types'

const backend = createMockBackend()
const server = setupServer(...backend.handlers)
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' }))
const NOTHING = { sensorNumber: null, fireHostId: null, loop: null, address: null }

beforeAll(() => server.listen())
beforeEach(() => {
  backend.world.sensors = Array.from({ length: 250 }, (_, at) => aSensor({ id: `${at + 1}`, sensorNumber: `n${at + 1}`, floor: 3 }))
})
afterEach(() => backend.heal())
afterAll(() => server.close())

it('finds a device by its number, on whatever page of the list, and its row among all devices', async () => {
  expect(await find({ device: { ...NOTHING, sensorNumber: 'N230' } })).toEqual({ id: '230', floor: 3, row: 229 })
})

it('finds the row of a device that is known by its id', async () => {
  expect(await find({ sensorId: '101' })).toEqual({ id: '101', floor: 3, row: 100 })
})

it('finds a point of a fire host by host, loop and address', async () => {
  backend.world.sensors = [
    aFireHostPoint({ id: '901', floor: 3, address: '016' }),
    aFireHostPoint({ id: '902', floor: 3, fireHostId: '5', loop: '02', address: '017' }),
  ]
  const device = { ...NOTHING, fireHostId: '5', loop: '02', address: '017' }
  expect(await find({ channelId: CHANNEL.fireHost, device })).toEqual({ id: '902', floor: 3, row: 1 })
})

it('finds a device on one of the other floors when nobody has said which one it is on', async () => {
  backend.world.sensors.push(aSensor({ id: '900', sensorNumber: 'n900', floor: 7 }))
  const device = { ...NOTHING, sensorNumber: 'n900' }
  expect(await find({ device, otherFloors: [8, 7] })).toEqual({ id: '900', floor: 7, row: 0 })
  expect(await find({ device })).toBeNull()
})

it('finds a device on a server that gives fewer rows per page than requested', async () => {
  const device = { ...NOTHING, sensorNumber: 'n240' }
  expect(await findDevice(givingAtMost(40), { ...REQUEST, device }, new AbortController().signal)).toEqual({ id: '240', floor: 3, row: 239 })
})

it('finds a device behind a page of rows that cannot be read', async () => {
  const { sensors } = client
  const onFloor: typeof sensors.onFloor = async (query, signal) => {
    const page = await sensors.onFloor(query, signal)
    return query.page === 1 ? { ...page, rows: [], dropped: page.rows.length } : page
  }
  const device = { ...NOTHING, sensorNumber: 'n101' }
  expect(await findDevice({ ...client, sensors: { ...sensors, onFloor } }, { ...REQUEST, device }, new AbortController().signal)).toMatchObject({ id: '101', row: 100 })
})

it('finds nothing when the floor does not have the device', async () => {
  expect(await find({ device: { ...NOTHING, sensorNumber: 'n999' } })).toBeNull()
})

it('fails when the list cannot be loaded', async () => {
  backend.apply(failing('sensors.onFloor'))
  await expect(find({ sensorId: '7' })).rejects.toThrow()
})

const REQUEST: DeviceRequest = { buildingId: '12', channelId: '1', floor: 3, otherFloors: [], sensorId: null, device: null }
const find = (request: Partial<DeviceRequest>) => findDevice(client, { ...REQUEST, ...request }, new AbortController().signal)

function givingAtMost(rows: number): ApiClient {
  const { sensors } = client
  return { ...client, sensors: { ...sensors, onFloor: (query, signal) => sensors.onFloor({ ...query, limit: Math.min(rows, query.limit) }, signal) } }
}
