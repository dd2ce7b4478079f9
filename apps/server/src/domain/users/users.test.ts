import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { loginFailures, menus, roleElements, roleMenus, roles, tenants, userRoles } from '../../db/schema'
import { addAccount, addTenant, requestToken, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { encodePassword } from '@smart-fire/api-client/wire'
import type { MenuNode } from '../menus/menu-responses'
import { MENU_CATALOGUE } from '../menus/menu-catalogue'

let server: TestServer
let home: string
let away: string
const ids: Record<string, string> = {}

beforeAll(async () => {
  server = await startTestServer()
  home = await addTenant(server, '万达', [1, 5])
  away = await addTenant(server, '万科')
  ids['admin'] = await addAccount(server, { tenantId: home, username: 'site-admin', name: '站长' })
  ids['watch'] = await addAccount(server, { tenantId: home, username: 'watch', isTenantAdmin: false })
  ids['stranger'] = await addAccount(server, { tenantId: away, username: 'stranger' })
  ids['super'] = await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  await grantRole(ids['watch'], '值班', ['gailan', 'gailan/overView', 'hydrant', 'hydrant/exceptionRecord'])
})
beforeEach(() => server.deps.database.db.delete(loginFailures))
afterAll(() => server.stop())

async function grantRole(userId: string, name: string, paths: string[]): Promise<void> {
  const { db } = server.deps.database
  await db.insert(roles).values({ id: name, tenantId: home, name })
  await db.insert(userRoles).values({ userId, roleId: name })
  for (const path of paths) {
    const [parentCode, code = parentCode] = path.split('/')
    const row = MENU_CATALOGUE.find((menu) => menu.code === code && menu.parentCode === (path.includes('/') ? parentCode : null))
    if (!row) throw new Error(path)
    await db.insert(roleMenus).values({ roleId: name, menuId: row.id })
  }
}

const get = async <Body>(username: string, path: string) =>
  (await server.call<Body>(`/api/admin/user/${path}`, await signInAs(server, username))).body

const paths = (tree: MenuNode[]): string[] =>
  tree.flatMap((top) => [top.code, ...top.children.map((child) => `${top.code}/${child.code}`)])

describe('front/info', () => {
  it('is bare and has the user, the site and the granted menus', async () => {
    const info = await get<Record<string, unknown> & { menus: unknown[] }>('site-admin', 'front/info')
    expect(info).toMatchObject({
      id: ids['admin'],
      username: 'site-admin',
      name: '站长',
      groupName: '站点管理员',
      site: '万达-site',
      tenantNo: '万达-no',
    })
    expect(info.menus[0]).toEqual({ code: 'gailan', type: 'menu', uri: '/gailan', method: 'GET', name: '访问', menu: '概览' })
    expect(JSON.stringify(info)).not.toContain('scrypt')
  })

  it('has the role as groupName, or the title of an administrator', async () => {
    expect(await get('watch', 'front/info')).toMatchObject({ groupName: '值班' })
    expect(await get('platform', 'front/info')).toMatchObject({ groupName: '系统管理员' })
  })
})

describe('the elements of front/info', () => {
  const elementsOf = async (username: string) => (await get<{ elements: Array<{ code: string }> }>(username, 'front/info')).elements
  const codesOf = async (username: string) => (await elementsOf(username)).map(({ code }) => code)

  it('are permission entries of type button, with call, name and the title of their screen', async () => {
    expect(await elementsOf('site-admin')).toContainEqual({
      code: 'adminSys/sysConfig:btn_edit',
      type: 'button',
      uri: '/device/deviceTenantSetup/addOrUpdate',
      method: 'POST',
      name: '编辑',
      menu: '系统设置',
    })
  })

  it('are for administrators those of all their screens', async () => {
    const site = await codesOf('site-admin')
    expect(site).toContain('hydrant/exceptionRecord:btn_handle')
    expect(site).not.toContain('dianqihuozai/exceptionRecord:btn_handle')
    const platform = await codesOf('platform')
    expect(platform).toContain('dianqihuozai/exceptionRecord:btn_handle')
    expect(platform).not.toContain('adminSys/sysConfig:btn_edit')
  })

  it('are for other users those of their roles, as far as the screen is granted as well', async () => {
    expect(await codesOf('watch')).toEqual([])
    const { db } = server.deps.database
    await db.insert(roleElements).values([
      { roleId: '值班', elementCode: 'hydrant/exceptionRecord:btn_handle' },
      { roleId: '值班', elementCode: 'adminSys/sysConfig:btn_edit' },
    ])
    expect(await codesOf('watch')).toEqual(['hydrant/exceptionRecord:btn_handle'])
    await db.delete(roleElements).where(eq(roleElements.roleId, '值班'))
  })
})

describe('front/menus', () => {
  it('gives an administrator of a site the site menus of the channels of the site', async () => {
    const granted = paths(await get<MenuNode[]>('site-admin', 'front/menus'))
    expect(granted).toContain('huozaibaojing/exceptionRecord')
    expect(granted).toContain('hydrant/hardwareSet')
    expect(granted).toContain('adminSys/manageRules')
    expect(granted).not.toContain('dianqihuozai')
    expect(granted).not.toContain('adminSys/menuManager')
  })

  it('gives the super admin the super admin menus and not the site menus', async () => {
    const granted = paths(await get<MenuNode[]>('platform', 'front/menus'))
    expect(granted).toContain('adminSys/menuManager')
    expect(granted).toContain('dianqihuozai/realtimeMonit')
    expect(granted).not.toContain('adminSys/sysConfig')
  })

  it('gives other users the menus of their roles', async () => {
    const granted = paths(await get<MenuNode[]>('watch', 'front/menus'))
    expect(granted).toEqual(['gailan', 'gailan/overView', 'hydrant', 'hydrant/exceptionRecord'])
  })

  it('is in the order of the menu, with the channel as attr2 and ids as text', async () => {
    const tree = await get<MenuNode[]>('site-admin', 'front/menus')
    expect(tree.map((top) => top.code)).toEqual(['gailan', 'huozaibaojing', 'hydrant', 'adminSys'])
    expect(tree[1]).toMatchObject({ id: '8', parentId: '-1', title: '无线感烟', icon: 'huozaibaojing', attr2: '1', spread: false })
    expect(tree[0]).not.toHaveProperty('attr2')
  })
})

it('front/menu/all is every menu there is, without stray characters, the three missing screens included', async () => {
  const all = await get<Array<{ code: string; type?: string; title: string }>>('watch', 'front/menu/all')
  expect(all).toHaveLength(79)
  expect(all.map((menu) => menu.code)).toEqual(expect.arrayContaining(['identifyDevice', 'fireRelation', 'manageRules']))
  expect(JSON.stringify(all)).not.toContain('\\b')
})

describe('isSuperAdmin', () => {
  const isSuper = (username: string, userId: string) => get<boolean>(username, `isSuperAdmin?userId=${userId}`)

  it('is true or false about the caller', async () => {
    expect(await isSuper('platform', ids['super'] ?? '')).toBe(true)
    expect(await isSuper('watch', ids['watch'] ?? '')).toBe(false)
  })

  it('is false about users that the caller may not read, as about unknown ones', async () => {
    expect(await isSuper('site-admin', ids['super'] ?? '')).toBe(false)
    expect(await isSuper('stranger', ids['admin'] ?? '')).toBe(false)
    expect(await isSuper('platform', 'unknown-user')).toBe(false)
    expect(await isSuper('platform', '')).toBe(false)
  })
})

describe('changing the password', () => {
  const NEW_PASSWORD = '三月的风 2026'

  interface Change {
    oldPass: string
    newPass: string
  }
  async function change(token: string, { oldPass, newPass }: Change) {
    const body = new URLSearchParams({ oldPass: encodePassword(oldPass), newPass: encodePassword(newPass) })
    return server.call<{ status: number; message?: string; data?: unknown }>('/api/admin/user/changePassword', token, {
      method: 'POST',
      body,
    })
  }

  it('ends the other sessions and keeps this one', async () => {
    await addAccount(server, { tenantId: home, username: 'changer' })
    const [here, there] = [await signInAs(server, 'changer'), await signInAs(server, 'changer')]
    expect(await change(here, { oldPass: TEST_PASSWORD, newPass: NEW_PASSWORD })).toEqual({
      status: 200,
      body: { status: 200, data: true },
    })
    expect((await server.call('/api/admin/user/front/info', there)).status).toBe(401)
    expect((await server.call('/api/admin/user/front/info', here)).status).toBe(200)
    expect((await requestToken(server, { username: 'changer', password: encodePassword(TEST_PASSWORD) })).status).toBe(400)
    await signInAs(server, 'changer', NEW_PASSWORD)
  })

  it('accepts its parameters in the query and as JSON, too', async () => {
    await addAccount(server, { tenantId: home, username: 'by-address' })
    const token = await signInAs(server, 'by-address')
    const query = new URLSearchParams({ oldPass: encodePassword(TEST_PASSWORD), newPass: encodePassword(NEW_PASSWORD) })
    expect(await server.call(`/api/admin/user/changePassword?${query}`, token, { method: 'POST' })).toMatchObject({ status: 200 })
    const json = await server.call('/api/admin/user/changePassword', token, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ oldPass: encodePassword(NEW_PASSWORD), newPass: encodePassword(`${NEW_PASSWORD}!`) }),
    })
    expect(json).toMatchObject({ status: 200, body: { data: true } })
    expect(server.logLines.join('\n')).not.toContain(encodePassword(NEW_PASSWORD))
  })

  it('refuses a wrong old password: 原密码错误 is a rule (30101), no failure of the server', async () => {
    const token = await signInAs(server, 'watch')
    const response = await change(token, { oldPass: 'not it', newPass: NEW_PASSWORD })
    expect(response).toEqual({ status: 420, body: { status: 30101, message: '原密码错误' } })
  })

  it.each([
    ['five characters', 'k7#mQ', '长度在 6 到 18 个字符'],
    ['nineteen characters', 'k7#mQ2x'.repeat(3).slice(0, 19), '长度在 6 到 18 个字符'],
    ['digits alone', '20261120', '新密码过于常见，请换一个'],
    ['a common word with digits', 'Admin12345', '新密码过于常见，请换一个'],
    ['xiaofang and 119', 'xiaofang119', '新密码过于常见，请换一个'],
    ['his own name', 'site-admin1', '新密码过于常见，请换一个'],
    ['two characters in turn', 'abababab', '新密码过于常见，请换一个'],
    ['the old one again', TEST_PASSWORD, '新密码不能与原密码相同'],
  ])('refuses %s', async (_what, newPass, message) => {
    const token = await signInAs(server, 'site-admin')
    const response = await change(token, { oldPass: TEST_PASSWORD, newPass })
    expect(response).toEqual({ status: 420, body: { status: 30101, message } })
  })

  it('refuses blank and unencoded passwords', async () => {
    const token = await signInAs(server, 'site-admin')
    const send = (fields: Record<string, string>) =>
      server.call('/api/admin/user/changePassword', token, { method: 'POST', body: new URLSearchParams(fields) })
    const oldPass = encodePassword(TEST_PASSWORD)
    expect(await send({})).toEqual({ status: 200, body: { status: 30101, message: '参数不能为空' } })
    expect(await send({ oldPass, newPass: 'plain text' })).toMatchObject({ status: 420, body: { status: 30101 } })
  })

  it('limits wrong old passwords as sign-in does', async () => {
    const token = await signInAs(server, 'stranger')
    for (let time = 0; time < 5; time += 1) await change(token, { oldPass: 'guess', newPass: NEW_PASSWORD })
    expect(await change(token, { oldPass: TEST_PASSWORD, newPass: NEW_PASSWORD })).toMatchObject({ status: 429 })
    server.clock.advance(1000)
    expect(await change(token, { oldPass: TEST_PASSWORD, newPass: NEW_PASSWORD })).toMatchObject({ status: 200 })
  })
})

