import { VERDICT, type Verdict } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { devices, fireHostPoints } from '../../db/schema'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

aSiteForEachTest('burning')

const PLACES = '/api/device/live/places'
const GENERAL = '/api/datahandler/deviceAbnormal/affirmFire'
const FIRE_HOST = '/api/datahandler/deviceFireMainAbnormal/affirmFire'

/** A report of the smoke detector of the site: 1 is a fire, 2 is normal. */
async function smoke(status: 1 | 2): Promise<number> {
  server.clock.advance(1_000)
  const { records } = await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'YG', status, status === 1 ? '烟感报警' : '正常', status === 1 ? 1 : 0))
  return records[0]?.id ?? 0
}

async function hostPoint(): Promise<number> {
  const { fireHost: { ip, port }, hostPoint: { loop, address } } = site
  const { records } = await gateway.report({ fireHost: { ip, port }, loop, address, at: server.clock.now(), points: [{ code: 'FIREMAIN', value: 1, status: 1, type: '火警' }] })
  return records[0]?.id ?? 0
}

async function judge(path: string, id: number, verdict: Verdict): Promise<void> {
  const { status } = await server.call(path, site.operator.token, { method: 'POST', body: new URLSearchParams({ id: String(id), flag: verdict }) })
  expect(status).toBe(200)
}

async function building() {
  const { body } = await server.call<{ data: Array<{ kind: string; channelId: number; callCount: number; openFires: number; realFires: number }> }>(PLACES, site.operator.token)
  return body.data.find(({ kind }) => kind === 'building')
}

it('a fire that was judged real counts until its device is normal again, and is no open fire', async () => {
  const id = await smoke(1)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 1, realFires: 0 })
  await judge(GENERAL, id, VERDICT.realFire)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 0, realFires: 1 })
  await smoke(2)
  expect(await building()).toMatchObject({ callCount: 0, openFires: 0, realFires: 0 })
})

it('a real fire at an address that no point has counts in the building of its host until it is over', async () => {
  const stray = async (status: 1 | 2): Promise<number> => {
    server.clock.advance(1_000)
    const { ip, port } = site.fireHost
    const { records } = await gateway.report({ fireHost: { ip, port }, loop: '31', address: '9', at: server.clock.now(), points: [{ code: 'FIREMAIN', status, type: status === 1 ? '火警' : '正常' }] })
    return records[0]?.id ?? 0
  }
  const id = await stray(1)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 1, realFires: 0 })
  await judge(FIRE_HOST, id, VERDICT.realFire)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 0, realFires: 1, channelId: 11 })
  await stray(2)
  expect(await building()).toMatchObject({ callCount: 0, openFires: 0, realFires: 0 })
  await stray(1)
  expect(await building(), 'the verdict on the earlier fire').toMatchObject({ callCount: 1, openFires: 1, realFires: 0 })
})

it('a real fire of a point of a fire host counts as well', async () => {
  await judge(GENERAL, await smoke(1), VERDICT.realFire)
  await judge(FIRE_HOST, await hostPoint(), VERDICT.realFire)
  expect(await building()).toMatchObject({ callCount: 2, openFires: 0, realFires: 2 })
})

it.each([VERDICT.falseAlarm, VERDICT.fireTest])('a fire with another verdict (%s) is no real one while its device is in alarm', async (verdict) => {
  await judge(GENERAL, await smoke(1), verdict)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 0, realFires: 0 })
})

it('a verdict on an earlier fire says nothing about the present one', async () => {
  await judge(GENERAL, await smoke(1), VERDICT.realFire)
  await smoke(2)
  await smoke(1)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 1, realFires: 0 })
})

it('a fault that the burning device reports later hides nothing: the real fire still counts', async () => {
  await judge(GENERAL, await smoke(1), VERDICT.realFire)
  server.clock.advance(1_000)
  await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'VOL', 0, '电池欠压', 2.1))
  expect(await building()).toMatchObject({ callCount: 1, openFires: 0, openFaults: 1, realFires: 1 })
})

/** Another point of the smoke detector, in alarm as well. */
async function heat(): Promise<number> {
  server.clock.advance(1_000)
  return (await gateway.report(pointReport(site.smoke.number, server.clock.now(), 'VOL', 1, '温度报警', 90))).records[0]?.id ?? 0
}

it('a false alarm of another point of the burning device hides nothing: the real fire still counts', async () => {
  await judge(GENERAL, await smoke(1), VERDICT.realFire)
  await judge(GENERAL, await heat(), VERDICT.falseAlarm)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 0, realFires: 1 })
})

it('a real fire is over when its point is normal again, also while another point of the device has a false alarm', async () => {
  await judge(GENERAL, await heat(), VERDICT.falseAlarm)
  await judge(GENERAL, await smoke(1), VERDICT.realFire)
  await smoke(2)
  expect(await building()).toMatchObject({ callCount: 1, openFires: 0, realFires: 0 })
})

it('what a sensor of a hydrant reports is no fire, also when it calls it an alarm', async () => {
  await gateway.report(pointReport(site.hydrantSensor.number, server.clock.now(), 'YL', 1, '低压报警', 0.02))
  const { body } = await server.call<{ data: { kind: string }[] }>(PLACES, site.operator.token)
  expect(body.data.find(({ kind }) => kind === 'hydrant')).toMatchObject({ openFires: 0, openFaults: 1, realFires: 0 })
})

it('a place with a fire that was judged and still burns, and with a fault elsewhere, opens the channel of the fire', async () => {
  await judge(GENERAL, await smoke(1), VERDICT.realFire)
  await gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', 0, '传感器断线', 0))
  expect(await building()).toMatchObject({ channelId: 1, callCount: 1, openFires: 0, openFaults: 1 })
})

it('a real fire of a point of a fire host is over when the point is normal again', async () => {
  await judge(FIRE_HOST, await hostPoint(), VERDICT.realFire)
  const { fireHost: { ip, port }, hostPoint: { loop, address } } = site
  server.clock.advance(1_000)
  await gateway.report({ fireHost: { ip, port }, loop, address, at: server.clock.now(), points: [{ code: 'FIREMAIN', status: 2 }] })
  expect(await building()).toMatchObject({ callCount: 0, openFires: 0, realFires: 0 })
})

it('a place opens the channel of a fire that nobody has judged before that of one that was judged and still burns, also when its device is normal again', async () => {
  await judge(GENERAL, await smoke(1), VERDICT.realFire)
  await hostPoint()
  await server.deps.database.db.update(fireHostPoints).set({ status: 'normal' }).where(eq(fireHostPoints.id, site.hostPoint.id))
  expect(await building()).toMatchObject({ channelId: 11, callCount: 1, openFires: 1, realFires: 1 })
})

it('a place opens the channel of a fault that nobody has judged before that of a device that is offline, also when the device with the fault is normal again', async () => {
  const { db } = server.deps.database
  await gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', 0, '传感器断线', 0))
  await db.update(devices).set({ status: 'normal' }).where(eq(devices.id, site.electrical.id))
  await db.update(devices).set({ status: 'offline' }).where(eq(devices.id, site.smoke.id))
  expect(await building()).toMatchObject({ channelId: 2, callCount: 0, openFaults: 1 })
})
