import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { fireHostEvents, fireHostPoints, fireHosts, noticeOutbox, sensorTypes, unmatchedAddresses } from '../../../db/schema'
import { addTenant, testGatewayKey } from '../../../testing/alarm-world'
import { gatewayOf, type IngestResult } from '../../../testing/gateway'
import { MOST_UNMATCHED } from '../../fire-hosts/unmatched.queries'
import { aSiteForEachTest, db, gateway, hostItself, hostPoint, hostPointRow, hostRecords, now, pushes, server, site } from '../ingestion.harness'

aSiteForEachTest('unregistered')

const MINUTE = 60_000
const TYPES = { 0: '故障', 1: '火警', 2: '正常' } as const

/** A report of an address that the table of points does not have. */
const stray = (at: number, status: 0 | 1 | 2, address = '101') => ({ ...hostPoint(at, status), loop: '31', address, points: [{ code: 'FIREMAIN', status, type: TYPES[status] }] })
/** Sends them a minute later. */
const later = async (status: 0 | 1 | 2, address?: string) => {
  server.clock.advance(MINUTE)
  return gateway.report(stray(now(), status, address))
}
const hostName = () => `${site.fireHost.ip}:${site.fireHost.port}`
const get = async (path: string) => (await server.call<{ data: { total: number; rows: Record<string, unknown>[] } }>(path, site.operator.token)).body.data
const judge = async (id: number | undefined, flag: string) => (await server.call('/api/datahandler/deviceFireMainAbnormal/affirmFire', site.operator.token, {
  method: 'POST', body: new URLSearchParams({ id: String(id), flag }).toString(), headers: { 'Content-Type': 'application/x-www-form-urlencoded' },
})).status

describe('a fire from an address that the table of points does not have (ADR 25)', () => {
  it('is a record and a push, with the host, the loop and the address, in the building of the host, and says that the position is unknown', async () => {
    expect(await gateway.report(stray(now(), 1))).toMatchObject({ accepted: 1, rejected: [], refused: [], records: [{ kind: 'fireHost' }], pushes: 1 })
    const [record, ...others] = await hostRecords()
    const position = `${hostName()} 31 回路 101 地址，位置未登记`
    expect(others).toEqual([])
    expect(record).toMatchObject({
      alarmType: '火警', category: '1', handled: false, fireHostPointId: null, loop: '31', address: '101', series: '未登记点位', position, buildingName: site.buildingName, floor: null, firstOfEvent: true,
    })
    expect(await pushes()).toMatchObject([{
      kind: 'fireHost', channelId: 11, recordIds: [record?.id], fireMainId: site.fireHost.id, sensorLoop: '31', address: '101', series: '未登记点位', bname: site.buildingName,
      positionDescription: position, alarms: [{ alarmType: '火警', alarmStatus: 1, alarmCode: 'FIREMAIN' }],
    }])
    expect((await pushes())[0], 'there is no device that could be opened').not.toHaveProperty('sensorid')
    expect((await get('/api/datahandler/deviceFireMainAbnormal/pageList?tag=0&page=1&limit=10')).rows).toMatchObject([{ hostName: hostName(), sensorLoop: '31', address: '101', sensorId: null, alrmCategory: '1' }])
  })

  it('is told to people outside of the watch desk', async () => {
    await gateway.report(stray(now(), 1))
    expect(await db().select({ facts: noticeOutbox.facts }).from(noticeOutbox).where(eq(noticeOutbox.tenantId, site.id))).toMatchObject([{ facts: { place: site.buildingName, device: '31-101', alarm: '火警' } }])
  })

  it('is raised of a host that has no point and no building: its table was not imported yet', async () => {
    await db().delete(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id))
    expect(await gateway.report(stray(now(), 1))).toMatchObject({ accepted: 1, pushes: 1 })
    expect(await hostRecords()).toMatchObject([{ category: '1', buildingId: null, hostName: hostName() }])
    expect((await get('/api/datahandler/deviceFireMainAbnormal/pageList?tag=0&page=1&limit=10')).total).toBe(1)
  })

  it('is repeated while it lasts, and ends with the first good report of its address', async () => {
    await gateway.report(stray(now(), 1))
    await later(1)
    await later(2, '102')
    expect(await hostRecords()).toMatchObject([{ repeats: 2, handled: false }])
    await later(2)
    expect(await hostRecords()).toMatchObject([{ repeats: 2, handled: true, handlePerson: null }])
    expect((await pushes()).at(-1)).toMatchObject({ type: 'handled', kind: 'fireHost', person: null })
    await later(1)
    expect(await hostRecords()).toMatchObject([{ handled: true }, { handled: false }])
  })

  it('that a gateway sends twice is stored once', async () => {
    const report = stray(now(), 1)
    await gateway.report(report)
    await gateway.report(report)
    expect(await hostRecords()).toMatchObject([{ repeats: 1 }])
  })

  it('has nothing to do with what the host tells of itself, nor with its points', async () => {
    await gateway.report(stray(now(), 1), hostItself(now(), { states: { mainPowerFault: true } }), hostPoint(now(), 1))
    server.clock.advance(MINUTE)
    await gateway.report(hostItself(now(), { states: { mainPowerFault: false } }), hostPoint(now(), 2))
    expect((await hostRecords()).map(({ loop, handled }) => [loop, handled])).toEqual(expect.arrayContaining([['31', false], ['', true], [site.hostPoint.loop, true]]))
    await gateway.report(hostItself(now(), { states: { busFault: true } }))
    await later(2)
    expect((await hostRecords()).filter(({ handled }) => !handled)).toMatchObject([{ alarmType: '总线故障' }])
  })

  it('that was judged real is only counted while it lasts; one that was judged false is raised again after a minute', async () => {
    await gateway.report(stray(now(), 1), stray(now(), 1, '102'))
    const [real, wrong] = await hostRecords()
    expect([await judge(real?.id, '1'), await judge(wrong?.id, '0')]).toEqual([200, 200])
    await later(1)
    await later(1, '102')
    expect((await hostRecords()).map(({ address, handled, repeats }) => [address, handled, repeats])).toEqual([['101', true, 2], ['102', true, 1], ['102', false, 1]])
  })

  it('is the first of an event like that of a point: while it lasts no other one is, until the host was reset', async () => {
    await gateway.report(stray(now(), 1))
    server.clock.advance(MINUTE)
    await gateway.report(hostPoint(now(), 1))
    expect((await hostRecords()).map(({ firstOfEvent }) => firstOfEvent)).toEqual([true, false])
    server.clock.advance(MINUTE)
    await gateway.report(hostItself(now(), { event: 'reset' }))
    expect(await db().select().from(fireHostEvents).where(eq(fireHostEvents.fireHostId, site.fireHost.id))).toHaveLength(1)
    await later(1, '102')
    expect((await hostRecords()).map(({ firstOfEvent }) => firstOfEvent)).toEqual([true, false, true])
  })

  it('is counted under the host, its loop and its building', async () => {
    await gateway.report(stray(now(), 1))
    const day = new Date(now()).toISOString().slice(0, 10)
    const ranking = async (by: string) => (await server.call<{ data: Record<string, unknown>[] }>(`/api/datahandler/recordStatistics/ranking?by=${by}&kind=fireHost&dateStrs=${day},${day}`, site.operator.token)).body.data
    expect(await ranking('loop')).toMatchObject([{ fires: 1 }])
    expect(await ranking('subject')).toMatchObject([{ name: `${hostName()} 31-101`, raised: 1 }])
  })

  it('is raised beyond the limit of kept addresses of a host; a fault there is refused', async () => {
    const at = new Date(now())
    await db().insert(unmatchedAddresses).values(Array.from({ length: MOST_UNMATCHED }, (_, index) => ({ tenantId: site.id, fireHostId: site.fireHost.id, loop: '8', address: String(index), firstAt: at, lastAt: at })))
    expect(await gateway.report(stray(now(), 1), stray(now(), 0, '102'))).toMatchObject({ accepted: 1, rejected: [1], refused: [{ reason: '未知设备' }] })
    expect(await hostRecords()).toMatchObject([{ address: '101' }])
  })

  it('of a host of another tenant, or of one that is stopped, is refused and leaves nothing', async () => {
    const other = await addTenant(server.deps, `${site.id}-other`, (await db().select({ id: sensorTypes.id }).from(sensorTypes).orderBy(sensorTypes.id)).map(({ id }) => id))
    const { body } = await gatewayOf(server, testGatewayKey(other.id)).post<IngestResult>('reports', { reports: [stray(now(), 1)] })
    expect(body.data).toMatchObject({ refused: [{ reason: '未知设备' }] })
    await db().update(fireHosts).set({ stoppedAt: new Date(now()), stopReason: '改造' }).where(eq(fireHosts.id, site.fireHost.id))
    expect(await gateway.report(stray(now(), 1))).toMatchObject({ refused: [{ reason: '消防主机已停用：改造' }] })
    expect([await hostRecords(), await db().$count(unmatchedAddresses, eq(unmatchedAddresses.fireHostId, site.fireHost.id))]).toEqual([[], 0])
  })
})

