import { beforeEach, describe, expect, it } from 'vitest'

import { tenants } from '../../db/schema'
import { addOperator } from '../../testing/alarm-world'
import { aSiteForEachTest, server, site } from '../../testing/site-for-each-test'

const THRESHOLDS = '/api/device/deviceAlarmThreshold'
const LEVELS = '/api/device/deviceAlarmLevel'
/** 剩余电流 of the test catalogue */
let point: number
let low: number
let high: number

aSiteForEachTest('thresholds')
beforeEach(async () => {
  low = await addLevel('关注', 1, '#3E63DD')
  high = await addLevel('紧急', 2, '#E5484D')
  const { data } = await call<{ data: { rows: { id: number }[] } }>(`${THRESHOLDS}/pageList?all=1&measuringPoint=剩余电流`)
  point = data.rows[0]?.id ?? 0
})

async function call<Body = unknown>(path: string, body?: object, token = site.operator.token): Promise<Body> {
  return (await server.call<Body>(path, token, body && { method: 'POST', body: JSON.stringify(body) })).body
}

async function addLevel(level: string, sort: number, color: string): Promise<number> {
  expect(await call(`${LEVELS}/add`, { level, sort, color })).toEqual({ status: 200 })
  const { data } = await call<{ data: { rows: { id: number }[] } }>(`${LEVELS}/pageList?level=${level}`)
  return data.rows[0]?.id ?? 0
}

const range = (alId: number, alarmMin: unknown, alarmMax: unknown) => ({ alId, alarmMin, alarmMax })
const set = (act: 'add' | 'update', level: unknown, more: object = {}) => call(`${THRESHOLDS}/${act}`, { mpId: point, level: typeof level === 'string' ? level : JSON.stringify(level), ...more })
const stored = async () => (await call<{ data: { version: number | null; deviceAlarmThresholds: unknown[] } }>(`${THRESHOLDS}/get?id=${point}`)).data
const refused = (field: string) => ({ status: 30101, data: { field } })

