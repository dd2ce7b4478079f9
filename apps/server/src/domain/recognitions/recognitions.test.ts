import { VERDICT } from '@smart-fire/api-client/wire'
import { eq, like } from 'drizzle-orm'
import { afterAll, beforeEach, beforeAll, describe, expect, it } from 'vitest'

import { alarmPushes, cameras, devices, generalRecords, measuringPoints, recognitions, recordPictures, storedFiles } from '../../db/schema'
import { wireTime } from '../../http/wire-time'
import { addCatalogue, addTenant, openInspectionAndVideo, type TestTenant } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { createRandom } from '../../seed/random'
import { demoStill } from '../cameras/demo-stills'
import { chooseEvent } from '../ingestion/raise/raise-event'
import { DAY_MS, forgetOldData } from '../retention/retention'
import { isWithin, scheduleOf } from './schedule'

let server: TestServer
let site: TestTenant
let camera: typeof cameras.$inferSelect

beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'seeing', await addCatalogue(server.deps))
  await openInspectionAndVideo(server.deps, site.id)
})
afterAll(() => server.stop())

const db = () => server.deps.database.db
let number = 0
beforeEach(async () => {
  number += 1
  const [row] = await db().insert(cameras).values({ tenantId: site.id, name: '大堂', number: `seeing:${number}`, buildingId: site.buildingId, floor: 1, address: 'demo:lobby' }).returning()
  if (!row) throw new Error('no camera')
  camera = row
})

const recognise = (values: Partial<typeof recognitions.$inferInsert> = {}) => db().insert(recognitions).values({ tenantId: site.id, cameraId: camera.id, name: '烟雾识别', kind: 'smoke', sensitivity: 30, ...values })
const smokeAt = (certainty: number | undefined, more: object = {}) => gatewayOf(server).report({ ...pointReport(camera.number, server.clock.now(), 'VSMOKE', 1, '画面烟雾', certainty), ...more })
const listed = async () => (await server.call<{ data: { rows: object[] } }>(`/api/device/videoRecognition/pageList?deviceId=${camera.id}`, site.operator.token)).body.data.rows
const records = () => db().select().from(generalRecords).where(eq(generalRecords.sensorNumber, camera.number))

/** Ten in the morning in UTC+8. */
const MORNING = Date.UTC(2026, 10, 20, 2)

describe('smoke that a camera reports', () => {
  it('is an alarm without a recognition here: the camera has decided', async () => {
    await smokeAt(40)
    expect(await records()).toMatchObject([{ category: '1', value: 40 }])
  })

  it('is an alarm when it is as certain as the sensitivity demands', async () => {
    await recognise({ sensitivity: 30 })
    await smokeAt(70)
    expect(await records()).toHaveLength(1)
  })

  it.each([['it is less certain', { sensitivity: 30 }, 69], ['the recognition is off', { enabled: false }, 95]])('is only a reading when %s', async (_, values, certainty) => {
    await recognise(values)
    await smokeAt(certainty)
    expect(await records()).toEqual([])
    expect(await listed()).toMatchObject([{ lastValue: certainty, lastStatus: '2' }])
  })

  it('is an alarm when the camera does not tell how certain it is', async () => {
    await recognise({ sensitivity: 1 })
    await smokeAt(undefined)
    expect(await records()).toHaveLength(1)
  })

  it('is an alarm when the recognition that was off is deleted', async () => {
    await recognise({ enabled: false, deletedAt: new Date(server.clock.now()) })
    await smokeAt(95)
    expect(await records()).toHaveLength(1)
  })

  it('has no certainty in the list when the camera sends none that can be read: it is unknown, and not 0', async () => {
    await recognise({ enabled: false })
    const { refused } = await gatewayOf(server).report({ ...pointReport(camera.number, server.clock.now(), 'VSMOKE', 1), points: [{ code: 'VSMOKE', status: 1, value: 'ninety' }] })
    expect(refused).toMatchObject([{ reason: expect.stringContaining('points.0.value') as string }])
    expect([await records(), await listed()]).toMatchObject([[], [{ lastValue: null, lastStatus: '2' }]])
  })

  it('has none either when the camera sends none at all', async () => {
    await recognise({ enabled: false })
    await smokeAt(undefined)
    expect([await records(), await listed()]).toMatchObject([[], [{ lastValue: null, lastStatus: '2' }]])
    await db().update(recognitions).set({ enabled: true })
    server.clock.advance(60_000)
    await smokeAt(undefined)
    expect([await records(), await listed()]).toMatchObject([[{ value: null }], [{ lastValue: null, lastStatus: '1' }]])
  })

  it('is judged by the recognition of smoke and no other', async () => {
    await recognise({ kind: 'flame', enabled: false })
    await smokeAt(95)
    expect(await records()).toHaveLength(1)
  })
})

