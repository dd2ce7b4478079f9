import { and, eq, isNull } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { buildings, fireHosts, earlyWarnings, gateways, indoorFacilities, inspectionDefects, inspectionTypes, noticeDeliveries, notices, sessions, users } from '../../db/schema'
import { addAccount, signInAs } from '../../testing/accounts'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { aPlatformForAllTests, aTenant, done, gatewayKeyOf, nextNumber, post, refused, reportWith, server, tokens } from './tenants.harness'
import { isExpired } from './validity'

aPlatformForAllTests()

const ENDED_ON = '2000-01-01'
const ended = refused(`站点服务已于 ${ENDED_ON} 到期：告警照常接收和处置，但不能修改配置，请联系平台管理员续期`)

/** A user of a tenant who is signed in, and the call that ends his sessions. */
async function anotherSession(tenantId: string) {
  const username = `guard-${nextNumber()}`
  const accountId = await addAccount(server, { username, tenantId, isTenantAdmin: false })
  await signInAs(server, username)
  return { accountId, end: (who: string) => post('onlineSession/endAll', { userId: accountId }, who) }
}

describe('a tenant whose contract has ended (ADR 32)', () => {
  it('is watched and signs in as before, but its configuration is not changed until it is renewed', async () => {
    const { fields, administrator } = await aTenant({ validUntil: ENDED_ON })
    tokens[administrator] = await signInAs(server, administrator)
    const setup = () => server.call('/api/device/deviceTenantSetup/addOrUpdate', tokens[administrator] ?? '', { method: 'POST', body: JSON.stringify({ planSetup: '1' }) })
    expect(await setup()).toEqual(ended)
    expect(await reportWith(await gatewayKeyOf(fields['tenantId'] ?? ''))).toBe(200)
    expect(await post('tenant/update', { ...fields, validUntil: '' })).toEqual(done)
    expect(await setup()).toEqual(done)
  })

  it('handles early warnings, keeps what inspectors find, and ends sessions as before', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: ENDED_ON })
    const { db } = server.deps.database
    await openInspectionAndVideo(server.deps, tenantId)
    const at = new Date(server.clock.now())
    const warning = { tenantId, channelId: 1, deviceId: 1, sensorNumber: 's', pointCode: 'YG', levelName: '关注', levelRank: 1, levelColor: '#FFAA00', raisedAt: at, receivedAt: at }
    const [warned] = await db.insert(earlyWarnings).values(warning).returning()
    const [type] = await db.insert(inspectionTypes).values({ tenantId, name: '灭火器', checkChoices: [{ name: '铅封完好', place: 0, needsPhoto: false }] }).returning()
    const [building] = await db.insert(buildings).values({ tenantId, name: '到期大厦', address: '某市', addressDetail: '某路', upperFloors: 9 }).returning()
    const [facility] = await db.insert(indoorFacilities).values({ tenantId, typeId: type?.id ?? 0, buildingId: building?.id ?? 0, floor: 1, position: '门口' }).returning()

    tokens[administrator] = await signInAs(server, administrator)
    const device = (path: string, body: object) => server.call(`/api/device/${path}`, tokens[administrator] ?? '', { method: 'POST', body: JSON.stringify(body) })
    expect(await device(`deviceEarlyWarning/updateBatch?ids=${warned?.id}`, {})).toEqual(done)
    const result = { clientId: 'late-check', facilitiesNo: facility?.number, inspectionTime: at.getTime(), itemValue: [{ checkTestItem: '铅封完好', itemVaule: '1' }], problemDescription: '铅封断裂' }
    expect(await device('deviceInspectionTasks/submit', result)).toMatchObject({ status: 200, body: { status: 200, data: { repeated: false } } })
    const [defect] = await db.select().from(inspectionDefects).where(eq(inspectionDefects.tenantId, tenantId))
    expect(await device('deviceInspectionDefect/rectify', { id: defect?.id, version: defect?.version, rectification: '换新铅封' })).toEqual(done)

    const { accountId, end } = await anotherSession(tenantId)
    expect(await end(administrator)).toEqual(done)
    expect(await db.select().from(sessions).where(and(eq(sessions.userId, accountId), isNull(sessions.revokedAt)))).toEqual([])
  })

  it('sends a failed notice again', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: ENDED_ON })
    const { db } = server.deps.database
    const [person] = await db.select().from(users).where(eq(users.username, administrator))
    const at = new Date(server.clock.now())
    const facts = { at: at.getTime(), place: '到期大厦', floor: 1, position: '门口', device: '烟感', series: null, alarm: '火警', level: '一级', value: null }
    const [notice] = await db.insert(notices).values({ tenantId, type: '1', channelId: 1, facts, content: '火警', createdAt: at }).returning()
    const [failed] = await db.insert(noticeDeliveries).values({ tenantId, noticeId: notice?.id ?? 0, userId: person?.id ?? '', method: '2', state: 'failed', createdAt: at, dueAt: at }).returning()

    tokens[administrator] = await signInAs(server, administrator)
    const retried = await server.call('/api/datahandler/noticeLog/retry', tokens[administrator] ?? '', { method: 'POST', body: new URLSearchParams({ id: String(failed?.id) }) })
    expect(retried).toEqual(done)
    const [delivery] = await db.select().from(noticeDeliveries).where(eq(noticeDeliveries.id, failed?.id ?? 0))
    expect(delivery?.state).not.toBe('failed')
  })

  it('starts a stopped host again, because the fires of a stopped one are refused; stopping it is configuration and refused', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: ENDED_ON, channelIds: '1,11' })
    const { db } = server.deps.database
    const [host] = await db.insert(fireHosts).values({ tenantId, serverIp: '10.254.9.9', port: 9, stoppedAt: new Date(server.clock.now()), stopReason: '改造施工' }).returning()
    tokens[administrator] = await signInAs(server, administrator)
    const stopped = (to: '0' | '1') => server.call('/api/device/deviceFireMain/setStopped', tokens[administrator] ?? '', { method: 'POST', body: new URLSearchParams({ id: String(host?.id), stopped: to, reason: '改造施工' }) })

    expect(await stopped('0')).toEqual(done)
    expect((await db.select().from(fireHosts).where(eq(fireHosts.id, host?.id ?? 0)))[0]?.stoppedAt).toBeNull()
    expect(await stopped('1')).toEqual(ended)
  })

  it('disables a user, so that he cannot sign in again; enabling him is configuration and refused', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: ENDED_ON })
    tokens[administrator] = await signInAs(server, administrator)
    const { accountId } = await anotherSession(tenantId)
    const disabled = (to: '0' | '1') => post('user/setDisabled', { id: accountId, disabled: to }, administrator)

    expect(await disabled('1')).toEqual(done)
    const { db } = server.deps.database
    expect(await db.select().from(sessions).where(and(eq(sessions.userId, accountId), isNull(sessions.revokedAt)))).toEqual([])
    expect((await db.select().from(users).where(eq(users.id, accountId)))[0]?.isDisabled).toBe(true)
    expect(await disabled('0')).toEqual(ended)
  })

  it('lets people in who watch and stops access: a user is unlocked, gets a new password, loses a second factor and an identity, and keys of a gateway end; a new key is configuration and refused', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: ENDED_ON })
    tokens[administrator] = await signInAs(server, administrator)
    const { accountId } = await anotherSession(tenantId)
    const { db } = server.deps.database

    expect(await post('user/resetPassword', { id: accountId, password: encodePassword('Guard#2030new') }, administrator)).toEqual(done)
    for (const path of ['user/unlock', 'user/resetSecondFactor', 'user/unbindIdentity']) expect(await post(path, { id: accountId, identityId: '1' }, administrator), path).not.toEqual(ended)

    await gatewayKeyOf(tenantId)
    const [gateway] = await db.select().from(gateways).where(eq(gateways.tenantId, tenantId))
    const keys = (act: string) => server.call(`/api/device/deviceCollectingDevice/${act}`, tokens[administrator] ?? '', { method: 'POST', body: new URLSearchParams({ id: String(gateway?.id) }) })
    expect(await keys('revokeKeys')).toEqual(done)
    expect(await keys('newKey')).toEqual(ended)
  })

  it('lasts to the end of its last day in UTC+8', () => {
    expect(isExpired({ validUntil: '2030-06-30' }, new Date('2030-06-30T15:59:59Z'))).toBe(false)
    expect(isExpired({ validUntil: '2030-06-30' }, new Date('2030-06-30T16:00:00Z'))).toBe(true)
  })
})
