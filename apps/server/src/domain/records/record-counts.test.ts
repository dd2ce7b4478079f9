import { describe, expect, it } from 'vitest'

import { generalRecords } from '../../db/schema'
import { aSiteForEachTest, confirm, FIRE_HOST, GENERAL, get, HYDRANT, now, raiseBattery, raiseHost, raiseHydrant, raiseSmoke, server, site } from './records.harness'

aSiteForEachTest()

describe('counts', () => {
  it('add the three tables up for the badge and split them by channel, with fires counted separately', async () => {
    await raiseSmoke()
    await raiseBattery()
    await raiseHydrant()
    await raiseHost()
    expect(await get(`${GENERAL}/getNothandlerCount`)).toBe(4)
    expect(await get(`${GENERAL}/getChannelList`)).toEqual([
      { channelId: 1, channelName: '无线感烟', count: 2, fireCount: 1 },
      { channelId: 2, channelName: '电气火灾', count: 0, fireCount: 0 },
      { channelId: 5, channelName: '消防用水', count: 1, fireCount: 0 },
      { channelId: 11, channelName: '消防主机', count: 1, fireCount: 1 },
    ])
  })

  it('count a fault of a fire host as a record that is no fire', async () => {
    await raiseHost(0)
    expect(await get(`${GENERAL}/getChannelList`)).toContainEqual({ channelId: 11, channelName: '消防主机', count: 1, fireCount: 0 })
  })

  it('add up the records of one channel that stand in two tables', async () => {
    await raiseHydrant()
    const fire = { tenantId: site.id, channelId: 5, deviceId: site.smoke.id, sensorNumber: 's', buildingId: site.buildingId, floor: 3, pointCode: 'YG', alarmType: '烟感报警', category: '1' } as const
    await server.deps.database.db.insert(generalRecords).values({ ...fire, raisedAt: new Date(now()), receivedAt: new Date(now()) })
    expect(await get(`${GENERAL}/getChannelList`)).toContainEqual({ channelId: 5, channelName: '消防用水', count: 2, fireCount: 1 })
  })

  it('name the floors in trouble of a building with each channel that has a fire, for a call that asks for them', async () => {
    await raiseSmoke()
    await raiseHost()
    const floors = await get<{ channelId: number; alarmFloors?: unknown }[]>(`${GENERAL}/getChannelList?floorsOf=${site.buildingId}`)
    const of = (channelId: number) => get(`/api/device/${channelId === 11 ? 'deviceFireMainSensor' : 'deviceSensor'}/getAlrmFloor?buildId=${site.buildingId}&channelId=${channelId}`)
    expect(floors.map(({ channelId, alarmFloors }) => [channelId, alarmFloors])).toEqual([[1, await of(1)], [2, undefined], [5, undefined], [11, await of(11)]])
    expect(await of(1)).toHaveLength(1)
  })

  it('separate real fires, false alarms and faults, in total and by month', async () => {
    const fire = await raiseSmoke()
    await raiseBattery()
    await confirm(`${GENERAL}/affirmFire`, { id: String(fire), flag: '1' })
    expect(await get(`${GENERAL}/selectCount?channelId=1`)).toEqual({ realFire: 1, falseFire: 0, faultAlarm: 1 })
    expect(await get(`${GENERAL}/selectCountNearlyMonth?channelId=1&count=2`)).toEqual({
      months: ['202610', '202611'],
      faultCount: [0, 1],
      alarmCount: [0, 1],
      notAlarmCount: [0, 0],
    })
    const host = await raiseHost()
    await confirm(`${FIRE_HOST}/affirmFire`, { id: String(host), flag: '0' })
    expect(await get(`${FIRE_HOST}/selectCount`)).toEqual({ realFire: 0, falseFire: 1, faultAlarm: 0 })
  })

  it('list the alarm types and points that occur', async () => {
    const fire = await raiseSmoke()
    await raiseBattery()
    const low = await raiseHydrant()
    expect(await get(`${GENERAL}/selectAlrmType?handleFlag=0&alrmCategory=1`)).toEqual(['烟感报警'])
    expect(await get(`${GENERAL}/selectAlrmType?alrmCategory=0`)).toHaveLength(1)
    expect(await get(`${GENERAL}/selectAlrmType`)).toHaveLength(2)
    expect(await get(`${GENERAL}/selectAlrmType?handleFlag=1`)).toEqual([])
    await confirm(`${GENERAL}/affirmFire`, { id: String(fire), flag: '1' })
    expect(await get(`${GENERAL}/selectAlrmType?handleFlag=1`)).toEqual(['烟感报警'])
    expect(await get(`${GENERAL}/selectAlrmType?handleFlag=0&alrmCategory=1`)).toEqual([])
    expect(await get(`${GENERAL}/selectAlrmType?channelId=2`)).toEqual([])
    expect(await get(`${HYDRANT}/selectAlrmType`)).toEqual(['低压'])
    expect(await get(`${HYDRANT}/selectMeasuringPoint?handleFlag=0`)).toEqual(['全部', '压力'])
    expect(await get(`${HYDRANT}/selectMeasuringPoint?handleFlag=1`)).toEqual(['全部'])
    await confirm(`${HYDRANT}/affirmHandle`, { id: String(low) })
    expect(await get(`${HYDRANT}/selectMeasuringPoint?handleFlag=0`)).toEqual(['全部'])
    expect(await get(`${HYDRANT}/selectMeasuringPoint?channelId=5`)).toEqual(['全部', '压力'])
    expect(await get(`${HYDRANT}/selectMeasuringPoint?channelId=1`)).toEqual(['全部'])
  })
})
