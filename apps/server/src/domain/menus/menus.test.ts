import { asc, desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { auditLog, menus, roleElements, roleMenus, roles, userRoles } from '../../db/schema'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { addCatalogue } from '../../testing/alarm-world'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { syncCatalogues } from './catalogue.queries'
import { visibleChannels } from './data-scope.queries'
import { MENU_CATALOGUE, menuIdOf, menuPath } from './menu-catalogue'
import type { MenuNode } from './menu-responses'
import { zhCN } from './menus.messages'

const MENU = '/api/admin/menu'
const RECORDS = menuIdOf('hydrant/exceptionRecord')
let server: TestServer
let platform = ''
let watch = ''
let watchId = ''

interface Body<Data> { status: number; message?: string; data: Data }
type Row = Record<string, unknown> & { id: number; version: number; title: string; orderNum: number }

beforeAll(async () => {
  server = await startTestServer()
  await addCatalogue(server.deps)
  const home = await addTenant(server, '万达')
  const away = await addTenant(server, '万科')
  await addAccount(server, { username: 'platform', name: '平台', isSuperAdmin: true, isTenantAdmin: false })
  watchId = await addAccount(server, { tenantId: home, username: 'watch', isTenantAdmin: false })
  const { db } = server.deps.database
  for (const [id, tenantId] of [['watchers', home], ['theirs', away]] as const) {
    await db.insert(roles).values({ id, tenantId, name: id })
    await db.insert(roleMenus).values([menuIdOf('hydrant'), RECORDS].map((menuId) => ({ roleId: id, menuId })))
  }
  await db.insert(roleElements).values({ roleId: 'watchers', elementCode: 'hydrant/exceptionRecord:btn_handle' })
  await db.insert(roles).values({ id: 'readers', tenantId: home, name: 'readers' })
  await db.insert(roleMenus).values(['adminSys', 'adminSys/menuManager'].map((path) => ({ roleId: 'readers', menuId: menuIdOf(path) })))
  const readerId = await addAccount(server, { tenantId: home, username: 'reader', isTenantAdmin: false })
  await db.insert(userRoles).values([{ userId: watchId, roleId: 'watchers' }, { userId: readerId, roleId: 'readers' }])
  platform = await signInAs(server, 'platform')
  watch = await signInAs(server, 'watch')
})
beforeEach(async () => {
  const { db } = server.deps.database
  await db.update(menus).set({ updatedBy: null, isHidden: false, version: 1 })
  await syncCatalogues(db)
})
afterAll(() => server.stop())

const get = async <Data>(path: string, token = platform) => (await server.call<Body<Data>>(`${MENU}/${path}`, token)).body.data
const rowOf = (id: number) => get<Row>(String(id))
const update = (input: Record<string, unknown>, token = platform) =>
  server.call<Body<unknown>>(`${MENU}/update`, token, { method: 'POST', body: JSON.stringify(input), headers: { 'Content-Type': 'application/json' } })
/** Writes a menu as its row is, with these changes. */
const change = async (id: number, changes: Record<string, unknown>) => {
  const { title, icon, orderNum, version } = await rowOf(id)
  return update({ id, version, title, icon, orderNum, ...changes })
}
const navigation = async (token: string) => (await server.call<MenuNode[]>('/api/admin/user/front/menus', token)).body
const done = { status: 200, body: { status: 200 } }
const refused = (message: string, field: string) => ({ status: 420, body: { status: 30101, message, data: { field } } })

describe('reading', () => {
  it('lists a section before its screens, in the order of the navigation', async () => {
    const { rows, total } = await get<{ rows: Row[]; total: number }>('pageList?limit=200')
    expect(total).toBe(MENU_CATALOGUE.length)
    expect(rows.slice(0, 3).map(({ path }) => path)).toEqual(['/gailan', '/gailan/overView', '/gailan/managerView'])
    const shown = (await server.call<MenuNode[]>(`${MENU}/tree`, platform)).body
    expect(rows.map(({ id }) => String(id))).toEqual(shown.flatMap(({ id, children }) => [id, ...children.map((child) => child.id)]))
  })

  it('finds a section with its screens, titles that contain a text, and hidden ones', async () => {
    const found = async (query: string) => (await get<{ rows: Row[] }>(`pageList?limit=200&${query}`)).rows.map(({ path }) => path)
    expect(await found(`within=${menuIdOf('hydrant')}`)).toEqual(expect.arrayContaining(['/hydrant', '/hydrant/exceptionRecord']))
    expect(await found('title=菜单')).toEqual(['/adminSys/menuManager'])
    expect(await found('isHidden=1')).toEqual([])
    await change(RECORDS, { isHidden: '1' })
    expect(await found('isHidden=1')).toEqual(['/hydrant/exceptionRecord'])
  })

  it('refuses a section that is no id', async () => {
    for (const within of ['hydrant', '1.5', '9'.repeat(12)]) expect((await server.call(`${MENU}/pageList?within=${within}`, platform)).body).toMatchObject({ status: 30101, data: { field: 'within' } })
  })

  it('has the bare list and tree of the platform; a screen whose section is filtered out has no place in the tree', async () => {
    const list = (await server.call<Row[]>(`${MENU}/list?title=菜单`, platform)).body
    expect(list).toMatchObject([{ id: menuIdOf('adminSys/menuManager'), title: '菜单管理', parentId: String(menuIdOf('adminSys')), attr3: '1', attr4: '0', path: '/adminSys/menuManager' }])
    const tree = async (query: string) => (await server.call<(MenuNode & { label: string })[]>(`${MENU}/tree${query}`, platform)).body
    expect((await tree('')).map(({ label }) => label).slice(0, 2)).toEqual(['概览', '电气火灾'])
    expect(await tree('?title=菜单')).toEqual([])
  })

  it('names the system, counts elements and roles, and names the roles of every tenant to the super admin only', async () => {
    expect(await rowOf(RECORDS)).toMatchObject({ channelName: '消防用水', attr2: '5', elements: 2, groups: 2, isHidden: '0' })
    const holders = await get<{ name: string }[]>(`groups?menuId=${RECORDS}`)
    expect(holders.sort((one, other) => one.name.localeCompare(other.name))).toMatchObject([
      { name: 'theirs', tenantName: '万科', elementCodes: [] }, { name: 'watchers', tenantName: '万达', elementCodes: ['hydrant/exceptionRecord:btn_handle'] },
    ])
    const reader = await signInAs(server, 'reader')
    expect((await get<{ name: string }[]>(`groups?menuId=${RECORDS}`, reader)).map(({ name }) => name)).toEqual(['watchers'])
    expect(await get(String(RECORDS), reader)).toMatchObject({ groups: 1 })
    const listed = await server.call<Body<{ rows: object[]; total: number }>>(`/api/admin/element/list?menuId=${RECORDS}`, platform)
    expect(listed.body.data.rows).toMatchObject([{ code: 'hydrant/exceptionRecord:btn_export', type: '按钮' }, { code: 'hydrant/exceptionRecord:btn_handle', name: '处理', method: 'POST' }])
  })
})

describe('changing', () => {
  it('title, icon and order are in the next navigation, stay after a restart, and are in the audit log', async () => {
    expect(await change(menuIdOf('hydrant'), { title: '水系统', icon: 'zhuji', orderNum: 99 })).toEqual(done)
    await syncCatalogues(server.deps.database.db)
    expect((await navigation(watch))[0]).toMatchObject({ title: '水系统', icon: 'zhuji', orderNum: 99, code: 'hydrant' })
    const [row] = await server.deps.database.db.select().from(auditLog).where(eq(auditLog.action, 'menu.update')).orderBy(desc(auditLog.id)).limit(1)
    expect(row?.detail).toMatchObject({ id: menuIdOf('hydrant'), before: { title: '消防用水' }, after: { title: '水系统' } })
  })

  it('a row that no user has changed follows the catalogue of a new version', async () => {
    const { db } = server.deps.database
    await db.update(menus).set({ title: 'as in an older version' }).where(eq(menus.id, RECORDS))
    await syncCatalogues(db)
    expect((await rowOf(RECORDS)).title).toBe('异常记录')
  })

  it('refuses another code and another system, and says why', async () => {
    expect(await change(RECORDS, { code: 'other' })).toEqual(refused(zhCN.codeFixed, 'code'))
    expect(await change(RECORDS, { attr2: '1' })).toEqual(refused(zhCN.channelFixed, 'attr2'))
    expect(await change(RECORDS, { code: 'exceptionRecord', attr2: '5' })).toEqual(done)
  })

  it('refuses an older version, a blank title and what is no menu', async () => {
    await change(RECORDS, { title: '甲' })
    expect((await update({ id: RECORDS, version: 1, title: '乙', orderNum: 1 })).body).toMatchObject({ status: 30101, data: { person: 'platform(平台)', version: 2 } })
    expect((await change(RECORDS, { title: ' ' })).body).toMatchObject({ data: { field: 'title' } })
    expect((await update({ id: 987654, title: '乙', orderNum: 1 })).status).toBe(420)
  })
})

describe('a hidden menu', () => {
  it('leaves the navigation with everything below it; rights, alarms and the calls of its screens stay', async () => {
    await change(menuIdOf('hydrant'), { isHidden: '1' })
    expect(await navigation(watch)).toEqual([])
    const info = (await server.call<{ elements: { code: string }[] }>('/api/admin/user/front/info', watch)).body
    expect(info.elements.map(({ code }) => code)).toEqual(['hydrant/exceptionRecord:btn_handle'])
    expect(await visibleChannels(server.deps.database.db, { userId: watchId, isTenantAdmin: false })).toEqual(new Set([5]))
    expect((await server.call('/api/datahandler/deviceFacilitiesAbnormal/pageList?page=1&limit=10&tag=-1', watch)).status).toBe(200)
    await change(menuIdOf('hydrant'), { isHidden: '0' })
    expect((await navigation(watch)).map(({ code }) => code)).toEqual(['hydrant'])
  })

  it('is never the way back: this screen and its section cannot be hidden', async () => {
    for (const path of ['adminSys', 'adminSys/menuManager']) expect(await change(menuIdOf(path), { isHidden: '1' })).toEqual(refused(zhCN.onlyWayBack, 'isHidden'))
    expect((await navigation(platform)).flatMap(({ children }) => children.map(({ code }) => code))).toContain('menuManager')
  })
})

it('every path of the catalogue is that of its codes', async () => {
  const rows = await server.deps.database.db.select().from(menus).orderBy(asc(menus.id))
  expect(rows.map(({ id }) => menuPath(id)).filter((path) => !path.startsWith('/'))).toEqual([])
  expect(menuPath(987654)).toBe('')
})
