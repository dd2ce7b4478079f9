import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { loginFailures, pictureCodes } from '../../db/schema'
import { readPicture } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'

/** what an address may do at once before it is slowed down */
const BURST = 120

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const picture = () => server.request('/api/admin/image/getCode')
const attempt = (fields: Record<string, string>) =>
  server.request('/api/auth/oauth/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'password', username: 'unknown', password: 'x', ...fields }) })
const db = () => server.deps.database.db
const storedPictures = async () => (await db().select().from(pictureCodes)).length
const failures = async () => (await db().select().from(loginFailures)).map(({ subject, failures: counted }) => [subject, counted])

/** The answers of as many calls as an address has at once. */
async function spend(call: () => Promise<Response>): Promise<Set<number>> {
  const answers = new Set<number>()
  for (let made = 0; made < BURST; made += 1) answers.add((await call()).status)
  return answers
}

it('pictures beyond the burst of an address are refused with 429 and stored nowhere, and come again a second later', async () => {
  expect(await spend(picture)).toEqual(new Set([200]))
  const before = await storedPictures()

  const refused = await picture()
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(refused.headers.get('set-cookie')).toBeNull()
  expect(await refused.json()).toMatchObject({ status: 429, message: '服务繁忙，请稍后再试' })
  expect(await storedPictures()).toBe(before)

  server.clock.advance(1000)
  expect((await picture()).status).toBe(200)
})

it('sign-ins beyond the burst are refused with 429, and cost neither an attempt nor the picture', async () => {
  const shown = await readPicture(server)
  expect(await spend(() => attempt({ image: 'unknown', code: 'AAAA' }))).not.toContain(429)
  const before = await failures()

  const refused = await attempt(shown)
  expect(refused.status).toBe(429)
  expect(refused.headers.get('retry-after')).toBe('1')
  expect(await failures()).toEqual(before)
  expect(await db().select().from(pictureCodes).where(eq(pictureCodes.key, shown.image))).toHaveLength(1)

  server.clock.advance(1000)
  expect((await attempt(shown)).status).not.toBe(429)
})
