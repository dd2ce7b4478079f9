import { CHANNEL, createApiClient, SENSOR_STATUS } from '@smart-fire/api-client'
import { aFireHostPoint, aFireHostRecord, aRecord, createMockBackend, failing } from '@smart-fire/api-client/mock'
import { setupServer } from 'msw/node'
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest'
import { loadSystems } from './systems.calls'

const backend = createMockBackend()
const requests: string[] = []
const server = setupServer(...backend.handlers)
server.events.on('request:start', ({ request }) => requests.push(new URL(request.url).pathname))
const client = createApiClient(backend.clientOptions({ baseUrl: 'http://platform.test' }))

beforeAll(() => server.listen())
beforeEach(() => {
  requests.length = 0
  backend.world.sensors = [
    aFireHostPoint({ id: '901', floor: 32, status: SENSOR_STATUS.alarm }),
    aFireHostPoint({ id: '902', floor: 5, status: SENSOR_STATUS.fault }),
  ]
  backend.world.records = [aFireHostRecord({ floor: 32 })]
})
afterEach(() => {
  backend.heal()
  backend.world.floorsWithChannels = false
})
afterAll(() => server.close())

it('names the channels, and the floors in alarm of those that are not shown (domain 26)', async () => {
  const systems = await load()
  expect(systems.channels).toContainEqual({ id: CHANNEL.fireHost, name: '消防主机' })
  expect(systems.fires).toEqual([{ channelId: CHANNEL.fireHost, floors: [32] }])
})

it('knows the floors after one round where the server sends them with the channels', async () => {
  backend.world.floorsWithChannels = true
  expect((await load()).fires).toEqual([{ channelId: CHANNEL.fireHost, floors: [32] }])
  expect(requests).toEqual(['/api/datahandler/deviceAbnormal/getChannelList'])
})

it('does not repeat the fires of the channel that is shown', async () => {
  expect((await load(CHANNEL.fireHost)).fires).toEqual([])
})

it('asks no channel for its floors that has no open fire', async () => {
  backend.world.records = [aRecord({ handled: true })]
  expect((await load()).fires).toEqual([])
  expect(requests.filter((path) => path.endsWith('getAlrmFloor'))).toEqual([])
})

it('adds the open fires that the alarm link knows', async () => {
  const { fires } = await load(CHANNEL.default, [aFireHostRecord({ floor: 7 })])
  expect(fires).toEqual([{ channelId: CHANNEL.fireHost, floors: [32, 7] }])
})

it('fails when the floors of a channel cannot be loaded: it does not say that there is no fire', async () => {
  backend.apply(failing('floors.list'))
  await expect(load()).rejects.toThrow()
})

const load = (channelId: string = CHANNEL.default, open: ReturnType<typeof aRecord>[] = []) =>
  loadSystems(client, () => open, { buildingId: '12', channelId }, new AbortController().signal)
