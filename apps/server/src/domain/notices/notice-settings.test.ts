import { NOTICE_METHOD, NOTICE_TYPE } from '@smart-fire/api-client/wire'
import { describe, expect, it } from 'vitest'

import { addOperator, addTenant } from '../../testing/alarm-world'
import { addRule, adapters, aNoticeSiteForEachTest, deliveries, fire, get, post, round, server, site, tell, tellBy } from './notices.harness'

const { alarm, fault } = NOTICE_TYPE
const { mail, sms, voice } = NOTICE_METHOD
const refused = (field: string) => ({ body: { status: 30101, data: { field } } })

aNoticeSiteForEachTest('settings')

describe('methods and words', () => {
  it('are kept by type, and say which method has no adapter', async () => {
    await tellBy(alarm, sms, mail)
    expect(await get('device/deviceMessageNotice/selectByNoticeType?noticeType=1')).toMatchObject({
      notice: [{ id: 1, checked: false }, { id: 2, notice: '短信推送', checked: true, configured: true }, { id: 3, checked: false }, { id: 4, checked: true, configured: false }], text: null, version: 1,
    })
    expect(await get('device/deviceMessageNotice/selectByNoticeType?noticeType=2')).toMatchObject({ version: 0 })
  })

  it('with a variable that does not exist, or that are too long, are refused at their field', async () => {
    for (const text of ['{密码}', '{}', 'x'.repeat(201), 'a\u0007']) expect(await post('device/deviceMessageNotice/updateOrAdd', { noticeType: alarm, ids: '2', text })).toMatchObject(refused('text'))
  })

  it('never contain a setting of the adapters', async () => {
    const { body } = await server.call<object>('/api/device/deviceMessageNotice/selectByNoticeType?noticeType=1', site.operator.token)
    expect(JSON.stringify(body)).not.toMatch(/secret|http|smtp:/i)
  })
})

describe('a test', () => {
  const test = (method: string) => post('device/deviceMessageNotice/test', { noticeType: alarm, method })

  it('goes to the caller himself, is marked, is in the log and in the audit log', async () => {
    expect((await test(sms)).body).toMatchObject({ status: 200, data: { state: 'sent', result: '成功' } })
    expect(adapters.given).toMatchObject([{ isTest: true, to: { username: site.operator.username } }])
    expect(adapters.given[0]?.text).toMatch(/^【测试】/)
    expect((await get<{ rows: object[] }>('datahandler/noticeLog/listNoticeLog')).rows).toMatchObject([{ isTest: '1', state: 'sent' }])
    await round()
    expect(adapters.given).toHaveLength(1)
  })

  it('is sent once, although the server looks for due messages at that moment', async () => {
    adapters.answer = async () => {
      adapters.answer = () => ({ sent: true })
      await round()
      return { sent: true }
    }
    expect((await test(sms)).body).toMatchObject({ data: { state: 'sent' } })
    expect(adapters.given).toHaveLength(1)
  })

  it('that fails says why, and is not tried again', async () => {
    adapters.answer = () => ({ sent: false, reason: 'timeout', detail: null, isFinal: false })
    expect((await test(voice)).body).toMatchObject({ data: { state: 'failed', reason: 'timeout' } })
    server.clock.advance(3_600_000)
    await round()
    expect(adapters.given).toHaveLength(1)
  })

  it('by a method without an adapter is never sent', async () => {
    expect((await test(mail)).body).toMatchObject({ data: { state: 'unconfigured', result: '未配置发送通道' } })
  })
})

describe('recipients', () => {
  it('of another tenant are as unknown, when they are added and when they are taken off', async () => {
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    expect(await tell(alarm, other.operator.userId)).toMatchObject(refused('userIds'))
    await tell(alarm, site.colleague.userId)
    expect(await server.call(`/api/device/deviceMessageRecipients/delete?noticeType=1&id=${site.colleague.userId}`, other.operator.token)).toMatchObject(refused('id'))
    expect((await get<{ rows: object[] }>('device/deviceMessageRecipients/pagelist?noticeType=1')).rows).toMatchObject([{ id: site.colleague.userId, hasNoticeRule: '0', groupName: `r-${site.colleague.username}` }])
  })

  it('are chosen for alarms and for faults apart, and by each tenant for itself', async () => {
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    const told = async (type: string, token = site.operator.token) => (await get<{ rows: { id: string }[] }>(`device/deviceMessageRecipients/pagelist?noticeType=${type}`, token)).rows.map(({ id }) => id)
    await tell(alarm, site.operator.userId, site.colleague.userId)
    await post('device/deviceMessageRecipients/addBatch', { noticeType: fault, userIds: other.colleague.userId }, other.operator.token)
    await tell(fault, site.colleague.userId)
    await get(`device/deviceMessageRecipients/delete?noticeType=${fault}&id=${site.colleague.userId}`)
    expect([await told(alarm), await told(fault)]).toEqual([[site.colleague.userId, site.operator.userId], []])
    expect([await told(alarm, other.operator.token), await told(fault, other.operator.token)]).toEqual([[], [other.colleague.userId]])
  })

  it('say whether a push rule binds them', async () => {
    await tell(alarm, site.colleague.userId)
    await addRule(10, alarm, site.colleague.userId)
    expect((await get<{ rows: object[] }>('device/deviceMessageRecipients/pagelist?noticeType=1')).rows).toMatchObject([{ hasNoticeRule: '1' }])
  })
})

describe('the notices of a record', () => {
  it('are shown without numbers, to users who see its system, and to nobody of another tenant', async () => {
    await tellBy(alarm, sms)
    const { records: [record] } = await fire()
    await round()
    const path = `datahandler/noticeLog/ofRecord?kind=general&id=${record?.id}`
    const rows = await get<object[]>(path, site.colleague.token)
    expect(rows).toMatchObject([{ username: site.operator.username, noticeType: '1', state: 'sent', tries: 1 }])
    expect(JSON.stringify(rows)).not.toContain('13800001111')
    const other = await addTenant(server.deps, `${site.id}-other`, [1, 2, 3])
    expect(await get(path, other.operator.token)).toEqual([])
    const blind = await addOperator(server.deps.database.db, site.id, `${site.id}-blind`, server.clock.now(), false, [2, 5])
    expect(await get(path, blind.token)).toEqual([])
    expect(await deliveries()).toHaveLength(1)
  })
})
