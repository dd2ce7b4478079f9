import { and, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, roleElements, roleMenus, roles, userRoles, users } from '../../db/schema'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { menuIdOf } from '../menus/menu-catalogue'

const GROUP = '/api/admin/group'
const AUTHORITY = 'adminSys/groupManager:btn_authority'
const ACTS = ['btn_add', 'btn_edit', 'btn_del', 'btn_authority', 'btn_user'].map((act) => `adminSys/groupManager:${act}`)

let server: TestServer
let home: string
const ids: Record<string, string> = {}
const tokens: Record<string, string> = {}
let made = 0

beforeAll(async () => {
  server = await startTestServer()
  home = await addTenant(server, '万达')
  const away = await addTenant(server, '万科')
  for (const username of ['site-admin', 'clerk', 'watch', 'newcomer']) {
    ids[username] = await addAccount(server, { tenantId: home, username, isTenantAdmin: username === 'site-admin' })
  }
  ids['stranger'] = await addAccount(server, { tenantId: away, username: 'stranger' })
  for (const username of ['site-admin', 'clerk', 'stranger', 'newcomer']) tokens[username] = await signInAs(server, username)
})
beforeEach(async () => {
  const { db } = server.deps.database
  await db.delete(roles)
  await addRole('clerks', ['adminSys', 'adminSys/groupManager'], ACTS)
  await addRole('watchers', ['hydrant', 'hydrant/exceptionRecord'], ['hydrant/exceptionRecord:btn_handle'])
  await give('clerk', 'clerks')
  await give('watch', 'watchers')
})
afterAll(() => server.stop())

async function addRole(id: string, menus: readonly string[], elements: readonly string[] = []): Promise<void> {
  const { db } = server.deps.database
  await db.insert(roles).values({ id, tenantId: home, name: id })
  for (const path of menus) await db.insert(roleMenus).values({ roleId: id, menuId: menuIdOf(path) })
  for (const elementCode of elements) await db.insert(roleElements).values({ roleId: id, elementCode })
}
const give = (username: string, roleId: string) => server.deps.database.db.insert(userRoles).values({ userId: ids[username] ?? '', roleId })

interface Body<Data = unknown> {
  status: number
  message?: string
  data: Data
}
const get = <Data = unknown>(path: string, who = 'site-admin') => server.call<Body<Data>>(`${GROUP}/${path}`, tokens[who] ?? '')
const send = (path: string, json: unknown, who = 'site-admin') =>
  server.call<Body>(`${GROUP}/${path}`, tokens[who] ?? '', { method: 'POST', body: JSON.stringify(json) })
const setMembers = (role: string, members: readonly string[], who = 'site-admin', version?: number) =>
  server.call<Body>(`${GROUP}/${role}/user`, tokens[who] ?? '', {
    method: 'POST', body: new URLSearchParams({ members: members.map((name) => ids[name] ?? name).join(','), ...(version === undefined ? {} : { version: String(version) }) }),
  })
const done = { status: 200, body: { status: 200 } }
const refused = (message: string, field?: string) => ({ status: 420, body: { status: 30101, message, ...(field === undefined ? {} : { data: { field } }) } })

interface Row {
  id: string
  name: string
  users: number
  channels: string[]
  version: number
}
interface AuthorityData {
  version: number
  menus: { id: string; title: string; mayGrant: string }[]
  elements: { code: string; mayGrant: string }[]
  menuIds: string[]
  elementCodes: string[]
}
const authorityOf = async (role: string, who = 'site-admin') => (await get<AuthorityData>(`${role}/authority`, who)).body.data
const menu = (path: string) => String(menuIdOf(path))
const setAuthority = (role: string, menus: readonly string[], elementCodes: readonly string[], who = 'site-admin') =>
  send(`${role}/authority`, { menuIds: menus.map(menu), elementCodes }, who)
const lastAudit = async () => (await server.deps.database.db.select().from(auditLog).where(and(eq(auditLog.tenantId, home), eq(auditLog.result, 'ok'))).orderBy(desc(auditLog.id)).limit(1))[0]

