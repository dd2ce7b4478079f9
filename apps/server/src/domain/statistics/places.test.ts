import { eq, max, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildings, fireHostRecords, generalRecords, hydrantRecords, hydrants, regions } from '../../db/schema'
import { addOperator, addTenant } from '../../testing/alarm-world'
import { aSiteForEachTest, get, list, server, site, types, type Row } from '../records/records.harness'
import { foldAllChanges } from './fold'

aSiteForEachTest()

const STATISTICS = '/api/datahandler/recordStatistics'
const OCTOBER = 'dateStrs=2026-10-01,2026-10-31'
const DISTRICT = '330106'
const at = (day: number, time = '10:00:00') => new Date(`2026-10-${String(day).padStart(2, '0')}T${time}+08:00`)
const db = () => server.deps.database.db

let annexe: number
let westHydrant: number

/** Two fires and a fault in the building of the site, which is in a district; one fire in an annexe; a fire of the host; low pressure at two hydrants. */
async function seed(): Promise<void> {
  await db().update(buildings).set({ regionCode: DISTRICT }).where(eq(buildings.id, site.buildingId))
  await db().update(hydrants).set({ regionCode: DISTRICT }).where(eq(hydrants.id, site.hydrantId))
  annexe = (await db().insert(buildings).values({ tenantId: site.id, name: '附楼', upperFloors: 3, regionCode: '330108' }).returning())[0]?.id ?? 0
  westHydrant = (await db().insert(hydrants).values({ tenantId: site.id, name: '西栓', regionCode: '330108', hydrantType: '1', waterPipe: '2', protectionRadius: 100 }).returning())[0]?.id ?? 0
  const fire = { tenantId: site.id, channelId: 1, pointCode: 'YG', alarmType: '烟感报警', deviceId: site.smoke.id, sensorNumber: 's', category: '1' as const, buildingId: site.buildingId, floor: 3 }
  const judged = { handled: true, handlePerson: 'li', verdict: '0' as const }
  await db().insert(generalRecords).values([
    { ...fire, raisedAt: at(1), handledAt: at(1, '10:02:00'), ...judged },
    { ...fire, raisedAt: at(2) },
    { ...fire, raisedAt: at(3), category: '0', pointCode: 'VOL', alarmType: '电池欠压' },
    { ...fire, raisedAt: at(4), buildingId: annexe, floor: 1, deviceId: site.electrical.id, handledAt: at(4, '10:50:00'), ...judged },
  ])
  await db().insert(fireHostRecords).values([{
    tenantId: site.id, channelId: 11, pointCode: 'FIREMAIN', alarmType: '火警', fireHostPointId: site.hostPoint.id, fireHostId: site.fireHost.id, loop: '1', address: '17',
    buildingId: site.buildingId, floor: 2, category: '1', raisedAt: at(5),
  }])
  const low = { tenantId: site.id, channelId: 5, pointCode: 'YL', alarmType: '低压', deviceId: site.hydrantSensor.id, sensorNumber: 's', handled: true }
  await db().insert(hydrantRecords).values([
    { ...low, hydrantId: site.hydrantId, raisedAt: at(6), restoredAt: at(6, '13:00:00') },
    { ...low, hydrantId: westHydrant, raisedAt: at(7), restoredAt: at(7, '15:00:00') },
  ])
}

const figures = (query: string, who = site.operator) => get<Row>(`${STATISTICS}/figures?${OCTOBER}&${query}`, who)

