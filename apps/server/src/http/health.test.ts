import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { DiskFullError } from '../db/database'
import { connectionTo } from '../testing/connection'
import { startTestServer, type TestServer } from '../testing/test-server'
import { unreadyReason } from './health'

let server: TestServer
beforeEach(async () => {
  server = await startTestServer()
})
afterEach(() => server.stop())

const answerOf = async (path: string): Promise<[number, unknown]> => {
  const response = await server.request(path)
  return [response.status, await response.json()]
}

describe('the health calls', () => {
  it('say that the server lives and is ready', async () => {
    expect(await answerOf('/livez')).toEqual([200, { live: true }])
    expect(await answerOf('/readyz')).toEqual([200, { ready: true }])
  })

  it('say that the server lives and is not ready while its database is down or its disk is full', async () => {
    const check = vi.spyOn(server.deps.database, 'check').mockRejectedValue(new Error('connection refused'))
    expect(await answerOf('/livez')).toEqual([200, { live: true }])
    expect(await answerOf('/readyz')).toEqual([503, { ready: false, reason: 'database' }])
    expect(await answerOf('/api/health')).toMatchObject([503, { status: 503, data: { ready: false, reason: 'database' } }])
    check.mockRejectedValue(new DiskFullError())
    expect(await answerOf('/readyz')).toEqual([503, { ready: false, reason: 'disk' }])
    check.mockRestore()
    expect((await answerOf('/readyz'))[0]).toBe(200)
  })

  it('send no further call to a server that is stopping, though its database answers', async () => {
    expect(await unreadyReason({ check: async () => undefined }, { isStopping: true })).toBe('stopping')
  })

  it('do not wait for a database that never answers', async () => {
    expect(await unreadyReason({ check: () => new Promise(() => undefined) }, { isStopping: false }, 5)).toBe('database')
  })
})

describe('a stop', () => {
  it('lets the calls in flight end with their responses and takes no new ones', async () => {
    let answer: () => void = () => undefined
    const check = vi.spyOn(server.deps.database, 'check').mockImplementation(() => new Promise((resolve) => (answer = resolve)))
    const inFlight = server.request('/readyz')
    await expect.poll(() => check).toHaveBeenCalled()
    const stopped = server.stop()
    await expect.poll(() => connectionTo(server.url)).toBe('ECONNREFUSED')
    answer()
    expect((await inFlight).status).toBe(200)
    await stopped
  })
})
