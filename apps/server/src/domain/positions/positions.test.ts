import { and, desc, eq, isNull } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, positionMembers, positionRoles, positions, roleElements, roleMenus, roles, userRoles, users } from '../../db/schema'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { visibleChannels } from '../menus/data-scope.queries'
import { menuIdOf } from '../menus/menu-catalogue'

const POSITION = '/api/admin/position'
const HOLD = 'adminSys/departManager:btn_position_user'
const CARRY = 'adminSys/departManager:btn_position_role'

let server: TestServer
let home = ''
const ids: Record<string, string> = {}
const tokens: Record<string, string> = {}
const made: Record<string, number> = {}

interface Body<Data = unknown> { status: number; message?: string; data: Data }

beforeAll(async () => {
  server = await startTestServer()
  home = await addTenant(server, '万达')
  const away = await addTenant(server, '万科')
  for (const username of ['site-admin', 'clerk', 'watch', 'newcomer']) ids[username] = await addAccount(server, { tenantId: home, username, isTenantAdmin: username === 'site-admin' })
  ids['stranger'] = await addAccount(server, { tenantId: away, username: 'stranger' })
  for (const username of Object.keys(ids)) tokens[username] = await signInAs(server, username)
})
beforeEach(async () => {
  const { db } = server.deps.database
  await db.delete(positions)
  await db.delete(roles)
  await db.update(users).set({ version: 1 })
  await addRole('clerks', ['adminSys', 'adminSys/departManager'], [HOLD, CARRY])
  await addRole('watchers', ['hydrant', 'hydrant/exceptionRecord'], ['hydrant/exceptionRecord:btn_handle'])
  await addRole('readers', ['adminSys', 'adminSys/departManager'])
  await db.insert(userRoles).values({ userId: ids['clerk'] ?? '', roleId: 'clerks' })
  for (const name of ['班长', '文员']) made[name] = (await db.insert(positions).values({ tenantId: home, code: name, name }).returning())[0]?.id ?? 0
})
afterAll(() => server.stop())

async function addRole(id: string, menus: readonly string[], elements: readonly string[] = [], dataScope: 'all' | 'areas' = 'all'): Promise<void> {
  const { db } = server.deps.database
  await db.insert(roles).values({ id, tenantId: home, name: id, dataScope })
  for (const path of menus) await db.insert(roleMenus).values({ roleId: id, menuId: menuIdOf(path) })
  for (const elementCode of elements) await db.insert(roleElements).values({ roleId: id, elementCode })
}
const carry = (name: string, roleId: string) => server.deps.database.db.insert(positionRoles).values({ positionId: made[name] ?? 0, roleId })
const hold = (name: string, username: string) => server.deps.database.db.insert(positionMembers).values({ positionId: made[name] ?? 0, userId: ids[username] ?? '' })

const send = (path: string, fields: Record<string, string>, who: string) => server.call<Body>(path, tokens[who] ?? '', { method: 'POST', body: new URLSearchParams(fields) })
const setUsers = (name: string, people: readonly string[], who = 'site-admin', fields = {}) =>
  send(`${POSITION}/${made[name]}/user`, { users: people.map((one) => ids[one] ?? one).join(','), ...fields }, who)
const setRoles = (name: string, groups: readonly string[], who = 'site-admin', fields = {}) => send(`${POSITION}/${made[name]}/group`, { groups: groups.join(','), ...fields }, who)
const read = async <Data>(path: string, who = 'site-admin') => (await server.call<Body<Data>>(path, tokens[who] ?? '')).body.data
const departments = async (who: string) => (await server.call('/api/admin/depart/tree', tokens[who] ?? '')).status
const done = { status: 200, body: { status: 200 } }
const refused = (message: string, field?: string) => ({ status: 420, body: { status: 30101, message, ...(field === undefined ? {} : { data: { field } }) } })
const newestAudit = async () => (await server.deps.database.db.select().from(auditLog).where(and(eq(auditLog.tenantId, home), eq(auditLog.result, 'ok'))).orderBy(desc(auditLog.id)).limit(1))[0]
/** What user/effectiveRights tells of a user. */
const rightsOf = (name: string) => read<{ groups: { name: string; isOwn: string; positions: string[] }[]; menus: { code: string; positions: string[] }[]; elements: { code: string; positions: string[] }[] }>(`/api/admin/user/effectiveRights?id=${ids[name]}`)

