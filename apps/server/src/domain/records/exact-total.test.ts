import { afterAll, beforeAll, expect, it } from 'vitest'

import { COUNTED_ROWS } from '../../db/bounded-count'
import { addCatalogue, addTenant, type TestTenant } from '../../testing/alarm-world'
import { addManyRecords } from '../../testing/many-records'
import { startTestServer, type TestServer } from '../../testing/test-server'

const OPEN = COUNTED_ROWS + 99

let server: TestServer
let site: TestTenant
beforeAll(async () => {
  server = await startTestServer()
  site = await addTenant(server.deps, 'storm', await addCatalogue(server.deps))
  await addManyRecords(server.deps.database, site.id, { rows: OPEN, open: OPEN })
})
afterAll(() => server.stop())

/** Clients that catch up read pages until they have as many as the total says: an alarm behind a total that is too small would never be seen (domain 3). */
it.each([['by tag', 'tag=0'], ['by default', ''], ['by flag', 'tag=-1&handleFlag=0']])('the total of unhandled records, chosen %s, counts every one of them, however many there are', async (_how, query) => {
  const { body } = await server.call<{ data: { total: number } }>(`/api/datahandler/deviceAbnormal/pageList?${query}`, site.operator.token)
  expect(body.data.total).toBe(OPEN)
})
