import { afterAll, beforeAll, expect, it } from 'vitest'

import { addCatalogue, addTenant, openInspectionAndVideo, type TestTenant } from '../testing/alarm-world'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
let site: TestTenant
beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'names', await addCatalogue(server.deps))
  await openInspectionAndVideo(server.deps, site.id)
})
afterAll(() => server.stop())

const get = (path: string) => server.call(path, site.operator.token)

it.each(['constructor', '__proto__', 'toString'])('%s, which every object has, names no days: they are those of today', async (name) => {
  const path = '/api/datahandler/recordStatistics/figures'
  expect(await get(`${path}?tag=${name}`)).toEqual(await get(path))
})

it.each([['deviceIndoorLabel/pageList', 'dueState'], ['deviceInspectionTasks/pageList', 'taskState']])('a name that every object has is no state: %s', async (path, name) => {
  expect((await get(`/api/device/${path}?${name}=constructor`)).body).toMatchObject({ status: 30101, data: { field: name } })
})