describe('a role of a position', () => {
  it('counts from the next request on, with its systems, and is gone when the user leaves the position', async () => {
    expect(await departments('newcomer')).toBe(403)
    expect(await setRoles('文员', ['readers', 'watchers'])).toEqual(done)
    expect(await setUsers('文员', ['newcomer'])).toEqual(done)
    expect(await departments('newcomer')).toBe(200)
    expect(await visibleChannels(server.deps.database.db, { userId: ids['newcomer'] ?? '', isTenantAdmin: false })).toEqual(new Set([5]))
    expect(await read(`${POSITION}/${made['文员']}/user`)).toEqual([{ id: ids['newcomer'], username: 'newcomer', name: 'newcomer' }])
    expect(await read(`${POSITION}/${made['文员']}/group`)).toMatchObject([{ id: 'readers', label: 'readers', parentId: '-1', children: [] }, { id: 'watchers' }])
    expect(await read(`${POSITION}/get?id=${made['文员']}`)).toMatchObject({ users: 1, groupNames: ['readers', 'watchers'] })
    expect(await setUsers('文员', [])).toEqual(done)
    expect(await departments('newcomer')).toBe(403)
  })

  it('is named in the effective rights with its position; a right that an own role grants as well names none', async () => {
    await carry('班长', 'watchers')
    await carry('文员', 'watchers')
    for (const name of ['班长', '文员']) await hold(name, 'newcomer')
    const viaPositions = await rightsOf('newcomer')
    expect(viaPositions.groups).toEqual([{ id: 'watchers', name: 'watchers', isOwn: '0', positions: ['文员', '班长'].sort() }].map((one) => ({ ...one, positions: expect.arrayContaining(one.positions) as string[] })))
    expect(viaPositions.elements.map(({ code, positions: from }) => [code, [...from].sort()])).toEqual([['hydrant/exceptionRecord:btn_handle', ['文员', '班长'].sort()]])
    await server.deps.database.db.insert(userRoles).values({ userId: ids['newcomer'] ?? '', roleId: 'watchers' })
    const own = await rightsOf('newcomer')
    expect([own.groups[0]?.isOwn, own.menus.flatMap(({ positions: from }) => from), own.elements[0]?.positions]).toEqual(['1', [], []])
  })

  it('is counted with its holders, stands in the row of the user, and is found by the filter of roles', async () => {
    await carry('班长', 'watchers')
    await carry('班长', 'clerks')
    await hold('班长', 'clerk')
    await hold('班长', 'newcomer')
    const { rows } = await read<{ rows: { id: string; users: number }[] }>('/api/admin/group/pageList?page=1&limit=20')
    expect(Object.fromEntries(rows.map((row) => [row.id, row.users]))).toMatchObject({ watchers: 2, clerks: 2, readers: 0 })
    const list = async (query: string) => (await read<{ rows: { username: string; role?: string; positionRoles: string[] }[] }>(`/api/admin/user/list?page=1&limit=20&${query}`)).rows
    expect(await list('username=clerk')).toMatchObject([{ role: 'clerks', positionRoles: ['watchers'] }])
    expect((await list('username=newcomer'))[0]?.positionRoles).toEqual(['clerks', 'watchers'])
    expect((await list('groupId=watchers')).map(({ username }) => username).sort()).toEqual(['clerk', 'newcomer'])
  })

  it('is named once where several positions carry it', async () => {
    for (const name of ['班长', '文员']) {
      await carry(name, 'watchers')
      await hold(name, 'newcomer')
    }
    const { rows } = await read<{ rows: { positionRoles: string[] }[] }>('/api/admin/user/list?page=1&limit=20&username=newcomer')
    expect(rows.map(({ positionRoles }) => positionRoles)).toEqual([['watchers']])
  })

  it('is not deleted while a position carries it; one that was deleted carries it no more', async () => {
    await carry('文员', 'readers')
    expect(await read('/api/admin/group/deleteQuery?id=readers')).toEqual([{ what: '岗位', count: 1 }])
    expect((await server.call<Body>('/api/admin/group/delete?id=readers', tokens['site-admin'] ?? '')).body).toMatchObject({ status: 30101, message: '正在被使用，无法删除：岗位 1 个' })
    expect((await server.call(`${POSITION}/delete?id=${made['文员']}`, tokens['site-admin'] ?? '')).body).toEqual({ status: 200 })
    expect((await server.call('/api/admin/group/delete?id=readers', tokens['site-admin'] ?? '')).body).toEqual({ status: 200 })
  })
})

