import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect } from 'vitest'

import { encodePassword } from '@smart-fire/api-client/wire'

import { loginFailures, roleElements, roleMenus, roles, userRoles, users } from '../../db/schema'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { menuIdOf } from '../menus/menu-catalogue'

export const USER = '/api/admin/user'
export const STRONG = '三月的风 2026'
const ACTS = ['add', 'edit', 'del', 'reset', 'stop']

interface CallResult<Data = unknown> {
  status: number
  body: { status: number; message?: string; data: Data }
}
export type Row = Record<string, unknown> & { id: string; version: number }

export let server: TestServer
export let home: string
let away: string
export const ids: Record<string, string> = {}
export const tokens: Record<string, string> = {}

/** A server for the file with two tenants, a super admin, an administrator and a clerk with all elements of user management. */
export function aServerWithUsers(): void {
  beforeAll(async () => {
    server = await startTestServer()
    home = await addTenant(server, '万达')
    away = await addTenant(server, '万科')
    ids['platform'] = await addAccount(server, { username: 'platform', name: '平台', isSuperAdmin: true, isTenantAdmin: false })
    ids['site-admin'] = await addAccount(server, { tenantId: home, username: 'site-admin', name: '站长' })
    ids['clerk'] = await addAccount(server, { tenantId: home, username: 'clerk', isTenantAdmin: false })
    ids['stranger'] = await addAccount(server, { tenantId: away, username: 'stranger' })
    const { db } = server.deps.database
    await db.update(users).set({ createdById: ids['platform'] }).where(eq(users.isTenantAdmin, true))
    await addRole('clerks', home, ['adminSys', 'adminSys/userManager'], ACTS.map((act) => `adminSys/userManager:btn_${act}`))
    await addRole('watch', home, ['hydrant', 'hydrant/exceptionRecord'])
    await addRole('theirs', away, [])
    await db.insert(userRoles).values({ userId: ids['clerk'], roleId: 'clerks' })
    for (const name of Object.keys(ids)) tokens[name] = await signInAs(server, name)
  })
  beforeEach(() => server.deps.database.db.delete(loginFailures))
  afterAll(() => server.stop())
}

async function addRole(id: string, tenantId: string, menus: string[], elements: string[] = []): Promise<void> {
  const { db } = server.deps.database
  await db.insert(roles).values({ id, tenantId, name: id })
  for (const path of menus) await db.insert(roleMenus).values({ roleId: id, menuId: menuIdOf(path) })
  for (const elementCode of elements) await db.insert(roleElements).values({ roleId: id, elementCode })
}

export const get = <Data>(path: string, who = 'site-admin') => server.call<CallResult<Data>['body']>(`${USER}/${path}`, tokens[who] ?? '')
export const post = (path: string, fields: Record<string, string>, who = 'site-admin') =>
  server.call<CallResult['body']>(`${USER}/${path}`, tokens[who] ?? '', { method: 'POST', body: new URLSearchParams(fields) })
export const rowsOf = async (query = '', who = 'site-admin') => (await get<{ rows: Row[]; total: number }>(`list?${query}`, who)).body.data
export const done = { status: 200, body: { status: 200 } }
export const badParameter = (field: string, message: string) => ({ status: 200, body: { status: 30101, message, data: { field } } })
export const refused = (message: string) => ({ status: 420, body: { status: 30101, message } })

let made = 0
/** Parameters of a new account; each call has another name and number. */
export function anAccount(fields: Record<string, string> = {}): Record<string, string> {
  made += 1
  const number = String(made).padStart(4, '0')
  return { username: `user-${number}`, mobilePhone: `1380000${number}`, password: encodePassword(STRONG), name: `用户${number}`, ...fields }
}

export async function addUser(fields: Record<string, string> = {}, who = 'site-admin') {
  const account = anAccount(fields)
  expect(await post('add', account, who)).toEqual(done)
  const [row] = (await rowsOf(`username=${account['username']}`, who)).rows
  if (!row) throw new Error('the new account is not in the list')
  return { ...row, username: account['username'] ?? '', mobilePhone: account['mobilePhone'] ?? '' }
}