describe('the tenant setup', () => {
  const path = (call: string) => `/api/device/deviceTenantSetup/${call}`
  const set = async (username: string, body: string) =>
    server.call(path('addOrUpdate'), await signInAs(server, username), { method: 'POST', body })
  const setupOf = async (username: string) => (await server.call(path('get'), await signInAs(server, username))).body

  it('is the string "0" until it is set, and is kept per tenant', async () => {
    expect(await setupOf('watch')).toEqual({ status: 200, data: '0' })
    expect(await set('site-admin', '{"planSetup":"1"}')).toEqual({ status: 200, body: { status: 200 } })
    expect(await setupOf('watch')).toEqual({ status: 200, data: '1' })
    const token = await signInAs(server, 'platform')
    expect((await server.call(path('get'), token)).body).toEqual({ status: 200, data: '0' })
    await set('site-admin', '{"planSetup":"0"}')
    expect(await setupOf('watch')).toEqual({ status: 200, data: '0' })
  })

  it('is changed only by users with the element of the screen 系统设置', async () => {
    for (const username of ['watch', 'platform']) {
      expect(await set(username, '{"planSetup":"1"}')).toMatchObject({ status: 403, body: { status: 40131 } })
    }
    expect(await setupOf('site-admin')).toEqual({ status: 200, data: '0' })
  })

  it.each(['', 'no json', '{}', '{"planSetup":"2"}', '{"planSetup":1}', '[]', 'null'])('refuses the body %j', async (body) => {
    expect(await set('site-admin', body)).toEqual({ status: 200, body: { status: 30101, message: '参数错误' } })
  })
})

it('a menu that a role has lost is no longer in front/menus', async () => {
  const { db } = server.deps.database
  const [overview] = await db.select().from(menus).where(eq(menus.code, 'overView'))
  await db.delete(roleMenus).where(eq(roleMenus.menuId, overview?.id ?? 0))
  expect(paths(await get<MenuNode[]>('watch', 'front/menus'))).not.toContain('gailan/overView')
  expect(await db.select().from(tenants)).toHaveLength(2)
})
