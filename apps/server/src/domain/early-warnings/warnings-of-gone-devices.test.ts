import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, buildings, cameras, devices, earlyWarnings, hydrants } from '../../db/schema'
import { connectAlarms, isHello, type AlarmClient } from '../../testing/alarm-client'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

const SENSOR = '/api/device/deviceSensor'
const clients: AlarmClient[] = []

aSiteForEachTest('gone-devices')
beforeEach(async () => {
  await call('/api/device/deviceAlarmLevel/add', { level: '关注', sort: 1, color: '#000001' })
  const { data: levels } = await call<Rows>('/api/device/deviceAlarmLevel/pageList?level=关注')
  const { data: points } = await call<Rows>('/api/device/deviceAlarmThreshold/pageList?all=1&measuringPoint=剩余电流')
  const level = JSON.stringify([{ alId: levels.rows[0]?.id, alarmMin: 200, alarmMax: null }])
  expect(await call('/api/device/deviceAlarmThreshold/update', { mpId: points.rows[0]?.id, level })).toEqual({ status: 200 })
  await read(220)
  expect(await stored()).toMatchObject([{ handled: false, endedAt: null }])
})
afterEach(async () => {
  for (const client of clients.splice(0)) await client.close()
})

type Rows = { data: { rows: { id: number }[] } }
async function call<Body = unknown>(path: string, body?: object): Promise<Body> {
  return (await server.call<Body>(path, site.operator.token, body && { method: 'POST', body: JSON.stringify(body) })).body
}
function read(value: number) {
  server.clock.advance(1000)
  return gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', 2, undefined, value))
}
const db = () => server.deps.database.db
const stored = () => db().select().from(earlyWarnings).where(eq(earlyWarnings.tenantId, site.id)).orderBy(earlyWarnings.id)
const confirmed = async () => (await db().select().from(auditLog).where(eq(auditLog.tenantId, site.id))).filter(({ action }) => action === 'earlyWarning.confirm')
const remove = () => call(`${SENSOR}/delete?id=${site.electrical.id}`)
const stop = () => call(`${SENSOR}/setStopped?id=${site.electrical.id}&stopped=1&reason=检修`, {})

it('the open warning of a deleted device is handled and ended by the user who deletes it, with an audit row', async () => {
  expect(await remove()).toEqual({ status: 200 })
  const at = new Date(server.clock.now())
  expect(await stored()).toMatchObject([{ handled: true, handlePerson: site.operator.username, handledAt: at, endedAt: at, endedBy: null }])
  const { data } = await call<Rows>('/api/device/deviceEarlyWarning/pageList?handleFlag=0')
  expect(data.rows).toEqual([])
  expect(await confirmed()).toMatchObject([{ detail: { before: { handleFlag: '0', endDate: null }, after: { sensorNo: site.electrical.number, handlePerson: site.operator.username } } }])
})

it('the watch desk is told of it', async () => {
  const desk = await connectAlarms(server, site.operator)
  clients.push(desk)
  await desk.until((frames) => frames.some(isHello))
  await remove()
  const frames = await desk.until((all) => all.some(({ type }) => type === 'earlyWarning'))
  expect(frames.at(-1)).toMatchObject({ warning: { sensorNo: site.electrical.number, handleFlag: '1', handlePerson: site.operator.username } })
})

it('a warning that was handled before keeps its person and time when its device is deleted', async () => {
  await db().update(earlyWarnings).set({ handled: true, handlePerson: 'zhang', handledAt: new Date(1000) }).where(eq(earlyWarnings.tenantId, site.id))
  await remove()
  expect(await stored()).toMatchObject([{ handlePerson: 'zhang', handledAt: new Date(1000), endedAt: new Date(server.clock.now()) }])
})

it('a warning that was over before stays as it ended when its device is deleted, and so do those of other devices', async () => {
  await read(100)
  const [ended] = await stored()
  await read(220)
  const [, open] = await stored()
  const { id: _id, ...same } = open ?? expect.fail('no warning')
  await db().insert(earlyWarnings).values({ ...same, deviceId: site.smoke.id, sensorNumber: site.smoke.number })
  await remove()
  expect(await stored()).toMatchObject([ended, { handled: true, endedAt: new Date(server.clock.now()) }, { handled: false, endedAt: null }])
})

it('a warning that was raised while the clock was ahead does not end before it began', async () => {
  const raisedAt = new Date(server.clock.now() + 86_400_000)
  await db().update(earlyWarnings).set({ raisedAt }).where(eq(earlyWarnings.tenantId, site.id))
  await remove()
  expect(await stored()).toMatchObject([{ handled: true, endedAt: raisedAt }])
})

it('it is raised again by the next bad value of the restored device', async () => {
  await db().update(devices).set({ floor: 1 }).where(eq(devices.id, site.electrical.id))
  await remove()
  expect(await call(`/api/device/recycleBin/restore?kind=device&id=${site.electrical.id}`, {})).toEqual({ status: 200 })
  await read(230)
  expect(await stored()).toMatchObject([{ handled: true }, { value: 230, handled: false, endedAt: null }])
})