describe('the list of recognitions', () => {
  it('tells of each what was seen last, when, and that it was an alarm; of one that has seen nothing it tells neither', async () => {
    const seenAt = server.clock.now()
    await recognise({ kind: 'flame', name: '火焰识别' })
    await recognise()
    await smokeAt(90)
    server.clock.advance(60_000)
    await gatewayOf(server).report(pointReport(camera.number, server.clock.now(), 'VBLOCK', 2))
    const [smoke, flame] = await listed()
    expect(smoke).toMatchObject({ solutionType: 'smoke', lastTime: wireTime(new Date(seenAt)), lastValue: 90, lastStatus: '1', cameraStatus: '1' })
    expect(flame).not.toHaveProperty('lastTime')
    expect(flame).not.toHaveProperty('lastStatus')
  })
})

describe('an alarm of a camera that goes on seeing smoke', () => {
  const MINUTE = 60_000
  /** minutes of the day in UTC+8, so far from now */
  const minuteIn = (minutes: number) => Math.floor((server.clock.now() + 8 * 60 * MINUTE) / MINUTE + minutes + 1440) % 1440
  const state = async () => (await db().select().from(devices).where(eq(devices.id, camera.deviceId ?? 0)))[0]?.status
  const pushesOfRecord = async () => {
    const [record] = await records()
    const rows = await db().select().from(alarmPushes).where(eq(alarmPushes.tenantId, site.id)).orderBy(alarmPushes.seq)
    return rows.filter(({ body }) => body.id === record?.id && body.kind === 'general').map(({ body }) => body.type)
  }

  it('stays open when the time of the recognition is over', async () => {
    await recognise({ startsAt: minuteIn(-60), endsAt: minuteIn(1) })
    await smokeAt(95)
    server.clock.advance(MINUTE)
    await smokeAt(95)
    expect([await records(), await state(), await pushesOfRecord()]).toMatchObject([[{ handled: false, repeats: 1 }], 'alarm', []])
  })

  it('stays open when the camera becomes less certain', async () => {
    await recognise({ sensitivity: 30 })
    await smokeAt(95)
    server.clock.advance(MINUTE)
    await smokeAt(65)
    expect([await records(), await state(), await pushesOfRecord()]).toMatchObject([[{ handled: false }], 'alarm', []])
  })

  it('ends when the camera says itself that it sees nothing more', async () => {
    await recognise({ sensitivity: 30 })
    await smokeAt(95)
    server.clock.advance(MINUTE)
    await smokeAt(65)
    server.clock.advance(MINUTE)
    await gatewayOf(server).report(pointReport(camera.number, server.clock.now(), 'VSMOKE', 2))
    expect([await records(), await state(), await pushesOfRecord()]).toMatchObject([[{ handled: true, handlePerson: null }], 'normal', ['handled']])
  })

  it('ends also when it says how little it sees, and a fault of its point is none of the sightings that a recognition judges', async () => {
    await recognise({ sensitivity: 30, enabled: true })
    await smokeAt(95)
    server.clock.advance(MINUTE)
    await gatewayOf(server).report(pointReport(camera.number, server.clock.now(), 'VSMOKE', 2, '正常', 3))
    expect([await records(), await state()]).toMatchObject([[{ handled: true, handlePerson: null }], 'normal'])
    server.clock.advance(MINUTE)
    await gatewayOf(server).report(pointReport(camera.number, server.clock.now(), 'VSMOKE', 0, '镜头遮挡', 3))
    expect([(await records()).map(({ category, handled }) => [category, handled]).sort(), await state()]).toEqual([[['0', false], ['1', true]], 'fault'])
  })

  it('begins no new one after a verdict while it is not certain enough', async () => {
    await recognise({ sensitivity: 30 })
    await smokeAt(95)
    await db().update(generalRecords).set({ handled: true, verdict: VERDICT.falseAlarm, handlePerson: 'someone', handledAt: new Date(server.clock.now()) }).where(eq(generalRecords.sensorNumber, camera.number))
    server.clock.advance(2 * MINUTE)
    await smokeAt(65)
    expect(await records()).toHaveLength(1)
    await smokeAt(95)
    expect(await records()).toHaveLength(2)
  })

  it('begins by no range of its point: what is not certain enough stays a reading', async () => {
    await recognise({ sensitivity: 30 })
    const range = { normalMin: 0, normalMax: 50, outOfBounds: 'alarm' as const }
    const [before] = await db().select().from(measuringPoints).where(eq(measuringPoints.code, 'VSMOKE'))
    await db().update(measuringPoints).set(range).where(eq(measuringPoints.code, 'VSMOKE'))
    try {
      await smokeAt(65)
      expect(await records()).toEqual([])
    } finally {
      await db().update(measuringPoints).set({ normalMin: before?.normalMin, normalMax: before?.normalMax, outOfBounds: before?.outOfBounds }).where(eq(measuringPoints.code, 'VSMOKE'))
    }
  })

  it.each([['of 1970', () => 0], ['that is hours ahead', (now: number) => now + 6 * 60 * MINUTE]])('is judged by its arrival when the camera has a clock %s', async (_, clock) => {
    await recognise({ startsAt: minuteIn(-2), endsAt: minuteIn(2) })
    await smokeAt(95, { at: clock(server.clock.now()) })
    expect(await records()).toHaveLength(1)
  })

  it('is judged by its stamp when that is believed, also when the gateway sends it hours later', async () => {
    await recognise({ startsAt: minuteIn(-2), endsAt: minuteIn(2) })
    const seenAt = server.clock.now()
    server.clock.advance(3 * 60 * MINUTE)
    await smokeAt(95, { at: seenAt })
    expect(await records()).toHaveLength(1)
  })
})

