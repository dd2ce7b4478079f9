import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { buildings, tenants } from '../../db/schema'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('quota')

const db = () => server.deps.database.db
const grant = (maxDevices: number) => db().update(tenants).set({ maxDevices }).where(eq(tenants.id, site.id))
const call = (path: string, { token } = site.operator, init?: RequestInit) => server.call<{ status: number; message?: string }>(path, token, init)
const add = (sensorNo: string, buildingId: number, who = site.operator) => call('/api/device/deviceSensor/add', who, {
  method: 'POST', body: JSON.stringify({ sensorNo, entity: JSON.stringify(['安澜电子', '无线感烟探测器', 'M1']), buildingId, floor: 1, positionDescription: '101 室' }),
})
const done = { status: 200 }
const full = (max: number) => ({ status: 420, body: { status: 30101, message: `设备数上限为 ${max}，已有 ${max}，请联系平台管理员` } })

it('a deleted device gives its place back, and takes one again when it comes back from the recycle bin', async () => {
  await grant(3)
  expect(await add(`${site.id.slice(2)}x4`, site.buildingId)).toEqual(full(3))
  expect(await call(`/api/device/deviceSensor/delete?id=${site.smoke.id}`)).toMatchObject(done)
  expect(await add(`${site.id.slice(2)}x4`, site.buildingId)).toMatchObject(done)
  const restore = { method: 'POST', body: new URLSearchParams({ kind: 'device', id: String(site.smoke.id) }) }
  expect(await call('/api/device/recycleBin/restore', site.operator, restore)).toEqual(full(3))
  await grant(4)
  expect(await call('/api/device/recycleBin/restore', site.operator, restore)).toMatchObject(done)
})

it('a user who sees one building is refused by the devices of the whole tenant', async () => {
  const [other] = await db().insert(buildings).values({ tenantId: site.id, name: '二号楼', upperFloors: 3 }).returning()
  const guard = await addLimitedUser(server, site.id, {
    buildingId: other?.id ?? 0, channels: [1], screens: ['huozaibaojing/fireDeviceManger'], acts: ['huozaibaojing/fireDeviceManger:btn_add'],
  })
  await grant(3)
  expect(await add(`${site.id.slice(2)}x5`, other?.id ?? 0, guard)).toEqual(full(3))
  await grant(4)
  expect(await add(`${site.id.slice(2)}x5`, other?.id ?? 0, guard)).toMatchObject(done)
})
