import { expect, it } from 'vitest'
import { readRequest } from './raise-request.mjs'
import { serverOrigin } from './server-origin.mjs'

it.each([
  [{}, 'http://127.0.0.1:8080'],
  [{ HOST: '', PORT: '' }, 'http://127.0.0.1:8080'],
  [{ HOST: '10.1.2.3', PORT: '9000' }, 'http://10.1.2.3:9000'],
  // a server of all addresses is asked at that of this machine
  [{ HOST: '0.0.0.0' }, 'http://127.0.0.1:8080'],
  [{ HOST: '::' }, 'http://[::1]:8080'],
  [{ HOST: '::1' }, 'http://[::1]:8080'],
])('the address of the server of %j, for programs of the same machine', (env, origin) => {
  expect(serverOrigin(env)).toBe(origin)
  expect(readRequest(['fire'], env).url).toBe(`${origin}/api/ingest/events`)
})
