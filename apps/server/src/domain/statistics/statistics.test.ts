import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { buildings, devices, fireHostRecords, generalRecords, hydrantRecords, hydrants, measuringPoints, networkedUnits, verdictHistory } from '../../db/schema'
import { addOperator } from '../../testing/alarm-world'
import { aSiteForEachTest, GENERAL, FIRE_HOST, get, HYDRANT, list, other, server, site } from '../records/records.harness'
import { foldAllChanges } from './fold'

aSiteForEachTest()

const STATISTICS = '/api/datahandler/recordStatistics'
const at = (text: string) => new Date(`${text.replace(' ', 'T')}+08:00`)
const later = (from: Date, minutes: number) => new Date(from.getTime() + minutes * 60_000)
const OCTOBER = 'dateStrs=2026-10-01,2026-10-31'

type Row = Record<string, unknown>

/** A fire of the smoke detector; `minutes` is the time to the verdict. */
function fire(raised: string, change: Partial<typeof generalRecords.$inferInsert> & { minutes?: number } = {}) {
  const { minutes, ...row } = change
  const raisedAt = at(raised)
  const judged = minutes === undefined ? {} : { handled: true, handlePerson: 'li', handledAt: later(raisedAt, minutes) }
  return {
    tenantId: site.id, channelId: 1, pointCode: 'YG', alarmType: '烟感报警', deviceId: site.smoke.id, sensorNumber: site.smoke.number, category: '1' as const,
    buildingId: site.buildingId, buildingName: site.buildingName, floor: 3, raisedAt, receivedAt: raisedAt, ...judged, ...row,
  }
}

const fault = (raised: string, change: Partial<typeof generalRecords.$inferInsert> = {}) =>
  fire(raised, { category: '0', pointCode: 'VOL', alarmType: '电池欠压', ...change })

/**
 * October, by hand: 5 fires of channel 1 (1 real after 2 min, 2 false after 10 and 100 min, 1 test after 1 min, 1 open), 2 faults
 * (1 recovered, 1 open), 1 offline; 1 fire of channel 2; 1 hydrant fault; 1 fire of the host. One fire in September, one in November.
 */
async function seed() {
  const { db } = server.deps.database
  await db.insert(generalRecords).values([
    fire('2026-09-30 23:59:59', { minutes: 3, verdict: '0' }),
    fire('2026-10-01 00:00:00', { minutes: 2, verdict: '1' }),
    fire('2026-10-01 10:00:00', { minutes: 10, verdict: '0' }),
    fire('2026-10-14 10:00:00', { minutes: 100, verdict: '0' }),
    fire('2026-10-15 10:00:00', { minutes: 1, verdict: '2', floor: 4 }),
    fire('2026-10-31 23:59:59'),
    fault('2026-10-05 08:00:00', { handled: true, handledAt: at('2026-10-05 09:00:00'), restoredAt: at('2026-10-05 09:00:00') }),
    fault('2026-10-06 08:00:00'),
    fire('2026-10-07 08:00:00', { category: '0', pointCode: 'OFFLINE', alarmType: '离线', handled: true, handlePerson: 'li', handledAt: at('2026-10-07 10:00:00'), verdict: '0' }),
    fire('2026-10-08 08:00:00', { channelId: 2, deviceId: site.electrical.id, pointCode: 'RCT', alarmType: '漏电', floor: -1 }),
    fire('2026-11-01 00:00:00', { minutes: 3, verdict: '1' }),
    { ...fire('2026-10-10 10:00:00'), tenantId: other.id },
  ])
  await db.insert(hydrantRecords).values([{
    tenantId: site.id, channelId: 5, pointCode: 'YL', alarmType: '低压', deviceId: site.hydrantSensor.id, sensorNumber: 's', hydrantId: site.hydrantId, raisedAt: at('2026-10-20 10:00:00'),
  }])
  await db.insert(fireHostRecords).values([{
    tenantId: site.id, channelId: 11, pointCode: 'FIREMAIN', alarmType: '火警', fireHostPointId: site.hostPoint.id, fireHostId: site.fireHost.id, loop: '1', address: '17',
    buildingId: site.buildingId, floor: 2, category: '1', raisedAt: at('2026-10-20 10:00:00'),
  }])
}

