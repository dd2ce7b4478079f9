import { seedCity, type SeededCity } from '../seed/seed-city'
import { DEMO_PASSWORD } from '../seed/tenants'
import { addAccount, addTenant, signInAs } from './accounts'
import { startTestServer, type TestServer } from './test-server'

export const TEST_SEED = 119

export interface CityServer {
  server: TestServer
  city: SeededCity
  /** GET with the operator's token; the response as JSON */
  get<Body = unknown>(path: string): Promise<{ status: number; body: Body }>
  /** the same as a user of another, empty tenant */
  getAsStranger<Body = unknown>(path: string): Promise<{ status: number; body: Body }>
  post<Body = unknown>(path: string, body: unknown): Promise<{ status: number; body: Body }>
  postAsStranger<Body = unknown>(path: string, body: unknown): Promise<{ status: number; body: Body }>
  stop(): Promise<void>
}

/** The real server on the small city, with an operator of the city and a user of another tenant. */
export async function startCityServer(): Promise<CityServer> {
  let city: SeededCity | undefined
  const server = await startTestServer({
    prepare: async ({ database, clock, passwords }) => {
      city = await seedCity(database, {
        seed: TEST_SEED,
        size: 'small',
        now: clock.now(),
        hashPassword: (password) => passwords.hash(password),
      })
    },
  })
  if (!city) throw new Error('the city was not built')
  const token = await signInAs(server, 'operator', DEMO_PASSWORD)
  await addAccount(server, { username: 'stranger', tenantId: await addTenant(server, 'strangers') })
  const strange = await signInAs(server, 'stranger')
  return {
    server,
    city,
    get: (path) => server.call(path, token),
    getAsStranger: (path) => server.call(path, strange),
    post: (path, body) => server.call(path, token, posted(body)),
    postAsStranger: (path, body) => server.call(path, strange, posted(body)),
    stop: () => server.stop(),
  }
}

const posted = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify(body),
})
