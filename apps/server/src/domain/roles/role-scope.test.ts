import { desc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { auditLog, buildings, departmentMembers, departments, hydrants, networkedUnits, positionMembers, positionRoles, positions, regions, roleAreas, roleElements, roleMenus, roles, userRoles, users, type RoleScope } from '../../db/schema'
import { addAccount, addTenant, signInAs, TEST_PASSWORD } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { menuIdOf } from '../menus/menu-catalogue'

const GROUP = '/api/admin/group'
const SCREENS = ['adminSys', 'adminSys/groupManager', 'adminSys/userManager', 'adminSys/departManager', 'adminSys/networkManager', 'hydrant', 'hydrant/fireDeviceManger']
const ACTS = [
  ...['btn_add', 'btn_edit', 'btn_del', 'btn_scope', 'btn_user', 'btn_authority'].map((act) => `adminSys/groupManager:${act}`),
  ...['btn_add', 'btn_edit', 'btn_reset'].map((act) => `adminSys/userManager:${act}`),
  'adminSys/departManager:btn_edit', 'adminSys/departManager:btn_user', 'adminSys/networkManager:btn_add', 'adminSys/networkManager:btn_edit', 'hydrant/fireDeviceManger:btn_add', 'hydrant/fireDeviceManger:btn_edit',
]

let server: TestServer
let home = ''
const ids: Record<string, string> = {}
const tokens: Record<string, string> = {}
/** one building in each region, each of a unit of its own department: north above south, and west apart */
const place: Record<'north' | 'south' | 'west', { building: number; department: number; unit: number }> = {
  north: { building: 0, department: 0, unit: 0 }, south: { building: 0, department: 0, unit: 0 }, west: { building: 0, department: 0, unit: 0 },
}
const REGION = { north: '330102', south: '330103', west: '330203' } as const

beforeAll(async () => {
  server = await startTestServer()
  home = await addTenant(server, '临港')
  for (const username of ['site-admin', 'chief', 'guard']) {
    ids[username] = await addAccount(server, { tenantId: home, username, isTenantAdmin: username === 'site-admin' })
    tokens[username] = await signInAs(server, username)
  }
  const { db } = server.deps.database
  await db.insert(regions).values([['330000', '浙江省'], ['330100', '杭州市'], ['330102', '上城区'], ['330103', '下城区'], ['330200', '宁波市'], ['330203', '海曙区']].map(([code = '', name = '']) => ({ code, name }))).onConflictDoNothing()
  for (const name of ['north', 'south', 'west'] as const) {
    const [department] = await db.insert(departments).values({ tenantId: home, code: name, name, parentId: name === 'south' ? place.north.department : null }).returning()
    const [unit] = await db.insert(networkedUnits).values({ tenantId: home, name, departmentId: department?.id }).returning()
    const [building] = await db.insert(buildings).values({ tenantId: home, name, regionCode: REGION[name], upperFloors: 1, unitId: unit?.id }).returning()
    place[name] = { building: building?.id ?? 0, department: department?.id ?? 0, unit: unit?.id ?? 0 }
  }
})
beforeEach(async () => {
  const { db } = server.deps.database
  await db.delete(roles)
  await db.delete(departmentMembers)
  await db.update(users).set({ departmentId: null })
  await addRole('chiefs', 'areas', { region: ['330100'] })
  await addRole('guards', 'areas', { region: [REGION.north] })
  await give('chief', 'chiefs')
  await give('guard', 'guards')
})
afterAll(() => server.stop())

async function addRole(id: string, dataScope: RoleScope, areas: { region?: string[]; building?: number[] } = {}): Promise<void> {
  const { db } = server.deps.database
  await db.insert(roles).values({ id, tenantId: home, name: id, dataScope })
  await db.insert(roleMenus).values(SCREENS.map((path) => ({ roleId: id, menuId: menuIdOf(path) })))
  await db.insert(roleElements).values(ACTS.map((elementCode) => ({ roleId: id, elementCode })))
  const rows = [...(areas.region ?? []).map((code) => ({ kind: 'region' as const, code })), ...(areas.building ?? []).map((code) => ({ kind: 'building' as const, code: String(code) }))]
  if (rows.length > 0) await db.insert(roleAreas).values(rows.map((row) => ({ roleId: id, ...row })))
}
const give = (username: string, roleId: string) => server.deps.database.db.insert(userRoles).values({ userId: ids[username] ?? '', roleId })

interface Body<Data = unknown> {
  status: number
  message?: string
  data: Data
}
const get = <Data = unknown>(path: string, who = 'site-admin') => server.call<Body<Data>>(path, tokens[who] ?? '')
const post = (path: string, json: unknown, who = 'site-admin') => server.call<Body>(path, tokens[who] ?? '', { method: 'POST', body: JSON.stringify(json) })
const form = (path: string, values: Record<string, string>, who = 'site-admin') => server.call<Body>(path, tokens[who] ?? '', { method: 'POST', body: new URLSearchParams(values) })
const setScope = (role: string, dataScope: string, areas: { regions?: string[]; buildings?: number[] } = {}, who = 'site-admin') =>
  post(`${GROUP}/${role}/dataScope`, { dataScope, regionCodes: areas.regions ?? [], buildingIds: (areas.buildings ?? []).map(String) }, who)
const seenBy = async (who: string) => (await get<{ bname: string }[]>('/api/device/deviceBuilding/getList', who)).body.data.map(({ bname }) => bname).sort()
const refused = { status: 420, body: { status: 30101 } }
const done = { status: 200, body: { status: 200 } }
const SMALLER = { status: 420, body: { status: 30101, message: '此操作会缩小您自己的数据范围，未保存' } }

describe('the places that a role shows', () => {
  it.each([
    ['every place', '0', {}, ['north', 'south', 'west']],
    ['a city with its districts', '1', { regions: ['330100'] }, ['north', 'south']],
    ['chosen buildings', '1', { buildings: ['west'] as ('north' | 'south' | 'west')[] }, ['west']],
    ['a region and a building together', '1', { regions: [REGION.south], buildings: ['west'] as ('north' | 'south' | 'west')[] }, ['south', 'west']],
  ] as [string, string, { regions?: string[]; buildings?: ('north' | 'south' | 'west')[] }, string[]][])('are %s', async (_what, scope, { regions: codes = [], buildings: names = [] }, expected) => {
    expect(await setScope('guards', scope, { regions: codes, buildings: names.map((name) => place[name].building) })).toEqual(done)
    expect(await seenBy('guard')).toEqual(expected)
  })

  it.each([
    ['with those below', '2', ['north', 'south']],
    ['alone', '3', ['north']],
  ])("are those of the member's own department %s", async (_what, scope, expected) => {
    await setScope('guards', scope)
    expect(await seenBy('guard'), 'without a department').toEqual([])
    await server.deps.database.db.update(users).set({ departmentId: place.north.department }).where(eq(users.id, ids['guard'] ?? ''))
    expect(await seenBy('guard')).toEqual(expected)
    await server.deps.database.db.insert(departmentMembers).values({ departmentId: place.west.department, userId: ids['guard'] ?? '' })
    expect(await seenBy('guard'), 'with a second department').toEqual([...expected, 'west'])
  })

  it("are also the hydrants of the department's units, wherever they stand", async () => {
    const { db } = server.deps.database
    await db.delete(hydrants)
    await db.insert(hydrants).values((['north', 'south', 'west'] as const).map((name) => ({ tenantId: home, name, area: '海曙区', hydrantType: '1', waterPipe: '0', protectionRadius: 120, regionCode: REGION.west, unitId: place[name].unit })))
    await db.update(users).set({ departmentId: place.north.department }).where(eq(users.id, ids['guard'] ?? ''))
    const hydrantsOf = async () => (await get<{ rows: { hydrantName: string }[] }>('/api/device/deviceHardwareFacilities/pageList', 'guard')).body.data.rows.map(({ hydrantName }) => hydrantName).sort()
    await setScope('guards', '2')
    expect(await hydrantsOf()).toEqual(['north', 'south'])
    await setScope('guards', '3')
    expect(await hydrantsOf()).toEqual(['north'])
    await db.delete(hydrants)
  })

  it('of several roles are added up', async () => {
    await addRole('more', 'areas', { building: [place.west.building] })
    await give('guard', 'more')
    expect(await seenBy('guard')).toEqual(['north', 'west'])
    await addRole('whole', 'all')
    await give('guard', 'whole')
    expect(await seenBy('guard')).toEqual(['north', 'south', 'west'])
  })

  it('are read back with names, have one version with the role, and are in the audit log', async () => {
    await setScope('guards', '1', { regions: ['330100'], buildings: [place.west.building] })
    const { data } = (await get<{ version: number }>(`${GROUP}/guards/dataScope`)).body
    expect(data).toMatchObject({ dataScope: '1', regions: [{ code: '330100', name: '杭州市' }], buildings: [{ id: place.west.building, name: 'west' }], version: 2 })
    expect((await post(`${GROUP}/guards/dataScope`, { version: 1, dataScope: '0', regionCodes: [], buildingIds: [] })).body).toMatchObject({ status: 30101, data: { version: 2 } })
    const [audit] = await server.deps.database.db.select().from(auditLog).where(eq(auditLog.action, 'role.dataScope')).orderBy(desc(auditLog.id)).limit(1)
    expect(audit).toMatchObject({ detail: { before: { scope: 'areas', regions: [REGION.north] }, after: { scope: 'areas', regions: ['330100'], buildings: [place.west.building] } } })
  })

  it('are replaced for this role alone', async () => {
    expect(await setScope('guards', '1', { buildings: [place.west.building] })).toEqual(done)
    expect(await seenBy('guard')).toEqual(['west'])
    expect((await get(`${GROUP}/chiefs/dataScope`)).body.data).toMatchObject({ regions: [{ code: '330100' }], version: 1 })
    expect(await seenBy('chief')).toEqual(['north', 'south'])
  })

  it('never name a building of another tenant', async () => {
    const away = await addTenant(server, '万科')
    const [building] = await server.deps.database.db.insert(buildings).values({ tenantId: away, name: 'theirs', upperFloors: 1 }).returning()
    expect(await setScope('guards', '1', { buildings: [building?.id ?? 0] })).toMatchObject(refused)
  })

  it('are refused without an area, and with a region or a building that does not exist', async () => {
    for (const areas of [{}, { regions: ['999999'] }, { buildings: [987_654] }]) expect(await setScope('guards', '1', areas)).toMatchObject(refused)
  })

  it('are shown among the effective rights', async () => {
    await setScope('guards', '1', { regions: ['330100'], buildings: [place.west.building] })
    const rights = async (name: string) => (await get(`/api/admin/user/effectiveRights?id=${ids[name]}`)).body.data
    expect(await rights('guard')).toMatchObject({ allPlaces: '0', regions: ['杭州市'], buildings: ['west'], departments: [] })
    expect(await rights('site-admin')).toMatchObject({ allPlaces: '1' })
  })
})

describe('a user with limited places', () => {
  it('gives no wider scope than the own one', async () => {
    expect(await setScope('guards', '0', {}, 'chief')).toMatchObject(refused)
    expect(await setScope('guards', '1', { regions: ['330200'] }, 'chief')).toMatchObject(refused)
    expect(await setScope('guards', '1', { regions: ['330000'] }, 'chief'), 'the region above').toMatchObject(refused)
    expect(await setScope('guards', '1', { buildings: [place.west.building] }, 'chief')).toMatchObject(refused)
    expect(await setScope('guards', '1', { regions: [REGION.south] }, 'chief')).toEqual(done)
    expect(await seenBy('guard')).toEqual(['south'])
  })

  it('gives no department scope to someone in a department outside of the own places', async () => {
    await server.deps.database.db.update(users).set({ departmentId: place.west.department }).where(eq(users.id, ids['guard'] ?? ''))
    expect(await setScope('guards', '3', {}, 'chief')).toMatchObject(refused)
    expect(await seenBy('guard')).toEqual(['north'])
  })

  it('gives neither a department scope nor rights to someone who holds the role by a position and sees more', async () => {
    const { db } = server.deps.database
    const [position] = await db.insert(positions).values({ tenantId: home, code: 'p', name: '班长' }).returning()
    await db.delete(userRoles).where(eq(userRoles.userId, ids['guard'] ?? ''))
    await db.insert(positionRoles).values({ positionId: position?.id ?? 0, roleId: 'guards' })
    await db.insert(positionMembers).values({ positionId: position?.id ?? 0, userId: ids['guard'] ?? '' })
    await db.update(users).set({ departmentId: place.west.department }).where(eq(users.id, ids['guard'] ?? ''))
    expect(await setScope('guards', '3', {}, 'chief')).toMatchObject(refused)
    expect(await seenBy('guard')).toEqual(['north'])
    await addRole('whole', 'all')
    await give('guard', 'whole')
    expect(await post(`${GROUP}/guards/authority`, { menuIds: [], elementCodes: [] }, 'chief')).toMatchObject(refused)
    await db.delete(positions)
  })

  it('cannot change a role that shows more, nor give it to anyone', async () => {
    await addRole('whole', 'all')
    expect(await setScope('whole', '1', { regions: [REGION.north] }, 'chief')).toMatchObject(refused)
    expect(await form(`${GROUP}/whole/user`, { members: ids['guard'] ?? '' }, 'chief')).toMatchObject(refused)
    expect(await form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234', groupId: 'whole' }, 'chief')).toMatchObject(refused)
    const account = { username: 'fresh-one', mobilePhone: '13800001235', password: 'YnJva2Vu', groupId: 'whole' }
    expect((await form('/api/admin/user/add', account, 'chief')).body.status).toBe(30101)
    expect(await seenBy('guard')).toEqual(['north'])
  })

  it('cannot rename a role that shows more, change its rights or delete it', async () => {
    await addRole('whole', 'all')
    await addRole('west', 'areas', { region: [REGION.west] })
    const fewer = { menuIds: SCREENS.map((path) => String(menuIdOf(path))), elementCodes: ACTS.filter((code) => code !== 'hydrant/fireDeviceManger:btn_add') }
    for (const role of ['whole', 'west']) {
      expect(await post(`${GROUP}/${role}/authority`, fewer, 'chief'), role).toMatchObject(refused)
      expect(await post(`${GROUP}/update`, { id: role, name: '新名' }, 'chief'), role).toMatchObject(refused)
      expect(await get(`${GROUP}/delete?id=${role}`, 'chief'), role).toMatchObject(refused)
    }
    expect(await post(`${GROUP}/guards/authority`, fewer, 'chief')).toEqual(done)
    expect(await post(`${GROUP}/update`, { id: 'guards', name: '保安' }, 'chief')).toEqual(done)
  })

  it('cannot change the rights of a role that an account has which sees more', async () => {
    await addRole('whole', 'all')
    await give('guard', 'whole')
    expect(await post(`${GROUP}/guards/authority`, { menuIds: [], elementCodes: [] }, 'chief')).toMatchObject(refused)
  })

  it('adds no account with a department scope in a department outside of the own places', async () => {
    await addRole('locals', 'departments')
    await setScope('chiefs', '2')
    await server.deps.database.db.update(users).set({ departmentId: place.north.department }).where(eq(users.id, ids['chief'] ?? ''))
    const add = (username: string, mobilePhone: string, departId: number) =>
      form('/api/admin/user/add', { username, mobilePhone, password: encodePassword(TEST_PASSWORD), groupId: 'locals', departId: String(departId) }, 'chief')
    expect(await add('of-west', '13800005678', place.west.department)).toEqual({ status: 420, body: { status: 30101, message: '不能授予或收回超出您自己的数据范围', data: { field: 'groupId' } } })
    expect(await add('of-north', '13800005679', place.north.department)).toEqual(done)
  })

  it('cannot change an account that sees more', async () => {
    await addRole('whole', 'all')
    await give('guard', 'whole')
    expect(await form('/api/admin/user/update', { username: 'guard', mobilePhone: '13800001234' }, 'chief')).toMatchObject(refused)
    expect(await form(`${GROUP}/guards/user`, { members: '' }, 'chief')).toMatchObject(refused)
  })

  it('cannot take a wider scope by the own department, and cannot change departments', async () => {
    await setScope('chiefs', '2')
    await server.deps.database.db.update(users).set({ departmentId: place.south.department }).where(eq(users.id, ids['chief'] ?? ''))
    expect(await seenBy('chief')).toEqual(['south'])
    expect(await form('/api/admin/user/update', { username: 'chief', mobilePhone: '13800001234', departId: String(place.north.department) }, 'chief')).toMatchObject(refused)
    expect(await post('/api/admin/depart/update', { id: place.west.department, code: 'west', name: 'west', parentId: place.south.department, isDisabled: '0' }, 'chief')).toMatchObject(refused)
    for (const path of [`${place.north.department}/user`, 'user']) {
      expect(await form(`/api/admin/depart/${path}`, { departId: String(place.north.department), members: ids['chief'] ?? '', userIds: ids['chief'] ?? '' }, 'chief')).toEqual(
        { status: 420, body: { status: 30101, message: '您的数据范围有限，不能调整部门和人员归属' } })
    }
    expect(await seenBy('chief')).toEqual(['south'])
  })

  it('makes a role that shows only departments', async () => {
    await post(`${GROUP}/add`, { name: '新角色' }, 'chief')
    expect((await get<{ rows: { dataScope: string }[] }>(`${GROUP}/pageList?name=新角色`)).body.data.rows).toMatchObject([{ dataScope: '3' }])
  })

  it('adds and moves nothing out of the own places', async () => {
    const hydrant = (zxqy: string) => ({ hydrantName: `消火栓${zxqy}`, zxqy, hydrantType: '地上式', waterPipe: '低压给水', protectionRadius: 120 })
    const add = '/api/device/deviceHardwareFacilities/add'
    expect(await post(add, hydrant('330203'), 'chief')).toMatchObject({ status: 420, body: { message: '保存后将不在您的数据范围内，未保存' } })
    expect(await post(add, hydrant('330102'), 'chief')).toEqual(done)
    expect((await server.deps.database.db.select().from(hydrants)).map(({ name }) => name)).toEqual(['消火栓330102'])
    const [own] = await server.deps.database.db.select().from(hydrants)
    const move = (zxqy: string) => post('/api/device/deviceHardwareFacilities/update', { id: own?.id, ...hydrant(zxqy) }, 'chief')
    expect(await move('330203')).toMatchObject({ status: 420, body: { message: '保存后将不在您的数据范围内，未保存' } })
    expect(await move('330103')).toEqual(done)
    expect((await server.deps.database.db.select().from(hydrants)).map(({ regionCode }) => regionCode)).toEqual(['330103'])
    expect(await post('/api/device/deviceNetworkingUnit/add', { oname: '无处' }, 'chief')).toMatchObject(refused)
  })

  it('imports nothing out of the own places, however many rows are within; what is within is in the audit log', async () => {
    const { db } = server.deps.database
    await db.insert(roleElements).values({ roleId: 'chiefs', elementCode: 'hydrant/fireDeviceManger:btn_import' })
    await db.delete(hydrants)
    const hydrant = (zxqy: string, number: number) => ({ hydrantName: `消火栓${number}`, zxqy, hydrantType: '地上式', waterPipe: '低压给水', protectionRadius: 120 })
    const imported = (...regionCodes: string[]) => post('/api/device/deviceHardwareFacilities/importRows', { rows: regionCodes.map(hydrant), dryRun: false }, 'chief')
    for (const regionCodes of [[REGION.west, REGION.west], [REGION.north, REGION.west], [REGION.north, REGION.west, REGION.south]]) {
      expect(await imported(...regionCodes)).toMatchObject({ status: 420, body: { message: '保存后将不在您的数据范围内，未保存' } })
    }
    expect(await db.select().from(hydrants)).toEqual([])
    expect(await imported(REGION.north, REGION.south)).toMatchObject({ status: 200, body: { data: { accepted: 2, errors: [] } } })
    expect((await get<{ total: number }>('/api/device/deviceHardwareFacilities/pageList', 'chief')).body.data.total).toBe(2)
    expect(await db.select().from(auditLog).where(eq(auditLog.action, 'hydrant.import'))).toHaveLength(2)
  })

  it('restores a unit of the own places that was deleted, with the department that it had', async () => {
    const { db } = server.deps.database
    await db.insert(roleMenus).values({ roleId: 'chiefs', menuId: menuIdOf('adminSys/recycleBin') })
    await db.insert(roleElements).values(['adminSys/networkManager:btn_del', 'adminSys/recycleBin:btn_restore'].map((elementCode) => ({ roleId: 'chiefs', elementCode })))
    for (const departmentId of [null, place.south.department]) {
      const [unit] = await db.insert(networkedUnits).values({ tenantId: home, name: `物业${departmentId}`, departmentId }).returning()
      await db.insert(buildings).values({ tenantId: home, name: `旧楼${departmentId}`, regionCode: REGION.north, upperFloors: 1, unitId: unit?.id, deletedAt: new Date(server.clock.now()) })
      expect(await get(`/api/device/deviceNetworkingUnit/delete?id=${unit?.id}`, 'chief')).toEqual(done)
      expect(await form('/api/device/recycleBin/restore', { kind: 'unit', id: String(unit?.id) }, 'chief')).toEqual(done)
      expect(await db.select().from(networkedUnits).where(eq(networkedUnits.id, unit?.id ?? 0))).toMatchObject([{ deletedAt: null, departmentId }])
    }
  })

  it('is told that a name is taken where the row that has it is out of sight', async () => {
    expect(await post('/api/device/deviceNetworkingUnit/update', { id: place.north.unit, oname: 'west' }, 'chief')).toMatchObject({ status: 420, body: { data: { field: 'oname' } } })
  })
})

describe('the own way in', () => {
  it('is kept: nobody makes the own scope smaller', async () => {
    expect(await setScope('chiefs', '1', { regions: [REGION.north] }, 'chief')).toEqual(SMALLER)
    expect(await setScope('chiefs', '3', {}, 'chief')).toEqual(SMALLER)
    await addRole('more', 'areas', { region: [REGION.south] })
    await setScope('chiefs', '1', { regions: [REGION.north] })
    await give('chief', 'more')
    expect(await form(`${GROUP}/more/user`, { members: '' }, 'chief'), 'by leaving a role').toMatchObject(SMALLER)
    expect(await seenBy('chief')).toEqual(['north', 'south'])
  })

  it('may be made smaller by another user', async () => {
    expect(await setScope('chiefs', '1', { regions: [REGION.north] })).toEqual(done)
    expect(await seenBy('chief')).toEqual(['north'])
  })
})