describe('the list of roles', () => {
  it('shows for each role how many users have it, and finds it by a part of its name', async () => {
    await give('newcomer', 'watchers')
    const { rows, total } = (await get<{ rows: Row[]; total: number }>('pageList?keyword=watch')).body.data
    expect([total, rows.map(({ name, users }) => [name, users])]).toEqual([1, [['watchers', 2]]])
    expect((await get<{ total: number }>('pageList?name=watch')).body.data.total, 'name matches exactly').toBe(0)
  })

  it('does not count users that have been deleted', async () => {
    const username = `leaver-${(made += 1)}`
    ids[username] = await addAccount(server, { tenantId: home, username, isTenantAdmin: false })
    await give(username, 'clerks')
    expect((await server.call<Body>(`/api/admin/user/delete?userIds=${ids[username]}`, tokens['site-admin'] ?? '')).body.status).toBe(200)
    expect((await get<Row>('clerks')).body.data.users).toBe(1)
  })
})

describe('a role', () => {
  it('is added without rights, changed by the version that was read, and its changes are in the audit log', async () => {
    expect(await send('add', { name: ' 夜班 ', description: '夜间' })).toEqual(done)
    const [row] = (await get<{ rows: Row[] }>('pageList?name=夜班')).body.data.rows
    expect(row).toMatchObject({ name: '夜班', users: 0, channels: [], version: 1 })
    expect(await send('update', { id: row?.id, version: 1, name: '夜班长' })).toEqual(done)
    expect((await send('update', { id: row?.id, version: 1, name: '迟到' })).body).toMatchObject({ status: 30101, data: { version: 2 } })
    expect(await lastAudit()).toMatchObject({ action: 'role.update', detail: { before: { name: '夜班', description: '夜间' }, after: { name: '夜班长', description: '夜间' } } })
  })

  it.each([['a blank name', { name: ' ' }], ['a name that another role has, in capitals', { name: 'CLERKS' }]])('is refused with %s, and the field is named', async (_what, input) => {
    expect((await send('add', input)).body).toMatchObject({ status: 30101, data: { field: 'name' } })
  })

  it('is not given the name that another role has, but its own in other letters', async () => {
    expect((await send('update', { id: 'watchers', name: 'Clerks' })).body).toMatchObject({ status: 30101, data: { field: 'name' } })
    expect(await send('update', { id: 'watchers', name: 'Watchers' })).toEqual(done)
  })

  it('stays when one that is named with it is unknown, or of another tenant, which stays too', async () => {
    const { db } = server.deps.database
    const [account] = await db.select().from(users).where(eq(users.id, ids['stranger'] ?? ''))
    await db.insert(roles).values({ id: 'theirs', tenantId: account?.tenantId ?? '', name: 'theirs' })
    await setMembers('watchers', [])
    for (const other of ['unknown', 'theirs']) expect(await get(`delete?id=watchers,${other}`)).toMatchObject({ status: 420, body: { status: 30101 } })
    expect((await db.select({ id: roles.id }).from(roles)).map(({ id }) => id).sort()).toEqual(['clerks', 'theirs', 'watchers'])
  })

  it('is not deleted while a user has it, and tells by how many it is used', async () => {
    expect((await get('deleteQuery?id=watchers')).body.data).toEqual([{ what: '用户', count: 1 }])
    expect((await get('delete?id=watchers')).body).toMatchObject({ status: 30101, message: '正在被使用，无法删除：用户 1 个' })
    expect(await setMembers('watchers', [])).toEqual(done)
    expect((await get('delete?id=watchers')).body).toEqual({ status: 200 })
    expect((await get('watchers')).status).toBe(420)
  })

  it('that is changed, loses its rights and members and is deleted leaves another role of the same user as it is', async () => {
    await give('watch', 'clerks')
    const clerks = async () => [(await get<Row>('clerks')).body.data, await authorityOf('clerks')]
    const before = await clerks()
    expect(before).toMatchObject([{ users: 2, version: 1 }, { elementCodes: { length: ACTS.length } }])
    expect(await send('update', { id: 'watchers', name: '夜班' })).toEqual(done)
    expect(await setAuthority('watchers', [], [])).toEqual(done)
    expect(await setMembers('watchers', [])).toEqual(done)
    expect((await get('delete?id=watchers')).body).toEqual({ status: 200 })
    expect(await clerks()).toEqual(before)
  })
})

