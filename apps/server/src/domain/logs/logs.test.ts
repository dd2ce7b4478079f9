import { encodePassword } from '@smart-fire/api-client/wire'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, loginFailures, loginLog, sessions, users } from '../../db/schema'
import { addAccount, addTenant, requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { fieldChanges } from './field-changes'
import { actOf, operationNames } from './operation-names'

let server: TestServer
let home: string
let away: string
let admin: string

beforeAll(async () => {
  server = await startTestServer()
  home = await addTenant(server, '万达')
  away = await addTenant(server, '万科')
  await addAccount(server, { tenantId: home, username: 'site-admin', name: '站长' })
  await addAccount(server, { tenantId: home, username: 'watch', name: '值班', isTenantAdmin: false })
  await addAccount(server, { tenantId: away, username: 'stranger' })
  await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
})
beforeEach(async () => {
  const { db } = server.deps.database
  for (const table of [sessions, loginLog, auditLog, loginFailures]) await db.delete(table)
  admin = await signInAs(server, 'site-admin')
})
afterAll(() => server.stop())

interface Body<Data = unknown> {
  status: number
  message?: string
  data: Data
}
type Row = Record<string, unknown> & { id: string }
const rowsOf = async (path: string, token = admin) => (await server.call<Body<{ rows: Row[]; total: number }>>(`/api/admin/${path}`, token)).body.data.rows
const tryToSignIn = (fields: Record<string, string>) => requestToken(server, { password: encodePassword('wrong password'), ...fields })
const end = (id: string, token = admin) => server.call<Body>('/api/admin/onlineSession/end', token, { method: 'POST', body: new URLSearchParams({ id }) })
const endAll = (userId: string) => server.call<Body>('/api/admin/onlineSession/endAll', admin, { method: 'POST', body: new URLSearchParams({ userId }) })

describe('the sign-in log', () => {
  it('has accepted and refused sign-ins of the tenant with their reasons, the newest first', async () => {
    await tryToSignIn({ username: 'watch' })
    await tryToSignIn({ username: 'watch', code: 'bad' })
    await server.deps.database.db.update(users).set({ isDisabled: true }).where(eq(users.username, 'watch'))
    await tryToSignIn({ username: 'watch' })
    await server.deps.database.db.update(users).set({ isDisabled: false }).where(eq(users.username, 'watch'))
    const rows = await rowsOf('loginLog/pageList')
    expect(rows.map(({ loginUserName, result, reason }) => [loginUserName, result, reason])).toEqual([
      ['watch', 'refused', 'disabled'], ['watch', 'refused', 'code'], ['watch', 'refused', 'password'], ['site-admin', 'ok', null],
    ])
    expect((await rowsOf('loginLog/pageList?result=refused&loginUserName=atc&reason=code')).map(({ reason }) => reason)).toEqual(['code'])
  })

  it('tells the person at the sign-in page nothing of a stopped account', async () => {
    await server.deps.database.db.update(users).set({ isDisabled: true }).where(eq(users.username, 'watch'))
    const [stopped, unknown] = [await tryToSignIn({ username: 'watch' }), await tryToSignIn({ username: 'no-such-name' })]
    await server.deps.database.db.update(users).set({ isDisabled: false }).where(eq(users.username, 'watch'))
    expect(await stopped.json()).toEqual(await unknown.json())
  })

  it('shows a name that no account has, and sign-ins of other tenants, to no tenant', async () => {
    await tryToSignIn({ username: 'no-such-name' })
    await tryToSignIn({ username: 'stranger' })
    expect((await rowsOf('loginLog/pageList')).map(({ loginUserName }) => loginUserName)).toEqual(['site-admin'])
    const platform = await signInAs(server, 'platform')
    expect((await rowsOf('loginLog/pageList', platform)).map(({ loginUserName }) => loginUserName)).toEqual(['platform', 'no-such-name'])
  })

  it('names browser and system', async () => {
    const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:132.0) Gecko/20100101 Firefox/132.0'
    await server.request('/api/auth/oauth/token', {
      method: 'POST', headers: { 'User-Agent': agent }, body: new URLSearchParams({ grant_type: 'password', username: 'watch', password: 'x', code: 'x', image: 'x' }),
    })
    expect((await rowsOf('loginLog/pageList'))[0]).toMatchObject({ browser: 'Firefox 132', system: 'Linux' })
  })
})

