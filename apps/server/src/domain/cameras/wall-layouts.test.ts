import { afterAll, beforeAll, expect, it } from 'vitest'

import { addCatalogue, addOperator, addTenant, openInspectionAndVideo, type TestTenant } from '../../testing/alarm-world'
import { startTestServer, type TestServer } from '../../testing/test-server'

let server: TestServer
let site: TestTenant
let colleague: string
let user: string

beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'watched', await addCatalogue(server.deps))
  await openInspectionAndVideo(server.deps, site.id)
  const { db } = server.deps.database
  user = (await addOperator(db, site.id, 'wall-user', server.clock.now(), true)).token
  colleague = (await addOperator(db, site.id, 'wall-colleague', server.clock.now(), true)).token
})
afterAll(() => server.stop())

const layoutsOf = async (token: string) => (await server.call<{ data: object[] }>('/api/device/deviceVideoExt/layouts', token)).body.data
const save = async (layouts: unknown, token = user) =>
  (await server.call<{ status: number }>('/api/device/deviceVideoExt/saveLayouts', token, { method: 'POST', body: JSON.stringify({ layouts }) })).body.status

const LOBBY = { name: '大堂', size: 4, panes: ['8', null, null, '7'] }
const PLANT = { name: '泵房', size: 1, panes: ['9'] }

it('keeps the layouts of each user for himself, in their order, and replaces them as a whole', async () => {
  expect(await layoutsOf(user)).toEqual([])
  expect(await save([PLANT, LOBBY])).toBe(200)
  expect(await layoutsOf(user)).toEqual([PLANT, LOBBY])
  expect(await layoutsOf(colleague)).toEqual([])
  await save([LOBBY])
  expect(await layoutsOf(user)).toEqual([LOBBY])
})

it.each([
  ['a size that no wall has', [{ ...PLANT, size: 2, panes: ['9', null] }]],
  ['fewer panes than the size says', [{ ...LOBBY, panes: ['8'] }]],
  ['a pane with a text that is no id', [{ ...PLANT, panes: ['<b>'] }]],
  ['a layout without a name', [{ ...PLANT, name: ' ' }]],
  ['two of one name', [PLANT, PLANT]],
  ['more than twenty', Array.from({ length: 21 }, (_, at) => ({ ...PLANT, name: String(at) }))],
])('refuses %s, and keeps what there was', async (_what, layouts) => {
  await save([LOBBY])
  expect(await save(layouts)).toBe(30101)
  expect(await layoutsOf(user)).toEqual([LOBBY])
})
