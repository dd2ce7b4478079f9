import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'

import { dictionaryEntries, dictionaryTypes } from '../../db/schema'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { BUILT_IN_TYPES } from './built-in-types'
import { zhCN } from './dictionary.messages'
import { syncDictionary } from './sync-dictionary.queries'

let server: TestServer
let platform: string
let watcher: string
let list: number
beforeAll(async () => {
  server = await startTestServer()
  await addAccount(server, { username: 'platform', isSuperAdmin: true, isTenantAdmin: false })
  platform = await signInAs(server, 'platform')
  const tenantId = await addTenant(server, '万达')
  await addAccount(server, { username: 'watch', tenantId, isTenantAdmin: false })
  watcher = await signInAs(server, 'watch')
  await call('/dictType/add', { code: 'maintenance', name: '维保类别' })
  const [added] = await server.deps.database.db.select().from(dictionaryTypes).where(eq(dictionaryTypes.code, 'maintenance'))
  list = added?.id ?? 0
})
afterAll(() => server.stop())

async function call<Data = unknown>(path: string, body?: object, token = platform) {
  return (await server.call<{ status: number; message?: string; data: Data }>(`/api/dict${path}`, token, body && { method: 'POST', body: JSON.stringify(body) })).body
}
const refused = (field: string, message: string) => ({ status: 30101, message, data: { field } })
const entry = (changes: object) => ({ typeId: list, value: 'm', labelDefault: '月度', isDefault: '0', isDisabled: '0', ...changes })
const builtIn = async (code: string) => {
  const [type] = await server.deps.database.db.select().from(dictionaryTypes).where(eq(dictionaryTypes.code, code))
  const entries = await server.deps.database.db.select().from(dictionaryEntries).where(eq(dictionaryEntries.typeId, type?.id ?? 0))
  return { type, entries }
}

it('has every code of the platform with the name that the screens show', async () => {
  for (const { code, entries } of BUILT_IN_TYPES) {
    const stored = await builtIn(code)
    expect(stored.entries.map(({ value, label, englishLabel, style }) => ({ value, label, englishLabel, style }))).toEqual(entries.map(({ value, label, englishLabel, style }) => ({ value, label, englishLabel, style })))
  }
  expect(BUILT_IN_TYPES.map(({ code, entries }) => [code, entries.length])).toEqual([
    ['fire_system_type', 16], ['fire_component_type', 66], ['fire_status', 5], ['fire_category', 2], ['fire_verdict', 3],
  ])
})

it('a start writes what has changed of the built-in lists, keeps the ids, and leaves own lists alone', async () => {
  const { db } = server.deps.database
  await call('/dictValue/add', entry({ value: 'kept', labelDefault: '保留' }))
  const { type, entries: before } = await builtIn('fire_verdict')
  await db.update(dictionaryTypes).set({ name: '旧名' }).where(eq(dictionaryTypes.id, type?.id ?? 0))
  await db.update(dictionaryEntries).set({ label: '旧结论' }).where(eq(dictionaryEntries.id, before[0]?.id ?? 0))
  await db.insert(dictionaryEntries).values({ typeId: type?.id ?? 0, value: '9', label: '已取消', isBuiltIn: true })
  const [old] = await db.insert(dictionaryTypes).values({ code: 'fire_old', name: '已取消', isBuiltIn: true }).returning()
  await db.insert(dictionaryEntries).values({ typeId: old?.id ?? 0, value: '1', label: '一', isBuiltIn: true })
  await server.deps.database.transaction(syncDictionary)
  expect(await builtIn('fire_verdict')).toMatchObject({ type: { name: '核实结论' }, entries: before.map(({ id, label }) => ({ id, label })) })
  expect((await builtIn('fire_old')).type).toBeUndefined()
  expect((await builtIn('maintenance')).entries.map(({ label }) => label)).toContain('保留')
})

it('a new version starts although a user has given a list the name of a new built-in one: the list of the user gets its code added to its name', async () => {
  const { db } = server.deps.database
  await db.update(dictionaryTypes).set({ name: '另一名称' }).where(eq(dictionaryTypes.code, 'fire_verdict'))
  await call('/dictType/add', { code: 'own_verdict', name: '核实结论' })
  for (let start = 0; start < 2; start += 1) await server.deps.database.transaction(syncDictionary)
  expect(await builtIn('fire_verdict')).toMatchObject({ type: { name: '核实结论' }, entries: { length: 3 } })
  expect((await builtIn('own_verdict')).type).toMatchObject({ name: '核实结论（own_verdict）', version: 2, isBuiltIn: false })
})

