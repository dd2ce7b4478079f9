import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildings, fireHosts, hydrantRecords, hydrants, users } from '../../../db/schema'
import { addOperator } from '../../../testing/alarm-world'
import { pointReport } from '../../../testing/gateway'
import { aSiteForEachTest, db, gateway, hostPoint, hostRecords, now, pushes, site, smokeRecords } from '../ingestion.harness'

aSiteForEachTest('said')

const lowPressure = () => pointReport(site.hydrantSensor.number, now(), 'YL', 0, '低压', 0.05)
const lowBattery = () => pointReport(site.smoke.number, now(), 'VOL', 0, '电池欠压', 2.5)
const hydrantRecord = async () => (await db().select().from(hydrantRecords).where(eq(hydrantRecords.deviceId, site.hydrantSensor.id)))[0]

describe('a record says where its trouble is, without the rows that may be deleted later', () => {
  it('at a hydrant: its name, its position and the kind of the sensor', async () => {
    await gateway.report(lowPressure())
    const [hydrant] = await db().select().from(hydrants).where(eq(hydrants.id, site.hydrantId))
    expect(await hydrantRecord()).toMatchObject({ hydrantName: hydrant?.name, position: '东门', equipmentType: '消火栓水压传感器', sensorNumber: site.hydrantSensor.number })
  })

  it('at a point of a fire host: the host, the building, the floor, the position and the kind of the point', async () => {
    await db().update(fireHosts).set({ name: '一号主机' }).where(eq(fireHosts.id, site.fireHost.id))
    await gateway.report(hostPoint(now(), 1))
    expect(await hostRecords()).toMatchObject([{ hostName: '一号主机', buildingId: site.buildingId, buildingName: site.buildingName, floor: 2, position: '大厅', series: '点型光电感烟火灾探测器' }])
  })

  it('in the words of that day: a building and a hydrant that get another name change no record', async () => {
    await gateway.report(lowPressure(), lowBattery())
    const before = [await hydrantRecord(), await smokeRecords()]
    await db().update(hydrants).set({ name: '别名', position: '西门' }).where(eq(hydrants.id, site.hydrantId))
    await db().update(buildings).set({ name: '别名' }).where(eq(buildings.id, site.buildingId))
    expect([await hydrantRecord(), await smokeRecords()]).toEqual(before)
  })
})

describe('a push says all that a duty operator needs to send someone', () => {
  it('to a hydrant: its name in both fields, its area, its position, and the value with its unit', async () => {
    await gateway.report(lowPressure())
    const [hydrant] = await db().select().from(hydrants).where(eq(hydrants.id, site.hydrantId))
    expect(await pushes()).toMatchObject([{
      bname: hydrant?.name, hydrantName: hydrant?.name, baddress: hydrant?.area, positionDescription: '东门', equipmentType: '消火栓水压传感器',
      alarms: [{ alarmValue: 0.05, dataUnit: 'MPa', measuringPoint: '压力', typeName: '监测测点' }],
    }])
  })

  it('to a device in a building: its address, its floor, its position, and the value with its unit', async () => {
    await gateway.report(lowBattery())
    const [building] = await db().select().from(buildings).where(eq(buildings.id, site.buildingId))
    expect(await pushes()).toMatchObject([{
      bname: building?.name, baddress: building?.address, addressDetail: building?.addressDetail, floor: 3, positionDescription: '301 走廊',
      alarms: [{ alarmValue: 2.5, dataUnit: 'V' }],
    }])
  })

  it('to a point of a fire host: the building with its address, the floor, the position, and the kind of the point as that of the device', async () => {
    await gateway.report(hostPoint(now(), 1))
    const [building] = await db().select().from(buildings).where(eq(buildings.id, site.buildingId))
    expect(await pushes()).toMatchObject([{
      bname: building?.name, baddress: building?.address, addressDetail: building?.addressDetail, floor: 2, positionDescription: '大厅', equipmentType: '点型光电感烟火灾探测器',
    }])
  })

  it('and names the administrator who was added to the tenant first', async () => {
    await db().update(users).set({ createdAt: new Date(now() - 60_000) }).where(eq(users.id, site.operator.userId))
    const later = await addOperator(db(), site.id, `${site.id}-later`, now(), true)
    await db().update(users).set({ createdAt: new Date(now()) }).where(eq(users.id, later.userId))
    await db().update(users).set({ createdAt: new Date(now() - 120_000) }).where(eq(users.id, site.colleague.userId))
    await gateway.report(lowBattery())
    expect(await pushes()).toMatchObject([{ userId: site.operator.userId, username: site.operator.username }])
  })
})