/** Figures must be the same whether the changes are in the summaries, waiting, or half of them. */
describe.each(['waiting', 'folded'])('with %s changes', (state) => {
  beforeEach(async () => {
    await seed()
    if (state === 'folded') await foldAllChanges(server.deps.database)
  })

  it('the figures of a month are those counted by hand', async () => {
    const { verdictSeconds50, verdictSeconds90, ...counts } = await get<Record<string, number>>(`${STATISTICS}/figures?kind=general&channelId=1&${OCTOBER}`)
    expect(counts).toEqual({ raised: 8, fires: 5, faults: 2, offline: 1, open: 2, openFires: 1, recovered: 1, realFires: 1, fireTests: 1, falseAlarms: 2 })
    // times of 60, 120, 600 and 6000 s, told at most 5 percent too long
    expect([verdictSeconds50, verdictSeconds90]).toEqual([expect.closeTo(123, -1), expect.closeTo(6150, -3)])
  })

  it('a part of a month has its days only, and a year has both', async () => {
    expect(await get(`${STATISTICS}/figures?kind=general&dateStrs=2026-10-01,2026-10-07`)).toMatchObject({ raised: 5, fires: 2 })
    expect(await get(`${STATISTICS}/figures?kind=general&dateStrs=2025-11-15,2026-10-31`)).toMatchObject({ raised: 10 })
    expect(await get(`${STATISTICS}/figures?dateStrs=2025-11-02,2026-11-01`)).toMatchObject({ raised: 13 })
  })

  it('a period without records has zeros and no time to the verdict', async () => {
    expect(await get(`${STATISTICS}/figures?dateStrs=2024-01-01,2024-12-31`)).toMatchObject({ raised: 0, verdictSeconds50: null, verdictSeconds90: null })
  })

  it.each([
    ['day', 31, { '2026-10-01': 2, '2026-10-02': 0, '2026-10-31': 1 }],
    ['week', 5, { '2026-09-28': 2, '2026-10-05': 3, '2026-10-12': 2, '2026-10-19': 0, '2026-10-26': 1 }],
    ['month', 1, { '2026-10-01': 8 }],
    ['quarter', 1, { '2026-10-01': 8 }],
  ])('the trend by %s has every step, also those without records', async (grain, steps, some) => {
    const trend = await get<Row[]>(`${STATISTICS}/trend?kind=general&channelId=1&grain=${grain}&${OCTOBER}`)
    expect(trend).toHaveLength(steps)
    expect(Object.fromEntries(trend.map(({ startsOn, raised }) => [startsOn, raised]))).toMatchObject(some)
  })

  it.each([
    ['type', 'general', [['烟感报警', 5], ['电池欠压', 2], ['漏电', 1], ['离线', 1]]],
    ['point', 'general', [['烟感', 5], ['电池电压', 2], ['离线', 1], ['剩余电流', 1]]],
    ['place', 'general', [['{site}大厦', 9]]],
    ['floor', 'general', [['{site}大厦 3F', 7], ['{site}大厦 -1F', 1], ['{site}大厦 4F', 1]]],
    ['subject', 'general', [['{site}-smoke', 8], ['{site}-rct', 1]]],
    ['place', 'hydrant', [['{site}消火栓', 1]]],
    ['loop', 'fireHost', [['{host} · 1', 1]]],
    ['subject', 'fireHost', [['1-17', 1]]],
  ])('the ranking by %s of %s records names each and puts most first', async (by, kind, expected) => {
    const ranking = await get<Row[]>(`${STATISTICS}/ranking?by=${by}&kind=${kind}&${OCTOBER}`)
    const named = (name: string) => name.replace('{site}', site.buildingName.replace('大厦', '')).replace('{host}', `${site.fireHost.ip}:${site.fireHost.port}`)
    const byCount = (rows: (readonly [unknown, unknown])[]) => [...rows].sort((a, b) => Number(b[1]) - Number(a[1]) || String(a[0]).localeCompare(String(b[0])))
    expect(byCount(ranking.map(({ name, raised }) => [name, raised] as const))).toEqual(byCount(expected.map(([name, count]) => [named(String(name)), count] as const)))
    expect(ranking.map(({ raised }) => raised)).toEqual(expected.map(([, count]) => count))
  })

  it('a sensor that was taken off its hydrant is named in the ranking: it is not deleted', async () => {
    await server.deps.database.db.update(devices).set({ hydrantId: null }).where(eq(devices.id, site.hydrantSensor.id))
    expect(await get<Row[]>(`${STATISTICS}/ranking?by=subject&kind=hydrant&${OCTOBER}`)).toMatchObject([{ name: site.hydrantSensor.number, raised: 1 }])
  })

  it('the counts of the specification are those counted by hand, with the shapes of the platform', async () => {
    expect(await get(`${GENERAL}/selectCountByType?channelId=1&${OCTOBER}`)).toEqual([
      { alrmType: '烟感报警', count: 5, percentage: '62.50' }, { alrmType: '电池欠压', count: 2, percentage: '25.00' }, { alrmType: '离线', count: 1, percentage: '12.50' },
    ])
    expect(await get(`${GENERAL}/selectCountByBuildId?alrmCategory=0&${OCTOBER}`)).toEqual([{ id: 1, name: site.buildingName, count: 3, percentage: '100.00' }])
    expect(await get(`${FIRE_HOST}/selectCountByDate?${OCTOBER}`)).toEqual({ dateList: ['2026-10-20'], faultList: [0], callList: [1] })
    expect(await get(`${GENERAL}/getRatioByDate?channelId=1&${OCTOBER}`)).toEqual({ handleCount: 6, callCount: 2, handle_percentage: 75, notHandle_percentage: 25 })
    expect(await get(`${HYDRANT}/getRatioByDate?dateStrs=2024-01-01,2024-01-31`)).toEqual({ handleCount: 0, callCount: 0, count: 0, handle_percentage: '100', notHandle_percentage: '0' })
  })

  it('the units have what is open and offline now, and the fires and times to the verdict of the period', async () => {
    const { db } = server.deps.database
    const [unit] = await db.insert(networkedUnits).values({ tenantId: site.id, name: '东港集团' }).returning()
    await db.update(buildings).set({ unitId: unit?.id ?? 0 }).where(eq(buildings.id, site.buildingId))
    await db.update(devices).set({ status: 'offline' }).where(eq(devices.id, site.electrical.id))
    const units = await get<Row[]>(`${STATISTICS}/units?${OCTOBER}`)
    expect(units).toEqual([
      {
        id: unit?.id, name: '东港集团', places: 1, devices: 3, offline: 1, openFires: 3, openFaults: 1, fires: 7, falseAlarms: 2,
        verdictSeconds50: expect.closeTo(123, -1) as number, verdictSeconds90: expect.closeTo(6150, -3) as number,
      },
      { id: null, name: '未归属单位', places: 1, devices: 1, offline: 0, openFires: 0, openFaults: 1, fires: 0, falseAlarms: 0, verdictSeconds50: null, verdictSeconds90: null },
    ])
    // now is now in every period
    expect(await get<Row[]>(`${STATISTICS}/units?dateStrs=2024-01-01,2024-01-31`)).toMatchObject([{ openFires: 3, fires: 0, verdictSeconds50: null }, { openFaults: 1 }])
  })

  it('a user sees the figures of the granted channels only', async () => {
    const guard = await addOperator(server.deps.database.db, site.id, `${site.id}-guard`, server.clock.now(), false, [2])
    expect(await get(`${STATISTICS}/figures?${OCTOBER}`, guard)).toMatchObject({ raised: 1, fires: 1 })
    expect(await get(`${STATISTICS}/load?${OCTOBER}`, guard)).toMatchObject({ peak: 1 })
  })
})