describe.each(['waiting', 'folded'])('with %s changes, statistics can be limited to', (state) => {
  beforeEach(async () => {
    await seed()
    if (state === 'folded') await foldAllChanges(server.deps.database)
  })

  it.each([
    ['a building', () => `buildId=${site.buildingId}&kind=general`, 3, 2],
    ['another building', () => `buildId=${annexe}`, 1, 1],
    ['a building, with its fire host', () => `buildId=${site.buildingId}`, 4, 3],
    ['a hydrant', () => `hydrantId=${westHydrant}`, 1, 0],
    ['a fire host', () => `fireMainId=${site.fireHost.id}`, 1, 1],
    ['a district', () => `code=${DISTRICT}`, 5, 3],
    ['a city', () => 'code=330100', 7, 4],
    ['a building outside the chosen district', () => `code=330108&buildId=${site.buildingId}`, 0, 0],
    ['a region without places', () => 'code=110000', 0, 0],
    ['what is no building', () => 'buildId=x', 0, 0],
  ])('%s', async (_, query, raised, fires) => {
    expect(await figures(query())).toMatchObject({ raised, fires })
  })

  it('a building in the trend, the rankings and the times to the verdict', async () => {
    const there = `${OCTOBER}&kind=general&buildId=${annexe}`
    const trend = await get<Row[]>(`${STATISTICS}/trend?grain=month&${there}`)
    expect(trend).toMatchObject([{ startsOn: '2026-10-01', raised: 1 }])
    for (const [by, name] of [['type', '烟感报警'], ['place', '附楼'], ['floor', '附楼 1F'], ['point', '烟感'], ['subject', site.electrical.number]]) {
      expect(await get<Row[]>(`${STATISTICS}/ranking?by=${by}&${there}`), by).toMatchObject([{ name, raised: 1 }])
    }
    expect(await figures(`buildId=${annexe}`)).toMatchObject({ verdictSeconds50: expect.closeTo(3000, -3) as number })
    expect(await figures(`buildId=${site.buildingId}`)).toMatchObject({ verdictSeconds50: expect.closeTo(120, -2) as number })
    expect(await get<Row[]>(`${STATISTICS}/ranking?by=loop&${OCTOBER}&fireMainId=${site.fireHost.id}`)).toMatchObject([{ raised: 1 }])
  })

  it('an area, in a ranking of the areas with all others', async () => {
    await db().update(hydrants).set({ area: '云东区' }).where(eq(hydrants.id, westHydrant))
    await db().update(hydrants).set({ area: null }).where(eq(hydrants.id, site.hydrantId))
    const areas = await get<Row[]>(`${STATISTICS}/ranking?by=area&kind=hydrant&${OCTOBER}`)
    expect(areas.map(({ name, raised, place }) => ({ name, raised, place }))).toEqual(expect.arrayContaining([{ name: '云东区', raised: 1, place: null }, { name: '未填写区域', raised: 1, place: null }]))
    expect(await get<Row[]>(`${STATISTICS}/ranking?by=area&kind=hydrant&${OCTOBER}&hydrantId=${westHydrant}`)).toMatchObject([{ name: '云东区', raised: 1, faults: 1 }])
    expect(await get<Row[]>(`${STATISTICS}/ranking?by=area&order=fires&kind=hydrant&${OCTOBER}`)).toEqual([])
  })

  it('an area of one city: districts of one name in two cities are two areas, each named with its city', async () => {
    await db().insert(regions).values([['320100', '南京市'], ['320106', '鼓楼区'], ['320300', '徐州市'], ['320302', '鼓楼区']].map(([code = '', name = '']) => ({ code, name }))).onConflictDoNothing()
    await db().update(hydrants).set({ area: '鼓楼区', regionCode: '320106' }).where(eq(hydrants.id, westHydrant))
    await db().update(hydrants).set({ area: '鼓楼区', regionCode: '320302' }).where(eq(hydrants.id, site.hydrantId))
    await db().update(buildings).set({ regionCode: '320302' }).where(eq(buildings.id, annexe))
    const ranked = async (query: string) => (await get<Row[]>(`${STATISTICS}/ranking?by=area&${OCTOBER}&${query}`)).map(({ id, name, raised }) => ({ id, name, raised }))
    expect(await ranked(`code=320000`)).toEqual([{ id: '徐州市鼓楼区', name: '徐州市鼓楼区', raised: 2 }, { id: '南京市鼓楼区', name: '南京市鼓楼区', raised: 1 }])
    expect(await get(`${STATISTICS}/water?${OCTOBER}`)).toMatchObject({ areas: [{ name: '南京市鼓楼区', lowHours: 5 }, { name: '徐州市鼓楼区', lowHours: 3 }] })
    // where only one of the two is counted, its plain name is enough
    expect(await ranked('code=320302')).toEqual([{ id: '鼓楼区', name: '鼓楼区', raised: 2 }])
  })

  it('a district in the figures of the fire water', async () => {
    expect(await get(`${STATISTICS}/water?${OCTOBER}&code=${DISTRICT}`)).toMatchObject({ lowHours: 3, byPressure: [{ lowHours: 3 }] })
    expect(await get(`${STATISTICS}/water?${OCTOBER}`)).toMatchObject({ lowHours: 8 })
  })

  it('a building in the records that stand and in the points that chatter', async () => {
    const often = [0, 2, 4, 6].map((minute) => ({
      tenantId: site.id, channelId: 1, pointCode: 'YG', alarmType: '烟感报警', deviceId: site.smoke.id, sensorNumber: 's', category: '0' as const,
      buildingId: annexe, raisedAt: at(8, `09:5${minute}:00`), handled: true,
    }))
    await db().insert(generalRecords).values(often)
    expect(await get<Row[]>(`${STATISTICS}/chattering?${OCTOBER}&buildId=${annexe}`)).toMatchObject([{ periods: 1, most: 4 }])
    expect(await get<Row[]>(`${STATISTICS}/chattering?${OCTOBER}&buildId=${site.buildingId}`)).toEqual([])
    expect(await list(`${STATISTICS}/standing?kind=general&buildId=${site.buildingId}`)).toMatchObject({ total: 2 })
    expect(await list(`${STATISTICS}/standing?kind=general&buildId=${annexe}`)).toMatchObject({ total: 0 })
    expect(await list(`${STATISTICS}/standing?kind=fireHost&fireMainId=${site.fireHost.id}`)).toMatchObject({ total: 1 })
  })

  it('a place that the user sees: that of another tenant, and a channel that is not granted, give nothing', async () => {
    const { operator: stranger } = await addTenant(server.deps, `${site.id}-other`, types)
    expect(await figures(`buildId=${site.buildingId}`, stranger)).toMatchObject({ raised: 0, verdictSeconds50: null })
    expect(await figures(`code=${DISTRICT}`, stranger)).toMatchObject({ raised: 0 })
    expect(await list(`${STATISTICS}/standing?buildId=${site.buildingId}`, stranger)).toMatchObject({ total: 0 })
    const guard = await addOperator(db(), site.id, `${site.id}-guard`, server.clock.now(), false, [11])
    expect(await figures(`buildId=${site.buildingId}`, guard)).toMatchObject({ raised: 1 })
  })
})