it('built-in lists and entries are neither changed nor deleted nor added to', async () => {
  const { type, entries: [first] } = await builtIn('fire_status')
  const own = { id: type?.id, code: 'status', name: '状态' }
  expect(await call('/dictType/update', own)).toMatchObject({ status: 30101 })
  expect(await call('/dictType/update', { ...own, code: 'fire_status' })).toEqual(refused('code', zhCN.badCode))
  expect(await call(`/dictType/delete?id=${type?.id}`)).toMatchObject({ status: 30101 })
  expect(await call('/dictValue/update', { id: first?.id, ...entry({}) })).toMatchObject({ status: 30101, message: zhCN.builtInEntry })
  expect(await call(`/dictValue/delete?id=${first?.id}`)).toMatchObject({ status: 30101, message: zhCN.builtInEntry })
  expect(await call('/dictValue/add', entry({ typeId: type?.id, value: '9' }))).toEqual(refused('typeId', zhCN.closedType))
  const imported = await call('/dictValue/importRows', { rows: [entry({ value: 'i', labelDefault: '导入' }), entry({ typeId: type?.id, value: '8' })], dryRun: true })
  expect(imported).toMatchObject({ data: { errors: [{ row: 1, field: 'typeId', message: zhCN.closedType }] } })
  expect(await builtIn('fire_status')).toMatchObject({ type: { name: '设备状态', version: 1 }, entries: { length: 5 } })
})

it('an own list does not take a code of the system', async () => {
  for (const code of ['fire_mine', 'FIRE_mine', '1st', 'a b', '列表']) expect(await call('/dictType/add', { code, name: `列表${code}` })).toEqual(refused('code', zhCN.badCode))
})

it('a list has one default at most', async () => {
  expect(await call('/dictValue/add', entry({ value: 'a', labelDefault: '甲', isDefault: '1' }))).toEqual({ status: 200 })
  expect(await call('/dictValue/add', entry({ value: 'b', labelDefault: '乙', isDefault: '1' }))).toEqual(refused('isDefault', zhCN.secondDefault))
  const rows = [entry({ value: 'c', labelDefault: '丙', isDefault: '1' })]
  expect(await call('/dictValue/importRows', { rows, dryRun: true })).toMatchObject({ data: { errors: [{ row: 0, field: 'isDefault' }] } })
  const [first] = (await builtIn('maintenance')).entries.filter(({ value }) => value === 'a')
  expect(await call('/dictValue/update', { id: first?.id, ...entry({ value: 'a', labelDefault: '甲级', isDefault: '1' }) })).toEqual({ status: 200 })
})

it('programs read the entries that can be chosen, in their order, by the beginning of their code', async () => {
  await call('/dictType/add', { code: 'repair', name: '维修类别' })
  const { type } = await builtIn('repair')
  await call('/dictValue/add', entry({ typeId: type?.id, value: 'late', labelDefault: '后', orderNum: 2 }))
  await call('/dictValue/add', entry({ typeId: type?.id, value: 'early', labelDefault: '先', labelEnUs: 'First', orderNum: 1, isDefault: '1' }))
  await call('/dictValue/add', entry({ typeId: type?.id, value: 'gone', labelDefault: '停', isDisabled: '1' }))
  expect(await call('/dictValue/type/repair', undefined, watcher)).toMatchObject({
    data: { total: 2, rows: [{ code: 'repair_early', value: 'early', labelDefault: '先', labelEnUs: 'First', isDefault: '1' }, { code: 'repair_late', isDefault: '0' }] },
  })
  expect(await call('/dictValue/type/%25', undefined, watcher)).toMatchObject({ data: { total: 0 } })
  expect(await call('/dictValue/feign/fire_verdict', undefined, watcher)).toEqual({ '0': '误报', '1': '真实火警', '2': '火警测试' })
  expect(await call('/dictType/tree')).toEqual(expect.arrayContaining([{ id: type?.id, parentId: '-1', label: '维修类别', code: 'repair', children: [] }]))
  expect(await call('/dictType/tree', undefined, watcher)).toMatchObject({ status: 40131 })
})
