import { afterAll, beforeAll, expect, it } from 'vitest'

import { elements, roleElements, roleMenus, roles, userRoles } from '../../db/schema'
import { addAccount, addTenant, signInAs } from '../../testing/accounts'
import { startTestServer, type TestServer } from '../../testing/test-server'
import { syncCatalogues } from './catalogue.queries'
import { menuIdOf } from './menu-catalogue'

const ADD = 'adminSys/departManager:btn_add'
let server: TestServer
let token: string

beforeAll(async () => {
  server = await startTestServer()
  const tenantId = await addTenant(server, '临港')
  const userId = await addAccount(server, { tenantId, username: 'clerk', isTenantAdmin: false })
  const { db } = server.deps.database
  await db.insert(roles).values({ id: 'clerks', tenantId, name: 'clerks' })
  await db.insert(roleElements).values({ roleId: 'clerks', elementCode: ADD })
  await db.insert(userRoles).values({ userId, roleId: 'clerks' })
  token = await signInAs(server, 'clerk')
})
afterAll(() => server.stop())

it('a button is pressed only by who may open its screen', async () => {
  const add = async () => (await server.call('/api/admin/depart/add', token, { method: 'POST', body: JSON.stringify({ code: 'a', name: '安保部', isDisabled: '0' }) })).status
  expect(await add()).toBe(403)
  await server.deps.database.db.insert(roleMenus).values({ roleId: 'clerks', menuId: menuIdOf('adminSys/departManager') })
  expect(await add(), 'without the section above it').toBe(403)
  await server.deps.database.db.insert(roleMenus).values({ roleId: 'clerks', menuId: menuIdOf('adminSys') })
  expect(await add()).toBe(200)
})

it('a button that a new version of the program has no longer is taken from the roles at its start', async () => {
  const { db } = server.deps.database
  await db.insert(elements).values({ code: 'adminSys/departManager:btn_gone', name: '旧', method: 'POST', uri: '/x', menuId: menuIdOf('adminSys/departManager') })
  await db.insert(roleElements).values({ roleId: 'clerks', elementCode: 'adminSys/departManager:btn_gone' })
  await syncCatalogues(db)
  expect((await db.select().from(roleElements)).map(({ elementCode }) => elementCode)).toEqual([ADD])
  expect((await db.select().from(elements)).map(({ code }) => code)).not.toContain('adminSys/departManager:btn_gone')
})