it('open records are listed by category with their age, those of another category are not', async () => {
  await server.deps.database.db.insert(generalRecords).values([
    { ...fault('2026-10-06 08:00:00'), raisedAt: new Date(server.clock.now() - 5 * 60_000), value: 2.4, unit: 'V', position: '301 走廊', pointName: '电池电压' },
    fire('2026-10-06 08:00:00'),
  ])
  const { rows, total } = await list(`${GENERAL}/getAllAlrmAndFault?alrmCategory=0`)
  expect(total).toBe(1)
  expect(rows).toMatchObject([{ bName: site.buildingName, position: '3F-301 走廊', alarmType: '电池欠压', date: '5分钟前', measuringPoint: '电池电压', alarmData: '2.4V' }])
})

describe('the load of the operators', () => {
  const slots = (start: string, count: number, alarms: number) =>
    Array.from({ length: count }, (_, slot) => Array.from({ length: alarms }, () => ({ ...fire('2026-10-01 00:00:00'), raisedAt: later(at(start), slot * 10) }))).flat()

  it('counts hours since the first record, so that a young site does not look calm', async () => {
    await server.deps.database.db.insert(generalRecords).values(slots('2026-10-30 22:00:00', 12, 2))
    expect(await get(`${STATISTICS}/load?dateStrs=2025-11-01,2026-10-30`)).toMatchObject({ hours: 2, mean: 12, peak: 12, hoursAboveSteady: 2, floods: 0, steadyPerHour: 6 })
  })

  it('a flood is more than 10 alarms per operator in 10 minutes; a second operator halves the load', async () => {
    const { db } = server.deps.database
    await db.insert(generalRecords).values([...slots('2026-10-30 20:00:00', 1, 10), ...slots('2026-10-30 21:00:00', 2, 11), ...slots('2026-10-30 22:00:00', 1, 11)])
    const judged = (username: string) => ({ tenantId: site.id, kind: 'general' as const, recordId: 1, outcome: 'accepted' as const, userId: username, username, at: at('2026-10-30 22:59:00') })
    await db.insert(verdictHistory).values([judged('li'), judged('wang')])
    expect(await get(`${STATISTICS}/load?dateStrs=2026-10-30,2026-10-30`)).toMatchObject({
      hours: 4, floods: 2, peak: 22, peakAt: '2026-10-30 21:00:00', hoursAboveSteady: 2,
      newestFloods: [{ at: '2026-10-30 21:10:00', alarms: 11, operators: 1 }, { at: '2026-10-30 21:00:00', alarms: 11, operators: 1 }],
    })
  })

  it('the mean of an hour of the day counts the days on which that hour has passed', async () => {
    await server.deps.database.db.insert(generalRecords).values([...slots('2026-10-29 22:00:00', 1, 3), ...slots('2026-10-30 22:00:00', 1, 5)])
    const { byHourOfDay } = await get<{ byHourOfDay: (number | null)[] }>(`${STATISTICS}/load?dateStrs=2026-10-29,2026-10-30`)
    expect([byHourOfDay[22], byHourOfDay[23], byHourOfDay[0]]).toEqual([4, 0, 0])
  })
})

