import { eq, sql, type SQL } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { gatewayKeys, gateways } from '../../db/schema'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const GATEWAYS = '/api/device/deviceCollectingDevice'

aSiteForEachTest('gateway-status')

interface Gateway { id: number; status: string | null; lastReportTime: string | null; keys: { expireTime: string | null }[] }

const db = () => server.deps.database.db
const call = (path: string) => server.call<{ status: number; message?: string; data: { rows: Gateway[] } }>(`${GATEWAYS}/${path}`, site.operator.token)
const shown = async () => (await call('pageList')).body.data.rows[0]
async function gatewayId(): Promise<number> {
  const [row] = await db().select({ id: gateways.id }).from(gateways).where(eq(gateways.tenantId, site.id))
  return row?.id ?? 0
}
/** A key of the gateway of the site. The times are those of the database, by which the list goes. */
async function addKey(key: string, times: Partial<Record<'lastUsedAt' | 'expiresAt' | 'revokedAt', SQL>>): Promise<void> {
  await db().insert(gatewayKeys).values({ gatewayId: await gatewayId(), keyHash: `${site.id}-${key}`, createdAt: new Date(server.clock.now()), ...times })
}
const fromNow = (text: string) => sql`now() + ${text}::interval`

it('a gateway that has never reported has neither a status nor a time', async () => {
  expect(await shown()).toMatchObject({ status: null, lastReportTime: null })
})

it('a gateway counts as failed when an hour has passed since its last report, by whichever key', async () => {
  await addKey('first', { lastUsedAt: fromNow('-61 minutes'), revokedAt: fromNow('-1 minute') })
  expect(await shown()).toMatchObject({ status: '故障', lastReportTime: expect.any(String) as string })
  await addKey('second', { lastUsedAt: fromNow('-59 minutes') })
  expect(await shown()).toMatchObject({ status: '正常' })
})

it('a report from a time that is still to come was noted while the clock was ahead: a gateway that is silent since then does not look alive', async () => {
  await addKey('first', { lastUsedAt: fromNow('1 day') })
  expect(await shown()).toMatchObject({ status: '故障' })
  await addKey('second', { lastUsedAt: fromNow('-1 minute') })
  expect(await shown()).toMatchObject({ status: '正常' })
})

it('its keys are those that open calls now, and while it has one it is not deleted', async () => {
  await addKey('revoked', { revokedAt: fromNow('-1 day') })
  await addKey('ended', { expiresAt: fromNow('-1 minute') })
  await addKey('ending', { expiresAt: fromNow('1 hour') })
  expect((await shown())?.keys.map(({ expireTime }) => expireTime !== null)).toEqual([false, true])
  const id = await gatewayId()
  expect(await call(`delete?id=${id}`)).toMatchObject({ status: 420, body: { message: expect.stringContaining('2') as string } })
  await db().update(gatewayKeys).set({ revokedAt: new Date(server.clock.now()) }).where(eq(gatewayKeys.gatewayId, id))
  expect(await call(`delete?id=${id}`)).toEqual({ status: 200, body: { status: 200 } })
})