describe('nothing is given by a position that the giver does not have', () => {
  it('neither the position with its roles', async () => {
    await carry('班长', 'watchers')
    expect(await setUsers('班长', ['newcomer'], 'clerk')).toEqual(refused('该岗位的角色超出您自己的权限，不能授予或收回', 'users'))
    expect(await setUsers('班长', ['clerk'], 'clerk'), 'nor to oneself').toEqual(refused('该岗位的角色超出您自己的权限，不能授予或收回', 'users'))
    expect(await setUsers('文员', ['newcomer'], 'clerk'), 'a position without roles').toEqual(done)
  })

  it('nor a role to the position, and none is taken from it', async () => {
    expect(await setRoles('文员', ['watchers'], 'clerk')).toEqual(refused('该岗位的角色超出您自己的权限，不能授予或收回', 'groups'))
    await carry('班长', 'watchers')
    expect(await setRoles('班长', [], 'clerk')).toEqual(refused('该岗位的角色超出您自己的权限，不能授予或收回', 'groups'))
    expect(await setRoles('文员', ['readers'], 'clerk'), 'a role with own rights only').toEqual(done)
  })

  it('nor are people changed who have more rights, be it by a position', async () => {
    await carry('班长', 'watchers')
    await hold('班长', 'newcomer')
    const tooStrong = refused('用户newcomer的权限超出您的权限，无法操作')
    expect(await setUsers('文员', ['newcomer'], 'clerk')).toEqual(tooStrong)
    await hold('文员', 'newcomer')
    expect(await setRoles('文员', ['readers'], 'clerk'), 'a role for people who are stronger').toEqual(tooStrong)
    expect(await setUsers('文员', [], 'clerk'), 'nor taken out of it').toEqual(tooStrong)
    expect(await send('/api/admin/depart/user', { departId: '1', userIds: ids['newcomer'] ?? '' }, 'clerk'), 'the clerk has no such right').toMatchObject({ status: 403 })
  })

  it('nor more places than the giver sees', async () => {
    const { db } = server.deps.database
    await db.update(roles).set({ dataScope: 'areas' }).where(eq(roles.id, 'clerks'))
    await carry('文员', 'readers') // shows every place
    expect(await setUsers('文员', ['newcomer'], 'clerk')).toEqual(refused('用户newcomer的数据范围超出您的数据范围，无法操作'))
    expect(await db.select().from(positionMembers).where(eq(positionMembers.positionId, made['文员'] ?? 0))).toEqual([])
  })
})

describe('the last way in', () => {
  const lastWayIn = refused('此操作会使您自己失去分配权限的能力，未保存')
  beforeEach(async () => {
    const { db } = server.deps.database
    await db.delete(userRoles)
    await carry('班长', 'clerks')
    await hold('班长', 'clerk')
  })

  it('is not removed by leaving the own position, nor by taking the role from it', async () => {
    expect(await setUsers('班长', [], 'clerk')).toEqual(lastWayIn)
    expect(await setRoles('班长', ['readers'], 'clerk')).toEqual(lastWayIn)
    expect(await departments('clerk')).toBe(200)
  })

  it('may be taken by another user', async () => {
    expect(await setUsers('班长', [])).toEqual(done)
    expect(await departments('clerk')).toBe(403)
  })
})

