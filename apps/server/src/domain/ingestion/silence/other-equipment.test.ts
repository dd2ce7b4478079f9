import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { cameras, devices, fireHostPoints, fireHosts } from '../../../db/schema'
import { openInspectionAndVideo, testGatewayKey } from '../../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../../testing/gateway'
import { aSiteForEachTest, db, gateway, hostItself, hostPoint, hostPointRow, hostRecords, now, pushes, server, site, smoke, smokeRow } from '../ingestion.harness'

aSiteForEachTest('equipment')
beforeEach(() => openInspectionAndVideo(server.deps, site.id))

async function call(path: string, body: object): Promise<void> {
  expect(await server.call(`/api/${path}`, site.operator.token, { method: 'POST', body: JSON.stringify(body) }), path).toMatchObject({ status: 200, body: { status: 200 } })
}

describe('a device that gets another number', () => {
  const SMOKE = JSON.stringify(['安澜电子', '无线感烟探测器', 'M1'])
  const PRESSURE = JSON.stringify(['安澜电子', '消火栓水压传感器', 'M1'])
  const numbered = (sensorNo: string, changes: object = {}) => call('device/deviceSensor/update', { id: site.smoke.id, sensorNo, buildingId: site.buildingId, floor: 3, entity: SMOKE, ...changes })
  const device = async (id: number) => (await db().select().from(devices).where(eq(devices.id, id)))[0]
  const FORGOTTEN = { status: 'notEnabled', heardAt: null, silentAt: null, latest: {} }

  it('is not enabled until that number reports: nothing has been heard from it, and the last values are of other equipment', async () => {
    await gateway.report(smoke(now(), 2))
    expect(await smokeRow()).toMatchObject({ status: 'normal' })
    server.clock.advance(60_000)
    await numbered('anew1')
    expect(await smokeRow()).toMatchObject({ ...FORGOTTEN, statusAt: new Date(now()) })
    server.clock.advance(60_000)
    await gateway.report(pointReport('anew1', now(), 'YG', 2))
    expect(await smokeRow()).toMatchObject({ status: 'normal', statusAt: new Date(now()) })
  })

  it('is not enabled as a sensor of a hydrant and as a camera, too', async () => {
    await db().update(devices).set({ status: 'normal', heardAt: new Date(now()) }).where(eq(devices.id, site.hydrantSensor.id))
    await call('device/deviceSensor/updateOutdoor', { id: site.hydrantSensor.id, sensorNo: 'anew2', hydrantId: site.hydrantId, entity: PRESSURE })
    expect(await device(site.hydrantSensor.id)).toMatchObject(FORGOTTEN)

    const [camera] = await db().insert(cameras).values({ tenantId: site.id, name: '大堂', number: 'cam:1', buildingId: site.buildingId, floor: 1, linkedNumbers: [] }).returning()
    await db().update(devices).set({ status: 'normal', heardAt: new Date(now()) }).where(eq(devices.id, camera?.deviceId ?? 0))
    await call('device/deviceVideoExt/update', { id: camera?.id, deviceName: '大堂', sensorNo: 'anew3', buildingId: site.buildingId, floor: 1 })
    expect(await device(camera?.deviceId ?? 0)).toMatchObject(FORGOTTEN)
  })

  it('keeps a state that is worse: an alarm, a fault, or that it is offline', async () => {
    for (const status of ['alarm', 'fault', 'offline'] as const) {
      await db().update(devices).set({ status }).where(eq(devices.id, site.smoke.id))
      await numbered(`worse-${status}`.replace('-', ''))
      expect(await smokeRow()).toMatchObject({ status })
    }
  })

  it('is as before when something else of it is changed', async () => {
    await numbered('anew4')
    await gateway.report(pointReport('anew4', now(), 'YG', 2))
    await numbered('anew4', { positionDescription: '302 走廊' })
    expect(await smokeRow()).toMatchObject({ status: 'normal', position: '302 走廊' })
  })
})

describe('a fire host that gets another address', () => {
  // no two hosts of the platform have the same address
  let port = 9000
  beforeEach(() => void (port += 10))
  const moved = (changes: object = {}) => call('device/deviceFireMain/update', { id: site.fireHost.id, serverIp: '10.99.0.1', port: String(port), ...changes })
  const reportFromThere = async (told?: { states: object }) => expect(await gatewayOf(server, testGatewayKey(site.id)).report({ ...hostItself(now(), told), fireHost: { ip: '10.99.0.1', port } })).toMatchObject({ accepted: 1 })
  const host = async () => (await db().select().from(fireHosts).where(eq(fireHosts.id, site.fireHost.id)))[0]

  it('counts as silent with its points until it reports from there, without a record of it', async () => {
    await gateway.report(hostPoint(now(), 2), hostItself(now()))
    const before = await pushes()
    await moved()
    expect(await host()).toMatchObject({ serverIp: '10.99.0.1', port, silentAt: new Date(now()), heardAt: null })
    expect(await hostPointRow()).toMatchObject({ status: 'offline', statusAt: new Date(now()) })
    expect([await hostRecords(), await pushes()]).toEqual([[], before])

    server.clock.advance(60_000)
    await gateway.report(hostItself(now()))
    expect(await hostPointRow(), 'something reports from the old address').toMatchObject({ status: 'offline' })
    await reportFromThere()
    expect(await hostPointRow()).toMatchObject({ status: 'normal' })
    expect(await host()).toMatchObject({ silentAt: null, heardAt: new Date(now()) })
  })

  it('leaves its points in alarm as they are, because an alarm is worse than offline; a fault comes back with its first report', async () => {
    await gateway.report(hostPoint(now(), 1))
    await moved({ port: String(port + 1) })
    expect(await hostPointRow()).toMatchObject({ status: 'alarm' })

    await db().update(fireHostPoints).set({ status: 'fault', latestType: '故障' }).where(eq(fireHostPoints.id, site.hostPoint.id))
    await moved()
    expect(await hostPointRow()).toMatchObject({ status: 'offline' })
    await reportFromThere()
    expect(await hostPointRow()).toMatchObject({ status: 'fault' })
  })

  it('has the record of its own fault ended by its first report from there', async () => {
    await gateway.report(hostItself(now(), { states: { mainPowerFault: true } }))
    await moved()
    expect(await hostRecords()).toMatchObject([{ pointCode: 'HOST_MAIN_POWER', handled: false }])
    server.clock.advance(60_000)
    await reportFromThere({ states: { mainPowerFault: false } })
    expect(await hostRecords()).toMatchObject([{ pointCode: 'HOST_MAIN_POWER', handled: true }])
  })

  it('is as before when something else of it is changed, and while it is stopped', async () => {
    await gateway.report(hostPoint(now(), 2))
    await moved({ serverIp: site.fireHost.ip, port: String(site.fireHost.port), hostName: '一号主机' })
    expect([await host(), await hostPointRow()]).toMatchObject([{ name: '一号主机', silentAt: null }, { status: 'normal' }])

    await db().update(fireHosts).set({ stoppedAt: new Date(now()) }).where(eq(fireHosts.id, site.fireHost.id))
    await db().update(fireHostPoints).set({ status: 'notEnabled' }).where(eq(fireHostPoints.id, site.hostPoint.id))
    await moved()
    expect([await host(), await hostPointRow()]).toMatchObject([{ silentAt: null }, { status: 'notEnabled' }])
  })
})
