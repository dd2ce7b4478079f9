import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

it('says that it is ready without a session', async () => {
  const answer = await server.request('/api/health')
  expect(answer.status).toBe(200)
  expect(await answer.json()).toEqual({ status: 200, data: { ready: true } })
})

it('asks for a session everywhere else', async () => {
  const answer = await server.request('/api/device/anything')
  expect(answer.status).toBe(401)
  expect(await answer.json()).toMatchObject({ status: 40101 })
})