describe('a position of another tenant, and one that was deleted,', () => {
  const calls = (id: number, who: string) => [
    server.call<Body>(`${POSITION}/${id}/user`, tokens[who] ?? ''), server.call<Body>(`${POSITION}/${id}/group`, tokens[who] ?? ''),
    send(`${POSITION}/${id}/user`, { users: '' }, who), send(`${POSITION}/${id}/group`, { groups: '' }, who),
  ]
  const unknown = Array.from({ length: 4 }, () => refused('记录不存在或已删除'))

  it('are as unknown as one that never was, to readers and writers alike', async () => {
    await hold('班长', 'newcomer')
    await carry('班长', 'readers')
    const id = made['班长'] ?? 0
    expect(await Promise.all(calls(987_654, 'site-admin'))).toEqual(unknown)
    expect(await Promise.all(calls(id, 'stranger'))).toEqual(unknown)
    await server.deps.database.db.update(positions).set({ deletedAt: new Date(server.clock.now()) }).where(eq(positions.id, id))
    expect(await Promise.all(calls(id, 'site-admin'))).toEqual(unknown)
    expect(await server.deps.database.db.select().from(positionRoles)).toMatchObject([{ positionId: id, roleId: 'readers' }])
  })
})

it('a user who was deleted is in no position any more: neither listed nor counted, and a position with only such a one can be deleted', async () => {
  const gone = await addAccount(server, { tenantId: home, username: 'gone' })
  await server.deps.database.db.insert(positionMembers).values({ positionId: made['文员'] ?? 0, userId: gone })
  await hold('文员', 'newcomer')
  await server.deps.database.db.update(users).set({ isDeleted: true }).where(eq(users.id, gone))
  expect(await read(`${POSITION}/${made['文员']}/user`)).toMatchObject([{ username: 'newcomer' }])
  expect(await read(`${POSITION}/get?id=${made['文员']}`)).toMatchObject({ users: 1 })
  expect(await read(`${POSITION}/deleteQuery?id=${made['文员']}`)).toEqual([{ what: '任职人员', count: 1 }])
  expect(await setUsers('文员', [])).toEqual(done)
  expect((await server.call(`${POSITION}/delete?id=${made['文员']}`, tokens['site-admin'] ?? '')).body).toEqual({ status: 200 })
})

describe('a change', () => {
  it('is one of this position: people and roles that another position has as well stay there, with its version', async () => {
    for (const name of ['班长', '文员']) {
      await hold(name, 'newcomer')
      await carry(name, 'readers')
    }
    expect(await setUsers('文员', [])).toEqual(done)
    expect(await setRoles('文员', [])).toEqual(done)
    expect(await read(`${POSITION}/get?id=${made['班长']}`)).toMatchObject({ users: 1, groupNames: ['readers'], version: 1 })
  })

  it('of the people is one of their accounts, so that a form of such an account which was opened before is refused', async () => {
    expect(await setUsers('文员', ['watch'])).toEqual(done)
    expect(await send('/api/admin/user/update', { username: 'watch', mobilePhone: '13800001234', version: '1' }, 'site-admin')).toMatchObject({ status: 420, body: { data: { version: 2 } } })
  })

  it('is in the audit log with people and roles before and after', async () => {
    await setUsers('文员', ['watch'])
    expect(await newestAudit()).toMatchObject({ action: 'position.members', detail: { before: { name: '文员', users: [] }, after: { name: '文员', users: ['watch'] } } })
    await setRoles('文员', ['readers'])
    expect(await newestAudit()).toMatchObject({ action: 'position.roles', detail: { before: { roles: [] }, after: { roles: ['readers'] } } })
  })

  it('is refused by an older version, with unknown people and roles, and for a stopped position that would get people', async () => {
    await setUsers('文员', ['watch'], 'site-admin', { version: '1' })
    expect((await setUsers('文员', [], 'site-admin', { version: '1' })).body).toMatchObject({ status: 30101, data: { version: 2 } })
    expect((await setRoles('文员', [], 'site-admin', { version: '1' })).body).toMatchObject({ status: 30101, data: { version: 2 } })
    for (const name of ['stranger', 'nonsense']) expect(await setUsers('文员', ['watch', name])).toEqual(refused('用户不存在或已删除', 'users'))
    expect(await setRoles('文员', ['nonsense'])).toEqual(refused('角色不存在', 'groups'))
    await server.deps.database.db.update(positions).set({ isDisabled: true }).where(isNull(positions.deletedAt))
    expect(await setUsers('文员', ['watch', 'newcomer'])).toEqual(refused('岗位已停用，不能加入人员', 'users'))
    expect(await setUsers('文员', []), 'people may leave').toEqual(done)
  })
})