it('the open warning of a stopped device ends with the stop', async () => {
  expect(await stop()).toEqual({ status: 200 })
  expect(await stored()).toMatchObject([{ handled: true, handlePerson: site.operator.username, endedAt: new Date(server.clock.now()) }])
})

it('the open warning of a camera that is moved to another floor ends as well, with an audit row', async () => {
  await openInspectionAndVideo(server.deps, site.id)
  const [camera] = await db().insert(cameras).values({ tenantId: site.id, name: '大堂', number: 'lobby', buildingId: site.buildingId, floor: 1 }).returning()
  const update = (floor: number) => call('/api/device/deviceVideoExt/update', { id: camera?.id, deviceName: '门厅', sensorNo: `hall${String(camera?.id)}`, buildingId: site.buildingId, floor })
  await db().update(earlyWarnings).set({ deviceId: camera?.deviceId ?? 0, floor: 1 }).where(eq(earlyWarnings.tenantId, site.id))
  expect(await update(1)).toEqual({ status: 200 })
  expect(await stored()).toMatchObject([{ handled: false, endedAt: null }])
  expect(await confirmed()).toEqual([])
  expect(await update(2)).toEqual({ status: 200 })
  expect(await stored()).toMatchObject([{ handled: true, handlePerson: site.operator.username }])
  expect(await confirmed()).toMatchObject([{ detail: { before: { handleFlag: '0' }, after: { handlePerson: site.operator.username } } }])
})

describe('the open warning of a device of a building', () => {
  const place = (changes: object) => call(`${SENSOR}/update`, {
    id: site.electrical.id, sensorNo: `rct${site.electrical.id}`, buildingId: site.buildingId, floor: 1, entity: JSON.stringify(['安澜电子', '剩余电流探测器', 'M1']), ...changes,
  })
  beforeEach(async () => {
    await db().update(devices).set({ floor: 1, number: `rct${site.electrical.id}` }).where(eq(devices.id, site.electrical.id))
    site.electrical.number = `rct${site.electrical.id}`
    await db().update(earlyWarnings).set({ floor: 1 }).where(eq(earlyWarnings.tenantId, site.id))
  })

  it.each(['floor', 'building'])('ends when the device is moved to another %s, and the next bad value raises one that names the new place', async (what) => {
    const [other] = await db().insert(buildings).values({ tenantId: site.id, name: `${site.buildingName}西楼`, upperFloors: 9 }).returning()
    expect(await place(what === 'floor' ? { floor: 2 } : { buildingId: other?.id })).toEqual({ status: 200 })
    expect(await stored()).toMatchObject([{ handled: true, handlePerson: site.operator.username, endedAt: new Date(server.clock.now()) }])
    await read(220)
    expect((await stored())[1]).toMatchObject({ levelName: '关注', handled: false, endedAt: null, ...(what === 'floor' ? { floor: 2 } : { buildingName: `${site.buildingName}西楼` }) })
  })

  it('stays when only its position is changed', async () => {
    expect(await place({ positionDescription: '配电间' })).toEqual({ status: 200 })
    expect(await stored()).toMatchObject([{ handled: false, endedAt: null }])
  })
})

it('the open warning of a deleted camera ends as well, with an audit row', async () => {
  await openInspectionAndVideo(server.deps, site.id)
  const [camera] = await db().insert(cameras).values({ tenantId: site.id, name: '大堂', number: 'lobby', buildingId: site.buildingId, floor: 1 }).returning()
  await db().update(earlyWarnings).set({ deviceId: camera?.deviceId ?? 0 }).where(eq(earlyWarnings.tenantId, site.id))
  expect(await call(`/api/device/deviceVideoExt/delete?id=${String(camera?.id)}`)).toEqual({ status: 200 })
  expect(await stored()).toMatchObject([{ handled: true, handlePerson: site.operator.username }])
  expect(await confirmed()).toMatchObject([{ detail: { before: { handleFlag: '0' }, after: { handlePerson: site.operator.username } } }])
})

describe('the open warning of a sensor of a hydrant', () => {
  beforeEach(() => db().update(earlyWarnings).set({ deviceId: site.hydrantSensor.id, hydrantName: '东门消火栓' }).where(eq(earlyWarnings.tenantId, site.id)))

  it('ends when the sensor is moved to another hydrant: it names the one where it was', async () => {
    const [other] = await db().insert(hydrants).values({ tenantId: site.id, name: '西门消火栓', hydrantType: '1', waterPipe: '2', position: '西门', regionCode: '339902' }).returning()
    const input = { id: site.hydrantSensor.id, sensorNo: `moved${site.hydrantSensor.id}`, hydrantId: other?.id, entity: JSON.stringify(['安澜电子', '消火栓水压传感器', 'M1']) }
    expect(await call(`${SENSOR}/updateOutdoor`, input)).toEqual({ status: 200 })
    expect(await stored()).toMatchObject([{ handled: true, handlePerson: site.operator.username, endedAt: new Date(server.clock.now()) }])
  })

  it('ends when the sensor is taken off its hydrant', async () => {
    expect(await call(`${SENSOR}/unlinkOutdoor?id=${site.hydrantSensor.id}`, {})).toEqual({ status: 200 })
    expect(await stored()).toMatchObject([{ handled: true, handlePerson: site.operator.username }])
  })
})
