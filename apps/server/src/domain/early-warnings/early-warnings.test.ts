import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'

import { auditLog, devices, earlyWarnings, generalRecords, tenants } from '../../db/schema'
import { addOperator, testGatewayKey } from '../../testing/alarm-world'
import { gatewayOf, pointReport } from '../../testing/gateway'
import { aSiteForEachTest, gateway, server, site } from '../../testing/site-for-each-test'

const LEVELS = '/api/device/deviceAlarmLevel'
const THRESHOLDS = '/api/device/deviceAlarmThreshold'
const WARNINGS = '/api/device/deviceEarlyWarning'
/** 剩余电流, an alarm above 300 in the test catalogue */
let point: number
let levels: number[]

aSiteForEachTest('warnings')
beforeEach(async () => {
  levels = []
  for (const [at, level] of ['关注', '预警', '紧急'].entries()) {
    await call(`${LEVELS}/add`, { level, sort: at + 1, color: `#00000${at}` })
    const { data } = await call<{ data: { rows: { id: number }[] } }>(`${LEVELS}/pageList?level=${level}`)
    levels.push(data.rows[0]?.id ?? 0)
  }
  const { data } = await call<{ data: { rows: { id: number }[] } }>(`${THRESHOLDS}/pageList?all=1&measuringPoint=剩余电流`)
  point = data.rows[0]?.id ?? 0
})

const db = () => server.deps.database.db
async function call<Body = unknown>(path: string, body?: object, token = site.operator.token): Promise<Body> {
  return (await server.call<Body>(path, token, body && { method: 'POST', body: JSON.stringify(body) })).body
}
/** Levels that begin at these values; the last one is open. */
async function thresholds(...starts: number[]) {
  const level = JSON.stringify(starts.map((alarmMin, at) => ({ alId: levels[at], alarmMin, alarmMax: starts[at + 1] ?? null })))
  expect(await call(`${THRESHOLDS}/update`, { mpId: point, level })).toEqual({ status: 200 })
}
/** A reading, a second after the last one; the device calls it normal. */
function read(value?: number, status: 0 | 1 | 2 = 2, type?: string) {
  server.clock.advance(1000)
  return gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', status, type, value))
}
const warnings = () => db().select().from(earlyWarnings).where(eq(earlyWarnings.tenantId, site.id)).orderBy(earlyWarnings.id)
const open = async () => (await warnings()).filter(({ endedAt }) => endedAt === null).map(({ levelName }) => levelName)
const device = async () => (await db().select().from(devices).where(eq(devices.id, site.electrical.id)))[0]
const handle = (ids: number[], token?: string) => call(`${WARNINGS}/updateBatch?ids=${ids.join(',')}`, {}, token)

