import { afterAll, beforeAll, expect, it } from 'vitest'
import { addAccount, signInAs } from '../testing/accounts'
import { startTestServer, type TestServer } from '../testing/test-server'
import { RIGHTS } from './rights/rights'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const OPEN = new Set(['open', 'gatewayKey'])
const protectedCalls = () => [...RIGHTS].flatMap(([call, { kind }]) => (OPEN.has(kind) ? [] : [call]))

async function answersTo(token: string | null): Promise<Array<[string, number, unknown]>> {
  const headers = token === null ? {} : { Authorization: `Bearer ${token}` }
  return Promise.all(
    protectedCalls().map(async (call) => {
      const [method = '', path = ''] = call.split(' ')
      const answer = await server.request(path.replaceAll(/:\w+/g, '1'), { method, headers })
      return [call, answer.status, ((await answer.json()) as { status?: number } | null)?.status]
    }),
  )
}

it('has calls to protect', () => {
  expect(protectedCalls().length).toBeGreaterThan(20)
})

it('asks every one of them for a session: none, a wrong one and one that is over are all 40101', async () => {
  await addAccount(server, { username: 'platform', isSuperAdmin: true })
  const over = await signInAs(server, 'platform')
  await server.call('/api/auth/oauth/token', over, { method: 'DELETE' })
  for (const token of [null, 'nonsense', over]) {
    const letThrough = (await answersTo(token)).filter(([, http, body]) => http !== 401 || body !== 40101)
    expect(letThrough).toEqual([])
  }
})

it('never answers an account without a tenant with a failure of its own', async () => {
  await addAccount(server, { username: 'platform-2', isSuperAdmin: true, isTenantAdmin: false })
  await answersTo(await signInAs(server, 'platform-2'))
  expect(server.logLines.filter((line) => line.includes('request.failed'))).toEqual([])
})
