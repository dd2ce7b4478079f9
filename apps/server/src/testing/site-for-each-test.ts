import { afterAll, beforeAll, beforeEach } from 'vitest'

import { addCatalogue, addTenant, type TestTenant } from './alarm-world'
import { gatewayOf } from './gateway'
import { startTestServer, type TestServer } from './test-server'

export let server: TestServer
export let gateway: ReturnType<typeof gatewayOf>
/** a new site for each test, with one device of each kind */
export let site: TestTenant
let types: number[]
let sites = 0

/** Starts a server before the tests of a file, and makes a site, a minute later each time, before each test. */
export function aSiteForEachTest(prefix: string, options: Parameters<typeof startTestServer>[0] = {}): void {
  beforeAll(async () => {
    // the files of a worker share this module, and each has a database of its own
    sites = 0
    server = await startTestServer(options)
    gateway = gatewayOf(server)
    types = await addCatalogue(server.deps)
  })
  afterAll(() => server.stop())
  beforeEach(async () => {
    server.clock.advance(60_000)
    site = await addTenant(server.deps, `${prefix}${(sites += 1)}`, types)
  })
}
