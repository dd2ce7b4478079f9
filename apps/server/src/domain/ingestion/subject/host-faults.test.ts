import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { buildings, fireHostPoints, fireHosts } from '../../../db/schema'
import { aSiteForEachTest, db, gateway, hostItself, hostPoint, hostPointRow, hostRecords, now, pushes, server, site } from '../ingestion.harness'

aSiteForEachTest('faults')

const MINUTE = 60_000
const stateOf = async (name: 'mainPowerFault' | 'batteryFault' | 'busFault' | 'manual') =>
  (await db().select().from(fireHosts).where(eq(fireHosts.id, site.fireHost.id)))[0]?.states[name]?.on
const told = (states: object, at = now()) => hostItself(at, { states })

/** Sends what the host tells a minute later. */
const later = async (states: object) => {
  server.clock.advance(MINUTE)
  return gateway.report(told(states))
}

interface Listed {
  data: { total: number; rows: Record<string, unknown>[] }
}
const get = async (path: string) => (await server.call<Listed>(path, site.operator.token)).body.data

describe('a failed supply, battery or bus of a fire host', () => {
  it.each([['mainPowerFault', '主电故障'], ['batteryFault', '备电故障'], ['busFault', '总线故障']])('%s is a fault record of the host, with a push that sounds as a fault', async (state, name) => {
    expect(await gateway.report(told({ [state]: true }))).toMatchObject({ accepted: 1, records: [{ kind: 'fireHost' }], pushes: 1 })
    const [record, ...others] = await hostRecords()
    expect(others).toEqual([])
    expect(record).toMatchObject({ alarmType: name, category: '0', handled: false, fireHostId: site.fireHost.id, fireHostPointId: null, buildingName: site.buildingName })
    const [push] = await pushes()
    expect(push).toMatchObject({ kind: 'fireHost', channelId: 11, recordIds: [record?.id], fireMainId: site.fireHost.id, alarms: [{ alarmType: name, alarmStatus: 0 }] })
    expect(push, 'there is no device that could be opened').not.toHaveProperty('sensorid')
  })

  it('is named by its host and the part that failed in the list, among the unhandled ones and in the history of the host', async () => {
    const host = `${site.fireHost.ip}:${site.fireHost.port}`
    await gateway.report(told({ mainPowerFault: true }))
    expect((await get('/api/datahandler/deviceFireMainAbnormal/pageList?tag=0&page=1&limit=10')).rows).toMatchObject([
      { hostName: host, positionDescription: host, series: '火灾报警控制器', alrmType: '主电故障', bName: site.buildingName, sensorLoop: '', address: '', sensorId: null },
    ])
    expect((await get('/api/datahandler/deviceFireMainAbnormal/pageList?tag=0&page=1&limit=10&keyword=' + host)).total).toBe(1)
    expect((await server.call<{ data: number }>('/api/datahandler/deviceAbnormal/getNothandlerCount', site.operator.token)).body.data).toBe(1)
  })

  it('is repeated while it lasts, and ends with the first good report, without a person', async () => {
    await gateway.report(told({ batteryFault: true }))
    await later({ batteryFault: true })
    expect(await hostRecords()).toMatchObject([{ repeats: 2, handled: false }])
    await later({ batteryFault: false })
    expect(await hostRecords()).toMatchObject([{ repeats: 2, handled: true, handlePerson: null }])
    expect((await pushes()).at(-1)).toMatchObject({ type: 'handled', kind: 'fireHost', person: null })
    await later({ batteryFault: true })
    expect(await hostRecords()).toHaveLength(2)
  })

  it('ends alone: another part that still fails keeps its record', async () => {
    await gateway.report(told({ mainPowerFault: true, batteryFault: true }))
    await later({ mainPowerFault: false })
    expect((await hostRecords()).map(({ alarmType, handled }) => [alarmType, handled])).toEqual([['主电故障', true], ['备电故障', false]])
  })

  it('is counted and not raised again after a user has handled it', async () => {
    await gateway.report(told({ busFault: true }))
    const [record] = await hostRecords()
    const confirmed = await server.call('/api/datahandler/deviceFireMainAbnormal/affirmFire', site.operator.token, {
      method: 'POST', body: new URLSearchParams({ id: String(record?.id), flag: '' }).toString(), headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
    })
    expect(confirmed.status).toBe(200)
    await later({ busFault: true })
    expect(await hostRecords()).toMatchObject([{ handled: true, handlePerson: site.operator.username, repeats: 2 }])
  })

  it('is counted under the host and its building, and under no loop', async () => {
    await gateway.report(told({ busFault: true }))
    const day = new Date(now()).toISOString().slice(0, 10)
    const ranking = async (by: string) => (await server.call<{ data: Record<string, unknown>[] }>(`/api/datahandler/recordStatistics/ranking?by=${by}&kind=fireHost&dateStrs=${day},${day}`, site.operator.token)).body.data
    expect(await ranking('subject')).toMatchObject([{ name: `${site.fireHost.ip}:${site.fireHost.port}`, raised: 1 }])
    expect(await ranking('point')).toMatchObject([{ name: '总线', raised: 1 }])
    expect(await ranking('place')).toMatchObject([{ name: site.buildingName, raised: 1 }])
    expect(await ranking('loop')).toEqual([])
    const figures = (host: number) => server.call<{ data: object }>(`/api/datahandler/recordStatistics/figures?kind=fireHost&fireMainId=${host}&dateStrs=${day},${day}`, site.operator.token)
    expect((await figures(site.fireHost.id)).body.data).toMatchObject({ raised: 1 })
    expect((await figures(987_654)).body.data).toMatchObject({ raised: 0 })
  })

  it('manual mode is no fault', async () => {
    expect(await gateway.report(told({ manual: true }))).toMatchObject({ accepted: 1, records: [], pushes: 0 })
    expect([await stateOf('manual'), await hostRecords()]).toEqual([true, []])
  })

  it('is recorded of a host without points too', async () => {
    await db().delete(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id))
    await db().update(fireHosts).set({ buildingId: site.buildingId, name: '一号主机', position: '1F 消控室' }).where(eq(fireHosts.id, site.fireHost.id))
    await gateway.report(told({ mainPowerFault: true }))
    expect(await hostRecords()).toMatchObject([{ hostName: '一号主机', position: '一号主机 1F 消控室', buildingId: site.buildingId }])
  })

  it('is in the control room of the host, where the panel stands, when there is one', async () => {
    await db().update(fireHosts).set({ name: '一号主机', position: '1F', controlRoom: '东区消控室' }).where(eq(fireHosts.id, site.fireHost.id))
    await gateway.report(told({ mainPowerFault: true }))
    expect(await hostRecords()).toMatchObject([{ position: '一号主机 东区消控室' }])
  })

  it('is where the first point of the host is; a deleted point does not count', async () => {
    const [other] = await db().insert(buildings).values({ tenantId: site.id, name: '西楼', upperFloors: 3 }).returning()
    const { id: _, ...same } = await hostPointRow() ?? {}
    await db().insert(fireHostPoints).values({ ...same as typeof fireHostPoints.$inferInsert, address: '18', buildingId: other?.id ?? 0 })
    await db().update(fireHostPoints).set({ deletedAt: new Date(now()) }).where(eq(fireHostPoints.id, site.hostPoint.id))
    await gateway.report(told({ mainPowerFault: true }))
    expect(await hostRecords()).toMatchObject([{ buildingName: '西楼' }])
  })

  it('stays apart from the records of the points, which keep theirs when the host is well again', async () => {
    await gateway.report(hostPoint(now(), 0), told({ mainPowerFault: true }))
    await later({ mainPowerFault: false })
    expect((await hostRecords()).map(({ fireHostPointId, handled }) => [fireHostPointId, handled])).toEqual([[site.hostPoint.id, false], [null, true]])
  })

  it('is a record when it lasts from before records of hosts existed', async () => {
    const at = now() - MINUTE
    await db().update(fireHosts).set({ states: { mainPowerFault: { on: true, since: at, at } } }).where(eq(fireHosts.id, site.fireHost.id))
    await gateway.report(told({ mainPowerFault: true }))
    expect(await hostRecords()).toMatchObject([{ alarmType: '主电故障', handled: false }])
  })
})

