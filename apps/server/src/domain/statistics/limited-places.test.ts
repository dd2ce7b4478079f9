import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildings, fireHostPoints, fireHostRecords, fireHosts, generalRecords, verdictHistory } from '../../db/schema'
import { type Operator } from '../../testing/alarm-world'
import { addLimitedUser } from '../../testing/limited-user'
import { aSiteForEachTest, get, server, site } from '../records/records.harness'
import { foldAllChanges } from './fold'

aSiteForEachTest()

const STATISTICS = '/api/datahandler/recordStatistics'
const OCTOBER = 'dateStrs=2026-10-01,2026-10-31'

/** sees the building of the site, and not the annex */
let guard: Operator
let annex = 0

beforeEach(async () => {
  const { db } = server.deps.database
  const [other] = await db.insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 9 }).returning()
  annex = other?.id ?? 0
  guard = await addLimitedUser(server, site.id, { buildingId: site.buildingId })
  const fire = (at: string, buildingId: number, minutes: number, handlePerson: string) => {
    const raisedAt = new Date(`${at}+08:00`)
    return {
      tenantId: site.id, channelId: 1, pointCode: 'YG', alarmType: '烟感报警', deviceId: site.smoke.id, sensorNumber: site.smoke.number, category: '1' as const, buildingId, floor: 3, raisedAt,
      receivedAt: raisedAt, handled: true, handlePerson, verdict: '0' as const, handledAt: new Date(raisedAt.getTime() + minutes * 60_000),
    }
  }
  const rows = await db.insert(generalRecords).values([
    fire('2026-10-01T10:00:00', site.buildingId, 2, 'li'), fire('2026-10-02T10:00:00', site.buildingId, 4, 'li'),
    fire('2026-10-01T10:01:00', annex, 20, 'wang'), fire('2026-10-03T10:00:00', annex, 20, 'wang'),
  ]).returning()
  await db.insert(verdictHistory).values(rows.map(({ id, handlePerson, handledAt }) => (
    { tenantId: site.id, kind: 'general' as const, recordId: id, outcome: 'accepted' as const, verdict: '0' as const, userId: handlePerson ?? '', username: handlePerson ?? '', at: handledAt ?? new Date(0) })))
})

describe.each(['waiting', 'folded'])('with %s changes, a user with limited places', (state) => {
  beforeEach(async () => {
    if (state === 'folded') await foldAllChanges(server.deps.database)
  })

  it('gets the figures of these places as the figures of all', async () => {
    const figures = (who?: Operator) => get<Record<string, number>>(`${STATISTICS}/figures?kind=general&${OCTOBER}`, who)
    expect(await figures()).toMatchObject({ raised: 4, falseAlarms: 4 })
    const { verdictSeconds90, ...counts } = await figures(guard)
    expect(counts).toMatchObject({ raised: 2, fires: 2, falseAlarms: 2 })
    expect(verdictSeconds90).toBeLessThan(300)
  })

  it('gets the same figures when the building is named, and none of another building', async () => {
    const figures = (id: number) => get<Record<string, number>>(`${STATISTICS}/figures?kind=general&buildId=${id}&${OCTOBER}`, guard)
    expect([(await figures(site.buildingId))['raised'], (await figures(annex))['raised']]).toEqual([2, 0])
  })

  it('gets rankings and the load of the operators of these places only', async () => {
    const ranking = await get<{ name: string }[]>(`${STATISTICS}/ranking?by=place&kind=general&${OCTOBER}`, guard)
    expect(JSON.stringify(ranking)).toContain(site.buildingName)
    expect(JSON.stringify(ranking)).not.toContain('附楼')
    const load = (who?: Operator) => get<{ peak: number }>(`${STATISTICS}/load?${OCTOBER}`, who)
    expect((await load()).peak, 'two alarms in an hour with two operators').toBe(1)
    expect((await load(guard)).peak, 'one alarm with one').toBe(1)
  })

  it('has a record of a fire host counted once, under its building and its host alike', async () => {
    const { db } = server.deps.database
    await db.update(fireHosts).set({ buildingId: site.buildingId }).where(eq(fireHosts.id, site.fireHost.id))
    await db.insert(fireHostRecords).values({
      tenantId: site.id, channelId: 11, pointCode: 'FIREMAIN', alarmType: '火警', fireHostPointId: site.hostPoint.id, fireHostId: site.fireHost.id, loop: '1', address: '17', category: '1', buildingId: site.buildingId,
      raisedAt: new Date('2026-10-05T10:00:00+08:00'),
    })
    if (state === 'folded') await foldAllChanges(server.deps.database)
    const raised = async (more: string, who?: Operator) => (await get<Record<string, number>>(`${STATISTICS}/figures?kind=fireHost${more}&${OCTOBER}`, who))['raised']
    expect([await raised(''), await raised('', guard), await raised(`&fireMainId=${site.fireHost.id}`, guard), await raised(`&buildId=${site.buildingId}`, guard)]).toEqual([1, 1, 1, 1])
  })

  it('is refused the figures of a fire host of which a part is out of sight', async () => {
    const { db } = server.deps.database
    await db.update(fireHosts).set({ buildingId: site.buildingId }).where(eq(fireHosts.id, site.fireHost.id))
    const ask = () => server.call<{ status: number; message?: string }>(`${STATISTICS}/figures?fireMainId=${site.fireHost.id}&${OCTOBER}`, guard.token)
    expect((await ask()).status).toBe(200)
    await db.insert(fireHostPoints).values({ tenantId: site.id, fireHostId: site.fireHost.id, loop: '2', address: '1', series: '感烟', channelId: 11, buildingId: annex })
    expect(await ask()).toMatchObject({ status: 420, body: { message: '该消防主机有部分点位不在您的数据范围内，无法统计整台主机' } })
  })
})
