import { encodePassword } from '@smart-fire/api-client/wire'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'

import { sessions } from '../../db/schema'
import { hashToken } from '../../http/session'
import { addAccount, addTenant, requestToken, TEST_PASSWORD } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { recordRenewal, retireToken, revokeSessions, revokeToken, takeRefreshToken } from './sessions.queries'

const USERS = ['operator', 'neighbour'] as const

let server: TestServer
const ids: Record<string, string> = {}
/** the two sessions of each user, as the sign-in gave them */
const tokens: Record<string, { access_token: string; refresh_token: string }[]> = {}

beforeAll(async () => {
  server = await startTestServer()
  const tenantId = await addTenant(server, '万达')
  for (const username of USERS) ids[username] = await addAccount(server, { tenantId, username })
})
afterAll(() => server.stop())
beforeEach(async () => {
  await db().delete(sessions)
  for (const username of USERS) {
    tokens[username] = []
    for (let session = 0; session < 2; session += 1) {
      const response = await requestToken(server, { username, password: encodePassword(TEST_PASSWORD) })
      tokens[username].push((await response.json()) as { access_token: string; refresh_token: string })
    }
  }
})

const db = () => server.deps.database.db
const now = () => server.clock.now()
const hashOf = (username: string, session: number) => hashToken(tokens[username]?.[session]?.access_token ?? '')

/** The sessions that are not as before, as user and number. */
async function changedBy(work: () => Promise<unknown>): Promise<string[]> {
  const rows = () => db().select().from(sessions).orderBy(asc(sessions.tokenHash))
  const before = await rows()
  expect(before).toHaveLength(4)
  await work()
  const after = await rows()
  const changed = before.filter((row, at) => JSON.stringify(row) !== JSON.stringify(after[at])).map(({ tokenHash }) => tokenHash)
  return USERS.flatMap((username) => [0, 1].filter((session) => changed.includes(hashOf(username, session))).map((session) => `${username} ${session}`))
}

it.each([
  ['to sign out', () => revokeToken(db(), hashOf('operator', 0), now())],
  ['to renew it', () => takeRefreshToken(db(), tokens['operator']?.[0]?.refresh_token ?? '', now())],
  ['to note what has renewed it', () => recordRenewal(db(), hashOf('operator', 0), { accessToken: 'next' } as Parameters<typeof recordRenewal>[2])],
  ['to let another one take its place', () => retireToken(db(), hashOf('operator', 0), now())],
])('%s changes one session: neither the other of this user nor those of other users', async (_what, work) => {
  expect(await changedBy(work)).toEqual(['operator 0'])
})

it('to end the sessions of a user ends all of that user, or all but the own one, and none of other users', async () => {
  expect(await changedBy(() => revokeSessions(db(), ids['operator'] ?? '', now(), hashOf('operator', 1)))).toEqual(['operator 0'])
  expect(await changedBy(() => revokeSessions(db(), ids['operator'] ?? '', now()))).toEqual(['operator 1'])
  expect((await db().select().from(sessions)).filter(({ revokedAt }) => revokedAt !== null).map(({ userId }) => userId)).toEqual([ids['operator'], ids['operator']])
})
