import { describe, expect, it } from 'vitest'

import { noticeRuleDevices, noticeRules, roleElements, roleMenus } from '../../db/schema'
import { addOperator, addTenant } from '../../testing/alarm-world'
import { menuIdOf } from '../menus/menu-catalogue'
import { aNoticeSiteForEachTest, db, get, post, server, site } from './notices.harness'

aNoticeSiteForEachTest('rules')

const FIRE_HOST = 11
const aRule = async (name: string, channelId = 1) => (await db().insert(noticeRules).values({ tenantId: site.id, name, intervalMinutes: 10, channelId }).returning())[0]?.id ?? 0
const bind = async (noticeRuleId: number, ...ids: number[]) => (await post('datahandler/noticeRuleSensor/batchAdd', { noticeRuleId, sensorIds: ids.join(',') })).body
const unbind = async (noticeRuleId: number, ...ids: number[]) => (await post('datahandler/noticeRuleSensor/delBindedSensor', { noticeRuleId, sensorIds: ids.join(',') })).body
const devicesOf = async (rule: number, list: 'listBindedSensor' | 'listFireMainBindedSensor' | 'listUnBindedSensor' = 'listBindedSensor') =>
  (await get<{ rows: { id: number }[] }>(`datahandler/noticeRuleSensor/${list}?noticeRuleId=${rule}`)).rows.map(({ id }) => id)
const setPeople = (noticeRuleId: number, alarmUserIds: string, faultUserIds = '', version?: number) => post('datahandler/noticeRuleUser/setOfRule', { noticeRuleId, alarmUserIds, faultUserIds, version })
const peopleOf = (rule: number) => get<object>(`datahandler/noticeRuleUser/ofRule?noticeRuleId=${rule}`)
const row = (rule: number) => get<object>(`datahandler/noticeRule/get?id=${rule}`)
const refused = (field: string) => ({ status: 30101, data: { field } })
const changed = (count: number) => ({ status: 200, data: count })

describe('the devices of a push rule', () => {
  it('have one rule: another one neither takes them nor takes them off it', async () => {
    const [rule, other] = [await aRule('一'), await aRule('二')]
    expect(await devicesOf(other, 'listUnBindedSensor')).toEqual([site.smoke.id])
    expect(await bind(rule, site.smoke.id)).toEqual(changed(1))
    expect(await bind(other, site.smoke.id)).toEqual(changed(0))
    expect([await devicesOf(rule), await devicesOf(other), await devicesOf(other, 'listUnBindedSensor')]).toEqual([[site.smoke.id], [], []])
    expect([await row(rule), await row(other)]).toMatchObject([{ boundDevices: 1 }, { boundDevices: 0 }])
    expect(await unbind(other, site.smoke.id)).toEqual(changed(0))
    expect(await devicesOf(rule)).toEqual([site.smoke.id])
    expect(await unbind(rule, site.smoke.id)).toEqual(changed(1))
    expect([await devicesOf(rule), await devicesOf(other, 'listUnBindedSensor')]).toEqual([[], [site.smoke.id]])
  })

  it('of a fire host are its points: a device that has the same number is another thing', async () => {
    const [points, sensors] = [await aRule('主机', FIRE_HOST), await aRule('烟感')]
    const sameNumber = { ruleId: sensors, kind: 'general', deviceId: site.hostPoint.id } as const
    await db().insert(noticeRuleDevices).values(sameNumber)
    expect(await devicesOf(points, 'listUnBindedSensor')).toEqual([site.hostPoint.id])
    expect(await bind(points, site.hostPoint.id)).toEqual(changed(1))
    expect([await devicesOf(points, 'listFireMainBindedSensor'), await row(points)]).toMatchObject([[site.hostPoint.id], { boundDevices: 1 }])
    expect(await unbind(points, site.hostPoint.id)).toEqual(changed(1))
    expect(await db().select().from(noticeRuleDevices)).toContainEqual(sameNumber)
  })

  it('are those of its system and tenant: others are as unknown, and then none is bound', async () => {
    const rule = await aRule('烟感')
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    for (const id of [site.electrical.id, other.smoke.id]) expect(await bind(rule, site.smoke.id, id)).toMatchObject(refused('sensorIds'))
    expect(await devicesOf(rule)).toEqual([])
    expect((await post('datahandler/noticeRuleSensor/batchAdd', { noticeRuleId: rule, sensorIds: other.smoke.id }, other.operator.token)).body).toMatchObject({ status: 30101 })
  })

  it('are found by their number in capitals, as it stands on a label', async () => {
    const rule = await aRule('烟感')
    const found = async (filter: string) =>
      (await get<{ rows: { id: number }[] }>(`datahandler/noticeRuleSensor/listUnBindedSensor?noticeRuleId=${rule}&${filter}=${site.smoke.number.toUpperCase()}`)).rows.map(({ id }) => id)
    expect([await found('sensorNo'), await found('keyword')]).toEqual([[site.smoke.id], [site.smoke.id]])
  })

  it('are free again when it is deleted; those of other rules keep theirs', async () => {
    const [rule, other] = [await aRule('烟感'), await aRule('主机', FIRE_HOST)]
    await bind(rule, site.smoke.id)
    await bind(other, site.hostPoint.id)
    expect((await server.call(`/api/datahandler/noticeRule/delete?id=${rule}`, site.operator.token)).body).toEqual({ status: 200 })
    expect([await devicesOf(await aRule('新'), 'listUnBindedSensor'), await devicesOf(other)]).toEqual([[site.smoke.id], [site.hostPoint.id]])
  })
})

