import { count } from 'drizzle-orm'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'

import { generalRecords } from '../../db/schema'
import { SIMULATION_DUTY } from '../../simulator/sole-simulator'
import { startBackground } from '../../simulator/start-background'
import { addCatalogue, addTenant } from '../../testing/alarm-world'
import { gatewayOf } from '../../testing/gateway'
import { startTestServer, type TestServer } from '../../testing/test-server'

let folder: string
let real: TestServer
let demo: TestServer

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'smart-fire-demo-'))
  await writeFile(join(folder, 'index.html'), '<!doctype html><html><head></head><body></body></html>')
  real = await startTestServer({ config: { consoleFolder: folder } })
  demo = await startTestServer({ config: { consoleFolder: folder }, isDemo: true })
})
afterAll(async () => {
  await Promise.all([real.stop(), demo.stop()])
  await rm(folder, { recursive: true })
})

/** Raises a fire on demand at a new site; the HTTP status and how many records there are. */
async function raise(server: TestServer): Promise<{ status: number; records: number }> {
  const { deps } = server
  const site = await addTenant(deps, 'site', await addCatalogue(deps))
  const { status } = await gatewayOf(server).post('events', { event: 'fire', kind: 'general', tenantId: site.id })
  const [row] = await deps.database.db.select({ records: count() }).from(generalRecords)
  return { status, records: row?.records ?? 0 }
}

/** Whether a start with the simulator switched on asks for the duty to simulate. */
async function simulates({ deps }: TestServer): Promise<boolean> {
  const asked: number[] = []
  const takeDuty = (duty: number) => {
    asked.push(duty)
    return Promise.resolve(null)
  }
  const background = startBackground({ ...deps, config: { ...deps.config, simulatorMinutes: 10 }, database: { ...deps.database, takeDuty } })
  await background.stop()
  return asked.includes(SIMULATION_DUTY)
}

const pageOf = async (server: TestServer) => (await server.request('/')).text()

describe('a database that was not filled as a demonstration', () => {
  it('takes no events on demand, which would invent or clear alarms', async () => {
    expect(await raise(real)).toEqual({ status: 404, records: 0 })
  })

  it('is never simulated, whatever the settings say', async () => {
    expect(await simulates(real)).toBe(false)
  })

  it('is not called a demonstration, neither in the log nor on the page', async () => {
    expect(real.logLines.join('\n')).not.toContain('demo')
    expect(await pageOf(real)).not.toContain('platform-demo')
  })

  it('has no streets of its own: its maps show what the settings name', async () => {
    expect(await pageOf(real)).not.toContain('platform-map')
    const tiles = { kind: 'xyz', url: 'https://tiles.example/{z}/{x}/{y}.png?a="1"', datum: 'wgs84' } as const
    const named = await startTestServer({ config: { consoleFolder: folder, mapTiles: tiles } })
    const response = await named.request('/')
    expect(await response.text()).toContain('content="{&quot;kind&quot;:&quot;xyz&quot;')
    expect(response.headers.get('content-security-policy')).toContain("img-src 'self' data: blob: https://tiles.example;")
    await named.stop()
  })
})

describe('a database that was filled as a demonstration', () => {
  it('takes events on demand', async () => {
    expect(await raise(demo)).toEqual({ status: 200, records: 1 })
  })

  it('is simulated', async () => {
    expect(await simulates(demo)).toBe(true)
  })

  it('is called a demonstration in the log and on the page', async () => {
    expect(demo.logLines.join('\n')).toContain('"event":"demo.database"')
    expect(await pageOf(demo)).toContain('<meta name="platform-demo" content="1">')
    expect(await pageOf(demo)).toContain('/files/ground/{z}/{x}/{y}')
  })
})