describe('the operation log', () => {
  const addRole = (name: string, token = admin) => server.call('/api/admin/group/add', token, { method: 'POST', body: JSON.stringify({ name, description: '夜间' }) })

  it('has module, act, person, object and each changed field before and after; sign-ins are not among them', async () => {
    await addRole('夜班')
    const [{ id } = { id: '' }] = await rowsOf('group/pageList?name=夜班')
    await server.call('/api/admin/group/update', admin, { method: 'POST', body: JSON.stringify({ id, name: '夜班', description: '整夜' }) })
    const rows = await rowsOf('gateLog/pageList')
    expect(rows).toHaveLength(2)
    expect(rows[0]).toMatchObject({
      menu: '角色权限管理', opt: '编辑', object: '夜班', crtUser: 'site-admin', crtName: '站长', result: 'ok', fields: [{ field: 'description', before: '夜间', after: '整夜' }],
    })
    expect(rows[1]).toMatchObject({ opt: '新增', fields: [{ field: 'name', before: null, after: '夜班' }, { field: 'description', before: null, after: '夜间' }] })
  })

  it('is filtered by module, person and day, and is that of the own tenant', async () => {
    await addRole('早班')
    await addRole('中班', await signInAs(server, 'stranger'))
    const found = async (query: string) => (await rowsOf(`gateLog/pageList?${query}`)).length
    expect([await found('kind=role'), await found('kind=ro'), await found('kind=firm')]).toEqual([1, 0, 0])
    expect([await found('crtUser=站'), await found('crtUser=值班')]).toEqual([1, 0])
    expect([await found('dateStrs=2026-11-01,2026-11-30'), await found('dateStrs=2020-01-01,2020-01-02')]).toEqual([1, 0])
  })

  it('names modules by the titles of their screens', async () => {
    const { data } = (await server.call<Body<{ kind: string; menu: string }[]>>('/api/admin/gateLog/modules', admin)).body
    const titles = Object.fromEntries(data.map(({ kind, menu }) => [kind, menu]))
    expect(titles).toMatchObject({ firm: '厂商管理', hydrant: '消火栓管理', role: '角色权限管理', record: '报警处理', secondFactor: '双重验证', identity: '第三方登录' })
    expect([actOf('firm.add'), actOf('logout'), actOf('secondFactor.on'), actOf('identity.link')]).toEqual(['新增', '退出', '开启', '关联账号'])
    expect([operationNames(new Map()).moduleOf('unheard.of'), actOf('unheard.of')], 'what has no name is named by its code').toEqual(['unheard', 'of'])
  })

  it('shows the facts of an entry that has no before and after', () => {
    expect(fieldChanges({ kind: 'general', id: 7, outcome: 'accepted' })).toEqual({
      object: '7', fields: [{ field: 'kind', before: null, after: 'general' }, { field: 'outcome', before: null, after: 'accepted' }],
    })
    expect(fieldChanges(null)).toEqual({ object: null, fields: [] })
    expect(fieldChanges({ before: { name: '甲', members: ['a', 'b'] }, after: { name: '甲', members: [] } }).fields).toEqual([{ field: 'members', before: 'a、b', after: null }])
  })
})

