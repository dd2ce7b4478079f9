import { inArray } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'

import { roles, userRoles } from '../../db/schema'
import { signInAs } from '../../testing/accounts'
import { addUser, aServerWithUsers, badParameter, get, home, ids, post, rowsOf, server, STRONG, tokens, type Row } from './users.harness'

aServerWithUsers()

describe('the list', () => {
  it('has the platform’s columns and ours, and never a hash', async () => {
    const added = await addUser({ groupId: 'watch', description: '夜班' })
    const other = await addUser()
    expect(added).toMatchObject({ role: 'watch', groupId: 'watch', description: '夜班', attr1: '0', isDisabled: '0', lastSignInTime: null, version: 1 })
    await signInAs(server, added.username, STRONG)
    expect((await rowsOf(`username=${added.username}`)).rows[0]).toMatchObject({ lastSignInTime: '2026-11-20 10:00:00', version: 1 })
    expect((await rowsOf(`username=${other.username}`)).rows[0], 'who has not signed in').toMatchObject({ lastSignInTime: null })
    expect(JSON.stringify([await rowsOf('limit=100'), await get(added.id)])).not.toMatch(/scrypt|password/i)
  })

  it('filters exactly', async () => {
    const { username, mobilePhone } = await addUser({ name: '李四', groupId: 'watch' })
    for (const query of [`username=${username}`, `mobilePhone=${mobilePhone}`, 'name=李四', `groupId=watch&username=${username}`]) {
      expect((await rowsOf(query)).rows.map((row) => row['username'])).toEqual([username])
    }
    for (const query of [`username=${username.slice(1)}`, 'name=李', `groupId=clerks&username=${username}`]) {
      expect(await rowsOf(query)).toEqual({ rows: [], total: 0 })
    }
  })

  it('has one row for each role of a user', async () => {
    const { id, username } = await addUser({ groupId: 'watch' })
    await server.deps.database.db.insert(userRoles).values({ userId: id, roleId: 'clerks' })
    const { rows, total } = await rowsOf(`username=${username}`)
    expect([rows.map(({ role }) => role).sort(), total]).toEqual([['clerks', 'watch'], 2])
  })

  it('shows each role row of a user once on pages of one row, whatever it is sorted by', async () => {
    const { id, username } = await addUser({ groupId: 'watch' })
    const { db } = server.deps.database
    const more = ['role-e', 'role-d', 'role-c'].map((role) => `${role}-${username}`)
    await db.insert(roles).values(more.map((role) => ({ id: role, tenantId: home, name: role })))
    const held = ['clerks', ...more]
    await db.insert(userRoles).values(held.map((roleId) => ({ userId: id, roleId })))
    const pages: unknown[] = []
    for (const page of [1, 2, 3, 4, 5]) pages.push((await rowsOf(`username=${username}&sortField=username&limit=1&page=${page}`)).rows[0]?.['groupId'])
    expect(pages).toEqual([...held, 'watch'].sort())
    await db.delete(userRoles).where(inArray(userRoles.roleId, more))
    await db.delete(roles).where(inArray(roles.id, more))
  })

  it('begins with the account that was changed last, or is sorted by a field', async () => {
    const first = await addUser()
    server.clock.advance(1000)
    const second = await addUser()
    server.clock.advance(1000)
    await post('update', { username: first.username, mobilePhone: first.mobilePhone, name: '新名' })
    expect((await rowsOf()).rows.slice(0, 2).map(({ id }) => id)).toEqual([first.id, second.id])
    const names = (await rowsOf('sortField=username&sortOrder=desc&limit=100')).rows.map((row) => String(row['username']))
    expect(names).toEqual([...names].sort().reverse())
    expect(await get('list?sortField=passwordHash')).toEqual(badParameter('sortField', '参数错误'))
  })

  it('omits disabled accounts unless the filter includes them', async () => {
    const { id, username } = await addUser()
    await post('setDisabled', { id, disabled: '1' })
    const states = async (state: string) => (await rowsOf(`username=${username}&isDisabled=${state}`)).rows.map(({ isDisabled }) => isDisabled)
    expect([await states(''), await states('0'), await states('1'), await states('-1')]).toEqual([[], [], ['1'], ['1']])
    expect(await get('list?isDisabled=x')).toEqual(badParameter('isDisabled', '参数错误'))
  })

  it('contains the accounts of the tenant, for a super admin those that he has created', async () => {
    const added = await addUser({}, 'platform')
    const usernames = async (who: string) => (await rowsOf('limit=100', who)).rows.map((row) => row['username'])
    expect(await usernames('stranger')).toEqual(['stranger'])
    expect((await usernames('platform')).sort()).toEqual(['site-admin', 'stranger', added.username])
    expect(await usernames('site-admin')).not.toContain(added.username)
  })
})

describe('one account', () => {
  it('is the entity with its role, and is unknown to another tenant', async () => {
    const { id } = await addUser({ groupId: 'watch' })
    expect((await get(id)).body.data).toMatchObject({ id, groupId: 'watch', groupName: 'watch', isDeleted: '0', isSuperAdmin: '0', tenantId: home })
    expect(await get(id, 'stranger')).toEqual(await get('unknown-user', 'stranger'))
    expect(await get(id, 'stranger')).toEqual(badParameter('id', '用户不存在'))
  })
})

describe('roles', () => {
  const roleCall = <Data>(path: string, who: string) => server.call<Data>(`/api/admin/group/${path}`, tokens[who] ?? '')

  it('group/all is a bare list of the tenant’s roles', async () => {
    const { body } = await roleCall<Row[]>('all', 'site-admin')
    expect(body.map(({ id }) => id).sort()).toEqual(['clerks', 'watch'])
    expect(body[0]).toMatchObject({ parentId: '-1', groupType: 'role', tenantId: home })
    expect((await roleCall<Row[]>('all', 'platform')).body).toEqual([])
  })

  it('group/listByUser has each role once, marked when the user has it', async () => {
    const data = (await roleCall<{ data: object[] }>(`listByUser?userId=${ids['clerk']}`, 'site-admin')).body.data
    expect(data).toEqual(expect.arrayContaining([{ id: 'clerks', name: 'clerks', isUser: 1 }, { id: 'watch', name: 'watch', isUser: 0 }]))
    const strange = (await roleCall<{ data: object[] }>(`listByUser?userId=${ids['clerk']}`, 'stranger')).body.data
    expect(strange).toEqual([{ id: 'theirs', name: 'theirs', isUser: 0 }])
  })

  it('group/pageList matches a name exactly', async () => {
    expect((await roleCall<{ data: object }>('pageList?name=watch', 'site-admin')).body.data).toMatchObject({ total: 1, rows: [{ id: 'watch' }] })
    expect((await roleCall<{ data: object }>('pageList?name=wat', 'site-admin')).body.data).toMatchObject({ total: 0 })
  })
})

it('unbindUser lists accounts of the super admin without a tenant, the present administrator first', async () => {
  const added = await addUser({}, 'platform')
  const { data } = (await get<{ id: string }[]>(`unbindUser?tenantId=${home}`, 'platform')).body
  expect(data[0]).toEqual({ id: ids['site-admin'], username: 'site-admin', name: '站长' })
  expect(data.map(({ id }) => id)).toContain(added.id)
  expect((await get(`unbindUser?tenantId=${home}`)).status).toBe(403)
})
