import { afterAll, beforeAll, expect, it } from 'vitest'

import { addCatalogue, addTenant, type TestTenant } from '../testing/alarm-world'
import { startTestServer, type TestServer } from '../testing/test-server'

let server: TestServer
let site: TestTenant
beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'odd', await addCatalogue(server.deps))
})
afterAll(() => server.stop())

/** Parameters of ids, places, kinds and states, by the names that calls give them. */
const NAMES = [
  'id', 'ids', 'sensorId', 'deviceId', 'labelId', 'hydrantId', 'buildId', 'buildingId', 'floor', 'floorId', 'channelId', 'floorsOf', 'unitId', 'oid', 'departId', 'menuId', 'parentId',
  'fireMainId', 'noticeRuleId', 'routeId', 'planId', 'taskId', 'facilityTypeId', 'manufacturerId', 'seriesId', 'typeId', 'kind', 'type', 'tag', 'status', 'taskState', 'dueState',
]
/** asked for alone as well: a text of another name can decide that a call does not look at these */
const ALONE = ['id', 'channelId']

/** The call, when it has failed inside; otherwise null. */
async function failureOf(path: string, query: string): Promise<string | null> {
  const response = await server.request(`${path}?page=1&limit=1&${query}`, { headers: { Authorization: `Bearer ${site.operator.token}` } })
  return (await response.text()).includes('服务器内部错误') ? `${path} ${query}` : null
}

it.each(['3000000000', 'null', 'constructor'])('no call fails inside for %s where a number or a code is expected', async (value) => {
  const paths = [...new Set(server.calls.flatMap((call) => (/^GET (\/api\/.+)/.exec(call)?.[1] ?? [])))].map((path) => path.replace(/:\w+/g, value))
  expect(paths.length).toBeGreaterThan(200)
  const queries = [NAMES.map((name) => `${name}=${value}`).join('&'), ...ALONE.map((name) => `${name}=${value}`)]
  const failed: (string | null)[] = []
  for (const path of paths) for (const query of queries) failed.push(await failureOf(path, query))
  expect(failed.filter(Boolean)).toEqual([])
})