describe('the rights of a role', () => {
  it('are replaced; the section of a screen and the screen of a button come with them', async () => {
    expect(await setAuthority('watchers', [], ['adminSys/userManager:btn_add'])).toEqual(done)
    const { menuIds, elementCodes } = await authorityOf('watchers')
    expect([menuIds.sort(), elementCodes]).toEqual([[menu('adminSys'), menu('adminSys/userManager')].sort(), ['adminSys/userManager:btn_add']])
    expect(await lastAudit()).toMatchObject({ action: 'role.authority', detail: { before: { elements: ['hydrant/exceptionRecord:btn_handle'] }, after: { elements: ['adminSys/userManager:btn_add'] } } })
  })

  it('act from the next request on: a screen that was taken is closed to its users', async () => {
    await give('newcomer', 'watchers')
    const list = () => server.call<Body>('/api/admin/user/list', tokens['newcomer'] ?? '')
    expect((await list()).status).toBe(403)
    await setAuthority('watchers', ['adminSys/userManager'], [])
    expect((await list()).status).toBe(200)
    await setAuthority('watchers', [], [])
    expect((await list()).status).toBe(403)
  })

  it('cannot be given by a user who does not have them', async () => {
    const response = await setAuthority('watchers', ['hydrant/exceptionRecord', 'adminSys/userManager'], ['hydrant/exceptionRecord:btn_handle'], 'clerk')
    expect(response).toEqual(refused('您没有以下权限，不能授予或收回：用户管理', 'menuIds'))
    expect((await authorityOf('watchers')).menuIds).not.toContain(menu('adminSys/userManager'))
  })

  it('cannot be taken by a user who does not have them, and are shown to that user as fixed', async () => {
    expect((await setAuthority('watchers', [], [], 'clerk')).body.message).toContain('不能授予或收回')
    const { menus } = await authorityOf('watchers', 'clerk')
    const mayGrant = (title: string) => menus.find((one) => one.title === title)?.mayGrant
    expect([mayGrant('异常记录'), mayGrant('角色权限管理')]).toEqual(['0', '1'])
    expect(menus.map(({ title }) => title), 'what neither has').not.toContain('用户管理')
  })

  it('are not changed by a version that is no longer the newest', async () => {
    const { version } = await authorityOf('watchers')
    expect(await send('watchers/authority', { version, menuIds: [], elementCodes: [] })).toEqual(done)
    expect((await send('watchers/authority', { version, menuIds: [menu('hydrant')], elementCodes: [] })).body).toMatchObject({ status: 30101, data: { version: version + 1 } })
  })

  it.each([['a menu', { menuIds: ['987654'], elementCodes: [] }], ['a button', { menuIds: [], elementCodes: ['adminSys/userManager:btn_none'] }]])('are refused with %s that does not exist', async (_what, rights) => {
    expect((await send('watchers/authority', rights)).body).toMatchObject({ status: 30101, message: '菜单或按钮不存在' })
  })
})

describe('the members of a role', () => {
  it('are replaced, and their rights with them', async () => {
    expect(await setMembers('watchers', ['newcomer'])).toEqual(done)
    const { members } = (await get<{ members: { username: string }[] }>('watchers/user')).body.data
    expect(members.map(({ username }) => username)).toEqual(['newcomer'])
    const { data } = (await server.call<Body<{ kind: string; elements: { code: string }[]; groups: { name: string }[] }>>(`/api/admin/user/effectiveRights?id=${ids['newcomer']}`, tokens['site-admin'] ?? '')).body
    expect([data.kind, data.groups.map(({ name }) => name), data.elements.map(({ code }) => code)]).toEqual(['roles', ['watchers'], ['hydrant/exceptionRecord:btn_handle']])
    expect(await lastAudit()).toMatchObject({ action: 'role.members', detail: { before: { members: ['watch'] }, after: { members: ['newcomer'] } } })
  })

  it('of another tenant are as unknown', async () => {
    for (const name of ['stranger', 'nonsense']) expect(await setMembers('watchers', [name])).toEqual(refused('用户不存在或已删除', 'members'))
  })

  it('cannot be given a role with more rights than the giver has', async () => {
    await addRole('strong', ['adminSys', 'adminSys/userManager'])
    expect((await setMembers('strong', ['newcomer'], 'clerk')).body).toMatchObject({ status: 30101, message: '该角色的权限超出您的权限，无法分配' })
    expect((await setMembers('strong', ['clerk'], 'clerk')).body.status, 'nor can the giver take it').toBe(30101)
  })

  it('with more rights than the caller are not changed by the caller', async () => {
    expect((await setMembers('watchers', [], 'clerk')).body).toMatchObject({ status: 30101, message: '用户watch的权限超出您的权限，无法操作' })
  })

  it('are not changed by a version that is no longer the newest', async () => {
    expect(await setMembers('watchers', ['watch', 'newcomer'], 'site-admin', 1)).toEqual(done)
    expect((await setMembers('watchers', ['watch'], 'site-admin', 1)).body).toMatchObject({ status: 30101, data: { version: 2 } })
  })
})

