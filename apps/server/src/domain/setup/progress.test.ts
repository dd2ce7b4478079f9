import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { buildings, devices, fireHostPoints, floorPlans, gatewayKeys, gateways, storedFiles } from '../../db/schema'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('progress')

const db = () => server.deps.database.db
const progress = async () => (await server.call<{ data: object }>('/api/admin/setup/progress', site.operator.token)).body.data
const at = (hours: number) => new Date(server.clock.now() + hours * 3_600_000)

async function aPlan() {
  const key = `${site.id}.svg`
  await db().insert(storedFiles).values({ key, contentType: 'image/svg+xml', content: Buffer.from('<svg/>'), tenantId: site.id })
  await db().insert(floorPlans).values({ tenantId: site.id, buildingId: site.buildingId, floor: 3, fileName: '三层', fileKey: key, createdBy: 'x' })
}

it('the steps of a new site count what it has, and nothing of another site', async () => {
  await aPlan()
  await db().update(devices).set({ reportedAt: null }).where(eq(devices.id, site.electrical.id))
  await db().update(fireHostPoints).set({ reportedAt: null }).where(eq(fireHostPoints.id, site.hostPoint.id))
  expect(await progress()).toEqual({ buildings: 1, plans: 1, gateways: 1, devices: 4, reporting: 2 })
})

it('a step is open again when what was done is deleted', async () => {
  await aPlan()
  for (const table of [buildings, floorPlans, gateways, devices, fireHostPoints]) await db().update(table).set({ deletedAt: at(0) }).where(eq(table.tenantId, site.id))
  expect(await progress()).toEqual({ buildings: 0, plans: 0, gateways: 0, devices: 0, reporting: 0 })
})

it.each([
  ['has ended', 0, () => ({ expiresAt: at(-1) })],
  ['was revoked', 0, () => ({ revokedAt: at(-1) })],
  ['ends only later, as during a change of keys', 1, () => ({ expiresAt: at(1) })],
])('a gateway whose only key %s counts as %i with a key', async (_what, gatewaysWithKey, change) => {
  const [own] = await db().select().from(gateways).where(eq(gateways.tenantId, site.id))
  await db().update(gatewayKeys).set(change()).where(eq(gatewayKeys.gatewayId, own?.id ?? 0))
  expect(await progress()).toMatchObject({ gateways: gatewaysWithKey })
})