describe('the time of a recognition', () => {
  it.each([
    ['08:00-20:00', '2026-11-20T08:00', true], ['08:00-20:00', '2026-11-20T20:00', false], ['20:00-08:00', '2026-11-20T03:00', true], ['20:00-08:00', '2026-11-20T12:00', false],
    ['20:00-08:00', '2026-11-20T20:00', true], ['20:00-08:00', '2026-11-20T19:59', false], ['20:00-08:00', '2026-11-20T07:59', true], ['20:00-08:00', '2026-11-20T08:00', false], ['08:00-20:00', '2026-11-20T19:59', true], ['08:00-20:00', '2026-11-20T07:59', false],
    ['09:00-09:00', '2026-11-20T03:00', true],
  ])('%s: at %s of China %s', (text, at, expected) => {
    expect(isWithin(scheduleOf(text) ?? { startsAt: 0, endsAt: 1 }, Date.parse(`${at}:00+08:00`))).toBe(expected)
  })

  it('is always without one', () => expect(isWithin({ startsAt: null, endsAt: null }, MORNING)).toBe(true))

  it.each(['8:00-20:00', '08:00', '24:00-08:00', '08:00-20:60'])('is none in %s', (text) => expect(scheduleOf(text)).toBeNull())
})

describe('the picture of a report', () => {
  const picture = () => Buffer.from(demoStill('lobby', 'smoke')).toString('base64')

  it('is kept with the record that the report makes, and a repeat adds none', async () => {
    await smokeAt(90, { picture: picture() })
    server.clock.advance(60_000)
    await smokeAt(91, { picture: picture() })
    const [record] = await records()
    const kept = await db().select().from(recordPictures).innerJoin(storedFiles, eq(storedFiles.key, recordPictures.fileKey)).where(eq(recordPictures.recordId, record?.id ?? 0))
    expect(kept).toMatchObject([{ stored_files: { tenantId: site.id, width: 640, height: 360 } }])
  })

  it('stands in the list of records by a link that expires', async () => {
    await smokeAt(90, { picture: picture() })
    const { body } = await server.call<{ data: { rows: { sensorNo: string; picture: string; pictureTime: string }[] } }>(`/api/datahandler/deviceAbnormal/pageList?page=1&limit=15&tag=all&channelId=9&sensorNo=${camera.number}`, site.operator.token)
    const link = body.data.rows[0]?.picture ?? ''
    const response = await server.request(link)
    expect([response.status, response.headers.get('content-type')]).toEqual([200, 'image/png'])
    server.clock.advance(61 * 60_000)
    expect((await server.request(link)).status).toBe(403)
  })

  it('has the time at which it was taken, also when the gateway sends it hours later', async () => {
    const takenAt = server.clock.now()
    server.clock.advance(3 * 3_600_000)
    await smokeAt(90, { at: takenAt, picture: picture() })
    const [record] = await records()
    expect(await db().select().from(recordPictures).where(eq(recordPictures.recordId, record?.id ?? 0))).toMatchObject([{ takenAt: new Date(takenAt) }])
  })

  it('is that of the camera that has seen it: one that only repeats its alarm gives none to the new record of another in the same call', async () => {
    const [second] = await db().insert(cameras).values({ tenantId: site.id, name: '走廊', number: `seeing:${number}b`, buildingId: site.buildingId, floor: 1, address: 'demo:lobby' }).returning()
    await smokeAt(90)
    server.clock.advance(60_000)
    const report = (of: string, still: string) => ({ ...pointReport(of, server.clock.now(), 'VSMOKE', 1, '画面烟雾', 90), picture: still })
    const stills = [demoStill('lobby', 'smoke'), demoStill('garage', 'smoke')].map((still) => Buffer.from(still))
    await gatewayOf(server).report(report(camera.number, stills[0]?.toString('base64') ?? ''), report(second?.number ?? '', stills[1]?.toString('base64') ?? ''))
    const kept = await db().select({ of: generalRecords.sensorNumber, content: storedFiles.content }).from(recordPictures)
      .innerJoin(generalRecords, eq(generalRecords.id, recordPictures.recordId)).innerJoin(storedFiles, eq(storedFiles.key, recordPictures.fileKey)).where(like(generalRecords.sensorNumber, `${camera.number}%`)).orderBy(generalRecords.sensorNumber)
    expect(kept.map(({ of, content }) => [of, stills.findIndex((still) => still.equals(content))])).toEqual([[second?.number, 1]])
  })

  it('is not kept with a repeat either that comes in the same call as the beginning, which had none: a later picture would not show how it began', async () => {
    const at = server.clock.now()
    const report = (ms: number) => pointReport(camera.number, at + ms, 'VSMOKE', 1, '画面烟雾', 90)
    await gatewayOf(server).report(report(0), { ...report(1000), picture: picture() })
    const [record] = await records()
    expect(record).toMatchObject({ repeats: 2, raisedAt: new Date(at) })
    expect(await db().$count(recordPictures, eq(recordPictures.recordId, record?.id ?? 0))).toBe(0)
  })

  it('goes to the record of what it shows when two alarms begin at the same instant, and is kept once when it comes twice', async () => {
    const report = (code: string, type: string) => pointReport(camera.number, server.clock.now(), code, 1, type, 90)
    const flame = { ...report('VFLAME', '画面火焰'), picture: picture() }
    await gatewayOf(server).report(report('VSMOKE', '画面烟雾'), flame, flame)
    expect((await records()).map(({ pointCode }) => pointCode).sort()).toEqual(['VFLAME', 'VSMOKE'])
    const kept = await db().select({ code: generalRecords.pointCode }).from(recordPictures).innerJoin(generalRecords, eq(generalRecords.id, recordPictures.recordId)).where(eq(generalRecords.sensorNumber, camera.number))
    expect(kept).toEqual([{ code: 'VFLAME' }])
  })

  it('of an alarm that ends in the same call is not given to the next alarm, which began without one', async () => {
    await smokeAt(90)
    server.clock.advance(60_000)
    const at = server.clock.now()
    const later = (ms: number, status: 1 | 2) => pointReport(camera.number, at + ms, 'VSMOKE', status, status === 1 ? '画面烟雾' : undefined, 90)
    await gatewayOf(server).report({ ...later(0, 1), picture: picture() }, later(1000, 2), later(2000, 1))
    const [, next] = (await records()).sort((a, b) => a.id - b.id)
    expect(next).toMatchObject({ handled: false, raisedAt: new Date(at + 2000) })
    expect(await db().$count(recordPictures, eq(recordPictures.recordId, next?.id ?? 0))).toBe(0)
  })

  it('goes with its record when the days of that are over, and its file too', async () => {
    const files = () => db().$count(storedFiles)
    const before = await files()
    await smokeAt(90, { picture: picture() })
    const [record] = await records()
    await db().update(generalRecords).set({ handled: true }).where(eq(generalRecords.id, record?.id ?? 0))
    expect(await files()).toBe(before + 1)
    await forgetOldData({ ...server.deps, clock: { ...server.clock, now: () => server.clock.now() + 2 * DAY_MS }, days: { readings: null, records: 1, audit: null, signIns: null } })
    expect([await records(), await db().$count(recordPictures, eq(recordPictures.recordId, record?.id ?? 0))]).toEqual([[], 0])
    expect(await files()).toBeLessThanOrEqual(before)
  })

  it('that cannot be read costs no fire, and the gateway is told', async () => {
    const { accepted, refused } = await smokeAt(90, { picture: 'no picture' })
    expect([accepted, await records()]).toMatchObject([1, [{ category: '1' }]])
    expect(refused).toMatchObject([{ reason: expect.stringContaining('picture') as string }])
  })

  it('comes with every fire that the simulator lets a demo camera see', async () => {
    await db().update(devices).set({ status: 'normal' }).where(eq(devices.id, camera.deviceId ?? 0))
    const chosen = await chooseEvent(server.deps.database, { event: 'fire', deviceNumber: camera.number }, server.clock.now(), createRandom(7))
    expect(chosen?.report.picture).toMatchObject({ contentType: 'image/png', width: 640, height: 360 })
  })
})