describe('a value in a level', () => {
  it('of an unregistered number is no warning: its good reports are refused, so that a warning would never end', async () => {
    await thresholds(200, 250)
    const fireAndValue = { deviceNumber: 'unregistered', at: server.clock.now(), points: [{ code: 'YG', status: 1, type: '烟感报警' }, { code: 'RCT', status: 2, value: 260 }] }
    expect(await gatewayOf(server, testGatewayKey(site.id)).report(fireAndValue)).toMatchObject({ accepted: 1, records: [{ kind: 'general' }] })
    expect(await warnings()).toEqual([])
  })

  it('is a warning from the next reading after the thresholds were set on', async () => {
    await read(220)
    expect(await warnings()).toEqual([])
    await thresholds(200, 250)
    expect(await read(220)).toMatchObject({ accepted: 1, records: [], pushes: 1 })
    expect(await warnings()).toMatchObject([{
      levelName: '关注', levelRank: 1, value: 220, pointCode: 'RCT', pointName: '剩余电流', unit: 'mA', sensorNumber: site.electrical.number, channelId: 2, buildingName: site.buildingName, floor: -1,
      handled: false, endedAt: null,
    }])
  })

  it('is raised once while it stays in the level, and at its edges: from the lower bound on, below the upper one', async () => {
    await thresholds(200, 250)
    await read(199.999)
    expect(await warnings()).toEqual([])
    for (const value of [200, 249.999, 230]) await read(value)
    expect(await warnings()).toMatchObject([{ levelName: '关注', value: 200 }])
    await read(250)
    expect(await open()).toEqual(['预警'])
  })

  it('of a higher level is raised again and ends the lower one; of a lower level it leaves the higher one open', async () => {
    await thresholds(200, 250, 280)
    await read(220)
    await read(285)
    expect(await warnings()).toMatchObject([{ levelName: '关注', endedBy: 'raised', handled: true, handlePerson: null }, { levelName: '紧急', endedAt: null }])
    await read(260)
    await read(290)
    expect(await warnings()).toHaveLength(2)
    expect(await open()).toEqual(['紧急'])
  })

  it('ends with the first good value, and is raised again by the next bad one', async () => {
    await thresholds(200)
    await read(220)
    await read(150)
    expect(await warnings()).toMatchObject([{ endedBy: 'recovered', handled: true, handlePerson: null }])
    await read(220)
    expect(await open()).toEqual(['关注'])
    expect(await warnings()).toHaveLength(2)
  })

  it('that was raised while the clock was ahead does not end before it began', async () => {
    await thresholds(200)
    await read(220)
    const raisedAt = new Date(server.clock.now() + 3_600_000)
    await db().update(earlyWarnings).set({ raisedAt }).where(eq(earlyWarnings.tenantId, site.id))
    await read(150)
    expect(await warnings()).toMatchObject([{ endedAt: raisedAt, endedBy: 'recovered' }])
  })

  it('is no warning any more after its thresholds were taken away or moved', async () => {
    await thresholds(200)
    await read(220)
    await thresholds(230)
    await read(220)
    expect(await open()).toEqual([])
    await read(240)
    await call(`${THRESHOLDS}/delete?id=${point}`)
    await read(240)
    expect(await open()).toEqual([])
  })

  it('counts each change of one call, in the order of the readings', async () => {
    await thresholds(200, 250)
    const at = server.clock.now()
    const readings = [220, 260, 150, 255].map((value, step) => pointReport(site.electrical.number, at + (step + 1) * 1000, 'RCT', 2, undefined, value))
    server.clock.advance(10_000)
    await gateway.report(...readings.reverse())
    expect(await warnings()).toMatchObject([{ levelName: '关注', endedBy: 'raised' }, { levelName: '预警', endedBy: 'recovered' }, { levelName: '预警', endedAt: null }])
  })

  it('that is huge, or −0, is judged like any other', async () => {
    await thresholds(0, 250)
    await read(-0)
    expect(await open()).toEqual(['关注'])
    await read(1e30, 2)
    expect(await open()).toEqual(['预警'])
    await read(-1e30, 2)
    expect(await open()).toEqual([])
  })

  it('is judged in the order of time: a late reading neither raises nor ends a warning', async () => {
    await thresholds(200)
    await read(220)
    await gateway.report(pointReport(site.electrical.number, server.clock.now() - 500, 'RCT', 2, undefined, 100))
    expect(await open()).toEqual(['关注'])
    await read(100)
    await gateway.report(pointReport(site.electrical.number, server.clock.now() - 500, 'RCT', 2, undefined, 220))
    expect(await open()).toEqual([])
  })

  it('is judged in the order of time also where a late value is an alarm: the alarm is kept, and the present value has no warning', async () => {
    await thresholds(200)
    await read(100)
    const late = pointReport(site.electrical.number, server.clock.now() - 500, 'RCT', 2, undefined, 320)
    expect(await gateway.report(late)).toMatchObject({ records: [{ kind: 'general' }] })
    expect(await warnings()).toEqual([])
  })

  it.each([[220, 100], [100, 220]])('that stands twice in one report counts as the worse of both, and ends with the next good one: %d and %d', async (...values) => {
    await thresholds(200)
    await read(230)
    server.clock.advance(1000)
    await gateway.report({ deviceNumber: site.electrical.number, at: server.clock.now(), points: values.map((value) => ({ code: 'RCT', status: 2, value })) })
    await read(220)
    expect(await warnings()).toMatchObject([{ value: 230, endedAt: null }])
    await read(100)
    expect(await open()).toEqual([])
  })
})

describe('a warning and the other verdicts', () => {
  it('never changes what the device says: its alarm stays an alarm, and a warning stays open beside it', async () => {
    await thresholds(200)
    await read(220)
    expect(await read(100, 1, '漏电')).toMatchObject({ records: [{ kind: 'general' }], pushes: 1 })
    expect(await device()).toMatchObject({ status: 'alarm' })
    expect(await open()).toEqual(['关注'])
    await read(100)
    expect(await device()).toMatchObject({ status: 'normal' })
    expect(await open()).toEqual([])
  })

  it('is no alarm: status, records and pushes stay as they are', async () => {
    await thresholds(200)
    await read(220)
    expect(await device()).toMatchObject({ status: 'normal' })
    expect(await db().select().from(generalRecords).where(eq(generalRecords.tenantId, site.id))).toEqual([])
  })

  it('is not made of a fault, of a shielded point or of a missing value, and none of them ends one', async () => {
    await thresholds(200)
    await read(260, 0, '断线')
    await read(260, 2, '屏蔽')
    expect(await warnings()).toEqual([])
    await read(220)
    await read(0, 0, '断线')
    await read(undefined, 2)
    expect(await open()).toEqual(['关注'])
  })

  it('stands beside the alarm that the normal range makes of the same value', async () => {
    await thresholds(200, 300)
    expect(await read(320)).toMatchObject({ records: [{ kind: 'general' }] })
    expect(await open()).toEqual(['预警'])
    await read(150)
    expect(await open()).toEqual([])
    expect(await device()).toMatchObject({ status: 'normal' })
  })
})