describe('troublesome points', () => {
  const restored = (raised: string, minutes: number) => ({ ...fire(raised), handled: true, handledAt: later(at(raised), minutes), restoredAt: later(at(raised), minutes) })

  it('a point chatters above 3 changes in 10 minutes, also when only a part of them is in the summaries', async () => {
    const { database } = server.deps
    await database.db.insert(generalRecords).values([restored('2026-10-10 10:01:00', 1), { ...fault('2026-10-10 10:01:00'), restoredAt: at('2026-10-10 10:02:00') }, restored('2026-10-10 11:01:00', 1), fire('2026-10-10 11:05:00')])
    await foldAllChanges(database)
    expect(await get(`${STATISTICS}/chattering?${OCTOBER}`)).toEqual([])
    await database.db.insert(generalRecords).values([restored('2026-10-10 10:04:00', 1)])
    const point = { id: String(site.smoke.id), name: site.smoke.number, place: `${site.buildingName} 301 走廊`, point: '烟感', periods: 1, most: 4, limit: 3 }
    expect(await get(`${STATISTICS}/chattering?${OCTOBER}`)).toMatchObject([point])
    await foldAllChanges(database)
    await database.db.insert(generalRecords).values([restored('2026-10-10 10:06:00', 1)])
    expect(await get(`${STATISTICS}/chattering?${OCTOBER}`)).toMatchObject([{ ...point, most: 6 }])
  })

  it('an open record stands after 24 hours, whatever the period', async () => {
    const now = server.clock.now()
    const open = (hours: number) => ({ ...fire('2026-10-10 10:00:00'), raisedAt: new Date(now - hours * 3_600_000) })
    await server.deps.database.db.insert(generalRecords).values([open(23.9), open(25), open(300), { ...open(400), handled: true }])
    const { rows, total } = await list(`${STATISTICS}/standing?${OCTOBER}`)
    expect(total).toBe(2)
    expect(rows).toMatchObject([{ name: site.smoke.number, hours: 300, category: '1' }, { hours: 25 }])
  })

  it('the open records that stand come page by page, the oldest of all tables first, each on one page', async () => {
    const now = server.clock.now()
    const raisedAt = (hours: number) => ({ raisedAt: new Date(now - hours * 3_600_000) })
    await server.deps.database.db.insert(generalRecords).values([25, 27, 29, 30].map((hours) => ({ ...fire('2026-10-10 10:00:00'), ...raisedAt(hours) })))
    const low = { tenantId: site.id, channelId: 5, pointCode: 'YL', alarmType: '低压', deviceId: site.hydrantSensor.id, sensorNumber: 's', hydrantId: site.hydrantId }
    await server.deps.database.db.insert(hydrantRecords).values([26, 28, 30].map((hours) => ({ ...low, ...raisedAt(hours) })))
    const page = async (at: number) => {
      const { rows, total } = await list(`${STATISTICS}/standing?page=${at}&limit=3`)
      return [total, rows.map(({ kind, hours }) => `${String(kind)} ${String(hours)}`)]
    }
    expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
      [7, ['general 30', 'hydrant 30', 'general 29']], [7, ['hydrant 28', 'general 27', 'hydrant 26']], [7, ['general 25']], [7, []],
    ])
  })
})