describe('thresholds', () => {
  it('are written as a whole, with the platform’s open bounds, and listed by level', async () => {
    expect(await set('add', [range(high, '250', 999_999_999), range(low, 200, 250)])).toEqual({ status: 200 })
    expect(await stored()).toMatchObject({ version: 1, deviceAlarmThresholds: [{ alId: low, level: '关注', alarmMin: 200, alarmMax: 250 }, { alId: high, level: '紧急', alarmMin: 250, alarmMax: null }] })
    expect(await set('update', [range(high, 300, null)])).toEqual({ status: 200 })
    expect((await stored()).deviceAlarmThresholds).toMatchObject([{ alId: high, alarmMin: 300, alarmMax: null, alarmSymbolMin: '1', alarmSymbolMax: '0' }])
  })

  it('have the platform’s forms, bare and with its open bounds', async () => {
    type Form = { measuringPoint: { id: number }[]; level: object[] }
    const fresh = await call<Form>(`${THRESHOLDS}/getAdd`)
    expect(fresh.level).toEqual([{ alId: low, level: '关注', alarmMin: -999_999_999, alarmMax: 0 }, { alId: high, level: '紧急', alarmMin: 0, alarmMax: 999_999_999 }])
    expect(fresh.measuringPoint).toContainEqual({ id: point, measuringPoint: '剩余电流' })
    await set('add', [range(low, 200, null)])
    expect((await call<Form>(`${THRESHOLDS}/getAdd`)).measuringPoint).not.toContainEqual({ id: point, measuringPoint: '剩余电流' })
    const filled = await call<Form>(`${THRESHOLDS}/getUpdate?id=${point}`)
    expect(filled).toMatchObject({ level: [{ alId: low, alarmMin: 200, alarmMax: 999_999_999 }] })
    expect(filled.measuringPoint[0]).toEqual({ id: point, measuringPoint: '剩余电流' })
  })

  it('are listed before the points that have none', async () => {
    await set('add', [range(low, 200, null)])
    const { data } = await call<{ data: { rows: { id: number; version: number | null }[] } }>(`${THRESHOLDS}/pageList?all=1`)
    expect(data.rows.map(({ id, version }) => [id === point, version])).toEqual([[true, 1], ...data.rows.slice(1).map(() => [false, null])])
    expect(data.rows.length).toBeGreaterThan(2)
  })

  it('of one level twice are refused with that reason', async () => {
    expect(await set('add', [range(low, 200, 250), range(low, 250, null)])).toEqual({ ...refused('level.1.alId'), message: '同一报警等级只能设置一个范围' })
  })

  it('that break a rule are refused with the bound named, and nothing is written', async () => {
    const cases: [unknown, string][] = [
      [[range(low, 200, 250), range(high, 251, null)], 'level.1.alarmMin'],
      [[range(low, 200, 250), range(high, 249, null)], 'level.1.alarmMin'],
      [[range(low, 250, 200)], 'level.0.alarmMax'],
      [[range(low, '-0', 0)], 'level.0.alarmMax'],
      [[range(low, 200, 250), range(high, 250, 300)], 'level.1.alarmMax'],
      [[range(low, -999_999_999, 999_999_999)], 'level.0.alarmMin'],
      [[range(high, 200, 250), range(low, 250, null)], 'level.1.alId'],
      [[range(low, 200, 250), range(low, 250, null)], 'level.1.alId'],
      [[range(987_654, 200, null)], 'level.0.alId'],
      [[range(low, 'hot', null)], 'level.0.alarmMin'],
      [[range(low, 1e300, null)], 'level.0.alarmMin'],
      [[range(low, '1e999', null)], 'level.0.alarmMin'],
      [[], 'level'],
      ['no JSON', 'level'],
      ['{"alId":1}', 'level'],
    ]
    for (const [level, field] of cases) expect(await set('add', level), JSON.stringify(level)).toMatchObject(refused(field))
    expect(await call(`${THRESHOLDS}/add`, { mpId: 987_654, level: '[]' })).toMatchObject(refused('mpId'))
    expect((await stored()).deviceAlarmThresholds).toEqual([])
  })

  it('are added once, updated by their version, and taken away', async () => {
    await set('add', [range(low, 200, null)])
    expect(await set('add', [range(low, 200, null)])).toMatchObject(refused('mpId'))
    expect(await set('update', [range(low, 210, null)], { version: 1 })).toEqual({ status: 200 })
    expect(await set('update', [range(low, 220, null)], { version: '1' })).toMatchObject({ status: 30101, data: { version: 2 } })
    expect(await call(`${THRESHOLDS}/delete?id=${point}`)).toEqual({ status: 200 })
    expect(await call(`${THRESHOLDS}/delete?id=${point}`)).toMatchObject({ status: 30101 })
    expect(await stored()).toMatchObject({ version: null, deviceAlarmThresholds: [] })
  })

  it('keep their level and their measuring point from being deleted', async () => {
    await set('add', [range(low, 200, null)])
    expect(await call(`${LEVELS}/deleteQuery?id=${low}`)).toMatchObject({ data: [{ what: '监测点预警', count: 1 }] })
    expect(await call(`${LEVELS}/delete?id=${low}`)).toMatchObject({ status: 30101 })
    await call(`${THRESHOLDS}/delete?id=${point}`)
    expect(await call(`${LEVELS}/delete?id=${low}`)).toEqual({ status: 200 })
  })

  it('belong to one tenant: another one neither sees them nor uses its levels', async () => {
    await set('add', [range(low, 200, null)])
    await server.deps.database.db.insert(tenants).values({ id: `${site.id}-other`, name: '另一站点', createdAt: new Date(0) })
    const other = await addOperator(server.deps.database.db, `${site.id}-other`, `other-of-${site.id}`, server.clock.now(), true)
    const elsewhere = <Body>(path: string, body?: object) => call<Body>(path, body, other.token)
    expect(await elsewhere(`${THRESHOLDS}/get?id=${point}`)).toMatchObject({ data: { version: null, deviceAlarmThresholds: [] } })
    expect(await elsewhere(`${THRESHOLDS}/pageList`)).toMatchObject({ data: { total: 0 } })
    expect(await elsewhere(`${THRESHOLDS}/delete?id=${point}`)).toMatchObject({ status: 30101 })
    expect(await elsewhere(`${THRESHOLDS}/add`, { mpId: point, level: JSON.stringify([range(low, 1, null)]) })).toMatchObject(refused('level.0.alId'))
    expect(await stored()).toMatchObject({ version: 1 })
  })
})
