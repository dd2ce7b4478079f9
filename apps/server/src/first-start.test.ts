import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { ServerConfig } from './config'
import { tenants, users } from './db/schema'
import { isDemoDatabase } from './domain/demo/demo.queries'
import { hasOpenDemoAccount, MAIN_ACCOUNT, seedWhenEmpty } from './first-start'
import { terminalMessages } from './main.messages'
import { createTerminal } from './terminal'
import { addTenant } from './testing/accounts'
import { startTestServer, type TestServer } from './testing/test-server'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.stop())

const db = () => server.deps.database.db
const words = terminalMessages({})

/** Starts on the database with this city; what the terminal shows. */
async function start(city: ServerConfig['city']): Promise<string[]> {
  const lines: string[] = []
  await seedWhenEmpty({ ...server.deps, config: { ...server.deps.config, city } }, createTerminal(words, (line) => lines.push(line)), words)
  return lines
}

it('a start without a city fills nothing, and neither does a start with one on a database that has a site', async () => {
  expect(await start('none')).toEqual([])
  const id = await addTenant(server, 'real')
  expect(await start('small')).toEqual([])
  expect([await db().$count(users), await isDemoDatabase(db())]).toEqual([0, false])
  // a deleted site was one, too
  await db().update(tenants).set({ deletedAt: new Date() }).where(eq(tenants.id, id))
  expect(await start('small')).toEqual([])
  await db().delete(tenants)
})

it('a start with a city fills an empty database once, and names the other accounts', async () => {
  expect((await start('small')).at(-1)).toBe(words.otherAccounts('zhiban01, weibao01, chakan01'))
  expect(await isDemoDatabase(db())).toBe(true)
  expect(await start('small')).toEqual([])
})

it('the main account is open while it has the password that everyone knows and can sign in', async () => {
  const change = (changes: Partial<typeof users.$inferInsert>) => db().update(users).set(changes).where(eq(users.username, MAIN_ACCOUNT))
  expect(await hasOpenDemoAccount(server.deps)).toBe(true)
  await change({ isDisabled: true })
  expect(await hasOpenDemoAccount(server.deps)).toBe(false)
  await change({ isDisabled: false, passwordHash: await server.deps.passwords.hash('another one') })
  expect(await hasOpenDemoAccount(server.deps)).toBe(false)
})
