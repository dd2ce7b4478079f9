import { desc, eq, inArray, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { rowsOf } from '../../db/database'
import { auditLog, departmentMembers, departments, networkedUnits, positions, roleElements, roleMenus, roles, userRoles, users } from '../../db/schema'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { menuIdOf } from '../menus/menu-catalogue'

const DEPART = '/api/admin/depart'
let server: TestServer
let home = ''
const ids: Record<string, string> = {}
const tokens: Record<string, string> = {}
/** head → watch → night, and apart: side */
let head = 0
let watch = 0
let night = 0
let side = 0

beforeAll(async () => {
  server = await startTestServer()
  home = await addTenant(server, '临港')
  const away = await addTenant(server, '万科')
  for (const username of ['site-admin', 'guard', 'clerk']) ids[username] = await addAccount(server, { tenantId: home, username, isTenantAdmin: username === 'site-admin' })
  ids['stranger'] = await addAccount(server, { tenantId: away, username: 'stranger' })
  for (const username of ['site-admin', 'stranger']) tokens[username] = await signInAs(server, username)
})
beforeEach(async () => {
  const { db } = server.deps.database
  await db.update(users).set({ departmentId: null })
  await db.delete(networkedUnits)
  await db.delete(departmentMembers)
  await db.delete(positions)
  await db.delete(departments)
  head = await addDepartment('head', null)
  watch = await addDepartment('watch', head)
  night = await addDepartment('night', watch)
  side = await addDepartment('side', null)
})
afterAll(() => server.stop())

async function addDepartment(code: string, parentId: number | null): Promise<number> {
  const [row] = await server.deps.database.db.insert(departments).values({ tenantId: home, code, name: code, parentId }).returning()
  return row?.id ?? 0
}

interface Body<Data = unknown> {
  status: number
  message?: string
  data: Data
}
const get = <Data = unknown>(path: string, who = 'site-admin') => server.call<Body<Data>>(path, tokens[who] ?? '')
const post = (path: string, json: unknown, who = 'site-admin') => server.call<Body>(`${DEPART}/${path}`, tokens[who] ?? '', { method: 'POST', body: JSON.stringify(json) })
const form = (path: string, values: Record<string, string>, method = 'POST', who = 'site-admin') =>
  server.call<Body>(path, tokens[who] ?? '', { method, body: new URLSearchParams(values) })
const setMembers = (id: number, names: readonly string[], more: Record<string, string> = {}) =>
  form(`${DEPART}/${id}/user`, { members: names.map((name) => ids[name] ?? name).join(','), ...more })
const refused = (field: string, message: string) => ({ status: 420, body: { status: 30101, message, data: { field } } })
const peopleOf = async (id: number) =>
  (await get<{ members: { username: string; isDefault: string }[] }>(`${DEPART}/${id}/user`)).body.data.members.map(({ username, isDefault }) => `${username} ${isDefault}`)
const within = async (id: number) => (await get<{ rows: { code: string }[] }>(`${DEPART}/pageList?within=${id}&sortField=code`)).body.data.rows.map(({ code }) => code)
const update = (id: number, code: string, parentId: number | null) => post('update', { id, code, name: code, parentId, isDisabled: '0' })

describe('the tree of departments', () => {
  it('has roots below -1 and each level in its order', async () => {
    await server.deps.database.db.insert(departments).values({ tenantId: home, code: 'first', name: 'first', parentId: head, orderNumber: 1 })
    const tree = (await server.call<{ label: string; parentId: unknown; children: { label: string }[] }[]>(`${DEPART}/tree`, tokens['site-admin'] ?? '')).body
    expect(tree.map(({ label, parentId, children }) => [label, parentId, children.map((child) => child.label)])).toEqual([['head', '-1', ['first', 'watch']], ['side', '-1', []]])
  })

  it('is moved with everything below', async () => {
    expect(await update(watch, 'watch', side)).toMatchObject({ status: 200 })
    expect([await within(head), await within(side)]).toEqual([['head'], ['night', 'side', 'watch']])
  })

  it('never stands below itself', async () => {
    for (const below of [watch, night]) expect(await update(watch, 'watch', below)).toEqual(refused('parentId', '上级部门不能是本部门或其下级部门'))
  })

  it('has at most ten levels, also after a move', async () => {
    let last = night
    for (let level = 4; level <= 10; level += 1) last = await addDepartment(`level-${level}`, last)
    expect(await post('add', { code: 'deep', name: 'deep', parentId: last, isDisabled: '0' })).toEqual(refused('parentId', '部门最多 10 级'))
    expect(await update(head, 'head', side)).toEqual(refused('parentId', '部门最多 10 级'))
  })

  it('takes no parent of another tenant, and shows nothing to it', async () => {
    expect(await post('add', { code: 'spy', name: 'spy', parentId: head, isDisabled: '0' }, 'stranger')).toEqual(refused('parentId', '上级部门不存在'))
    expect((await server.call(`${DEPART}/tree`, tokens['stranger'] ?? '')).body).toEqual([])
  })

  it('keeps a department with others below it, with people, networked units or positions, and says which', async () => {
    const { db } = server.deps.database
    await db.insert(networkedUnits).values({ tenantId: home, name: '物业', departmentId: watch })
    await db.update(users).set({ departmentId: watch })
    await db.insert(departmentMembers).values({ departmentId: watch, userId: ids['guard'] ?? '' })
    await db.insert(positions).values({ tenantId: home, code: 'leader', name: '班长', departmentId: watch })
    const uses = (await get<{ what: string }[]>(`${DEPART}/deleteQuery?id=${watch}`)).body.data
    expect(uses.map(({ what }) => what)).toEqual(['下级部门', '用户', '联网单位', '岗位'])
    expect((await get(`${DEPART}/delete?id=${watch}`)).status).toBe(420)
    expect((await get(`${DEPART}/delete?id=${side}`)).status).toBe(200)
  })
})

it('a department is kept for people who were only added to it: they would see its places no more', async () => {
  await server.deps.database.db.insert(departmentMembers).values({ departmentId: side, userId: ids['guard'] ?? '' })
  expect(await get(`${DEPART}/delete?id=${side}`)).toMatchObject({ status: 420, body: { data: { usedBy: [{ what: '用户', count: 1 }] } } })
  expect(await within(side)).toEqual(['side'])
})

it('a networked unit that comes back from the recycle bin after its department was deleted has none', async () => {
  const { db } = server.deps.database
  const [unit] = await db.insert(networkedUnits).values({ tenantId: home, name: '物业', departmentId: night }).returning()
  expect((await get(`/api/device/deviceNetworkingUnit/delete?id=${unit?.id}`)).status).toBe(200)
  expect((await get(`${DEPART}/delete?id=${night}`)).status).toBe(200)
  expect(await form('/api/device/recycleBin/restore', { kind: 'unit', id: String(unit?.id) })).toEqual({ status: 200, body: { status: 200 } })
  expect(await db.select().from(networkedUnits)).toMatchObject([{ deletedAt: null, departmentId: null }])
})

describe('the people of a department', () => {
  it('are counted once, also someone who was added to the own department; a user who was deleted is in none, and keeps none', async () => {
    const { db } = server.deps.database
    const gone = await addAccount(server, { tenantId: home, username: `gone-${watch}` })
    await db.insert(departmentMembers).values([ids['guard'] ?? '', gone].map((userId) => ({ departmentId: watch, userId })))
    await db.update(users).set({ departmentId: watch }).where(inArray(users.id, [ids['guard'] ?? '', ids['clerk'] ?? '', gone]))
    await db.update(users).set({ isDeleted: true }).where(eq(users.id, gone))
    expect(await peopleOf(watch)).toEqual(['clerk 1', 'guard 1'])
    expect((await get<{ rows: object[] }>(`${DEPART}/pageList?code=watch`)).body.data.rows).toMatchObject([{ users: 2 }])
    await db.insert(departmentMembers).values({ departmentId: night, userId: gone })
    await db.update(users).set({ departmentId: side }).where(eq(users.id, gone))
    expect((await get<{ rows: object[] }>(`${DEPART}/pageList?code=night`)).body.data.rows).toMatchObject([{ users: 0 }])
    for (const id of [night, side]) {
      expect((await get(`${DEPART}/deleteQuery?id=${id}`)).body.data).toEqual([])
      expect((await get(`${DEPART}/delete?id=${id}`)).status).toBe(200)
    }
  })

  it('are changed with their accounts: a form of such an account which was opened before is refused', async () => {
    await server.deps.database.db.update(users).set({ version: 1 }).where(eq(users.id, ids['guard'] ?? ''))
    expect(await setMembers(watch, ['guard'])).toMatchObject({ status: 200 })
    expect(await form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234', version: '1' })).toMatchObject({ status: 420, body: { data: { version: 2 } } })
  })

  it('are neither brought in nor taken out by someone who has fewer rights than they', async () => {
    const { db } = server.deps.database
    const grants = { clerk: ['adminSys', 'adminSys/departManager'], guard: ['adminSys', 'adminSys/userManager'] }
    for (const [name, paths] of Object.entries(grants)) {
      await db.insert(roles).values({ id: name, tenantId: home, name, dataScope: 'all' })
      await db.insert(roleMenus).values(paths.map((path) => ({ roleId: name, menuId: menuIdOf(path) })))
      await db.insert(userRoles).values({ userId: ids[name] ?? '', roleId: name })
    }
    await db.insert(roleElements).values({ roleId: 'clerk', elementCode: 'adminSys/departManager:btn_user' })
    tokens['clerk'] = await signInAs(server, 'clerk')
    const refusal = { status: 420, body: { status: 30101, message: '用户guard的权限超出您的权限，无法操作' } }
    const set = (members: string) => form(`${DEPART}/${watch}/user`, { members }, 'POST', 'clerk')
    expect(await set(ids['guard'] ?? '')).toEqual(refusal)
    await setMembers(watch, ['guard'])
    expect(await set('')).toEqual(refusal)
    expect(await form(`${DEPART}/user?departId=${watch}&userId=${ids['guard']}`, {}, 'DELETE', 'clerk')).toEqual(refusal)
    await db.delete(roles)
  })

  it('are those whose own department it is and those who were added', async () => {
    expect(await form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234', departId: String(watch) })).toMatchObject({ status: 200 })
    expect(await setMembers(watch, ['guard', 'clerk'])).toMatchObject({ status: 200 })
    expect(await peopleOf(watch)).toEqual(['clerk 0', 'guard 1'])
    const [row] = (await get<{ rows: { users: number; version: number }[] }>(`${DEPART}/pageList?code=watch`)).body.data.rows
    expect(row).toMatchObject({ users: 2, version: 2 })
    const [audit] = await server.deps.database.db.select().from(auditLog).orderBy(desc(auditLog.id)).limit(1)
    expect(audit).toMatchObject({ action: 'department.members', detail: { before: { members: ['guard'] }, after: { members: ['clerk', 'guard'] } } })
  })

  it('stay in their own department: it is changed in the list of users', async () => {
    await form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234', departId: String(watch) })
    const message = 'guard的默认部门是本部门，不能移除；请在用户管理中更换其默认部门'
    expect(await setMembers(watch, [])).toEqual(refused('members', message))
    expect(await form(`${DEPART}/user?departId=${watch}&userId=${ids['guard']}`, {}, 'DELETE')).toEqual(refused('members', message))
  })

  it('come and leave one by one by the calls of the contract', async () => {
    expect(await form(`${DEPART}/user`, { departId: String(watch), userIds: `${ids['guard']},${ids['clerk']}` })).toMatchObject({ body: { data: true } })
    expect(await form(`${DEPART}/user?departId=${watch}&userId=${ids['guard']}`, {}, 'DELETE')).toMatchObject({ body: { data: true } })
    const { rows } = (await get<{ rows: { username: string }[] }>(`${DEPART}/user?departId=${watch}&userName=cl`)).body.data
    expect(rows.map(({ username }) => username)).toEqual(['clerk'])
  })

  it('who leave one department stay in their others, and the version of those is theirs alone', async () => {
    for (const id of [watch, side]) expect(await setMembers(id, ['guard'])).toMatchObject({ status: 200 })
    expect(await setMembers(watch, [])).toMatchObject({ status: 200 })
    expect((await get(`${DEPART}/${side}/user`)).body.data).toMatchObject({ version: 2, members: [{ username: 'guard' }] })
  })

  it('do not come from another tenant', async () => {
    expect(await setMembers(watch, ['stranger'])).toEqual(refused('members', '用户不存在或已删除'))
  })

  it('of a department of another tenant, and of a deleted one, are neither read nor changed', async () => {
    const calls = (id: number, who: string) => [
      get(`${DEPART}/${id}/user`, who), form(`${DEPART}/${id}/user`, { members: '' }, 'POST', who),
      form(`${DEPART}/user`, { departId: String(id), userIds: '' }, 'POST', who), form(`${DEPART}/user?departId=${id}&userId=${ids['guard']}`, {}, 'DELETE', who),
    ]
    const unknown = Array.from({ length: 4 }, () => ({ status: 420, body: { status: 30101, message: '记录不存在或已删除' } }))
    const listed = async (who: string) => (await get<{ total: number }>(`${DEPART}/user?departId=${watch}`, who)).body.data.total
    await setMembers(watch, ['guard'])
    expect([await listed('site-admin'), await listed('stranger')]).toEqual([1, 0])
    expect(await Promise.all(calls(watch, 'stranger'))).toEqual(unknown)
    await server.deps.database.db.update(departments).set({ deletedAt: new Date(server.clock.now()) })
    expect([await listed('site-admin'), await Promise.all(calls(watch, 'site-admin'))]).toEqual([0, unknown])
    expect(await server.deps.database.db.select().from(departmentMembers)).toMatchObject([{ departmentId: watch, userId: ids['guard'] }])
  })

  it('do not come into a department that is stopped, neither here nor as their own', async () => {
    await post('update', { id: side, code: 'side', name: 'side', isDisabled: '1' })
    expect(await setMembers(side, ['guard'])).toEqual(refused('members', '部门已停用，不能加入人员'))
    expect(await form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234', departId: String(side) })).toEqual(refused('departId', '部门不存在或已停用'))
  })

  // the embedded database has one connection: there nothing is done at the same time
  it.skipIf(!process.env.DATABASE_URL)('do not come into one that is being deleted', async () => {
    let update: Promise<unknown> = Promise.resolve()
    await server.deps.database.transaction(async (tx) => {
      await tx.select().from(departments).where(eq(departments.id, side)).for('update')
      update = form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234', departId: String(side) })
      await expect.poll(() => rowsOf(tx, sql`select 1 from pg_locks where not granted`)).not.toEqual([])
      await tx.update(departments).set({ deletedAt: new Date(server.clock.now()) }).where(eq(departments.id, side))
    })
    expect(await update).toEqual(refused('departId', '部门不存在或已停用'))
  })

  it('are not replaced by a version that is no longer the newest', async () => {
    expect(await setMembers(watch, ['guard'], { version: '1' })).toMatchObject({ status: 200 })
    expect(await setMembers(watch, ['clerk'], { version: '1' })).toMatchObject({ status: 420, body: { data: { version: 2 } } })
  })
})

it('the list of users finds those of a department and of those below it', async () => {
  await form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234', departId: String(night) })
  const { rows } = (await get<{ rows: { username: string; departName: string }[] }>(`/api/admin/user/list?departId=${head}`)).body.data
  expect(rows).toMatchObject([{ username: 'guard', departName: 'night' }])
})

it('the list of networked units finds those of a department and of those below it, by name', async () => {
  await server.deps.database.db.insert(networkedUnits).values([{ tenantId: home, name: '物业', departmentId: night }, { tenantId: home, name: '无部门' }])
  const { rows } = (await get<{ rows: { oname: string; departName: string }[] }>(`/api/device/deviceNetworkingUnit/pageList?departId=${head}`)).body.data
  expect(rows).toMatchObject([{ oname: '物业', departName: 'night' }])
})

describe('a department that is stopped', () => {
  const kinds = [
    ['unit', '/api/device/deviceNetworkingUnit', (name: string) => ({ oname: name })],
    ['position', '/api/admin/position', (name: string) => ({ code: name, name, isDisabled: '0' })],
  ] as const
  const send = (path: string, json: object) => server.call<Body<{ errors: object[] }>>(path, tokens['site-admin'] ?? '', { method: 'POST', body: JSON.stringify(json) })
  const stop = async (id: number) => expect(await post('update', { id, code: `stopped-${id}`, name: 'stopped', isDisabled: '1' })).toMatchObject({ status: 200 })
  const done = { status: 200, body: { status: 200 } }
  const stopped = refused('departId', '部门不存在或已停用')

  it.each(kinds)('gets no new %s: neither by a form nor from a file nor by a change', async (_kind, base, named) => {
    await stop(side)
    expect(await send(`${base}/add`, { ...named('late'), departId: side })).toEqual(stopped)
    const { body } = await send(`${base}/importRows`, { rows: [{ ...named('late'), departId: side }], dryRun: true })
    expect(body.data.errors).toEqual([{ row: 0, field: 'departId', message: '部门不存在或已停用' }])
    expect(await send(`${base}/add`, { ...named('other'), departId: watch })).toEqual(done)
    const [row] = (await get<{ rows: { id: number }[] }>(`${base}/pageList?page=1&limit=10`)).body.data.rows
    expect(await send(`${base}/update`, { id: row?.id, ...named('other'), departId: side })).toEqual(stopped)
  })

  it.each(kinds)('keeps each %s that it has, which is still changed, and not given to another stopped one', async (_kind, base, named) => {
    expect(await send(`${base}/add`, { ...named('early'), departId: side })).toEqual(done)
    await stop(side)
    await stop(night)
    const [row] = (await get<{ rows: { id: number }[] }>(`${base}/pageList?page=1&limit=10`)).body.data.rows
    expect(await send(`${base}/update`, { id: row?.id, ...named('renamed'), departId: side })).toEqual(done)
    expect(await send(`${base}/update`, { id: row?.id, ...named('renamed'), departId: night })).toEqual(stopped)
  })

  it('gets a deleted networked unit back from the recycle bin', async () => {
    const [unit] = await server.deps.database.db.insert(networkedUnits).values({ tenantId: home, name: '物业', departmentId: side }).returning()
    expect((await get(`/api/device/deviceNetworkingUnit/delete?id=${unit?.id}`)).status).toBe(200)
    await stop(side)
    expect(await form('/api/device/recycleBin/restore', { kind: 'unit', id: String(unit?.id) })).toEqual(done)
  })
})
