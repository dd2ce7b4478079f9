import { and, eq, isNull } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { cameras, devices, gateways, generalRecords, networkedUnits, sensorTypes, unregisteredDevices } from '../../../db/schema'
import { openInspectionAndVideo, testGatewayKey } from '../../../testing/alarm-world'
import { gatewayOf, pointReport, type IngestResult } from '../../../testing/gateway'
import { addLimitedUser } from '../../../testing/limited-user'
import { aSiteForEachTest, db, now, server, site } from '../ingestion.harness'

aSiteForEachTest('given')

const SMOKE = JSON.stringify(['安澜电子', '无线感烟探测器', 'M1'])
const PRESSURE = JSON.stringify(['安澜电子', '消火栓水压传感器', 'M1'])

/** of the present test: a number that is not registered */
let stray = ''
let count = 0
beforeEach(async () => {
  stray = `stray${(count += 1)}`
  await openInspectionAndVideo(server.deps, site.id)
})

const later = (status: 1 | 2, number = stray): Promise<IngestResult> => {
  server.clock.advance(60_000)
  return gatewayOf(server, testGatewayKey(site.id)).report(pointReport(number, now(), 'YG', status, status === 1 ? '烟感报警' : undefined))
}
const records = () => db().select().from(generalRecords).where(eq(generalRecords.sensorNumber, stray)).orderBy(generalRecords.id)
const stateOf = async (tenantId: string) => (await db().select().from(unregisteredDevices).where(and(eq(unregisteredDevices.tenantId, tenantId), eq(unregisteredDevices.number, stray))))[0]

async function call(path: string, body: object | URLSearchParams): Promise<void> {
  const sent = body instanceof URLSearchParams ? body : JSON.stringify(body)
  expect(await server.call(`/api/${path}`, site.operator.token, { method: 'POST', body: sent }), path).toMatchObject({ status: 200, body: { status: 200 } })
}
const drop = async (path: string): Promise<void> => expect(await server.call(`/api/${path}`, site.operator.token), path).toMatchObject({ status: 200 })

const indoor = (sensorNo: string) => ({ sensorNo, buildingId: site.buildingId, floor: 3, entity: SMOKE })
const outdoor = (sensorNo: string) => ({ sensorNo, hydrantId: site.hydrantId, entity: PRESSURE })
const camera = (sensorNo: string) => ({ deviceName: '大堂', sensorNo, buildingId: site.buildingId, floor: 1 })
const deviceOf = async (number: string) => (await db().select().from(devices).where(and(eq(devices.number, number), isNull(devices.deletedAt))))[0]?.id
const cameraOf = async (number: string) => (await db().select().from(cameras).where(and(eq(cameras.number, number), isNull(cameras.deletedAt))))[0]?.id

async function restored(): Promise<void> {
  const [type] = await db().select().from(sensorTypes).where(eq(sensorTypes.channelId, 1))
  const [row] = await db().insert(devices).values({ tenantId: site.id, number: stray, typeId: type?.id ?? 0, channelId: 1, buildingId: site.buildingId, floor: 3, status: 'normal', deletedAt: new Date(now()) }).returning()
  await call('device/recycleBin/restore', new URLSearchParams({ kind: 'device', id: String(row?.id) }))
}

/** A camera that reports already. */
async function reportingCamera(): Promise<void> {
  await call('device/deviceVideoExt/add', camera(`cam${count}`))
  await later(2, `cam${count}`)
}

/** Each way in which a device can get the number. */
const GETS: [string, () => Promise<unknown>][] = [
  ['a detector that is added', () => call('device/deviceSensor/add', indoor(stray))],
  ['a detector that is imported', () => call('device/deviceSensor/importRows', { rows: [indoor(stray)], dryRun: false })],
  ['a detector that reports already and is numbered anew', () => call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(stray) })],
  ['a detector that is restored', restored],
  ['a sensor of a hydrant that is added', () => call('device/deviceSensor/addOutdoor', outdoor(stray))],
  ['a sensor of a hydrant that is imported', () => call('device/deviceSensor/importOutdoorRows', { rows: [outdoor(stray)], dryRun: false })],
  ['a sensor of a hydrant that reports already and is numbered anew', () => call('device/deviceSensor/updateOutdoor', { id: site.hydrantSensor.id, ...outdoor(stray) })],
  ['a camera that is added', () => call('device/deviceVideoExt/add', camera(stray))],
  ['a camera that reports already and is numbered anew', async () => {
    await reportingCamera()
    await call('device/deviceVideoExt/update', { id: await cameraOf(`cam${count}`), ...camera(stray) })
  }],
]

