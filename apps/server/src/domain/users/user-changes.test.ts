import { encodePassword } from '@smart-fire/api-client/wire'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it, vi } from 'vitest'

import { auditLog, loginLog, sessions, users } from '../../db/schema'
import { requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { connectAlarms, isHello } from '../../testing/alarm-client'
import { expectRefused } from '../auth/auth.harness'
import {
  addUser,
  anAccount,
  aServerWithUsers,
  badParameter,
  done,
  get,
  home,
  ids,
  post,
  refused,
  rowsOf,
  server,
  STRONG,
  tokens,
  USER,
  type Row,
} from './users.harness'

aServerWithUsers()

describe('adding', () => {
  it('makes an account of the caller’s tenant that can sign in', async () => {
    const { id, username } = await addUser()
    const [account] = await server.deps.database.db.select().from(users).where(eq(users.id, id))
    expect(account).toMatchObject({ tenantId: home, isTenantAdmin: false, isSuperAdmin: false, createdById: ids['site-admin'], updatedBy: 'site-admin(站长)' })
    await signInAs(server, username, STRONG)
    const platforms = await addUser({}, 'platform')
    expect((await get(platforms.id, 'platform')).body.data).toMatchObject({ tenantId: null })
  })

  it.each(['username', 'mobilePhone', 'password'])('refuses a blank %s', async (name) => {
    expect(await post('add', anAccount({ [name]: ' ' }))).toEqual(badParameter(name, '参数不能为空'))
  })

  it('refuses a username that any tenant has or had, and a number that an enabled account of the tenant has', async () => {
    const gone = await addUser()
    await get(`delete?userIds=${gone.id}`)
    for (const username of ['stranger', 'platform', gone.username]) {
      expect(await post('add', anAccount({ username }))).toEqual(badParameter('username', '用户名已存在'))
    }
    const { id, mobilePhone } = await addUser()
    expect(await post('add', anAccount({ mobilePhone }))).toEqual(badParameter('mobilePhone', '手机号已存在'))
    expect(await post('add', anAccount({ mobilePhone }), 'stranger')).toEqual(done)
    await post('setDisabled', { id, disabled: '1' })
    expect(await post('add', anAccount({ mobilePhone }))).toEqual(done)
    expect(await post('setDisabled', { id, disabled: '0' })).toEqual(badParameter('mobilePhone', '手机号已存在'))
  })

  it.each([
    ['username', 'ab', '用户名为3~50位字符'],
    ['username', 'x'.repeat(51), '用户名为3~50位字符'],
    ['mobilePhone', '12345678901', '手机号码错误'],
    ['mobilePhone', '1540000000', '手机号码错误'],
    ['password', 'plain text', '密码格式错误'],
    ['password', encodePassword('12345678'), '新密码过于常见，请换一个'],
    // the name of the tenant with a year
    ['password', encodePassword('万达-2026'), '新密码过于常见，请换一个'],
    ['password', encodePassword('用户名 0'), '长度在 6 到 18 个字符'],
    ['name', 'x'.repeat(51), '不能超过50个字符'],
    ['groupId', 'theirs', '角色不存在'],
    ['groupId', 'nothing', '角色不存在'],
  ])('refuses the %s %s', async (field, value, message) => {
    expect(await post('add', anAccount({ [field]: value }))).toMatchObject({ status: 420, body: { status: 30101, message, data: { field } } })
  })

  it.each(['145', '147', '149', '150', '155', '159', '166', '170', '171', '173', '178', '189', '198', '199'])('knows mobile numbers that begin with %s', async (head) => {
    expect(await post('add', anAccount({ mobilePhone: `${head}87654321` }))).toEqual(done)
  })

  it('writes one of two accounts with the same name that are added at once', async () => {
    const same = anAccount()
    const responses = await Promise.all([post('add', same), post('add', same)])
    expect(responses.map(({ body }) => body.status).sort()).toEqual([200, 30101])
  })
})

describe('changing', () => {
  it('finds the account by its username, writes the given fields and keeps the others', async () => {
    const { id, username, mobilePhone } = await addUser({ groupId: 'watch', description: '白班' })
    expect(await post('update', { username, mobilePhone: '19900001234', name: '新名' })).toEqual(done)
    expect((await get<Row>(id)).body.data).toMatchObject({ name: '新名', mobilePhone: '19900001234', groupId: 'watch', description: '白班', version: 2 })
    await post('update', { username, mobilePhone, groupId: 'clerks' })
    expect((await get<Row>(id)).body.data).toMatchObject({ groupId: 'clerks' })
    await post('update', { username, mobilePhone, groupId: '', description: '' })
    const { data } = (await get<Row>(id)).body
    expect([data['groupId'], data['description'], data['name']]).toEqual([undefined, null, '新名'])
  })

  it('keeps the name when the field is blank: verdicts and records name their person by it', async () => {
    const { id, username, mobilePhone } = await addUser({ name: '周海燕' })
    expect(await post('update', { username, mobilePhone, name: ' ' })).toEqual(done)
    expect((await get<Row>(id)).body.data).toMatchObject({ name: '周海燕', version: 2 })
  })

  it('refuses unknown names, those of other tenants and the number of another account', async () => {
    const { username, mobilePhone } = await addUser()
    const other = await addUser()
    for (const unknown of ['unknown-user', 'stranger', 'platform']) {
      expect(await post('update', { username: unknown, mobilePhone })).toEqual(badParameter('username', '用户名不存在'))
    }
    expect(await post('update', { username, mobilePhone: other.mobilePhone })).toEqual(badParameter('mobilePhone', '手机号已存在'))
    expect(await post('update', { username })).toEqual(badParameter('mobilePhone', '参数不能为空'))
    expect(await post('update', { username, mobilePhone: '1' })).toMatchObject(refused('手机号码错误'))
  })

  it('is refused from an older version, with the user and the time of the last change', async () => {
    const { id, username, mobilePhone } = await addUser()
    await post('update', { username, mobilePhone, name: '甲', version: '1' })
    expect(await post('update', { username, mobilePhone, name: '乙', version: '1' })).toMatchObject({
      status: 420,
      body: { status: 30101, data: { person: 'site-admin(站长)', version: 2 } },
    })
    expect((await get<Row>(id)).body.data).toMatchObject({ name: '甲', version: 2 })
  })
})

describe('deleting', () => {
  it('ends the sessions; no call returns the account any more', async () => {
    const { id, username } = await addUser()
    const token = await signInAs(server, username, STRONG)
    expect(await get(`delete?userIds=${id}`)).toEqual(done)
    expect((await server.call(`${USER}/front/info`, token)).status).toBe(401)
    expect((await rowsOf(`username=${username}&isDisabled=-1`)).rows).toEqual([])
    expect(await get(id)).toEqual(badParameter('id', '用户不存在'))
  })

  it('is all or nothing, and refuses super admins, the caller and administrators of tenants', async () => {
    const { id } = await addUser()
    const remove = (who: string, ...userIds: (string | undefined)[]) => get(`delete?userIds=${userIds.join(',')}`, who)
    expect(await remove('platform', ids['platform'])).toEqual(refused('用户platform是超级管理员，无法删除'))
    expect(await remove('platform', ids['site-admin'])).toEqual(refused('用户site-admin是万达站点管理员，无法删除'))
    expect(await remove('site-admin', id, ids['site-admin'])).toEqual(refused('无法删除自己'))
    expect(await remove('site-admin', id, ids['stranger'])).toEqual(badParameter('userIds', '用户不存在'))
    expect(await remove('site-admin')).toEqual(badParameter('userIds', '参数不能为空'))
    expect((await get(id)).body.status).toBe(200)
  })
})

describe('resetting a password', () => {
  it('sets a new one and ends the sessions', async () => {
    const { id, username } = await addUser()
    const token = await signInAs(server, username, STRONG)
    expect(await post('resetPassword', { id, password: encodePassword(TEST_PASSWORD) })).toEqual(done)
    expect((await server.call(`${USER}/front/info`, token)).status).toBe(401)
    expect((await requestToken(server, { username, password: encodePassword(STRONG) })).status).toBe(400)
    await signInAs(server, username, TEST_PASSWORD)
  })

  it('also ends a sign-in with the old password that began before it: no session is left', async () => {
    const { id, username } = await addUser()
    const { verify } = server.deps.passwords
    const slow = vi.spyOn(server.deps.passwords, 'verify').mockImplementationOnce(async (...given) => {
      const isRight = await verify(...given)
      expect(await post('resetPassword', { id, password: encodePassword(TEST_PASSWORD) })).toEqual(done)
      return isRight
    })
    const response = await requestToken(server, { username, password: encodePassword(STRONG) })
    slow.mockRestore()
    await expectRefused(response)
    const rows = await server.deps.database.db.select().from(loginLog).where(eq(loginLog.username, username))
    expect(rows).toMatchObject([{ result: 'refused', reason: 'password' }])
    expect(await server.deps.database.db.select().from(sessions).where(eq(sessions.userId, id))).toEqual([])
    await signInAs(server, username, TEST_PASSWORD)
  })

  it('refuses weak ones, the caller’s own account and accounts of other tenants', async () => {
    const { id, username } = await addUser()
    const password = encodePassword(TEST_PASSWORD)
    // the second one is the name of the tenant with a year
    for (const weak of [`${username}1`, '万达-2026']) expect(await post('resetPassword', { id, password: encodePassword(weak) })).toMatchObject(refused('新密码过于常见，请换一个'))
    expect(await post('resetPassword', { id: ids['site-admin'] ?? '', password })).toEqual(refused('请通过修改密码更换自己的密码'))
    expect(await post('resetPassword', { id: ids['stranger'] ?? '', password })).toEqual(badParameter('id', '用户不存在'))
    expect(await post('resetPassword', { id })).toEqual(badParameter('password', '参数不能为空'))
  })
})

describe('stopping an account', () => {
  it('ends its sessions and closes its sockets; it signs in again once it is enabled', async () => {
    const { id, username } = await addUser()
    const token = await signInAs(server, username, STRONG)
    const client = await connectAlarms(server, { userId: id, username, token })
    await client.until((frames) => frames.some(isHello))
    expect(await post('setDisabled', { id, disabled: '1' })).toEqual(done)
    expect(await client.closed).toBe(1008)
    expect((await server.call(`${USER}/front/info`, token)).status).toBe(401)
    expect((await requestToken(server, { username, password: encodePassword(STRONG) })).status).toBe(400)
    expect(await post('setDisabled', { id, disabled: '0' })).toEqual(done)
    await signInAs(server, username, STRONG)
  })

  it('refuses the caller’s own account, accounts of other tenants and values that are no flag', async () => {
    expect(await post('setDisabled', { id: ids['site-admin'] ?? '', disabled: '1' })).toEqual(refused('无法停用自己'))
    expect(await post('setDisabled', { id: ids['stranger'] ?? '', disabled: '1' })).toEqual(badParameter('id', '用户不存在'))
    expect(await post('setDisabled', { id: ids['clerk'] ?? '', disabled: 'true' })).toEqual(badParameter('disabled', '参数错误'))
  })
})

describe('a user with the elements of user management', () => {
  it('manages accounts with no more rights than his own', async () => {
    const { id, username, mobilePhone } = await addUser({ groupId: 'clerks' }, 'clerk')
    expect(await post('update', { username, mobilePhone, name: '同事' }, 'clerk')).toEqual(done)
    expect(await post('setDisabled', { id, disabled: '1' }, 'clerk')).toEqual(done)
  })

  it('cannot assign a role with more rights, nor change an account with more rights', async () => {
    expect(await post('add', anAccount({ groupId: 'watch' }), 'clerk')).toMatchObject(refused('该角色的权限超出您的权限，无法分配'))
    const guard = await addUser({ groupId: 'watch' })
    const password = encodePassword(TEST_PASSWORD)
    for (const target of [guard, { id: ids['site-admin'] ?? '', username: 'site-admin', mobilePhone: '13800009999' }]) {
      const message = `用户${target.username}的权限超出您的权限，无法操作`
      expect(await post('resetPassword', { id: target.id, password }, 'clerk')).toEqual(refused(message))
      expect(await post('setDisabled', { id: target.id, disabled: '1' }, 'clerk')).toEqual(refused(message))
      expect(await post('update', { username: target.username, mobilePhone: target.mobilePhone }, 'clerk')).toEqual(refused(message))
      expect((await get(`delete?userIds=${target.id}`, 'clerk')).status).toBe(420)
    }
  })
})

describe('importing', () => {
  const send = (rows: object[], dryRun = false) =>
    server.call<{ data: object }>(`${USER}/importRows`, tokens['site-admin'] ?? '', { method: 'POST', body: JSON.stringify({ rows, dryRun }) })
  const rowOf = (fields = {}) => {
    const { password: _password, ...row } = anAccount(fields)
    return row
  }

  it('reports the first error of each row and writes nothing', async () => {
    const twin = rowOf()
    const rows = [twin, rowOf({ username: 'stranger' }), rowOf({ mobilePhone: '1' }), rowOf({ groupId: 'theirs' }), rowOf({ username: twin['username'] })]
    expect((await send(rows)).body.data).toEqual({
      accepted: 0,
      errors: [
        { row: 1, field: 'username', message: '用户名已存在' },
        { row: 2, field: 'mobilePhone', message: '手机号码错误' },
        { row: 3, field: 'groupId', message: '角色不存在' },
        { row: 4, field: 'username', message: '与第1行重复' },
      ],
    })
    expect((await send([twin], true)).body.data).toEqual({ accepted: 1, errors: [] })
    expect((await rowsOf(`username=${twin['username']}`)).total).toBe(0)
  })

  it('refuses the number of an account that is there, and takes that of one that is stopped', async () => {
    const { id, mobilePhone } = await addUser()
    const taken = { row: 0, field: 'mobilePhone', message: '手机号已存在' }
    expect((await send([rowOf({ mobilePhone })], true)).body.data).toEqual({ accepted: 0, errors: [taken] })
    expect(await post('setDisabled', { id, disabled: '1' })).toEqual(done)
    expect((await send([rowOf({ mobilePhone })], true)).body.data).toEqual({ accepted: 1, errors: [] })
  })

  it('names that differ in case are two, in one file, beside a stored account, for one account added alone, and at the sign-in', async () => {
    const [lower, upper] = [rowOf({ username: 'li-wei' }), rowOf({ username: 'LI-WEI' })]
    expect((await send([lower, upper], true)).body.data).toEqual({ accepted: 2, errors: [] })
    expect((await send([lower])).body.data).toEqual({ accepted: 1, errors: [] })
    expect((await send([upper])).body.data).toEqual({ accepted: 1, errors: [] })
    expect(await post('add', anAccount({ username: 'Li-Wei', password: encodePassword(STRONG) }))).toEqual({ status: 200, body: { status: 200 } })
    await signInAs(server, 'Li-Wei', STRONG)
    expect((await requestToken(server, { username: 'li-wei', password: encodePassword(STRONG) })).status).toBe(400)
    expect((await send([lower, rowOf({ username: 'Li-Wei' })], true)).body.data).toMatchObject({ errors: [{ row: 0, field: 'username' }, { row: 1, field: 'username' }] })
  })

  it('makes accounts that cannot sign in until their password is reset', async () => {
    const row = rowOf({ groupId: 'watch' })
    expect((await send([row])).body.data).toEqual({ accepted: 1, errors: [] })
    const username = row['username'] ?? ''
    const [{ id } = { id: '' }] = (await rowsOf(`username=${username}`)).rows
    expect((await requestToken(server, { username, password: encodePassword('') })).status).toBe(400)
    await post('resetPassword', { id, password: encodePassword(STRONG) })
    await signInAs(server, username, STRONG)
  })
})

it('keeps every change in the audit log, before and after, without a secret', async () => {
  const { id, username, mobilePhone } = await addUser({ description: '甲' })
  await post('update', { username, mobilePhone, description: '乙' })
  await post('resetPassword', { id, password: encodePassword(TEST_PASSWORD) })
  await post('setDisabled', { id, disabled: '1' })
  await get(`delete?userIds=${id}`)
  const rows = await server.deps.database.db.select().from(auditLog).where(sql`${auditLog.detail}->>'id' = ${id}`).orderBy(auditLog.id)
  expect(rows.map(({ action, detail }) => [action, detail])).toMatchObject([
    ['user.add', { before: null, after: { username, description: '甲' } }],
    ['user.update', { before: { description: '甲' }, after: { description: '乙' } }],
    ['user.resetPassword', {}],
    ['user.disable', { before: { isDisabled: false }, after: { isDisabled: true } }],
    ['user.delete', { before: { username }, after: null }],
  ])
  expect(JSON.stringify(rows)).not.toMatch(/scrypt|password"|三月/)
})

describe('unlocking', () => {
  const failures = async (username: string) => {
    for (let time = 0; time < 5; time += 1) await requestToken(server, { username, password: encodePassword('guess') })
  }
  const lockTime = async (username: string) => (await rowsOf(`username=${username}`)).rows[0]?.['lockTime']

  it('lets an account that was locked after five failures sign in at once, and no other one', async () => {
    const [one, other] = [await addUser(), await addUser()]
    await failures(one.username)
    await failures(other.username)
    expect([await lockTime(one.username), await lockTime(other.username)]).toEqual([expect.any(String), expect.any(String)])
    expect(await post('unlock', { id: one.id })).toEqual(done)
    expect([await lockTime(one.username), await lockTime(other.username)]).toEqual([null, expect.any(String)])
    await signInAs(server, one.username, STRONG)
    expect((await requestToken(server, { username: other.username, password: encodePassword(STRONG) })).status).toBe(400)
  })

  it('is refused for an account that is not locked, and for one of another tenant', async () => {
    const { id } = await addUser()
    expect(await post('unlock', { id })).toEqual(refused('该用户未被锁定'))
    expect((await post('unlock', { id: ids['stranger'] ?? '' })).body.message).toBe('用户不存在')
  })

  it('does not take the lock of a name that begins alike', async () => {
    const { id, username } = await addUser()
    await addUser({ username: `${username}@home` })
    await failures(`${username}@home`)
    expect(await post('unlock', { id })).toEqual(refused('该用户未被锁定'))
  })
})
