import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { eq, inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { devices, noticeOutbox, noticeRuleDevices, noticeRules, noticeRuleUsers, tenants, users } from '../../db/schema'
import { addTenant, type TestTenant } from '../../testing/alarm-world'
import { createIngestion } from '../ingestion/ingestion'
import { hostPoint, smokeRecords } from '../ingestion/ingestion.harness'
import { pointReport } from '../../testing/gateway'
import { adapters, addRule, aNoticeSiteForEachTest, db, deliveries, fire, gateway, LATER, messages, post, process, recover, round, server, site, tell, tellBy } from './notices.harness'

const { alarm, fault } = NOTICE_TYPE
const { app, sms, voice } = NOTICE_METHOD
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

aNoticeSiteForEachTest('who')

const told = () => adapters.given.map(({ to, method }) => `${to.username}/${method}`).sort()
const at = () => server.clock.now()

describe('an alarm', () => {
  it('is told to nobody while the tenant has chosen no method', async () => {
    await fire()
    await round()
    expect(await deliveries()).toEqual([])
    expect(await db().select().from(noticeOutbox)).toEqual([])
  })

  it('is told to the administrators of the tenant while no recipient is chosen, by every chosen method, with place and time', async () => {
    await tellBy(alarm, sms, voice)
    await fire()
    await round()
    expect(told()).toEqual([`${site.operator.username}/2`, `${site.operator.username}/3`])
    expect(adapters.given[0]).toMatchObject({ type: alarm, records: 1, isTest: false, to: { mobilePhone: '13800001111' } })
    expect(adapters.given[0]?.text).toContain(`${site.buildingName}3F301 走廊`)
    expect(adapters.given[0]?.text).toContain('烟感报警')
    expect(await deliveries()).toMatchObject([{ state: 'sent', tries: 1, reason: null }, { state: 'sent', tries: 1 }])
  })

  it('is told to the chosen recipients and to nobody else', async () => {
    await tellBy(alarm, sms)
    await tell(alarm, site.colleague.userId)
    await fire()
    await round()
    expect(told()).toEqual([`${site.colleague.username}/2`])
  })

  it('is told to the administrators when all chosen recipients were stopped or deleted', async () => {
    await tellBy(alarm, sms)
    await tell(alarm, site.colleague.userId)
    await db().update(users).set({ isDisabled: true }).where(eq(users.id, site.colleague.userId))
    await fire()
    await round()
    expect(told()).toEqual([`${site.operator.username}/2`])
  })

  it('of which no one can be told is a failed notice with its reason, and a line in the log', async () => {
    await tellBy(alarm, sms)
    await db().update(users).set({ isDisabled: true }).where(eq(users.tenantId, site.id))
    await fire()
    await round()
    expect(await deliveries()).toMatchObject([{ state: 'failed', reason: 'noRecipient', userId: null, method: null }])
    expect(server.logLines.some((line) => line.includes('notices.withoutRecipient'))).toBe(true)
  })

  it('of another tenant is told to that tenant only', async () => {
    await tellBy(alarm, sms)
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    await gateway.report(pointReport(other.smoke.number, at(), 'YG', 1, '烟感报警'))
    await round()
    expect(adapters.given).toEqual([])
    expect(await deliveries()).toEqual([])
  })

  it('is told in the words of the tenant, which name what is known', async () => {
    await post('device/deviceMessageNotice/updateOrAdd', { noticeType: alarm, ids: app, text: '{建筑}|{楼层}|{位置}|{设备}|{告警}' })
    await fire()
    await round()
    expect(adapters.given[0]?.text).toBe(`${site.buildingName}|3F|301 走廊|${site.smoke.number}|烟感报警`)
  })

  it('of a fire host and of a hydrant is told as well', async () => {
    await tellBy(alarm, sms)
    await tellBy(fault, sms)
    await gateway.report(hostPoint(at(), 1), pointReport(site.hydrantSensor.number, at(), 'YL', 0, '低压', 0.04))
    await round()
    expect(adapters.given.map(({ type, text }) => [type, text.includes('1-17') || text.includes('消火栓')])).toEqual([[alarm, true], [fault, true]])
  })
})

it('a fault is told to the recipients of faults, by their methods', async () => {
  await tellBy(alarm, sms)
  await tellBy(fault, app)
  await tell(fault, site.colleague.userId)
  await gateway.report(pointReport(site.smoke.number, at(), 'VOL', 0, '电池欠压', 2.1))
  await round()
  expect(told()).toEqual([`${site.colleague.username}/1`])
  expect(adapters.given[0]?.text).toContain('设备故障')
})

it('alarms and faults are told to the recipients of each, also when both have some', async () => {
  await tellBy(alarm, sms)
  await tellBy(fault, sms)
  await tell(alarm, site.operator.userId)
  await tell(fault, site.colleague.userId)
  await gateway.report(pointReport(site.smoke.number, at(), 'VOL', 0, '电池欠压', 2.1))
  await fire()
  await round()
  expect(adapters.given.map(({ type, to }) => [type, to.username])).toEqual([[alarm, site.operator.username], [fault, site.colleague.username]])
})

it('alarms of two tenants that come together are told to each in its own words, and never to the other', async () => {
  const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
  await db().update(users).set({ mobilePhone: '13700003333' }).where(eq(users.tenantId, other.id))
  for (const { name, operator } of [{ name: '东', operator: site.operator }, { name: '西', operator: other.operator }]) {
    await post('device/deviceMessageNotice/updateOrAdd', { noticeType: alarm, ids: sms, text: `${name}|{设备}` }, operator.token)
  }
  for (const { smoke } of [site, other]) await gateway.report(pointReport(smoke.number, at(), 'YG', 1))
  await round()
  const given = adapters.given.map(({ to, text }) => [to.username, text]).sort()
  expect(given).toEqual([[other.operator.username, `西|${other.smoke.number}`], [site.operator.username, `东|${site.smoke.number}`]].sort())
})

it('a deleted tenant is told nothing, since its devices only fall silent because its gateways are refused; a restored one is told again', async () => {
  await tellBy(fault, sms)
  const ingestion = createIngestion(server.deps)
  const setDeleted = (deletedAt: Date | null) => db().update(tenants).set({ deletedAt }).where(eq(tenants.id, site.id))
  await setDeleted(new Date(at()))
  server.clock.advance(2 * DAY_MS)
  await ingestion.markSilent()
  await round()
  expect(await smokeRecords()).toMatchObject([{ alarmType: '离线' }])
  expect(await deliveries()).toEqual([])
  expect(await db().select().from(noticeOutbox)).toEqual([])
  await setDeleted(null)
  await gateway.report(pointReport(site.electrical.number, at(), 'RCT', 0, '漏电超限', 500))
  await round()
  // the sites of other tests fall silent as well
  expect(told().filter((one) => one.startsWith(site.operator.username))).toEqual([`${site.operator.username}/${sms}`])
})

it('a report of an alarm that lasts is no new record, and nobody is told again', async () => {
  await tellBy(alarm, sms)
  await fire()
  await round()
  await fire()
  await round()
  expect(adapters.given).toHaveLength(1)
})

describe('a push rule', () => {
  const again = async (minutes: number) => {
    await recover()
    server.clock.advance(minutes * MINUTE_MS - 2000)
    await fire()
    await round()
  }

  it('keeps a bound person from being told again of a bound device for its interval less one minute, and says so in the log', async () => {
    await tellBy(alarm, sms)
    await addRule(10, alarm, site.operator.userId)
    await fire()
    await round()
    await again(8)
    expect(adapters.given).toHaveLength(1)
    expect(await deliveries()).toMatchObject([{ state: 'sent' }, { state: 'silenced', detail: '每10分钟', tries: 0 }])
    await again(1)
    expect(adapters.given).toHaveLength(2)
  })

  it('keeps back the second of two alarms of a device that come together', async () => {
    await tellBy(alarm, sms)
    await addRule(10, alarm, site.operator.userId)
    const points = ['YG', 'VOL'].map((code) => ({ code, status: 1 as const, type: '报警', value: 1 }))
    await gateway.report({ ...pointReport(site.smoke.number, at(), 'YG', 1), points })
    await round()
    expect((await deliveries()).map(({ state }) => state)).toEqual(['sent', 'silenced'])
  })

  it('keeps nothing from people and for types that it does not bind', async () => {
    await tellBy(alarm, sms)
    await addRule(60, fault, site.operator.userId)
    await fire()
    await round()
    await again(1)
    expect(adapters.given).toHaveLength(2)
  })

  it('counts for each person and each device: it keeps back neither another person nor another device', async () => {
    const { operator, colleague } = site
    await tellBy(alarm, sms)
    await tell(alarm, operator.userId, colleague.userId)
    const ruleId = await addRule(60, alarm, operator.userId)
    await db().insert(noticeRuleDevices).values({ ruleId, kind: 'fireHost', deviceId: site.hostPoint.id })
    // binds the colleague to other devices
    const [other] = await db().insert(noticeRules).values({ tenantId: site.id, name: '其他', intervalMinutes: 60, channelId: 5 }).returning()
    await db().insert(noticeRuleUsers).values({ ruleId: other?.id ?? 0, userId: colleague.userId, type: alarm })
    await fire()
    await gateway.report(hostPoint(at(), 1))
    await round()
    expect(told(), 'two devices at once').toEqual([colleague, colleague, operator, operator].map(({ username }) => `${username}/${sms}`))
    adapters.given = []
    await again(1)
    expect(told(), 'one of them again').toEqual([`${colleague.username}/${sms}`])
  })

  it('of one minute keeps nothing back', async () => {
    await tellBy(alarm, sms)
    await addRule(1, alarm, site.operator.userId)
    await fire()
    await round()
    await again(0.1)
    expect(adapters.given).toHaveLength(2)
  })

  it('keeps to its own interval where devices with other rules are in alarm as well, counted from the last time that the person was told', async () => {
    await tellBy(alarm, sms)
    await addRule(10, alarm, site.operator.userId)
    const [short] = await db().insert(noticeRules).values({ tenantId: site.id, name: '每2分钟', intervalMinutes: 2, channelId: 11 }).returning()
    await db().insert(noticeRuleDevices).values({ ruleId: short?.id ?? 0, kind: 'fireHost', deviceId: site.hostPoint.id })
    await db().insert(noticeRuleUsers).values({ ruleId: short?.id ?? 0, userId: site.operator.userId, type: alarm })
    const both = async (minutes: number) => {
      await recover()
      await gateway.report(hostPoint(at(), 2))
      server.clock.advance(minutes * MINUTE_MS - 2000)
      adapters.given = []
      await fire()
      await gateway.report(hostPoint(at(), 1))
      await round()
      return adapters.given.map(({ text }) => text.includes(site.smoke.number))
    }
    expect(await both(1)).toEqual([true, false])
    expect(await both(2)).toEqual([false])
    expect(await both(0.5)).toEqual([])
    expect(await both(7)).toEqual([true, false])
  })

  it('counts a notice that waits for its first try, and none that waits because it was refused', async () => {
    await tellBy(alarm, sms)
    await addRule(60, alarm, site.operator.userId)
    await fire()
    await process().plan()
    await recover()
    await fire()
    await process().plan()
    const states = async () => (await deliveries()).map(({ state }) => state)
    expect(await states()).toEqual(['waiting', 'silenced'])
    adapters.answer = () => LATER
    await round()
    await again(1)
    expect((await states()).slice(2)).toEqual(['waiting'])
  })

  it('does not count a notice that has failed: the next one is sent', async () => {
    await tellBy(alarm, sms)
    await addRule(60, alarm, site.operator.userId)
    adapters.answer = () => ({ sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
    await fire()
    await round()
    adapters.answer = () => ({ sent: true })
    await again(1)
    expect((await deliveries()).map(({ state }) => state)).toEqual(['failed', 'sent'])
  })

  it('counts a person whose app was told, although the SMS has failed: that one stands in the log as failed, and is sent when it is tried again by hand', async () => {
    await tellBy(alarm, app, sms)
    await addRule(60, alarm, site.operator.userId)
    adapters.answer = ({ method }) => (method === sms ? { sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true } : { sent: true })
    await fire()
    await round()
    await again(1)
    const states = async () => (await deliveries()).map(({ method, state }) => [method, state])
    expect(await states()).toEqual([[app, 'sent'], [sms, 'failed'], [app, 'silenced'], [sms, 'silenced']])
    adapters.answer = () => ({ sent: true })
    const failed = (await deliveries()).find(({ state }) => state === 'failed')
    expect(await post('datahandler/noticeLog/retry', { id: String(failed?.id) })).toMatchObject({ body: { status: 200 } })
    await round()
    expect((await states()).slice(0, 2)).toEqual([[app, 'sent'], [sms, 'sent']])
  })

  it('does not let a fault keep back an alarm of the same device', async () => {
    await tellBy(alarm, sms)
    await tellBy(fault, sms)
    const rule = await addRule(60, alarm, site.operator.userId)
    expect(await post('datahandler/noticeRuleUser/setOfRule', { noticeRuleId: rule, alarmUserIds: site.operator.userId, faultUserIds: site.operator.userId })).toMatchObject({ body: { status: 200 } })
    await gateway.report(pointReport(site.smoke.number, at(), 'VOL', 0, '电池欠压', 2.1))
    await round()
    await fire()
    await round()
    expect(adapters.given.map(({ type }) => type)).toEqual([fault, alarm])
  })

  it('keeps nothing back after the clock of the server was set back', async () => {
    await tellBy(alarm, sms)
    await addRule(60, alarm, site.operator.userId)
    await fire()
    await round()
    server.clock.jump(-2 * 24 * 60 * MINUTE_MS)
    await recover()
    await fire()
    await round()
    server.clock.jump(2 * 24 * 60 * MINUTE_MS)
    expect(adapters.given).toHaveLength(2)
  })
})

it('records of two systems are never one message, and three records of one are still told one by one', async () => {
  await tellBy(alarm, sms)
  const others: TestTenant[] = []
  for (const n of [1, 2, 3]) others.push(await addTenant(server.deps, `${site.id}-${n}`, [1, 2, 3]))
  const numbers = others.flatMap(({ smoke, electrical }) => [smoke.number, electrical.number])
  await db().update(devices).set({ tenantId: site.id, buildingId: site.buildingId }).where(inArray(devices.number, numbers))
  await gateway.post('reports', { tenantId: site.id, reports: others.flatMap(({ smoke, electrical }) => [pointReport(smoke.number, at(), 'YG', 1, '烟感报警'), pointReport(electrical.number, at(), 'RCT', 1, '漏电')]) })
  await round()
  const told = (await messages()).map(({ channelId, records }) => [channelId, records]).sort()
  expect(told).toEqual([[1, 1], [1, 1], [1, 1], [2, 1], [2, 1], [2, 1]])
})

it('more records than a few are one message for each person, in which the first is named and the number of all', async () => {
  await tellBy(alarm, sms)
  const others: string[] = []
  for (const n of [1, 2, 3, 4]) others.push((await addTenant(server.deps, `${site.id}-${n}`, [1, 2, 3])).smoke.number)
  await db().update(devices).set({ tenantId: site.id, buildingId: site.buildingId }).where(inArray(devices.number, others))
  await gateway.post('reports', { tenantId: site.id, reports: others.map((number) => pointReport(number, at(), 'YG', 1, '烟感报警')) })
  await round()
  expect(adapters.given).toHaveLength(1)
  expect(adapters.given[0]).toMatchObject({ records: 4 })
  expect(adapters.given[0]?.text).toContain(`${others[0] ?? ''}）烟感报警`)
  expect(adapters.given[0]?.text).toContain('等 4 条')
  expect(await messages()).toMatchObject([{ records: 4 }])
})