describe('the times of what a host tells (ADR 5)', () => {
  it('a fault that arrives late, after a newer good report, is an open record until the next good one', async () => {
    await gateway.report(told({ mainPowerFault: false }))
    await gateway.report(told({ mainPowerFault: true }, now() - MINUTE))
    expect([await stateOf('mainPowerFault'), await hostRecords()]).toMatchObject([true, [{ handled: false }]])
    await later({ mainPowerFault: false })
    expect([await stateOf('mainPowerFault'), await hostRecords()]).toMatchObject([false, [{ handled: true }]])
  })

  it('failure and recovery in one call are one ended record, whatever the order in the call', async () => {
    await gateway.report(told({ mainPowerFault: false }, now()), told({ mainPowerFault: true }, now() - MINUTE))
    expect(await hostRecords()).toMatchObject([{ handled: true }])
  })

  it('a stamp that cannot be believed gives way to the arrival, and is kept', async () => {
    await gateway.report(told({ mainPowerFault: true }, Date.UTC(2000, 0, 1)))
    expect(await hostRecords()).toMatchObject([{ raisedAt: new Date(now()), stampedAt: new Date(Date.UTC(2000, 0, 1)) }])
  })

  it('a state that cannot be read costs no other state and no other report', async () => {
    const result = await gateway.report(told({ mainPowerFault: 'maybe', batteryFault: true }), hostPoint(now(), 1), { fireHost: 7 })
    expect(result).toMatchObject({ accepted: 2, rejected: [2] })
    expect((await hostRecords()).map(({ alarmType }) => alarmType)).toEqual(['备电故障', '火警'])
  })
})