describe('the last way in', () => {
  const lastWayIn = refused('此操作会使您自己失去分配权限的能力，未保存')

  it('is not removed by taking the right from the own role', async () => {
    expect(await setAuthority('clerks', ['adminSys/groupManager'], ACTS.filter((code) => code !== AUTHORITY), 'clerk')).toEqual(lastWayIn)
    expect((await authorityOf('clerks')).elementCodes).toContain(AUTHORITY)
  })

  it.each(['adminSys/groupManager:btn_scope', 'adminSys/groupManager:btn_user', 'adminSys/userManager:btn_edit', 'adminSys/departManager:btn_position_user', 'adminSys/departManager:btn_position_role'])('is also the right %s: users cannot take it away from themselves', async (right) => {
    const screens = ['adminSys', 'adminSys/groupManager', 'adminSys/userManager', 'adminSys/departManager']
    await addRole('chiefs', screens, [...new Set([...ACTS, right])])
    await server.deps.database.db.delete(userRoles).where(eq(userRoles.userId, ids['clerk'] ?? ''))
    await give('clerk', 'chiefs')
    expect(await setAuthority('chiefs', screens.slice(1), ACTS.filter((code) => code !== right), 'clerk')).toEqual(lastWayIn)
    expect((await authorityOf('chiefs')).elementCodes).toContain(right)
  })

  it('is not removed by leaving the own role', async () => {
    expect(await setMembers('clerks', [], 'clerk')).toEqual(lastWayIn)
    expect((await get<Row>('clerks')).body.data.users).toBe(1)
  })

  it('is not removed by giving oneself another role in user management', async () => {
    await server.deps.database.db.insert(roleMenus).values({ roleId: 'clerks', menuId: menuIdOf('adminSys/userManager') })
    await server.deps.database.db.insert(roleElements).values({ roleId: 'clerks', elementCode: 'adminSys/userManager:btn_edit' })
    const form = { username: 'clerk', mobilePhone: '13800001234', groupId: '' }
    const response = await server.call<Body>('/api/admin/user/update', tokens['clerk'] ?? '', { method: 'POST', body: new URLSearchParams(form) })
    expect(response).toEqual(lastWayIn)
  })

  it('may be taken by another user', async () => {
    expect(await setMembers('clerks', [])).toEqual(done)
    expect((await get('pageList', 'clerk')).status).toBe(403)
  })
})

it('shows what an administrator and a disabled user may do', async () => {
  const rightsOf = async (name: string) => (await server.call<Body<Record<string, unknown>>>(`/api/admin/user/effectiveRights?id=${ids[name]}`, tokens['site-admin'] ?? '')).body.data
  expect(await rightsOf('site-admin')).toMatchObject({ kind: 'tenantAdmin', allChannels: '1', isDisabled: '0' })
  const username = `idle-${(made += 1)}`
  ids[username] = await addAccount(server, { tenantId: home, username, isTenantAdmin: false })
  await server.call('/api/admin/user/setDisabled', tokens['site-admin'] ?? '', { method: 'POST', body: new URLSearchParams({ id: ids[username], disabled: '1' }) })
  expect(await rightsOf(username)).toMatchObject({ kind: 'roles', isDisabled: '1', menus: [], elements: [], groups: [] })
})
