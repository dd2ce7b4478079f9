import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { auditLog, buildings, fireHosts, earlyWarnings, fireHostRecords, gateways, indoorFacilities, inspectionDefects, inspectionTypes, loginFailures, noticeDeliveries, notices, sessions, tenants, users } from '../../db/schema'
import { addAccount, requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { addCatalogue, openInspectionAndVideo } from '../../testing/alarm-world'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { demandGateway, newGatewayKey, storeGatewayKey } from '../gateways/gateway-keys.queries'
import { isExpired } from './validity'

interface Body<Data = unknown> {
  status: number
  message?: string
  data: Data
}
type Row = Record<string, unknown> & { id: string; version: number }

let server: TestServer
let made = 0
const ids: Record<string, string> = {}
const tokens: Record<string, string> = {}
const done = { status: 200, body: { status: 200 } }
const refused = (message: string, field?: string) => ({ status: 420, body: { status: 30101, message, ...(field === undefined ? {} : { data: { field } }) } })

beforeAll(async () => {
  server = await startTestServer()
  await addCatalogue(server.deps)
  ids['platform'] = await addAccount(server, { username: 'platform', name: '平台', isSuperAdmin: true, isTenantAdmin: false })
  tokens['platform'] = await signInAs(server, 'platform')
})
beforeEach(() => server.deps.database.db.delete(loginFailures))
afterAll(() => server.stop())

const get = <Data = unknown>(path: string, who = 'platform') => server.call<Body<Data>>(`/api/admin/${path}`, tokens[who] ?? '')
const post = <Data = unknown>(path: string, fields: Record<string, string>, who = 'platform') =>
  server.call<Body<Data>>(`/api/admin/${path}`, tokens[who] ?? '', { method: 'POST', body: new URLSearchParams(fields) })
const rowsOf = async (query: string) => (await get<{ rows: Row[]; total: number }>(`tenant/pageList?${query}`)).body.data.rows

/** An account that the platform has made and that has no tenant yet. */
async function anAdministrator(): Promise<{ id: string; username: string }> {
  made += 1
  const username = `chief-${made}`
  const id = await addAccount(server, { username, tenantId: null, isTenantAdmin: false })
  await server.deps.database.db.update(users).set({ createdById: ids['platform'] }).where(eq(users.id, id))
  return { id, username }
}

interface Site {
  row: Row
  fields: Record<string, string>
  administrator: string
}

async function aTenant(extra: Record<string, string> = {}): Promise<Site> {
  const { id: userId, username } = await anAdministrator()
  const fields = { name: `站点 ${made}`, userId, channelIds: '1,5', ...extra }
  expect(await post('tenant/add', fields)).toEqual(done)
  const [row] = await rowsOf(`name=${encodeURIComponent(fields.name)}`)
  if (!row) throw new Error('the new tenant is not in the list')
  return { row, fields: { ...fields, tenantId: row.id }, administrator: username }
}

async function audited(action: string) {
  const [row] = await server.deps.database.db.select().from(auditLog).where(eq(auditLog.action, action)).orderBy(desc(auditLog.id)).limit(1)
  return row
}

describe('adding a tenant (contract admin 3.8)', () => {
  it('makes the chosen account its administrator, who sees the menus of its systems only', async () => {
    const { row, administrator } = await aTenant({ tenantNo: 'N-1', attr1: 'a.example', validUntil: '2030-12-31', maxUsers: '20', maxDevices: '500' })
    expect(row).toMatchObject({ user: administrator, channelIds: ['1', '5'], users: 1, devices: 0, maxUsers: 20, maxDevices: 500, validUntil: '2030-12-31', stopped: '0' })
    tokens[administrator] = await signInAs(server, administrator)
    const { body } = await server.call<{ menus: { code: string }[]; tenantNo: string }>('/api/admin/user/front/info', tokens[administrator])
    expect(body.tenantNo).toBe('N-1')
    const codes = body.menus.map(({ code }) => code)
    expect(codes).toContain('huozaibaojing')
    expect(codes).not.toContain('gasFirecontrol')
    expect(await audited('tenant.add')).toMatchObject({ userId: ids['platform'], detail: { after: { tenantNo: 'N-1', channelIds: [1, 5] } } })
  })

  it('is refused in the order of the platform: user and systems, then the name', async () => {
    expect(await post('tenant/add', { name: '', userId: '', channelIds: '1' })).toMatchObject({ status: 200, body: { status: 30101, message: '参数不能为空' } })
    expect(await post('tenant/add', { name: ' ', userId: 'x', channelIds: '1' })).toEqual(refused('站点名不能为空', 'name'))
  })

  it('refuses a taken name or domain, also in other letters, an unknown system, and what is no day', async () => {
    const { fields } = await aTenant({ name: 'Wanda', attr1: 'wanda.example' })
    const { id: userId } = await anAdministrator()
    const other = { name: '别的', userId, channelIds: '1' }
    expect(await post('tenant/add', { ...other, name: 'WANDA' })).toEqual(refused('站点名已存在!', 'name'))
    expect(await post('tenant/add', { ...other, attr1: 'WANDA.example' })).toEqual(refused('域名已存在!', 'attr1'))
    expect(await post('tenant/add', { ...other, channelIds: '1,99999' })).toEqual(refused('栏目不存在', 'channelIds'))
    expect(await post('tenant/add', { ...other, validUntil: '2026-02-30' })).toEqual(refused('日期格式错误', 'validUntil'))
    expect(await post('tenant/add', { ...other, userId: fields['userId'] ?? '' })).toEqual(refused('所选用户是其他站点管理员', 'userId'))
    expect(await post('tenant/add', { ...other, userId: ids['platform'] ?? '' })).toEqual(refused('用户不存在', 'userId'))
    expect(await rowsOf(`name=${encodeURIComponent('别的')}`)).toEqual([])
  })

  it('is not for administrators of a tenant', async () => {
    const { administrator, row } = await aTenant()
    tokens[administrator] = await signInAs(server, administrator)
    expect(await get('tenant/pageList?page=1&limit=10', administrator)).toMatchObject({ status: 403 })
    expect(await post('tenant/actAs', { tenantId: row.id, reason: '查看' }, administrator)).toMatchObject({ status: 403 })
  })
})

describe('changing a tenant', () => {
  it('replaces its systems and its administrator, whose sessions end', async () => {
    const { fields, administrator } = await aTenant()
    tokens[administrator] = await signInAs(server, administrator)
    const next = await anAdministrator()
    expect(await post('tenant/update', { ...fields, userId: next.id, channelIds: '2' })).toEqual(done)
    expect(await get('user/front/info', administrator)).toMatchObject({ status: 401 })
    const { body } = await get<Record<string, unknown>>(`tenant/${fields['tenantId']}/get`)
    expect(body.data).toMatchObject({ user: next, tenant: { name: fields['name'], channelIds: ['2'] } })
    const { body: tree } = await get<{ channels: { id: number; isAdd: number }[] }[]>(`channel/tree?tenantId=${fields['tenantId']}`)
    expect(tree.data.flatMap(({ channels }) => channels.filter(({ isAdd }) => isAdd === 1).map(({ id }) => id))).toEqual([2])
  })

  it('takes no system away while one of its alarms is open, and names it with the number', async () => {
    const { fields, row } = await aTenant()
    await server.deps.database.db.insert(fireHostRecords).values({ tenantId: row.id, channelId: 11, pointCode: 'FIREMAIN', alarmType: '火警', fireHostId: 1, loop: '1', address: '17', category: '1', raisedAt: new Date() })
    expect(await post('tenant/update', { ...fields, channelIds: '1,5,11' })).toEqual(done)
    const refusal = await post('tenant/update', { ...fields, channelIds: '1,5' })
    expect(refusal).toMatchObject({ status: 420, body: { data: { field: 'channelIds' } } })
    expect(refusal.body.message).toMatch(/^以下监测系统还有未处理的报警，全部处理后才能取消：.+ 1 条$/)
    expect((await rowsOf(`name=${encodeURIComponent(fields['name'] ?? '')}`))[0]).toMatchObject({ channelIds: ['1', '5', '11'] })
    await server.deps.database.db.delete(fireHostRecords).where(eq(fireHostRecords.tenantId, row.id))
    expect(await post('tenant/update', { ...fields, channelIds: '1,5' })).toEqual(done)
  })

  it('is refused for an older version, and tells who was first', async () => {
    const { fields, row } = await aTenant()
    expect(await post('tenant/update', { ...fields, description: '一' })).toEqual(done)
    expect(await post('tenant/update', { ...fields, description: '二', version: String(row.version) })).toMatchObject({ status: 420, body: { data: { person: 'platform(平台)', version: row.version + 1 } } })
  })
})

describe('a stopped tenant (ADR 32)', () => {
  it('has no sessions and no sign-ins until it is allowed again; its reports are recorded all the time', async () => {
    const { fields, administrator } = await aTenant()
    tokens[administrator] = await signInAs(server, administrator)
    const key = await gatewayKeyOf(fields['tenantId'] ?? '')
    expect(await post('tenant/setStopped', { ...fields, stopped: '1' })).toEqual(done)
    expect(await get('user/front/info', administrator)).toMatchObject({ status: 401 })
    const password = encodePassword(TEST_PASSWORD)
    expect((await requestToken(server, { username: administrator, password })).status).toBe(400)
    expect(await reportWith(key)).toBe(200)
    expect(await post('tenant/setStopped', { ...fields, stopped: '0' })).toEqual(done)
    expect((await requestToken(server, { username: administrator, password })).status).toBe(200)
  })
})

async function gatewayKeyOf(tenantId: string): Promise<string> {
  const { db } = server.deps.database
  const key = newGatewayKey()
  await storeGatewayKey(db, await demandGateway(db, { tenantId, gateway: 'G1' }, server.clock.now()), key, server.clock.now())
  return key
}

async function reportWith(key: string): Promise<number> {
  const headers = { 'Content-Type': 'application/json', 'X-Gateway-Key': key }
  return (await server.request('/api/ingest/reports', { method: 'POST', headers, body: JSON.stringify({ reports: [] }) })).status
}

describe('deleting a tenant', () => {
  it('needs the own password, refuses its gateways, and can be taken back with everything in it', async () => {
    const { fields, administrator, row } = await aTenant()
    const key = await gatewayKeyOf(row.id)
    const { tenantId = '' } = fields
    expect(await post('tenant/delete', { tenantId, superAdminPassword: encodePassword('wrong one') })).toEqual(refused('密码错误，删除失败'))
    expect(await audited('tenant.delete')).toMatchObject({ result: 'refused' })
    expect(await post('tenant/delete', { tenantId, superAdminPassword: encodePassword(TEST_PASSWORD) })).toEqual(done)
    expect(await rowsOf(`name=${encodeURIComponent(fields['name'] ?? '')}`)).toEqual([])
    expect(await rowsOf('deleted=1')).toMatchObject([{ id: row.id, idDeleted: '1' }])
    expect(await reportWith(key)).toBe(403)
    const signIn = { username: administrator, password: encodePassword(TEST_PASSWORD) }
    expect((await requestToken(server, signIn)).status).toBe(400)
    expect(await post('tenant/restore', { tenantId })).toEqual(done)
    expect(await reportWith(key)).toBe(200)
    expect((await requestToken(server, signIn)).status).toBe(200)
  })
})

describe('quotas (screens.md tenantManager)', () => {
  const aUser = (): Record<string, string> => {
    made += 1
    return { username: `member-${made}`, mobilePhone: `1390000${String(made).padStart(4, '0')}`, password: encodePassword('三月的风 2026') }
  }

  it('refuse one user more, also from a file and by allowing a stopped one; a larger quota takes it', async () => {
    const { fields, administrator } = await aTenant({ maxUsers: '2' })
    tokens[administrator] = await signInAs(server, administrator)
    const member = aUser()
    expect(await post('user/add', member, administrator)).toEqual(done)
    const full = refused('用户数上限为 2，已有 2，请联系平台管理员')
    expect(await post('user/add', aUser(), administrator)).toEqual(full)
    const { password: _none, ...row } = aUser()
    const body = JSON.stringify({ rows: [row], dryRun: false })
    expect(await server.call('/api/admin/user/importRows', tokens[administrator] ?? '', { method: 'POST', body })).toEqual(full)
    const { body: list } = await get<{ rows: Row[] }>(`user/list?username=${member['username']}`, administrator)
    const id = list.data.rows[0]?.id ?? ''
    expect(await post('user/setDisabled', { id, disabled: '1' }, administrator)).toEqual(done)
    expect(await post('user/add', aUser(), administrator)).toEqual(done)
    expect(await post('user/setDisabled', { id, disabled: '0' }, administrator)).toEqual(full)
    expect(await post('tenant/update', { ...fields, maxUsers: '3' })).toEqual(done)
    expect(await post('user/setDisabled', { id, disabled: '0' }, administrator)).toEqual(done)
  })

  it('refuse one device more', async () => {
    const { administrator, fields } = await aTenant({ maxDevices: '1' })
    tokens[administrator] = await signInAs(server, administrator)
    const tenantId = fields['tenantId'] ?? ''
    const [building] = await server.deps.database.db.insert(buildings).values({ tenantId, name: '一号楼', address: '某市', addressDetail: '某路 1 号', upperFloors: 9 }).returning()
    const add = (sensorNo: string) =>
      server.call<Body>('/api/device/deviceSensor/add', tokens[administrator] ?? '', {
        method: 'POST',
        body: JSON.stringify({ sensorNo, entity: JSON.stringify(['安澜电子', '无线感烟探测器', 'M1']), buildingId: building?.id, floor: 3, positionDescription: '301 室' }),
      })
    expect(await add('quota1')).toMatchObject({ status: 200 })
    expect(await add('quota2')).toEqual(refused('设备数上限为 1，已有 1，请联系平台管理员'))
  })

  it('refuse one camera more, also from a file: each is a device', async () => {
    const { administrator, fields } = await aTenant({ maxDevices: '1' })
    const tenantId = fields['tenantId'] ?? ''
    await openInspectionAndVideo(server.deps, tenantId)
    tokens[administrator] = await signInAs(server, administrator)
    const [building] = await server.deps.database.db.insert(buildings).values({ tenantId, name: '一号楼', address: '某市', addressDetail: '某路 1 号', upperFloors: 9 }).returning()
    const camera = (sensorNo: string) => ({ deviceName: '大堂', sensorNo, buildingId: building?.id, floor: 1 })
    const video = (path: string, body: object) => server.call<Body>(`/api/device/deviceVideoExt/${path}`, tokens[administrator] ?? '', { method: 'POST', body: JSON.stringify(body) })
    const full = (used: number) => refused(`设备数上限为 1，已有 ${used}，请联系平台管理员`)
    expect(await video('importRows', { rows: [camera('quota:1'), camera('quota:2')], dryRun: false })).toEqual(full(0))
    expect(await video('add', camera('quota:1'))).toEqual(done)
    expect(await video('add', camera('quota:2'))).toEqual(full(1))
    expect(await video('importRows', { rows: [camera('quota:2')], dryRun: false })).toEqual(full(1))
  })
})

/** A user of a tenant who is signed in, and the call that ends his sessions. */
async function anotherSession(tenantId: string) {
  made += 1
  const username = `guard-${made}`
  const accountId = await addAccount(server, { username, tenantId, isTenantAdmin: false })
  await signInAs(server, username)
  return { accountId, end: (who: string) => post('onlineSession/endAll', { userId: accountId }, who) }
}

describe('a tenant whose contract has ended (ADR 32)', () => {
  it('is watched and signs in as before, but its configuration is not changed until it is renewed', async () => {
    const { fields, administrator } = await aTenant({ validUntil: '2000-01-01' })
    tokens[administrator] = await signInAs(server, administrator)
    const setup = () => server.call('/api/device/deviceTenantSetup/addOrUpdate', tokens[administrator] ?? '', { method: 'POST', body: JSON.stringify({ planSetup: '1' }) })
    expect(await setup()).toEqual(refused('站点服务已于 2000-01-01 到期：告警照常接收和处置，但不能修改配置，请联系平台管理员续期'))
    expect(await reportWith(await gatewayKeyOf(fields['tenantId'] ?? ''))).toBe(200)
    expect(await post('tenant/update', { ...fields, validUntil: '' })).toEqual(done)
    expect(await setup()).toEqual(done)
  })

  it('handles early warnings, keeps what inspectors find, and ends sessions as before', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: '2000-01-01' })
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
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: '2000-01-01' })
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
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: '2000-01-01', channelIds: '1,11' })
    const { db } = server.deps.database
    const [host] = await db.insert(fireHosts).values({ tenantId, serverIp: '10.254.9.9', port: 9, stoppedAt: new Date(server.clock.now()), stopReason: '改造施工' }).returning()
    tokens[administrator] = await signInAs(server, administrator)
    const stopped = (to: '0' | '1') => server.call('/api/device/deviceFireMain/setStopped', tokens[administrator] ?? '', { method: 'POST', body: new URLSearchParams({ id: String(host?.id), stopped: to, reason: '改造施工' }) })

    expect(await stopped('0')).toEqual(done)
    expect((await db.select().from(fireHosts).where(eq(fireHosts.id, host?.id ?? 0)))[0]?.stoppedAt).toBeNull()
    expect(await stopped('1')).toEqual(refused('站点服务已于 2000-01-01 到期：告警照常接收和处置，但不能修改配置，请联系平台管理员续期'))
  })

  it('disables a user, so that he cannot sign in again; enabling him is configuration and refused', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: '2000-01-01' })
    tokens[administrator] = await signInAs(server, administrator)
    const { accountId } = await anotherSession(tenantId)
    const disabled = (to: '0' | '1') => post('user/setDisabled', { id: accountId, disabled: to }, administrator)
    const ended = refused('站点服务已于 2000-01-01 到期：告警照常接收和处置，但不能修改配置，请联系平台管理员续期')

    expect(await disabled('1')).toEqual(done)
    const { db } = server.deps.database
    expect(await db.select().from(sessions).where(and(eq(sessions.userId, accountId), isNull(sessions.revokedAt)))).toEqual([])
    expect((await db.select().from(users).where(eq(users.id, accountId)))[0]?.isDisabled).toBe(true)
    expect(await disabled('0')).toEqual(ended)
  })

  it('lets people in who watch and stops access: a user is unlocked, gets a new password, loses a second factor and an identity, and keys of a gateway end; a new key is configuration and refused', async () => {
    const { row: { id: tenantId }, administrator } = await aTenant({ validUntil: '2000-01-01' })
    tokens[administrator] = await signInAs(server, administrator)
    const { accountId } = await anotherSession(tenantId)
    const { db } = server.deps.database
    const ended = refused('站点服务已于 2000-01-01 到期：告警照常接收和处置，但不能修改配置，请联系平台管理员续期')

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

describe('acting as a tenant (ADR 32)', () => {
  interface Token {
    access_token: string
    refresh_token: string
  }

  it('needs a reason, takes the place of the own session, and shows the data and rights of that tenant until it is ended', async () => {
    const { row } = await aTenant({ tenantNo: 'ACT' })
    const helper = await signInAs(server, 'platform')
    tokens['helper'] = helper
    expect(await post('tenant/actAs', { tenantId: row.id }, 'helper')).toMatchObject({ status: 420, body: { data: { field: 'reason' } } })
    const { body } = await post<Token>('tenant/actAs', { tenantId: row.id, reason: '协助排查' }, 'helper')
    expect(await get('user/front/info', 'helper')).toMatchObject({ status: 200 })
    server.clock.advance(10_001)
    expect(await get('user/front/info', 'helper')).toMatchObject({ status: 401 })
    tokens['helper'] = body.data.access_token
    expect(await get('user/front/info', 'helper')).toMatchObject({ status: 200, body: { username: 'platform', tenantNo: 'ACT', actingFor: row['name'], groupName: '站点管理员' } })
    expect(await get('tenant/pageList?page=1&limit=10', 'helper')).toMatchObject({ status: 403 })
    const trail = await server.deps.database.db.select().from(auditLog).where(and(eq(auditLog.tenantId, row.id), eq(auditLog.action, 'tenant.actAs')))
    expect(trail).toMatchObject([{ userId: ids['platform'], detail: { reason: '协助排查', by: 'platform(平台)' } }])

    const renewed = await server.request('/api/auth/oauth/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: body.data.refresh_token }) })
    tokens['helper'] = ((await renewed.json()) as Token).access_token
    expect(await get('user/front/info', 'helper')).toMatchObject({ body: { actingFor: row['name'] } })

    const ended = await post<Token>('tenant/endActing', {}, 'helper')
    tokens['helper'] = ended.body.data.access_token
    expect((await get<object>('user/front/info', 'helper')).body).not.toHaveProperty('actingFor')
    expect(await post('tenant/endActing', {}, 'helper')).toEqual(refused('当前未代管站点'))
  })

  it.each([
    ['stopped', 'tenant/setStopped', { stopped: '1' }],
    ['deleted', 'tenant/delete', { superAdminPassword: encodePassword(TEST_PASSWORD) }],
  ])('is over as soon as another person has %s the tenant', async (_what, path, how) => {
    const { fields, row } = await aTenant()
    tokens['helper'] = await signInAs(server, 'platform')
    tokens['helper'] = (await post<Token>('tenant/actAs', { tenantId: row.id, reason: '协助排查' }, 'helper')).body.data.access_token
    expect(await get('user/front/info', 'helper')).toMatchObject({ status: 200 })
    expect(await post(path, { ...fields, ...how })).toEqual(done)
    expect(await get('user/front/info', 'helper')).toMatchObject({ status: 401 })
  })

  it('is refused for a stopped tenant', async () => {
    const { fields, row } = await aTenant()
    await post('tenant/setStopped', { ...fields, stopped: '1' })
    expect(await post('tenant/actAs', { tenantId: row.id, reason: '查看' })).toEqual(refused('站点已停用或已删除，无法代管'))
    expect(await server.deps.database.db.select().from(tenants).where(eq(tenants.id, row.id))).toMatchObject([{ isStopped: true }])
  })
})
