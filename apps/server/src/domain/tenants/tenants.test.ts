import { and, desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { auditLog, buildings, fireHostRecords, tenants, users } from '../../db/schema'
import { addAccount, requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { openInspectionAndVideo } from '../../testing/alarm-world'
import { anAdministrator, aPlatformForAllTests, aTenant, type Body, done, gatewayKeyOf, get, ids, nextNumber, post, refused, reportWith, type Row, rowsOf, server, tokens } from './tenants.harness'

aPlatformForAllTests()

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
    for (const validUntil of ['2026-02-30', '0000-01-01']) expect(await post('tenant/add', { ...other, validUntil })).toEqual(refused('日期格式错误', 'validUntil'))
    expect(await post('tenant/add', { ...other, userId: fields['userId'] ?? '' })).toEqual(refused('所选用户是其他站点管理员', 'userId'))
    expect(await post('tenant/add', { ...other, userId: ids['platform'] ?? '' })).toEqual(refused('用户不存在', 'userId'))
    expect(await rowsOf(`name=${encodeURIComponent('别的')}`)).toEqual([])
  })

  it.each([
    ['is stopped', { isDisabled: true }], ['was deleted', { isDeleted: true }], ['administers the platform', { isSuperAdmin: true }], ['another administrator has created', { createdById: 'another' }],
  ])('refuses an account as its administrator that %s', async (_what, account) => {
    const { id: userId } = await anAdministrator()
    await server.deps.database.db.update(users).set(account).where(eq(users.id, userId))
    expect(await post('tenant/add', { name: `未建 ${nextNumber()}`, userId, channelIds: '1' })).toEqual(refused('用户不存在', 'userId'))
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
    const [before] = await server.deps.database.db.select().from(users).where(eq(users.username, administrator))
    expect(before, 'the one before belongs to no tenant any more').toMatchObject({ isTenantAdmin: false, tenantId: null })
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

it('a deleted tenant is not changed, stopped, allowed or deleted once more before it is restored, and one that is there is not restored', async () => {
  const { fields } = await aTenant()
  const tenantId = fields['tenantId'] ?? ''
  const remove = () => post('tenant/delete', { tenantId, superAdminPassword: encodePassword(TEST_PASSWORD) })
  expect(await post('tenant/restore', { tenantId })).toEqual(refused('站点未被删除'))
  expect(await remove()).toEqual(done)
  const row = async () => (await server.deps.database.db.select().from(tenants).where(eq(tenants.id, tenantId)))[0]
  const before = await row()
  for (const again of [remove(), post('tenant/update', fields), post('tenant/setStopped', { tenantId, stopped: '1' }), post('tenant/setStopped', { tenantId, stopped: '0' })]) expect(await again).toEqual(refused('站点已删除，请先恢复'))
  expect(await row()).toEqual(before)
})

it('a tenant that is changed, stopped and deleted leaves another as it is: systems, administrator, sessions and version', async () => {
  const [one, other] = [await aTenant(), await aTenant()]
  tokens[other.administrator] = await signInAs(server, other.administrator)
  const rowOfOther = async () => (await rowsOf(`name=${encodeURIComponent(other.fields['name'] ?? '')}`))[0]
  const before = await rowOfOther()
  expect(await post('tenant/update', { ...one.fields, userId: (await anAdministrator()).id, channelIds: '2' })).toEqual(done)
  expect(await post('tenant/setStopped', { ...one.fields, stopped: '1' })).toEqual(done)
  expect(await post('tenant/delete', { ...one.fields, superAdminPassword: encodePassword(TEST_PASSWORD) })).toEqual(done)
  expect(await rowOfOther()).toEqual(before)
  expect(before).toMatchObject({ user: other.administrator, channelIds: ['1', '5'], stopped: '0', version: 1 })
  expect(await get('user/front/info', other.administrator)).toMatchObject({ status: 200, body: { groupName: '站点管理员' } })
})

describe('quotas (screens.md tenantManager)', () => {
  const aUser = (): Record<string, string> => {
    const number = nextNumber()
    return { username: `member-${number}`, mobilePhone: `1390000${String(number).padStart(4, '0')}`, password: encodePassword('三月的风 2026') }
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

  it('refuse an administrator who takes the place of one that was stopped and so did not count; a larger quota of the same form takes him', async () => {
    const { fields, row } = await aTenant({ maxUsers: '2' })
    for (const name of ['one', 'two']) await addAccount(server, { username: `${name}-${nextNumber()}`, tenantId: row.id, isTenantAdmin: false })
    await server.deps.database.db.update(users).set({ isDisabled: true }).where(eq(users.id, fields['userId'] ?? ''))
    const { id: userId } = await anAdministrator()
    expect(await post('tenant/update', { ...fields, userId })).toEqual(refused('用户数上限为 2，已有 2，请联系平台管理员'))
    expect(await post('tenant/update', { ...fields, userId, maxUsers: '3' })).toEqual(done)
    expect(await rowsOf(`name=${encodeURIComponent(fields['name'] ?? '')}`)).toMatchObject([{ users: 3 }])
  })

  it('take an administrator who replaces one that counted, also where there are more users than the quota allows by now', async () => {
    const { fields, row } = await aTenant()
    for (const name of ['one', 'two']) await addAccount(server, { username: `${name}-${nextNumber()}`, tenantId: row.id, isTenantAdmin: false })
    const { id: userId } = await anAdministrator()
    expect(await post('tenant/update', { ...fields, userId, maxUsers: '2' })).toEqual(done)
    expect(await rowsOf(`name=${encodeURIComponent(fields['name'] ?? '')}`)).toMatchObject([{ users: 3, maxUsers: 2 }])
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

  it('is refused for a deleted and for an unknown tenant, and the own session goes on', async () => {
    const { fields, row } = await aTenant()
    await post('tenant/delete', { ...fields, superAdminPassword: encodePassword(TEST_PASSWORD) })
    for (const tenantId of [row.id, 'unknown']) expect(await post('tenant/actAs', { tenantId, reason: '查看' })).toEqual(refused('站点已停用或已删除，无法代管'))
    server.clock.advance(10_001)
    expect(await get('user/front/info')).toMatchObject({ status: 200 })
  })

  it('is refused for a stopped tenant', async () => {
    const { fields, row } = await aTenant()
    await post('tenant/setStopped', { ...fields, stopped: '1' })
    expect(await post('tenant/actAs', { tenantId: row.id, reason: '查看' })).toEqual(refused('站点已停用或已删除，无法代管'))
    expect(await server.deps.database.db.select().from(tenants).where(eq(tenants.id, row.id))).toMatchObject([{ isStopped: true }])
  })
})
