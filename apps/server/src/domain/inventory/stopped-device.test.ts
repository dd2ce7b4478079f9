import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { auditLog, buildings, devices, generalRecords, tenants, verdictHistory } from '../../db/schema'
import { pointReport } from '../../testing/gateway'
import { addLimitedUser } from '../../testing/limited-user'
import { gateway, server, site } from '../../testing/site-for-each-test'
import { added, aDeviceNumberForEachTest, call, fault, fire, listed, number, stop, stored } from './inventory.harness'

aDeviceNumberForEachTest('stopped')

describe('a stopped device', () => {
  it('is not enabled; its reports are refused with the reason, and its row says that it still reports', async () => {
    expect(await stop(site.smoke.id)).toMatchObject({ http: 200 })
    expect((await listed('stopped=1')).rows).toMatchObject([{ id: site.smoke.id, status: '未启用', stopReason: '装修拆除', refusedTime: null }])
    expect(await gateway.report(fire(), fire(2))).toMatchObject({ accepted: 0, rejected: [0, 1], records: [], refused: [{ index: 0, reason: '设备已停用：装修拆除' }, { index: 1 }] })
    expect(await gateway.report(fire(2))).toMatchObject({ accepted: 0, refused: [{ reason: '设备已停用：装修拆除' }] })
    expect((await stored(site.smoke.id))?.refusedAt?.getTime()).toBe(server.clock.now())
    expect((await stored(site.smoke.id))?.status).toBe('notEnabled')
  })

  it('is not stopped, nor started again, by a user who has not seen its last change', async () => {
    const { version } = (await stored(site.smoke.id)) ?? expect.fail('no device')
    expect(await stop(site.smoke.id, { version: version - 1 })).toMatchObject({ http: 420, body: { status: 30101, data: { version } } })
    expect(await stop(site.smoke.id, { version })).toMatchObject({ http: 200 })
    expect(await call('setStopped', { id: site.smoke.id, stopped: '0', version })).toMatchObject({ http: 420, body: { data: { version: version + 1 } } })
    expect((await stored(site.smoke.id))?.stoppedAt).not.toBeNull()
  })

  describe('that stood in another building when its record was raised, by a user who sees only where it stands now,', () => {
    const moved = async () => {
      const { db } = server.deps.database
      const [annex] = await db.insert(buildings).values({ tenantId: site.id, name: `${site.buildingName}附楼`, upperFloors: 9 }).returning()
      await db.update(devices).set({ buildingId: annex?.id ?? 0 }).where(eq(devices.id, site.smoke.id))
      return addLimitedUser(server, site.id, { buildingId: annex?.id ?? 0, channels: [1], acts: ['btn_stop', 'btn_del'].map((act) => `huozaibaojing/fireDeviceManger:${act}`) })
    }

    it('is neither stopped nor deleted while the fire is unhandled', async () => {
      await gateway.report(fire())
      await server.deps.database.db.update(devices).set({ status: 'offline' }).where(eq(devices.id, site.smoke.id))
      const { token } = await moved()
      const refused = { http: 420, body: { status: 30101 } }
      expect(await call('setStopped', { id: site.smoke.id, stopped: '1', reason: '装修拆除' }, token)).toMatchObject(refused)
      expect(await call(`delete?id=${site.smoke.id}`, undefined, token)).toMatchObject(refused)
      expect(await stored(site.smoke.id)).toMatchObject({ stoppedAt: null, deletedAt: null })
    })

    it('has its unhandled faults handled by its stop', async () => {
      const { records: [record] } = await gateway.report(fault())
      const { token, username } = await moved()
      expect(await call('setStopped', { id: site.smoke.id, stopped: '1', reason: '装修拆除' }, token)).toMatchObject({ http: 200 })
      expect(await server.deps.database.db.select().from(generalRecords).where(eq(generalRecords.id, record?.id ?? 0))).toMatchObject([{ handled: true, handlePerson: username }])
    })
  })

  it('raises an alarm that lasts once its reports are taken again', async () => {
    await gateway.report(fault())
    await stop(site.smoke.id)
    server.clock.advance(60_000)
    await call('setStopped', { id: site.smoke.id, stopped: '0' })
    expect((await gateway.report(fault())).records).toHaveLength(1)
    expect((await stored(site.smoke.id))?.status).toBe('fault')
  })

  it('has its unhandled faults handled by the user who stops it; the audit names them', async () => {
    const { records: [record] } = await gateway.report(fault())
    await stop(site.smoke.id)
    const { db } = server.deps.database
    const [after] = await db.select().from(generalRecords).where(eq(generalRecords.id, record?.id ?? 0))
    expect(after).toMatchObject({ handled: true, handlePerson: site.operator.username, restoredAt: null })
    expect(await db.select().from(verdictHistory).where(eq(verdictHistory.recordId, record?.id ?? 0))).toHaveLength(1)
    const audited = await db.select().from(auditLog).where(eq(auditLog.action, 'device.stop'))
    expect(audited.at(-1)?.detail).toMatchObject({ id: site.smoke.id, after: { stopReason: '装修拆除', records: [record?.id] } })
  })

  it('is enabled again by a user once it is placed and has reported (screens that the specification names, not-enabled list)', async () => {
    const enable = (id: number, more: object = {}) => call('enable', { id, ...more })
    const id = await added()
    expect(await enable(id)).toMatchObject({ http: 420, body: { message: '设备还没有标注在平面图上，请先标注位置' } })
    const { db } = server.deps.database
    await db.update(devices).set({ planX: 1, planY: 1 }).where(eq(devices.id, id))
    expect(await enable(id)).toMatchObject({ http: 420, body: { message: '设备还没有首次上报，收到首次上报后自动启用' } })
    await stop(id)
    await gateway.report(pointReport(`new${number}`, server.clock.now(), 'YG', 2))
    expect(await enable(id, { version: 1 })).toMatchObject({ http: 420, body: { status: 30101 } })
    expect(await enable(id)).toMatchObject({ http: 200 })
    expect(await stored(id)).toMatchObject({ stoppedAt: null, status: 'notEnabled' })
    expect(await enable(id)).toMatchObject({ http: 420 })
    await gateway.report(pointReport(`new${number}`, server.clock.now() + 1, 'YG', 2))
    expect(await stored(id)).toMatchObject({ status: 'normal' })
    // its report came first: nothing is left to do
    expect(await enable(id)).toMatchObject({ http: 200 })
    expect((await db.select().from(auditLog).where(eq(auditLog.action, 'device.start'))).at(-1)).toMatchObject({ detail: { id } })
  })

  it('is taken into service again also after the end of the contract, by both calls: the server refuses its fires until then', async () => {
    const { db } = server.deps.database
    await db.update(devices).set({ planX: 1, planY: 1 }).where(eq(devices.id, site.smoke.id))
    for (const start of [() => call('enable', { id: site.smoke.id }), () => call('setStopped', { id: site.smoke.id, stopped: '0' })]) {
      await db.update(tenants).set({ validUntil: null }).where(eq(tenants.id, site.id))
      expect(await stop(site.smoke.id)).toMatchObject({ http: 200 })
      await gateway.report(fire())
      await db.update(tenants).set({ validUntil: '2000-01-01' }).where(eq(tenants.id, site.id))
      expect(await start()).toMatchObject({ http: 200 })
      expect((await stored(site.smoke.id))?.stoppedAt).toBeNull()
      expect(await stop(site.smoke.id)).toMatchObject({ http: 420 })
    }
  })

  it('is refused without a reason, while the device is in alarm, and while a fire of it is not judged', async () => {
    expect(await stop(site.smoke.id, { reason: ' ' })).toMatchObject({ http: 420, body: { message: '请填写停用原因', data: { field: 'reason' } } })
    const { records: [record] } = await gateway.report(fire())
    expect(await stop(site.smoke.id)).toMatchObject({ http: 420, body: { message: '设备还有 1 条未核实的火警，请先核实再停用' } })
    const { db } = server.deps.database
    await db.update(generalRecords).set({ handled: true, handlePerson: 'x' }).where(eq(generalRecords.id, record?.id ?? 0))
    expect(await stop(site.smoke.id)).toMatchObject({ http: 420, body: { message: '设备正在报警，请先核实火警再停用' } })
  })
})