it('a text that is no region is refused', async () => {
  const { body } = await server.call<{ status: number }>(`${STATISTICS}/figures?code=abc`, site.operator.token)
  expect(body.status).toBe(30101)
})

it('a region with more hydrants than a statement may have values has its figures, and its records that stand and chatter', async () => {
  await seed()
  await db().execute(sql`insert into hydrants (tenant_id, name, region_code, hydrant_type, water_pipe, protection_radius) select ${site.id}, 'many ' || n, ${DISTRICT}, '1', '2', 100 from generate_series(1, 66000) n`)
  const [last] = await db().select({ id: max(hydrants.id) }).from(hydrants)
  const low = { tenantId: site.id, channelId: 5, pointCode: 'YL', alarmType: '低压', deviceId: site.hydrantSensor.id, sensorNumber: 's', hydrantId: last?.id ?? 0 }
  await db().insert(hydrantRecords).values([...[0, 2, 4].map((minute) => ({ ...low, raisedAt: at(8, `10:0${minute}:00`), restoredAt: at(8, `10:0${minute + 1}:00`), handled: true })), { ...low, raisedAt: at(9) }])
  expect(await figures(`code=${DISTRICT}&kind=hydrant`)).toMatchObject({ raised: 5, open: 1 })
  expect(await list(`${STATISTICS}/standing?code=${DISTRICT}&kind=hydrant`)).toMatchObject({ total: 1 })
  expect(await get<Row[]>(`${STATISTICS}/chattering?${OCTOBER}&code=${DISTRICT}&kind=hydrant`)).toMatchObject([{ most: 6 }])
  expect((await get<Row[]>(`${STATISTICS}/ranking?${OCTOBER}&code=${DISTRICT}&kind=hydrant&by=place`)).map(({ name }) => name)).toEqual(['many 66000', expect.any(String)])
})
