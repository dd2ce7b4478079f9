import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { and, eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'

import { alarmLevels, generalRecords, measuringPoints } from '../../db/schema'
import { pointReport } from '../../testing/gateway'
import { adapters, aNoticeSiteForEachTest, db, deliveries, fire, gateway, get, post, round, server, site, tellBy } from './notices.harness'

const { app, sms, voice } = NOTICE_METHOD

aNoticeSiteForEachTest('level')

let high: number
beforeEach(async () => {
  await post('device/deviceAlarmLevel/add', { level: '关注', sort: 1, color: '#3E63DD' })
  await post('device/deviceAlarmLevel/add', { level: '紧急', sort: 2, color: '#E5484D' })
  const idOf = async (name: string) => (await db().select().from(alarmLevels).where(and(eq(alarmLevels.tenantId, site.id), eq(alarmLevels.name, name))))[0]?.id ?? 0
  const low = await idOf('关注')
  high = await idOf('紧急')
  const [point] = await db().select().from(measuringPoints).where(eq(measuringPoints.code, 'RCT'))
  const level = [{ alId: low, alarmMin: 200, alarmMax: 500 }, { alId: high, alarmMin: 500, alarmMax: null }]
  expect((await post('device/deviceAlarmThreshold/add', { mpId: point?.id, level })).body).toEqual({ status: 200 })
})

/** A value that the normal range of the point makes an alarm. */
function leak(value: number) {
  server.clock.advance(1000)
  return gateway.report(pointReport(site.electrical.number, server.clock.now(), 'RCT', 2, undefined, value))
}
const setMethods = (id: number, noticeIds: string, version?: number) => post('device/deviceAlDnRelation/updateOrAdd', { id, noticeIds, version })
const methodsTold = () => adapters.given.map(({ method }) => method).sort()

it('a record of a level with methods of its own is told by them from the next record on, another by those of alarms', async () => {
  await tellBy(NOTICE_TYPE.alarm, app)
  await leak(350)
  await round()
  expect(methodsTold()).toEqual([app])
  expect((await setMethods(high, `${sms},${voice}`)).body).toEqual({ status: 200 })
  adapters.given = []
  await leak(20)
  await leak(800)
  await round()
  expect(methodsTold()).toEqual([sms, voice])
  adapters.given = []
  await leak(20)
  await leak(350)
  await round()
  expect(methodsTold()).toEqual([app])
})

it('records that come together are told by the methods of each, and by those of alarms when the level is deleted meanwhile', async () => {
  await tellBy(NOTICE_TYPE.alarm, app)
  await setMethods(high, sms)
  await fire()
  await leak(800)
  await round()
  expect(adapters.given.map(({ method, text }) => [method, text.includes(site.smoke.number)]).sort()).toEqual([[app, true], [sms, false]])
  adapters.given = []
  await leak(20)
  await leak(800)
  await db().update(alarmLevels).set({ deletedAt: new Date(server.clock.now()) }).where(eq(alarmLevels.id, high))
  await round()
  expect(methodsTold()).toEqual([app])
})

it('no methods of its own are those of alarms: no level is silenced', async () => {
  await tellBy(NOTICE_TYPE.alarm, app)
  await setMethods(high, sms)
  await setMethods(high, '')
  await leak(800)
  await round()
  expect(methodsTold()).toEqual([app])
})

it('what a device itself calls an alarm has no judged level and is told as alarms are', async () => {
  await tellBy(NOTICE_TYPE.alarm, app)
  await setMethods(high, sms)
  await fire()
  await round()
  expect(methodsTold()).toEqual([app])
})

it('notice, record and push name the level of the value, and 一级 without one', async () => {
  await post('device/deviceMessageNotice/updateOrAdd', { noticeType: NOTICE_TYPE.alarm, ids: app, text: '{等级}|{告警}' })
  await leak(800)
  await fire()
  await round()
  expect(adapters.given.map(({ text }) => text).sort()).toEqual(['一级|烟感报警', '紧急|漏电'])
  const records = await db().select().from(generalRecords).where(eq(generalRecords.tenantId, site.id))
  expect(records.map(({ level }) => level).sort()).toEqual(['一级', '紧急'])
  expect(await deliveries()).toHaveLength(2)
})

it('lists the levels with their methods, and refuses an old version and the level of another tenant', async () => {
  await setMethods(high, `${voice},9,${sms}`)
  const { rows } = await get<{ rows: { id: number; version: number }[] }>('device/deviceAlDnRelation/pageList?page=1&limit=15')
  expect(rows).toMatchObject([{ alarmLevel: '关注', notice: [] }, { id: high, alarmLevel: '紧急', notice: ['短信推送', '语音电话'], version: 2 }])
  expect(await get(`device/deviceAlDnRelation/get?id=${high}`)).toMatchObject({
    alarmLevel: '紧急', notice: [{ id: 1, checked: false }, { id: 2, checked: true, configured: true }, { id: 3, checked: true }, { id: 4, checked: false, configured: false }],
  })
  expect((await setMethods(high, app, 1)).body).toMatchObject({ status: 30101, data: { version: 2 } })
  const [foreign] = await db().insert(alarmLevels).values({ tenantId: 'other', name: '外', sort: 1, color: '#000000' }).returning()
  expect((await setMethods(foreign?.id ?? 0, app)).body).toMatchObject({ status: 30101 })
})