describe('sessions', () => {
  it('are those of the own tenant that are not over', async () => {
    await signInAs(server, 'watch')
    await signInAs(server, 'stranger')
    const gone = await signInAs(server, 'watch')
    await server.call('/api/auth/oauth/token', gone, { method: 'DELETE' })
    const rows = await rowsOf('onlineSession/pageList')
    expect(rows.map(({ username, own, valid }) => [username, own, valid]).sort()).toEqual([['site-admin', '1', '1'], ['watch', '0', '1']])
    server.clock.advance(5 * 3_600_000)
    const later = await rowsOf('onlineSession/pageList', await signInAs(server, 'site-admin'))
    expect(later.find(({ username }) => username === 'watch')?.['valid'], 'its token is over, but it can be renewed').toBe('0')
  })

  it('are listed once after a renewal', async () => {
    const watch = (await (await requestToken(server, { username: 'watch', password: encodePassword(TEST_PASSWORD) })).json()) as { refresh_token: string }
    const [before] = await rowsOf('onlineSession/pageList?keyword=watch')
    const renewal = { method: 'POST', body: new URLSearchParams({ grant_type: 'refresh_token', refresh_token: watch.refresh_token }) }
    expect((await server.request('/api/auth/oauth/token', renewal)).status).toBe(200)
    const after = await rowsOf('onlineSession/pageList?keyword=watch')
    expect(after).toHaveLength(1)
    expect(after[0]?.id).not.toBe(before?.id)
  })

  it('are ended at once, and the log tells who has ended which', async () => {
    const watch = await signInAs(server, 'watch')
    const [{ id } = { id: '' }] = await rowsOf('onlineSession/pageList?keyword=watch')
    expect(await end(id)).toEqual({ status: 200, body: { status: 200 } })
    expect((await server.call('/api/admin/user/front/info', watch)).status).toBe(401)
    expect(await rowsOf('onlineSession/pageList?keyword=watch')).toEqual([])
    expect((await rowsOf('gateLog/pageList'))[0]).toMatchObject({ opt: '强制下线', object: 'watch', crtUser: 'site-admin' })
    expect((await end(id)).body).toMatchObject({ status: 30101, message: '该会话不存在或已结束' })
  })

  it('of another tenant are as unknown, and the own one is not ended here', async () => {
    const stranger = await signInAs(server, 'stranger')
    const [{ id } = { id: '' }] = await rowsOf('onlineSession/pageList', stranger)
    expect((await end(id)).body).toMatchObject({ status: 30101, message: '该会话不存在或已结束' })
    expect((await server.call('/api/admin/user/front/info', stranger)).status).toBe(200)
    const [own] = await rowsOf('onlineSession/pageList?keyword=site-admin')
    expect((await end(own?.id ?? '')).body.message).toContain('请使用退出登录')
  })

  it('of one user are listed alone and ended all at once; of the own ones the present one goes on', async () => {
    const tokens = [await signInAs(server, 'watch'), await signInAs(server, 'watch')]
    const [{ userId } = { userId: '' }] = await rowsOf('onlineSession/pageList?keyword=watch')
    expect((await rowsOf(`onlineSession/pageList?userId=${String(userId)}`)).map(({ username }) => username)).toEqual(['watch', 'watch'])
    expect(await endAll(String(userId))).toEqual({ status: 200, body: { status: 200 } })
    for (const token of tokens) expect((await server.call('/api/admin/user/front/info', token)).status).toBe(401)
    expect((await rowsOf('gateLog/pageList'))[0]).toMatchObject({ opt: '全部强制下线', object: 'watch' })

    const other = await signInAs(server, 'site-admin')
    const [own] = await rowsOf('onlineSession/pageList?keyword=site-admin')
    expect((await endAll(String(own?.['userId']))).status).toBe(200)
    expect([(await server.call('/api/admin/user/front/info', other)).status, (await server.call('/api/admin/user/front/info', admin)).status]).toEqual([401, 200])
  })

  it('of a user of another tenant are not ended', async () => {
    const stranger = await signInAs(server, 'stranger')
    const [{ userId } = { userId: '' }] = await rowsOf('onlineSession/pageList', stranger)
    for (const id of [String(userId), 'nonsense']) expect((await endAll(id)).body).toMatchObject({ status: 30101, message: '用户不存在或已删除' })
    expect((await server.call('/api/admin/user/front/info', stranger)).status).toBe(200)
  })
})
