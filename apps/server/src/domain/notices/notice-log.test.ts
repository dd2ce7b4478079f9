import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'

import { roleElements, roleMenus, users } from '../../db/schema'
import { addOperator, addTenant } from '../../testing/alarm-world'
import { menuIdOf } from '../menus/menu-catalogue'
import { adapters, aNoticeSiteForEachTest, db, deliveries, fire, get, post, round, server, site, tellBy } from './notices.harness'

const { alarm } = NOTICE_TYPE
const { app, sms } = NOTICE_METHOD
const ELECTRICAL = 2

aNoticeSiteForEachTest('log')

const idsOfLog = async (token = site.operator.token, query = '') => (await get<{ rows: { id: number }[] }>(`datahandler/noticeLog/listNoticeLog?${query}`, token)).rows.map(({ id }) => id)
const retry = (token: string, ...ids: (number | undefined)[]) => post('datahandler/noticeLog/retry', { id: ids.join(',') }, token)
const gone = { status: 420, body: { status: 30101 } }

it('notices of another tenant are in no list, and none of them is tried again, also not one that is a test and about no system', async () => {
  adapters.answer = () => ({ sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
  const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
  await post('device/deviceMessageNotice/test', { noticeType: alarm, method: app })
  await tellBy(alarm, app)
  await fire()
  await round()
  const kept = await deliveries()
  expect(kept.map(({ state }) => state)).toEqual(['failed', 'failed'])
  expect(await idsOfLog(other.operator.token)).toEqual([])
  for (const { id } of kept) expect(await retry(other.operator.token, id)).toMatchObject(gone)
  expect(await deliveries()).toEqual(kept)
})

it('notices about a system that a user does not see are neither listed nor tried again, and one unknown number tries none of the others', async () => {
  const guard = await addOperator(db(), site.id, `${site.id}-guard`, server.clock.now(), false, [ELECTRICAL])
  await db().insert(roleMenus).values(['adminSys', 'adminSys/sysConfig'].map((path) => ({ roleId: `r-${guard.username}`, menuId: menuIdOf(path) })))
  await db().insert(roleElements).values({ roleId: `r-${guard.username}`, elementCode: 'adminSys/sysConfig:btn_retry' })
  adapters.answer = () => ({ sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
  await tellBy(alarm, app)
  await fire()
  await round()
  const [failed] = await deliveries()
  expect([await idsOfLog(), await idsOfLog(guard.token)]).toEqual([[failed?.id], []])
  expect(await retry(guard.token, failed?.id)).toMatchObject(gone)
  expect(await retry(site.operator.token, failed?.id, 987_654)).toMatchObject(gone)
  expect(await deliveries()).toEqual([failed])
  expect(await retry(site.operator.token, failed?.id)).toMatchObject({ status: 200 })
})

it('the log is found by account or name, by number, by method, by kind and by what became of a notice', async () => {
  await db().update(users).set({ name: '周海燕' }).where(eq(users.id, site.operator.userId))
  await tellBy(alarm, app, sms)
  adapters.answer = ({ method }) => (method === app ? { sent: true } : { sent: false, reason: 'refused', detail: 'HTTP 400', isFinal: true })
  await fire()
  await round()
  const [byApp, bySms] = (await deliveries()).map(({ id }) => id)
  const found = async (filter: string, value: string) => idsOfLog(site.operator.token, `${filter}=${encodeURIComponent(value)}`)
  for (const [filter, value] of [['username', '海燕'], ['username', site.operator.username.slice(1)], ['mobilePhone', '8000011'], ['messageType', alarm]] as const) {
    expect(await found(filter, value), `${filter} ${value}`).toEqual([bySms, byApp])
  }
  for (const [filter, value] of [['username', '王'], ['mobilePhone', '139'], ['messageType', NOTICE_TYPE.fault], ['noticeType', '2']] as const) expect(await found(filter, value), `${filter} ${value}`).toEqual([])
  expect([await found('noticeType', '0'), await found('noticeType', '1')]).toEqual([[byApp], [bySms]])
  expect([await found('state', 'sent'), await found('state', 'failed')]).toEqual([[byApp], [bySms]])
})
