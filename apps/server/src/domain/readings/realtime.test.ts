import { and, eq, isNotNull, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { ensureReadingDay } from '../../db/readings'
import { devices, fireHostRecords, fireHosts, measuringPoints, sensorTypePoints } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { startCityServer, type CityServer } from '../../testing/city'
import { objectWith } from '../../testing/matchers'
import { MOST_SAMPLES } from './realtime.queries'

const TURING = '/api/device/turingBusiness'
const TODAY = { startTime: '2026-11-20', endTime: '2026-11-20' }

interface Sample {
  temperature: number
  inputdate: string
  value: number
  at: number
}

let city: CityServer
let device: typeof devices.$inferSelect
beforeAll(async () => {
  city = await startCityServer()
  const [found] = await city.server.deps.database.db
    .select()
    .from(devices)
    .where(and(eq(devices.status, 'normal'), isNotNull(devices.hydrantId)))
    .limit(1)
  if (!found) throw new Error('no calm device at a hydrant')
  device = found
})
afterAll(() => city.stop())

const series = async (call: string, body: object) => (await city.post<Sample[]>(`${TURING}/${call}`, body)).body

describe('turingBusiness (contract device §9)', () => {
  it('is a bare, ascending series with one decimal and the time of UTC+8', async () => {
    const samples = await series('querySensorRealTime', { mac: device.number.toUpperCase(), sensorType: 'VOL', ...TODAY })
    expect(samples.length).toBeGreaterThan(10)
    expect(samples.map(({ at }) => at)).toEqual(samples.map(({ at }) => at).sort((a, b) => a - b))
    for (const { temperature, inputdate, value, at } of samples) {
      expect(temperature).toBe(Math.round(value * 10) / 10)
      expect(inputdate).toBe(wireTime(new Date(at)).slice(11, 16))
    }
    expect(samples.at(-1)?.value).toBe(device.latest.VOL?.value)
  })

  it('has the day in the other variant', async () => {
    const samples = await series('querySensorRealTimeDay', {
      mac: device.number,
      sensorType: 'VOL',
      startTime: '2026-11-19',
      endTime: '2026-11-20',
    })
    expect(new Set(samples.map(({ inputdate }) => inputdate))).toEqual(new Set(['2026-11-20']))
  })

  it('has the newest samples of a day with more than it gives, still ascending', async () => {
    const { db } = city.server.deps.database
    const midnight = new Date('2026-11-10T00:00:00+08:00')
    await ensureReadingDay(db, midnight)
    await db.execute(sql`insert into readings (device_id, at, values, status)
      select ${device.id}, ${midnight.toISOString()}::timestamptz + n * interval '8 seconds', array_fill(n::real, array[9]), 'normal' from generate_series(0, ${MOST_SAMPLES}::int) n`)
    const samples = await series('querySensorRealTime', { mac: device.number, sensorType: 'VOL', startTime: '2026-11-10', endTime: '2026-11-10' })
    expect([samples.length, samples[0]?.value, samples.at(-1)?.value]).toEqual([MOST_SAMPLES, 1, MOST_SAMPLES])
  })

  it('has every sample of a point that is reported rarely, however often the device reports its others', async () => {
    const { db } = city.server.deps.database
    const midnight = new Date('2026-11-11T00:00:00+08:00')
    await ensureReadingDay(db, midnight)
    const [{ place } = { place: 0 }] = await db
      .select({ place: sql<number>`${sensorTypePoints.position} + 1`.mapWith(Number) })
      .from(sensorTypePoints)
      .innerJoin(measuringPoints, and(eq(measuringPoints.id, sensorTypePoints.pointId), eq(measuringPoints.code, 'VOL')))
      .where(eq(sensorTypePoints.typeId, device.typeId))
    // every 8 seconds, and the battery each 1,000th time
    await db.execute(sql`insert into readings (device_id, at, values, status)
      select ${device.id}, ${midnight.toISOString()}::timestamptz + n * interval '8 seconds',
        array(select case when i <> ${place} or n % 1000 = 0 then n::real end from generate_series(1, 9) i order by i), 'normal'
      from generate_series(0, ${MOST_SAMPLES}::int) n`)
    const samples = await series('querySensorRealTime', { mac: device.number, sensorType: 'VOL', startTime: '2026-11-11', endTime: '2026-11-11' })
    expect(samples.map(({ value }) => value)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((hour) => hour * 1000))
  })

  it('has the abnormal events of a fire host’s point', async () => {
    const [record] = await city.server.deps.database.db
      .select()
      .from(fireHostRecords)
      .where(eq(fireHostRecords.handled, false))
      .limit(1)
    const events = await series('queryMainSensorRealTime', { id: String(record?.fireHostPointId), ...TODAY })
    expect(events).toContainEqual(objectWith({ temperature: 1, at: record?.raisedAt.getTime() }))
  })

  it.each(['-1', '0', 'x'])('has no events for "%s", which is no point: those of a host itself belong to none', async (id) => {
    const { db } = city.server.deps.database
    const [record] = await db.select().from(fireHostRecords).where(isNotNull(fireHostRecords.fireHostPointId)).limit(1)
    const [host] = await db.select().from(fireHosts).where(eq(fireHosts.id, 1))
    if (!record || !host) throw new Error('no fire host with the id 1')
    const { id: _id, subjectId: _subject, ...same } = record
    const [own] = await db.insert(fireHostRecords).values({ ...same, tenantId: host.tenantId, fireHostId: 1, fireHostPointId: null, loop: '', address: '', raisedAt: new Date('2026-11-12T08:00:00+08:00') }).returning()
    expect(own?.subjectId).toBe(-1)
    expect(await series('queryMainSensorRealTime', { id, startTime: '2026-11-12', endTime: '2026-11-12' })).toEqual([])
    await db.delete(fireHostRecords).where(eq(fireHostRecords.id, own?.id ?? 0))
  })

  it.each([
    ['another day', { sensorType: 'VOL', startTime: '2026-01-01', endTime: '2026-01-01' }],
    ['a point that it does not have', { sensorType: 'PM10', ...TODAY }],
    ['no date', { sensorType: 'VOL', startTime: 'today', endTime: 'today' }],
  ])('is empty for %s', async (_what, body) => {
    expect(await series('querySensorRealTime', { mac: device.number, ...body })).toEqual([])
  })

  it('sends an empty body for a blank value', async () => {
    // an empty body is no JSON
    await expect(series('querySensorRealTime', { mac: '', sensorType: 'VOL', ...TODAY })).rejects.toThrow(SyntaxError)
  })

  it('is empty for another tenant', async () => {
    const foreign = await city.postAsStranger(`${TURING}/querySensorRealTime`, {
      mac: device.number,
      sensorType: 'VOL',
      ...TODAY,
    })
    expect(foreign.body).toEqual([])
  })
})
