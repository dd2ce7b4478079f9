import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { cameras, devices, generalRecords } from '../../db/schema'
import { openInspectionAndVideo, testGatewayKey } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('camera-device')
beforeEach(() => openInspectionAndVideo(server.deps, site.id))

const db = () => server.deps.database.db

describe('a camera', () => {
  it('is a device: moved, renumbered and deleted with it, and it with the device', async () => {
    const [extra] = await db().insert(cameras).values({ tenantId: site.id, name: '后门', number: 'cam:2', buildingId: site.buildingId, floor: 1, address: 'demo:garage', linkedNumbers: [] }).returning()
    const ofExtra = { camera: eq(cameras.id, extra?.id ?? 0), device: eq(devices.id, extra?.deviceId ?? 0) }
    const device = async () => (await db().select().from(devices).where(ofExtra.device))[0]
    const row = async () => (await db().select().from(cameras).where(ofExtra.camera))[0]

    await db().update(cameras).set({ number: 'cam:3', floor: 2, planX: 10, planY: 20 }).where(ofExtra.camera)
    expect(await device()).toMatchObject({ channelId: 9, number: 'cam:3', floor: 2, planX: 10, planY: 20, deletedAt: null })
    await db().update(devices).set({ planX: 30, floor: 1 }).where(ofExtra.device)
    expect(await row()).toMatchObject({ planX: 30, planY: 20, floor: 1 })

    const at = new Date(server.clock.now())
    await db().update(cameras).set({ deletedAt: at }).where(ofExtra.camera)
    expect((await device())?.deletedAt).toEqual(at)
    await db().update(devices).set({ deletedAt: null }).where(ofExtra.device)
    expect((await row())?.deletedAt).toBeNull()
  })

  it('is not deleted while a fire that it saw is not judged', async () => {
    const [seeing] = await db().insert(cameras).values({ tenantId: site.id, name: '车库', number: 'cam:seeing', buildingId: site.buildingId, floor: 1, linkedNumbers: [] }).returning()
    await gatewayOf(server, testGatewayKey(site.id)).report(pointReport('cam:seeing', server.clock.now(), 'VFLAME', 1, '画面火焰', 95))
    const remove = () => server.call(`/api/device/deviceVideoExt/delete?id=${seeing?.id}`, site.operator.token)
    expect(await remove()).toMatchObject({ status: 420, body: { data: { usedBy: [{ what: '未处理的异常记录', count: 1 }] } } })
    const [fire] = await db().select().from(generalRecords).where(eq(generalRecords.deviceId, seeing?.deviceId ?? 0))
    const verdict = new URLSearchParams({ id: String(fire?.id), flag: '0' })
    expect(await server.call('/api/datahandler/deviceAbnormal/affirmFire', site.operator.token, { method: 'POST', body: verdict })).toMatchObject({ status: 200 })
    expect(await remove()).toMatchObject({ status: 200, body: { status: 200 } })
  })

  it('that names a device is the nearest to it', async () => {
    await db().insert(cameras).values({ tenantId: site.id, name: '大堂', number: `cam:1-${site.id}`, buildingId: site.buildingId, floor: 1, linkedNumbers: [site.smoke.number] })
    const { body } = await server.call<{ data: { deviceName: string; isLinked: boolean }[] }>(`/api/device/deviceVideoExt/nearest?sensorNo=${site.smoke.number}`, site.operator.token)
    expect(body.data).toMatchObject([{ deviceName: '大堂', isLinked: true }])
  })
})