describe('a fault from such an address', () => {
  it('is a record too', async () => {
    await gateway.report(stray(now(), 0))
    expect(await hostRecords()).toMatchObject([{ alarmType: '故障', category: '0', firstOfEvent: null }])
  })

  it('that was normal is no record', async () => {
    expect(await gateway.report(stray(now(), 2))).toMatchObject({ accepted: 1, records: [], pushes: 0 })
  })
})

describe('a host that comes back from the recycle bin', () => {
  it('has a fault of such an address raised anew: what it reported before its deletion hides nothing', async () => {
    await db().delete(fireHostPoints).where(eq(fireHostPoints.id, site.hostPoint.id))
    await gateway.report(stray(now(), 0))
    expect(await judge((await hostRecords())[0]?.id, '')).toBe(200)
    expect((await server.call(`/api/device/deviceFireMain/delete?ids=${site.fireHost.id}`, site.operator.token)).status).toBe(200)
    expect(await later(0)).toMatchObject({ accepted: 0 })
    await server.call('/api/device/recycleBin/restore', site.operator.token, { method: 'POST', body: new URLSearchParams({ kind: 'fireHost', id: String(site.fireHost.id) }) })
    await later(0)
    expect((await hostRecords()).map(({ handled }) => handled)).toEqual([true, false])
  })
})

describe('a silent host', () => {
  it('is heard by a report of such an address', async () => {
    await db().update(fireHosts).set({ silentAt: new Date(now()) }).where(eq(fireHosts.id, site.fireHost.id))
    await db().update(fireHostPoints).set({ status: 'offline' }).where(eq(fireHostPoints.id, site.hostPoint.id))
    await gateway.report(stray(now(), 1))
    expect((await hostPointRow())?.status).toBe('normal')
  })
})
