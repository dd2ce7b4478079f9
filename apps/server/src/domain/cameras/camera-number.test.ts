import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { buildings, devices, roleAreas, roleElements, roles } from '../../db/schema'
import { addOperator, openInspectionAndVideo } from '../../testing/alarm-world'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('camera-number')

it('of a device that a user with limited places does not see is refused as taken', async () => {
  const { db } = server.deps.database
  await openInspectionAndVideo(server.deps, site.id)
  const [annex] = await db.insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning()
  await db.update(devices).set({ buildingId: annex?.id ?? 0 }).where(eq(devices.id, site.smoke.id))
  const guard = await addOperator(db, site.id, `${site.id}-guard`, server.clock.now(), false, [9])
  const roleId = `r-${guard.username}`
  await db.insert(roleElements).values({ roleId, elementCode: 'videoSurveillance/videoDeviceManger:btn_add' })
  await db.update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, roleId))
  await db.insert(roleAreas).values({ roleId, kind: 'building', code: String(site.buildingId) })
  const add = (sensorNo: string) => server.call('/api/device/deviceVideoExt/add', guard.token, { method: 'POST', body: JSON.stringify({ deviceName: '大堂', sensorNo, buildingId: site.buildingId, floor: 1 }) })

  expect(await add(site.smoke.number)).toMatchObject({ status: 420, body: { status: 30101, data: { field: 'sensorNo' } } })
  expect(await add('lobby-1')).toEqual({ status: 200, body: { status: 200 } })
})