it('a push rule is refused the name of another one at its field, also of one of a system that the writer does not see', async () => {
  const guard = await addOperator(db(), site.id, `${site.id}-guard`, server.clock.now(), false, [1])
  await db().insert(roleMenus).values(['adminSys', 'adminSys/manageRules'].map((path) => ({ roleId: `r-${guard.username}`, menuId: menuIdOf(path) })))
  await db().insert(roleElements).values(['btn_add', 'btn_edit', 'btn_import'].map((act) => ({ roleId: `r-${guard.username}`, elementCode: `adminSys/manageRules:${act}` })))
  const [own] = [await aRule('烟感'), await aRule('主机', FIRE_HOST)]
  const rule = (ruleName: string, more = {}) => ({ ruleName, intervalTimeMinutes: 10, channelId: 1, ...more })
  const send = (call: string, body: object) => post(`datahandler/noticeRule/${call}`, body, guard.token)
  for (const name of ['主机', '烟感']) expect(await send('add', rule(name))).toMatchObject({ status: 420, body: refused('ruleName') })
  expect(await send('update', rule('主机', { id: own }))).toMatchObject({ status: 420, body: refused('ruleName') })
  expect((await send('importRows', { rows: [rule('主机')], dryRun: true })).body).toMatchObject({ data: { errors: [{ row: 0, field: 'ruleName' }] } })
  expect(await send('add', rule('电气'))).toMatchObject({ status: 200 })
})

describe('the people of a push rule', () => {
  it('are kept by type and replaced as a whole; those of another rule stay, with its version', async () => {
    const [rule, other] = [await aRule('一'), await aRule('二')]
    const { operator, colleague } = site
    expect((await setPeople(other, operator.userId, colleague.userId)).body).toEqual({ status: 200 })
    expect((await setPeople(rule, `${operator.userId},${colleague.userId}`)).body).toEqual({ status: 200 })
    expect((await setPeople(rule, '', operator.userId)).body).toEqual({ status: 200 })
    expect(await peopleOf(rule)).toMatchObject({ version: 3, alarmUsers: [], faultUsers: [{ id: operator.userId }] })
    expect(await peopleOf(other)).toMatchObject({ version: 2, alarmUsers: [{ id: operator.userId }], faultUsers: [{ id: colleague.userId }] })
    expect([await row(rule), await row(other)]).toMatchObject([{ boundUsers: 1 }, { boundUsers: 2 }])
  })

  it('are not replaced from an older version, nor by users of another tenant', async () => {
    const rule = await aRule('一')
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    expect((await setPeople(rule, site.operator.userId, '', 1)).body).toEqual({ status: 200 })
    expect((await setPeople(rule, '', '', 1)).body).toMatchObject({ status: 30101, data: { version: 2 } })
    expect((await setPeople(rule, other.operator.userId)).body).toMatchObject(refused('alarmUserIds'))
    expect((await setPeople(rule, '', other.operator.userId)).body).toMatchObject(refused('faultUserIds'))
    expect(await peopleOf(rule)).toMatchObject({ alarmUsers: [{ id: site.operator.userId }], faultUsers: [] })
  })
})