/** Each way in which a device can give it up, after a way in which it got it. */
const GIVES_UP: [string, () => Promise<unknown>, () => Promise<unknown>][] = [
  ['a detector that is deleted', () => call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(stray) }), () => drop(`device/deviceSensor/delete?id=${site.smoke.id}`)],
  ['a detector that is numbered anew', () => call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(stray) }), () => call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(`other${count}`) })],
  ['a sensor of a hydrant that is numbered anew', () => call('device/deviceSensor/updateOutdoor', { id: site.hydrantSensor.id, ...outdoor(stray) }), () => call('device/deviceSensor/updateOutdoor', { id: site.hydrantSensor.id, ...outdoor(`other${count}`) })],
  ['a camera that is deleted', () => call('device/deviceVideoExt/add', camera(stray)), async () => drop(`device/deviceVideoExt/delete?id=${await cameraOf(stray)}`)],
  ['a camera that is numbered anew', () => call('device/deviceVideoExt/add', camera(stray)), async () => call('device/deviceVideoExt/update', { id: await cameraOf(stray), ...camera(`other${count}`) })],
]

/** The number burned while no device had it; a person has judged the fire to be real, so that further reports are counted only. */
async function burned(): Promise<void> {
  await later(1)
  await call('datahandler/deviceAbnormal/affirmFire', new URLSearchParams({ id: String((await records())[0]?.id), flag: '1' }))
  expect(await later(1), 'while it lasts').toMatchObject({ records: [], pushes: 0 })
}

describe('a number reported a fire, then had a device, which was later deleted or numbered anew: its next fire is an alarm of its own (ADR 86)', () => {
  it.each(GETS)('when the device was %s', async (_, get) => {
    await burned()
    await get()
    expect(await later(2), 'the fire is over').toMatchObject({ accepted: 1, refused: [] })
    await db().update(devices).set({ deletedAt: new Date(now()) }).where(eq(devices.id, (await deviceOf(stray)) ?? 0))
    expect(await later(1)).toMatchObject({ records: [{ kind: 'general' }], pushes: 1 })
    expect(await records()).toMatchObject([{ handled: true }, { handled: false, equipmentType: '未登记设备' }])
  })

  it.each(GIVES_UP)('when the device was %s', async (_, get, giveUp) => {
    await burned()
    await get()
    expect(await later(2), 'the fire is over').toMatchObject({ accepted: 1, refused: [] })
    await giveUp()
    expect(await later(1)).toMatchObject({ records: [{ kind: 'general' }], pushes: 1 })
  })

  it('when the device was stopped: its reports were refused, so the platform does not know how the first fire ended', async () => {
    await burned()
    await call('device/deviceSensor/add', indoor(stray))
    const id = await deviceOf(stray)
    await call('device/deviceSensor/setStopped', new URLSearchParams({ id: String(id), stopped: '1', reason: '改造' }))
    expect(await later(1)).toMatchObject({ accepted: 0 })
    await drop(`device/deviceSensor/delete?id=${id}`)
    expect(await later(1)).toMatchObject({ records: [{ kind: 'general' }], pushes: 1 })
  })

  it('when the user who deletes the device may not see the gateway that reported the number', async () => {
    await burned()
    await call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(stray) })
    await later(2)
    const [unit] = await db().insert(networkedUnits).values({ tenantId: site.id, name: '云澜酒店' }).returning()
    await db().update(gateways).set({ unitId: unit?.id ?? 0 }).where(eq(gateways.tenantId, site.id))
    const guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId, channels: [1], acts: ['huozaibaojing/fireDeviceManger:btn_del'] })
    expect(await server.call(`/api/device/deviceSensor/delete?id=${site.smoke.id}`, guard.token)).toMatchObject({ status: 200 })
    expect(await later(1)).toMatchObject({ records: [{ kind: 'general' }], pushes: 1 })
  })

  it('and an earlier record that was not judged stays open until the number reports that it is normal', async () => {
    await later(1)
    await call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(stray) })
    await later(2)
    await drop(`device/deviceSensor/delete?id=${site.smoke.id}`)
    expect(await records()).toMatchObject([{ handled: false, handlePerson: null }])
    expect(await later(1)).toMatchObject({ records: [{ kind: 'general' }], pushes: 1 })
    expect(await records()).toMatchObject([{ handled: false }, { handled: false }])
    await later(2)
    expect(await records()).toMatchObject([{ handled: true }, { handled: true }])
  })
})

describe('a number that keeps what it reported', () => {
  it('is one whose device is changed in other ways, and the same number at another tenant', async () => {
    await burned()
    await db().insert(unregisteredDevices).values({ tenantId: `${site.id}-other`, number: stray, status: 'alarm', channelId: 1, firstAt: new Date(now()), lastAt: new Date(now()) })
    await call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(stray) })
    await call('device/deviceSensor/update', { id: site.smoke.id, ...indoor(stray), positionDescription: '302 走廊' })
    expect(await stateOf(site.id)).toMatchObject({ status: 'alarm' })
    await drop(`device/deviceSensor/delete?id=${site.smoke.id}`)
    expect(await stateOf(site.id)).toMatchObject({ status: 'notEnabled', statusAt: null, reportedAt: null, clockFaultAt: null, latest: {}, hasAlarm: true, channelId: 1 })
    expect(await stateOf(`${site.id}-other`)).toMatchObject({ status: 'alarm' })
  })
})
