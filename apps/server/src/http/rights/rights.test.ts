import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { CALL_PREFIX } from './enforce-rights'
import { RIGHTS } from './rights'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const mountedCalls = () => [...new Set(server.calls)].filter((call) => CALL_PREFIX.test(call.split(' ')[1] ?? ''))

it('names the right of every call that the server mounts', () => {
  expect(mountedCalls().filter((call) => !RIGHTS.has(call))).toEqual([])
})

it('names no call that the server does not mount', () => {
  expect([...RIGHTS.keys()].filter((call) => !mountedCalls().includes(call))).toEqual([])
})
