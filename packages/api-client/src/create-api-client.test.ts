import { expect, it } from 'vitest'
import { createApiClient } from './create-api-client'
import { estate } from './groups/estate'
import { statistics } from './groups/statistics'
import { startLoopback } from './testing/loopback'

const server = startLoopback()

it('gives the calls of a group over the connection of the client', async () => {
  server.on('/api/datahandler/deviceAbnormal/selectCount', { json: { status: 200, data: { realFire: 1 } } })
  const counts = await server.client().with(statistics).verdictCounts({ kind: 'general' })
  expect(counts).toMatchObject({ realFires: 1 })
  expect(server.requests[0]?.headers.authorization).toBe('Bearer a-token')
})

it('gives the same object each time for the same group, also for one it was created with', () => {
  const client = createApiClient({ getToken: () => null }, [estate])
  expect(client.with(statistics)).toBe(client.with(statistics))
  expect(client.with(estate)).toBe(client.estate)
  expect(client.with(statistics)).not.toBe(createApiClient({ getToken: () => null }).with(statistics))
})

it('sends nothing before the first call', () => {
  createApiClient({ baseUrl: server.baseUrl, getToken: () => 'a-token' }, [statistics]).with(estate)
  expect(server.requests).toEqual([])
})