it.each(['figures?dateStrs=2026-10-01', 'figures?dateStrs=2026-02-30,2026-03-01', 'figures?dateStrs=2026-03-02,2026-03-01', 'figures?dateStrs=2001-01-01,2026-01-01', 'figures?kind=door', 'trend?grain=hour', 'ranking?by=tenant'])(
  'what is no period, kind, step or dimension is refused: %s',
  async (call) => {
    const { body } = await server.call<{ status: number }>(`${STATISTICS}/${call}`, site.operator.token)
    expect(body.status).toBe(30101)
  },
)

it.each([`${GENERAL}/selectAlrmType`, `${HYDRANT}/selectAlrmType`, `${FIRE_HOST}/selectAlrmType`, `${HYDRANT}/selectMeasuringPoint`])('the choices of %s refuse a state that is none', async (call) => {
  expect((await server.call(`${call}?handleFlag=2`, site.operator.token)).body).toMatchObject({ status: 30101 })
  expect((await server.call(`${call}?handleFlag=0`, site.operator.token)).body).toMatchObject({ status: 200 })
})

describe('recordStatistics/water', () => {
  /** A record of the hydrant sensor; `hours` until its recovery, none while it lasts. */
  const water = (raised: string, pointCode: string, alarmType: string, change: Partial<typeof hydrantRecords.$inferInsert> & { hours?: number } = {}) => {
    const { hours, ...row } = change
    const raisedAt = at(raised)
    return {
      tenantId: site.id, channelId: 5, deviceId: site.hydrantSensor.id, sensorNumber: 's', hydrantId: site.hydrantId, pointCode, alarmType, raisedAt,
      ...(hours === undefined ? {} : { restoredAt: later(raisedAt, hours * 60), handled: true, handledAt: later(raisedAt, hours * 60) }), ...row,
    }
  }
  const figures = async (days = OCTOBER) => get<Row>(`${STATISTICS}/water?channelId=5&${days}`)

  /**
   * October, by hand. East: low 3 h, and 2 h of a time that began in September; two sensors that are low at once from 10:00 to 14:00 and from 12:00 to 15:00 are 5 h; 1 impact, 1 tilt.
   * West: high 4 h by its value alone, low 6 h of a record that a person handled after 6 h and that never recovered; 2 caps. Not counted: offline, battery, another tenant, September, November.
   */
  it('counts the hours of low and high pressure once for each hydrant, and its events, as a person counts them', async () => {
    const { db } = server.deps.database
    await db.update(hydrants).set({ area: '云东区' }).where(eq(hydrants.id, site.hydrantId))
    const [west] = await db.insert(hydrants).values({ tenantId: site.id, name: '西栓', area: '滨河区', hydrantType: '1', waterPipe: '2', protectionRadius: 100 }).returning()
    const there = { hydrantId: west?.id ?? 0 }
    await db.insert(hydrantRecords).values([
      water('2026-10-02 08:00:00', 'YL', '低压', { hours: 3 }),
      water('2026-09-30 20:00:00', 'YL', '低压', { hours: 6 }),
      water('2026-10-09 10:00:00', 'YL', '低压', { hours: 4 }),
      water('2026-10-09 12:00:00', 'YL', '低压', { hours: 3, deviceId: 987_654 }),
      water('2026-10-11 09:00:00', 'XZJ', '被撞', { hours: 1 }),
      water('2026-10-11 09:00:01', 'XQX', '倾斜', { hours: 1 }),
      water('2026-10-12 00:00:00', 'YL', '水压异常', { ...there, hours: 4, value: 0.95 }),
      water('2026-10-13 00:00:00', 'YL', '低压', { ...there, handled: true, handlePerson: 'li', handledAt: at('2026-10-13 06:00:00') }),
      water('2026-10-14 00:00:00', 'XFC', '被拆', there),
      water('2026-10-15 00:00:00', 'WC', '打开', there),
      water('2026-10-16 00:00:00', 'OFFLINE', '离线', { hours: 9 }),
      water('2026-10-16 00:00:00', 'VOL', '电池欠压', { hours: 9 }),
      water('2026-09-30 10:00:00', 'XZJ', '被撞', { hours: 1 }),
      water('2026-11-01 00:00:00', 'YL', '低压', { hours: 5 }),
      water('2026-10-20 00:00:00', 'YL', '低压', { hours: 50, tenantId: other.id }),
      // a recovery before the alarm: the clock of the sensor was wrong
      water('2026-10-21 00:00:00', 'YL', '低压', { hours: -1 }),
    ])
    const east = { name: `${site.buildingName.replace('大厦', '')}消火栓`, area: '云东区', lowHours: 10, highHours: 0, capEvents: 0, impactEvents: 1, tiltEvents: 1 }
    const westCounts = { lowHours: 6, highHours: 4, capEvents: 2, impactEvents: 0, tiltEvents: 0 }
    expect(await figures()).toMatchObject({
      lowHours: 16, highHours: 4, capEvents: 2, impactEvents: 1, tiltEvents: 1,
      byPressure: [east, { name: '西栓', area: '滨河区', ...westCounts }],
      byEvents: [{ id: site.hydrantId }, { name: '西栓' }],
      areas: [{ name: '云东区', lowHours: 10, impactEvents: 1 }, { name: '滨河区', ...westCounts }],
    })
  })

  it('judges a value by the bounds that its point had then, where a deleted point had its code before', async () => {
    const { db } = server.deps.database
    const [bar] = await db.insert(measuringPoints).values({ code: 'YL', name: `压力${site.id}`, unit: 'bar', kind: 'monitoring', normalMin: 1, normalMax: 8, deletedAt: at('2026-10-10 00:00:00') }).returning()
    await db.insert(hydrantRecords).values([
      water('2026-10-02 08:00:00', 'YL', '水压异常', { hours: 3, value: 0.5 }),
      water('2026-10-12 00:00:00', 'YL', '水压异常', { hours: 4, value: 0.95 }),
    ])
    const counted = await figures()
    await db.delete(measuringPoints).where(eq(measuringPoints.id, bar?.id ?? 0))
    expect(counted).toMatchObject({ lowHours: 3, highHours: 4 })
  })

  it('counts an open record until now, and nothing of the days to come', async () => {
    const day = new Date(server.clock.now() + 8 * 3_600_000).toISOString().slice(0, 10)
    const today = `dateStrs=${day},${day}`
    await server.deps.database.db.insert(hydrantRecords).values([{ ...water('2026-10-01 00:00:00', 'YL', '高压', { value: 0.95 }), raisedAt: new Date(server.clock.now() - 1_800_000) }])
    expect(await figures(today)).toMatchObject({ lowHours: 0, highHours: 0.5 })
    expect(await figures('dateStrs=2036-01-01,2036-01-02')).toMatchObject({ lowHours: 0, highHours: 0, byPressure: [], areas: [] })
  })

  it('is empty for a user without the fire water', async () => {
    const user = await addOperator(server.deps.database.db, site.id, 'dry', server.clock.now(), false, [1])
    await server.deps.database.db.insert(hydrantRecords).values([water('2026-10-02 08:00:00', 'YL', '低压', { hours: 3 })])
    const { body } = await server.call<{ data: Row }>(`${STATISTICS}/water?${OCTOBER}`, user.token)
    expect(body.data).toMatchObject({ lowHours: 0, byPressure: [] })
  })
})