describe('the list of warnings', () => {
  beforeEach(async () => {
    await thresholds(200, 250)
    await read(220)
  })
  const list = (query: string, token?: string) => call<{ data: { total: number; rows: { id: number }[] } }>(`${WARNINGS}/pageList?page=1&limit=15&${query}`, undefined, token)

  it('has the contract’s fields, and filters by handling, level, text, channel and day', async () => {
    const { data } = await list('handleFlag=0')
    expect(data).toMatchObject({ total: 1, rows: [{ bName: site.buildingName, floor: -1, equId: site.electrical.id, sensorNo: site.electrical.number, alrmType: '关注', alrmData: 220, unit: 'mA', measuringPoint: '剩余电流', handleFlag: '0', handlePerson: null, channelId: 2, endDate: null }] })
    for (const found of ['handleFlag=-1', 'alrmType=关注', 'keyword=剩余', 'channelId=2', `keyword=${site.electrical.number}`, `keyword=${site.electrical.number.toUpperCase()}`]) expect((await list(found)).data.total, found).toBe(1)
    for (const missed of ['handleFlag=1', 'alrmType=预警', 'keyword=温度', 'channelId=1', 'dateStrs=2020-01-01,2020-01-02']) expect((await list(missed)).data.total, missed).toBe(0)
    expect(await list('handleFlag=2')).toMatchObject({ status: 30101, data: { field: 'handleFlag' } })
  })

  it('has the newest first, and is sorted by its time or by its level', async () => {
    await read(260)
    await read(100)
    await read(230)
    const values = async (query: string) => (await call<{ data: { rows: { alrmData: number }[] } }>(`${WARNINGS}/pageList?page=1&limit=15&handleFlag=-1&${query}`)).data.rows.map(({ alrmData }) => alrmData)
    expect(await values('')).toEqual([230, 260, 220])
    expect(await values('sortField=alrmDate')).toEqual([220, 260, 230])
    expect(await values('sortField=sort')).toEqual([230, 220, 260])
    expect(await values('sortField=sort&sortOrder=desc')).toEqual([260, 230, 220])
  })

  it('is handled once, by its person, with an audit row; the warning lasts and is not raised again in its level', async () => {
    const [warning] = await warnings()
    expect(await handle([warning?.id ?? 0])).toEqual({ status: 200 })
    expect(await warnings()).toMatchObject([{ handled: true, handlePerson: site.operator.username, endedAt: null }])
    const handledAt = new Date(server.clock.now())
    await handle([warning?.id ?? 0])
    expect((await db().select().from(auditLog).where(eq(auditLog.tenantId, site.id))).filter(({ action }) => action === 'earlyWarning.confirm')).toHaveLength(1)
    await read(230)
    expect(await warnings()).toHaveLength(1)
    await read(260)
    expect(await warnings()).toMatchObject([{ handlePerson: site.operator.username, handledAt, endedBy: 'raised' }, { levelName: '预警', handled: false }])
  })

  it('belongs to one tenant and its channels: others neither see nor handle it', async () => {
    const [warning] = await warnings()
    await db().insert(tenants).values({ id: `${site.id}-other`, name: '另一站点', createdAt: new Date(0) })
    const other = await addOperator(db(), `${site.id}-other`, `other-of-${site.id}`, server.clock.now(), true)
    expect((await list('handleFlag=-1', other.token)).data).toMatchObject({ total: 0 })
    expect(await handle([warning?.id ?? 0], other.token)).toMatchObject({ status: 30101 })
    expect(await handle([warning?.id ?? 0, 987_654])).toMatchObject({ status: 30101 })
    expect(await handle([])).toMatchObject({ status: 30101, data: { field: 'ids' } })
    expect(await warnings()).toMatchObject([{ handled: false }])
  })
})
